import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mayOpen } from './areas.ts'

test('a page opens with the feature of its area', () => {
  for (const [path, feature] of [
    ['/admin/accounts/3', 'accounts'],
    ['/admin/brands?item=3', 'brands'],
    ['/admin/settings#set-supportEmail-value', 'appConfig'],
    ['/admin/chats/reports', 'statistics'],
    ['/admin/audit', 'texts'],
  ] as const)
    assert.ok(mayOpen([feature], path), path)
  assert.ok(!mayOpen(['stores'], '/admin/accounts/3'))
  assert.ok(!mayOpen([], '/admin/audit'))
  assert.ok(!mayOpen(['stores'], '/admin/storesfront'))
})
