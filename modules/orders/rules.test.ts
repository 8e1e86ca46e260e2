import assert from 'node:assert/strict'
import { test } from 'node:test'
import { allocateStock, permittedActions, mayBecome, type Side, type Status } from './rules.ts'

const statuses: Status[] = ['New', 'Viewed', 'Confirmed', 'Shipped', 'Completed', 'Cancelled', 'Rejected']
const allowed: [Status, Status, Side][] = [
  ['New', 'Viewed', 'seller'],
  ['New', 'Confirmed', 'seller'],
  ['New', 'Rejected', 'seller'],
  ['New', 'Cancelled', 'buyer'],
  ['Viewed', 'Confirmed', 'seller'],
  ['Viewed', 'Rejected', 'seller'],
  ['Viewed', 'Cancelled', 'buyer'],
  ['Confirmed', 'Shipped', 'seller'],
  ['Confirmed', 'Rejected', 'seller'],
  ['Confirmed', 'Cancelled', 'buyer'],
  ['Shipped', 'Completed', 'buyer'],
]

test('an order follows its life cycle, and each transition belongs to one side', () => {
  for (const from of statuses)
    for (const to of statuses)
      for (const side of ['buyer', 'seller'] as const) {
        const isAllowed = allowed.some(([a, b, by]) => a === from && b === to && by === side)
        assert.equal(mayBecome(from, to, side), isAllowed, `${from} -> ${to} by ${side}`)
      }
})

test('an order lists the actions that the viewer may take', () => {
  assert.deepEqual(permittedActions('New', 'buyer'), { cancel: true, confirm: false, reject: false })
  assert.deepEqual(permittedActions('New', 'seller'), { cancel: false, confirm: true, reject: true })
  assert.deepEqual(permittedActions('Shipped', 'buyer'), { cancel: false, confirm: false, reject: false })
})

test('a quantity is allocated to warehouses in order, never more than each has', () => {
  const stockLevels = (...available: number[]) =>
    available.map((amount, index) => ({ productId: 1, warehouseId: index + 1, available: amount }))
  const cases: [number, number[], number[], number][] = [
    [5, [10, 10], [5], 0],
    [15, [10, 10], [10, 5], 0],
    [25, [10, 10], [10, 10], 5],
    [5, [0, 5], [5], 0],
    [5, [-3, 5], [5], 0],
    [5, [], [], 5],
  ]
  for (const [quantity, available, allocated, missing] of cases) {
    const result = allocateStock(quantity, stockLevels(...available))
    assert.deepEqual(
      result.taken.map((part) => part.quantity),
      allocated,
    )
    assert.equal(result.missing, missing)
  }
})
