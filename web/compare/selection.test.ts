import assert from 'node:assert/strict'
import { test } from 'node:test'
import { maxComparedProducts } from '../lib/locale.ts'
import { change, comparePath } from './selection.ts'

test('products are chosen once, up to the limit, and given back', () => {
  assert.deepEqual(change(['1'], '2', true), { values: ['1', '2'], note: null })
  assert.deepEqual(change(['1', '2'], '1', true), { values: ['2', '1'], note: null })
  assert.deepEqual(change(['1', '2'], '1', false), { values: ['2'], note: null })
  const full = Array.from({ length: maxComparedProducts }, (_, index) => String(index + 1))
  assert.deepEqual(change(full, '99', true), { values: full, note: 'full' })
})

test('the address keeps the choice', () => {
  assert.equal(comparePath([1, 2]), '/compare?products=1,2')
  assert.equal(comparePath([1, 2], true), '/compare?products=1,2&differences')
  assert.equal(comparePath([]), '/compare')
})
