// Bans, accounts and chats in the admin panel.
import { randomUUID } from 'node:crypto'
import type { CallExpectations } from './expectations.fixture.ts'

export const moderationExpectations: CallExpectations = {
  'GET x/admin-panel/audit/list': {},
  'GET system/logentitytypes': {},
  'GET system/ip/ban': {},
  'PATCH system/ip/ban': {
    input: () => ({ network: 'nowhere', reason: 'Spam', until: '2999-01-01T00:00:00Z' }),
    status: 422,
  },
  'DELETE system/ip/ban': { input: () => ({ network: '192.0.2.1' }), status: 404 },
  'GET x/admin-panel/ban/list': {},
  'GET x/admin-panel/ban/preview': { input: () => ({ kind: 'Network', value: '192.0.2.0/24' }) },
  'POST x/admin-panel/ban/add': {
    input: () => ({ subject: { kind: 'Account', value: randomUUID() }, reason: 'Spam', until: '2999-01-01T00:00:00Z' }),
    status: 404,
  },
  'POST x/admin-panel/ban/cancel': { input: () => ({ id: randomUUID() }), status: 404 },
  'GET x/admin-panel/account/list': {},
  'GET x/admin-panel/account/count': {},
  'GET x/admin-panel/account/single': { input: () => ({ id: randomUUID() }), status: 404 },
  'POST x/admin-panel/account/bulk-admin': { input: () => ({ ids: [randomUUID()], features: [] }), status: 404 },
  'POST x/admin-panel/account/sign-out': { input: () => ({ id: randomUUID() }), status: 404 },
  'POST x/admin-panel/account/act-as': { input: () => ({ id: randomUUID(), reason: 'A call' }), status: 422 },
  'POST account/act-as/end': {},
  'POST x/admin-panel/account/cancel-deletion': { input: () => ({ id: randomUUID() }), status: 409 },
  'POST x/admin-panel/account/bulk-delete': { input: () => ({ ids: [randomUUID()] }) },
  'GET x/admin-panel/statistics/cart-order/list': {},
  'GET x/admin-panel/statistics/cart-order/detail': { input: () => ({ id: randomUUID() }), status: 404 },
  'GET x/admin-panel/statistics/reports/orders': {},
  'GET x/admin-panel/statistics/reports/catalog': {},
  'GET x/admin-panel/statistics/reports/stores-with-target-actions': {},
  'GET x/admin-panel/statistics/reports/activity': {},
  'GET x/admin-panel/statistics/reports/stores-and-products-views': {},
  'GET x/admin-panel/statistics/reports/export': { input: () => ({ kind: 'orders' }) },
  'GET x/admin-panel/statistics/chat/list': {},
  'GET x/admin-panel/statistics/chat/messages': { input: () => ({ chatId: randomUUID() }), status: 404 },
  'GET x/admin-panel/statistics/chat/report/list': {},
  'POST x/admin-panel/statistics/chat/report/close': {
    input: () => ({ chatId: randomUUID(), side: 'Buyer', note: 'None' }),
    status: 404,
  },
}
