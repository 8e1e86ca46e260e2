import assert from 'node:assert/strict'
import { test } from 'node:test'
import { changesOf } from './audit-changes.ts'

test('fields that differ are listed, and those that an entry has besides', () => {
  assert.deepEqual(changesOf({ before: { name: 'A', tags: [1] }, after: { name: 'B', tags: [1] }, storeId: 7 }), [
    { field: 'name', before: 'A', after: 'B' },
    { field: 'storeId', before: undefined, after: 7 },
  ])
  assert.deepEqual(changesOf({}), [])
})

test('a state may be a plain value, or be missing on one side', () => {
  assert.deepEqual(changesOf({ before: 500, after: 700 }), [{ field: 'value', before: 500, after: 700 }])
  assert.deepEqual(changesOf({ before: { name: 'A' }, after: null }), [
    { field: 'name', before: 'A', after: undefined },
  ])
})
