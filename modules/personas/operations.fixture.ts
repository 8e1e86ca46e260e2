// Settings, caches, jobs, messages and texts in the admin panel, and what people keep of lists.
import { randomUUID } from 'node:crypto'
import type { CallExpectations } from './expectations.fixture.ts'

export const operationExpectations: CallExpectations = {
  'GET x/admin-panel/text/list': {},
  'GET x/admin-panel/text/single': { input: () => ({ type: 'vacancies', locale: 'tr' }) },
  'POST system/text/create': {
    input: () => ({ type: 'vacancies', locale: 'tr', title: 'A', body: 'A', basedOn: 1_000_000, outcome: 'Draft' }),
    status: 409,
  },
  'GET x/admin-panel/overview': {},
  'GET x/admin-panel/appconfig/list': {},
  'POST x/admin-panel/appconfig/set': { input: () => ({ key: 'featureFlags', value: null }) },
  'GET x/cache/keys': {},
  'POST x/cache/invalidate': { input: () => ({ tags: ['banners'] }) },
  'GET x/admin-panel/job/list': {},
  'GET x/admin-panel/job/schedule': {},
  'POST x/admin-panel/job/bulk-retry': { input: () => ({ ids: ['999999999'] }) },
  'POST x/admin-panel/job/bulk-delete': { input: () => ({ ids: ['999999999'] }) },
  'GET x/list/tools': { input: () => ({ list: '/admin/accounts', call: 'GET x/admin-panel/account/list' }) },
  'POST x/list/view/save': { input: () => ({ list: '/admin/accounts', name: 'Banned', query: 'status=Banned' }) },
  'POST x/list/view/delete': { input: () => ({ id: randomUUID() }) },
  'POST x/list/columns': { input: () => ({ list: '/admin/accounts', columns: ['name'] }) },
  'POST x/list/export/start': { input: () => ({ call: 'GET nothing', filter: {} }), status: 404 },
  'POST x/list/export/stop': { input: () => ({ id: randomUUID() }) },
  'GET x/list/export/file': { input: () => ({ id: randomUUID() }), status: 404 },
  'GET x/admin-panel/outgoing-message/list': {},
  'POST x/admin-panel/outgoing-message/bulk-resend': { input: () => ({ ids: [randomUUID()] }) },
}
