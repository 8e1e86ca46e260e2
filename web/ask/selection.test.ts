import assert from 'node:assert/strict'
import { test } from 'node:test'
import { maxInquirySuppliers } from '../lib/locale.ts'
import { askPath, change } from './selection.ts'

test('a supplier is selected once, with the last product', () => {
  assert.deepEqual(change(['1-10', '2'], '1-11', true), { values: ['2', '1-11'], note: 'replaced' })
  assert.deepEqual(change(['1-10'], '1-10', true), { values: ['1-10'], note: null })
  assert.deepEqual(change(['1-10'], '11', true), { values: ['1-10', '11'], note: null })
  assert.deepEqual(change(['1'], '1-10', true), { values: ['1-10'], note: 'replaced' })
})

test('at most ten suppliers are selected; the product of one can still change', () => {
  const ten = Array.from({ length: maxInquirySuppliers }, (_, index) => String(index + 1))
  assert.deepEqual(change(ten, '11', true), { values: ten, note: 'full' })
  assert.deepEqual(change(ten, '10-5', true).note, 'replaced')
})

test('deselecting keeps the order of the others', () => {
  assert.deepEqual(change(['1', '2-3', '4'], '2-3', false).values, ['1', '4'])
  assert.deepEqual(change(['1'], '2', false).values, ['1'])
})

test('the path lists all selected suppliers', () => {
  assert.equal(askPath(['1', '2-3']), '/ask?to=1&to=2-3')
})
