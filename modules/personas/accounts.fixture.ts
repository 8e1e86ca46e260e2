// Sign-in, registration and the own account.
import { randomUUID } from 'node:crypto'
import { password, people } from '#platform/testing/shop.ts'
import { newEmail, newPhone, type CallExpectations } from './expectations.fixture.ts'

export const accountExpectations: CallExpectations = {
  'POST token/request': { input: () => ({ login: people.buyer, password }) },
  'POST token/refresh': { input: () => ({ refreshToken: 'none' }), status: 401 },
  'POST account/session/end': {},
  'GET account/get/context': {},
  'GET account/get/adminFeatures': {},
  'GET account/context/list': {},
  'GET account/session/list': {},
  'POST account/session/revoke': { input: () => ({ id: randomUUID() }), status: 404 },
  'POST account/password/change': {
    input: () => ({ currentPassword: 'wrong', newPassword: 'nine green bottles' }),
    status: 422,
  },
  'POST account/profile/set': { input: () => ({ name: 'Somebody Else' }) },
  'POST account/context/store/set': {
    input: ({ storeId }) => ({ storeId }),
    status: 403,
    exceptions: { owner: 200, manager: 200, operator: 200 },
  },
  'POST account/session/attach': { status: 403 },
  'POST account/context/culture/set': { input: () => ({ culture: 'de' }) },
  'GET account/factor/list': {},
  'POST account/factor/totp/start': { input: () => ({ password }) },
  'POST account/factor/totp/confirm': { input: () => ({ code: 'none' }), status: 422 },
  'POST account/factor/totp/remove': { input: () => ({ password }) },
  'POST account/factor/recovery/renew': { input: () => ({ password }), status: 409 },
  'POST account/factor/passkey/start': { input: () => ({ password }) },
  'POST account/factor/passkey/start-proof': {},
  'POST account/factor/passkey/add': { input: () => ({ name: 'None', response: {} }), status: 422 },
  'POST account/factor/passkey/remove': { input: () => ({ id: 'none', password }), status: 404 },
  'POST token/passkey/start': {},
  'POST token/passkey': { input: () => ({ response: {} }), status: 422 },
  'POST token/second-factor': { input: () => ({ challenge: 'none', code: '000000' }), status: 410 },
  'POST account/email/code/send': { input: newEmail },
  'POST account/phone/code/send': { input: newPhone },
  'POST account/email/registration': {
    input: () => ({ ...newEmail(), code: '000000', password, name: 'Nobody' }),
    status: 422,
  },
  'POST account/phone/registration': {
    input: () => ({ ...newPhone(), code: '000000', password, name: 'Nobody' }),
    status: 422,
  },
  'POST account/email/confirm': { input: () => ({ token: 'none' }), status: 410 },
  'POST account/password/restore': { input: () => ({ login: newEmail().email }) },
  'POST x/confirmation/send-sms': { input: newPhone },
  'POST x/confirmation/confirm-phone-by-code': { input: () => ({ ...newPhone(), code: '000000' }), status: 422 },
  'POST x/confirmation/send-email-confirmation': { input: newEmail },
  'POST x/confirmation/confirm-email-by-code': { input: () => ({ ...newEmail(), code: '000000' }), status: 422 },
  'GET x/confirmation/check-email-confirmation': {},
  'POST account/export': { input: () => ({ format: 'json' }) },
  'POST account/delete': { input: () => ({ password: 'wrong' }), status: 422 },
  'POST account/delete/cancel': {},
}
