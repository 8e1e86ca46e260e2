// What administrators see of accounts and chats, and whom they keep out.
import { randomUUID } from 'node:crypto'
import type { Rows } from './rows.fixture.ts'

export const moderationRows: Rows = {
  'GET system/ip/ban': {},
  'PATCH system/ip/ban': {
    input: () => ({ network: 'nowhere', reason: 'Spam', until: '2999-01-01T00:00:00Z' }),
    admitted: 422,
  },
  'DELETE system/ip/ban': { input: () => ({ network: '192.0.2.1' }), admitted: 404 },
  'GET x/admin-panel/ban/list': {},
  'POST x/admin-panel/ban/add': {
    input: () => ({ subject: { kind: 'Account', value: randomUUID() }, reason: 'Spam', until: '2999-01-01T00:00:00Z' }),
    admitted: 404,
  },
  'POST x/admin-panel/ban/cancel': { input: () => ({ id: randomUUID() }), admitted: 404 },
  'GET x/admin-panel/account/list': {},
  'GET x/admin-panel/account/count': {},
  'GET x/admin-panel/account/single': { input: () => ({ id: randomUUID() }), admitted: 404 },
  'POST x/admin-panel/account/bulk-admin': { input: () => ({ ids: [randomUUID()], features: [] }), admitted: 404 },
  'POST x/admin-panel/account/bulk-delete': { input: () => ({ ids: [randomUUID()] }) },
  'GET x/admin-panel/statistics/chat/list': {},
  'GET x/admin-panel/statistics/chat/messages': { input: () => ({ chatId: randomUUID() }), admitted: 404 },
  'GET x/admin-panel/statistics/chat/report/list': {},
  'POST x/admin-panel/statistics/chat/report/close': {
    input: () => ({ chatId: randomUUID(), side: 'Buyer', note: 'None' }),
    admitted: 404,
  },
}
