import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type CountablePart, withCount } from './counted-parts.ts'
import type { Term } from './parse-query.ts'

const parts: CountablePart[] = [
  { beginning: 'door', characteristicId: 1, categoryIds: [7] },
  { beginning: 'дверь', characteristicId: 2, categoryIds: [7] },
]
const term = (text: string, given: Partial<Term> = {}): Term => ({
  text,
  key: text,
  isNumeric: /\d/.test(text),
  isUnit: false,
  isAfterPreposition: false,
  tokenizations: [],
  ...given,
})
const read = (terms: readonly Term[], own = [7]) => {
  const counted = withCount({ terms: [...terms], spans: [] }, parts, () => ({ own })).terms
  return [
    counted.filter(({ isUnit }) => isUnit).map(({ text }) => text),
    counted.find(({ count }) => count)?.count?.number,
  ]
}

test('a number beside the name of a characteristic counts it, in either order', () => {
  assert.deepEqual(read([term('2'), term('doors'), term('fridge')]), [['doors'], 2])
  assert.deepEqual(read([term('fridge'), term('doors'), term('4')]), [['doors'], 4])
  assert.deepEqual(read([term('two', { number: { figure: '2', rest: '' } }), term('door'), term('fridge')]), [
    ['door'],
    2,
  ])
})

test('a compound with a number counts by itself', () => {
  const compound = term('двухдверьный', { number: { figure: '2', rest: 'дверьный' } })
  assert.deepEqual(read([compound, term('шкаф')]), [[], 2])
})

test('things without such a part are not counted', () => {
  assert.deepEqual(read([term('double', { number: { figure: '2', rest: '' } }), term('door'), term('white')], []), [
    [],
    undefined,
  ])
})

test('a size, a number with a unit, and the only word count nothing', () => {
  assert.deepEqual(read([term('800'), term('doors'), term('fridge')]), [[], undefined])
  assert.deepEqual(read([term('2'), term('m', { isUnit: true }), term('fridge')]), [['m'], undefined])
  assert.deepEqual(read([term('2'), term('doors')]), [[], undefined])
})
