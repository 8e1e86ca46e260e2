import assert from 'node:assert/strict'
import { test } from 'node:test'
import { allot, canDo, mayBecome, type Side, type Status } from './rules.ts'

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

test('an order moves only along its life cycle, and only by the side whose move it is', () => {
  for (const from of statuses)
    for (const to of statuses)
      for (const side of ['buyer', 'seller'] as const) {
        const isAllowed = allowed.some(([a, b, by]) => a === from && b === to && by === side)
        assert.equal(mayBecome(from, to, side), isAllowed, `${from} -> ${to} by ${side}`)
      }
})

test('a document offers what its viewer may do', () => {
  assert.deepEqual(canDo('New', 'buyer'), { cancel: true, confirm: false, reject: false })
  assert.deepEqual(canDo('New', 'seller'), { cancel: false, confirm: true, reject: true })
  assert.deepEqual(canDo('Shipped', 'buyer'), { cancel: false, confirm: false, reject: false })
})

test('a quantity is taken from the warehouses in order, never more than each has', () => {
  const held = (...free: number[]) =>
    free.map((amount, index) => ({ productId: 1, warehouseId: index + 1, free: amount }))
  const cases: [number, number[], number[], number][] = [
    [5, [10, 10], [5], 0],
    [15, [10, 10], [10, 5], 0],
    [25, [10, 10], [10, 10], 5],
    [5, [0, 5], [5], 0],
    [5, [-3, 5], [5], 0],
    [5, [], [], 5],
  ]
  for (const [quantity, free, taken, missing] of cases) {
    const result = allot(quantity, held(...free))
    assert.deepEqual(
      result.taken.map((part) => part.quantity),
      taken,
    )
    assert.equal(result.missing, missing)
  }
})
