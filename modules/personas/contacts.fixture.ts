// Phone calls, callback requests and help requests.
import { randomUUID } from 'node:crypto'
import { newEmail, newPhone, type CallExpectations } from './expectations.fixture.ts'

export const contactExpectations: CallExpectations = {
  'POST message/callback/request': { input: ({ storeId }) => ({ storeId, phone: newPhone().phone }) },
  'POST telephony/redirect-phone-number': { input: ({ storeId }) => ({ storeId }), status: 409 },
  'POST telephony/callback': {
    input: () => ({
      callId: '1',
      sentAt: '2026-01-01T00:00:00Z',
      from: '',
      to: '+493023125001',
      startedAt: '2026-01-01T00:00:00Z',
      durationSeconds: 1,
      status: 'Missed',
    }),
    status: 404,
  },
  'POST help/request': { input: () => ({ text: 'Bolts', contact: newEmail().email }) },
  'GET x/admin-panel/help-request/list': {},
  'POST x/admin-panel/help-request/set-status': {
    input: () => ({ id: randomUUID(), version: 1, status: 'InWork' }),
    status: 404,
  },
  'GET x/callback/context/list': {},
  'POST x/callback/context/set-status': {
    input: () => ({ id: randomUUID(), version: 1, status: 'InWork' }),
    status: 404,
  },
  'GET x/admin-panel/telephony/redirect-phone-number/list': {},
  'POST x/admin-panel/telephony/redirect-phone-number/add': { input: () => ({ number: newPhone().phone }) },
  'PATCH x/admin-panel/telephony/redirect-phone-number/update': { input: () => ({ id: 2_000_000_000 }), status: 404 },
  'GET x/admin-panel/telephony/callback/list': {},
  'GET x/admin-panel/telephony/callback/audio': { input: () => ({ id: randomUUID() }), status: 404 },
  'GET x/admin-panel/statistics/telephony-callback': {},
  'GET x/admin-panel/statistics/telephony-redirect': {},
}
