import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sectionsOf } from './sections.ts'

test('a field that no section names follows the one that is declared before it', () => {
  const keys = ['category', 'code', 'name', 'reserved', 'widthMm', 'heightMm', 'shelfLife', 'documents', 'allergens']
  const fields = keys.map((key) => ({ key, isReadOnly: key === 'reserved' }))
  const sections = sectionsOf(fields).map(({ key, fields: found }) => [key, ...found.map((field) => field.key)])
  assert.deepEqual(
    sections.filter(([, ...found]) => found.length > 0),
    [
      ['main', 'name', 'code'],
      ['packaging', 'widthMm', 'heightMm', 'shelfLife', 'allergens'],
    ],
  )
})
