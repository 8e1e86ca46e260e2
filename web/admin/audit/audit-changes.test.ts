import assert from 'node:assert/strict'
import { test } from 'node:test'
import { changesOf, recordedName } from './audit-changes.ts'

test('fields that differ are listed, and those that an entry has besides', () => {
  assert.deepEqual(changesOf({ before: { name: 'A', tags: [1] }, after: { name: 'B', tags: [1] }, storeId: 7 }), [
    { field: 'name', before: 'A', after: 'B' },
    { field: 'storeId', before: undefined, after: 7 },
  ])
  assert.deepEqual(changesOf({}), [])
})

test('fields without a value and the id of the record are left out', () => {
  const after = { id: 5, name: 'A', logo: null, tags: [], notes: {}, titles: { en: '', de: '' }, text: '' }
  assert.deepEqual(changesOf({ after, refused: [] }), [{ field: 'name', before: undefined, after: 'A' }])
})

test('a state may be a plain value, or be missing on one side', () => {
  assert.deepEqual(changesOf({ before: 500, after: 700 }), [{ field: 'value', before: 500, after: 700 }])
  assert.deepEqual(changesOf({ before: { name: 'A' }, after: null }), [
    { field: 'name', before: 'A', after: undefined },
  ])
})

test('a deleted record has the name that the entry has recorded', () => {
  const names = { en: 'Bolts', de: 'Schrauben', ru: '' }
  assert.equal(recordedName({ before: { name: 'A' }, after: { name: 'B' } }, 'en'), 'B')
  assert.deepEqual(
    ['de', 'ru'].map((locale) => recordedName({ before: { names }, after: null }, locale)),
    ['Schrauben', 'Bolts'],
  )
  assert.equal(recordedName({ after: 5 }, 'en'), '')
})
