import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newQuantities, shortages, type StockPolicy } from './stock-policy.ts'

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

test('an available product is refilled once its warehouse has nothing to sell', () => {
  const available = (warehouseId: number): StockPolicy => ({ policy: 'available', warehouseId, refill: 5 })
  assert.deepEqual(quantities(available(1)), [
    [1, 10],
    [2, 6],
  ])
  assert.deepEqual(quantities(available(2)), [
    [1, 10],
    [2, 11],
  ])
  assert.deepEqual(quantities(available(3), []), [[3, 5]])
})
