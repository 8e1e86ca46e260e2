import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mostAskedSuppliers } from '../lib/locale.ts'
import { askPath, choose, drop } from './chosen.ts'

test('a supplier is chosen once: the last product counts', () => {
  assert.deepEqual(choose(['1-10', '2'], '1-11'), { chosen: ['2', '1-11'], note: 'replaced' })
  assert.deepEqual(choose(['1-10'], '1-10'), { chosen: ['1-10'], note: null })
  assert.deepEqual(choose(['1-10'], '11'), { chosen: ['1-10', '11'], note: null })
  assert.deepEqual(choose(['1'], '1-10'), { chosen: ['1-10'], note: 'replaced' })
})

test('there is room for ten; the product of one of them can still change', () => {
  const ten = Array.from({ length: mostAskedSuppliers }, (_, index) => String(index + 1))
  assert.deepEqual(choose(ten, '11'), { chosen: ten, note: 'full' })
  assert.deepEqual(choose(ten, '10-5').note, 'replaced')
})

test('what is dropped leaves the others in their order', () => {
  assert.deepEqual(drop(['1', '2-3', '4'], '2-3').chosen, ['1', '4'])
  assert.deepEqual(drop(['1'], '2').chosen, ['1'])
})

test('the address names all of them', () => {
  assert.equal(askPath(['1', '2-3']), '/ask?to=1&to=2-3')
})
