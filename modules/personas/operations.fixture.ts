// Settings, caches, jobs, messages and texts in the admin panel.
import type { CallExpectations } from './expectations.fixture.ts'

export const operationExpectations: CallExpectations = {
  'GET x/admin-panel/appconfig/list': {},
  'POST x/admin-panel/appconfig/set': { input: () => ({ key: 'featureFlags', value: null }) },
  'GET x/cache/keys': {},
  'POST x/cache/invalidate': { input: () => ({ tags: ['banners'] }) },
}
