import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newQuantities, shortages, type StockPolicy, uncountedStock } from './stock-policy.ts'

const current = [
  { warehouseId: 1, quantity: 10, reserved: 4 },
  { warehouseId: 2, quantity: 6, reserved: 6 },
]
const quantities = (policy: StockPolicy, levels = current) =>
  newQuantities(policy, levels).map(({ warehouseId, quantity }) => [warehouseId, quantity])

test('exact quantities empty other warehouses and are refused below what is reserved', () => {
  const exact = (given: readonly [number, number][]): StockPolicy => ({
    policy: 'exact',
    quantities: given.map(([warehouseId, quantity]) => ({ warehouseId, quantity })),
  })
  const enough = exact([
    [1, 4],
    [2, 7],
    [3, 1],
  ])
  assert.deepEqual(quantities(enough), [
    [1, 4],
    [2, 7],
    [3, 1],
  ])
  assert.deepEqual(shortages(enough, current), [])
  assert.deepEqual(shortages(exact([[1, 3]]), current), [1, 2])
  assert.deepEqual(quantities(exact([])), [
    [1, 0],
    [2, 0],
  ])
})

test('some quantities leave other warehouses as they are and are refused below what is reserved', () => {
  const some = (warehouseId: number, quantity: number): StockPolicy => ({
    policy: 'some',
    quantities: [{ warehouseId, quantity }],
  })
  assert.deepEqual(quantities(some(1, 4)), [
    [1, 4],
    [2, 6],
  ])
  assert.deepEqual(quantities(some(3, 1)), [
    [1, 10],
    [2, 6],
    [3, 1],
  ])
  assert.deepEqual([shortages(some(1, 4), current), shortages(some(1, 3), current)], [[], [1]])
})

test('a total leaves nothing to sell in other warehouses and is never below what is reserved', () => {
  const total = (quantity: number): StockPolicy => ({ policy: 'total', warehouseId: 1, quantity })
  for (const [quantity, expected] of [
    [50, 50],
    [3, 4],
    [0, 4],
  ] as const) {
    assert.deepEqual(quantities(total(quantity)), [
      [1, expected],
      [2, 6],
    ])
    assert.deepEqual(shortages(total(quantity), current), [])
  }
  assert.deepEqual(quantities(total(5), []), [[1, 5]])
})

test('uncounted stock has more than any order takes, beside what is reserved', () => {
  const uncounted = (warehouseId: number): StockPolicy => ({ policy: 'uncounted', warehouseId })
  assert.deepEqual(quantities(uncounted(1)), [
    [1, uncountedStock + 4],
    [2, 6],
  ])
  assert.deepEqual(quantities(uncounted(3), []), [[3, uncountedStock]])
  const full = [{ warehouseId: 1, quantity: 5 * uncountedStock, reserved: 0 }]
  assert.deepEqual(quantities(uncounted(1), full), [[1, 5 * uncountedStock]])
})
