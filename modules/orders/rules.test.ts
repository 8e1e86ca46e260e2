import assert from 'node:assert/strict'
import { test } from 'node:test'
import { allocateStock, type Event, nextStatus, possibleEvents, type Side, type Status } from './rules.ts'
import { OrderEvent, OrderSide, OrderStatus } from './status-contract.ts'

const open: Status[] = ['New', 'Viewed', 'PartlyConfirmed', 'Confirmed']
const unanswered: Status[] = ['New', 'Viewed', 'PartlyConfirmed']
const steps: [Side, Event, Status[], Status][] = [
  ['seller', 'view', ['New'], 'Viewed'],
  ['seller', 'confirm', unanswered, 'Confirmed'],
  ['seller', 'confirmPartly', unanswered, 'PartlyConfirmed'],
  ['seller', 'reject', open, 'Rejected'],
  ['seller', 'ship', ['Confirmed'], 'Shipped'],
  ['seller', 'complete', ['Shipped'], 'Completed'],
  ['buyer', 'accept', ['PartlyConfirmed'], 'Confirmed'],
  ['buyer', 'decline', ['PartlyConfirmed'], 'Cancelled'],
  ['buyer', 'cancel', open, 'Cancelled'],
  ['buyer', 'complete', ['Shipped'], 'Completed'],
]

test('an order follows its life cycle, and each step belongs to its sides', () => {
  for (const status of OrderStatus.options)
    for (const event of OrderEvent.options)
      for (const side of OrderSide.options) {
        const step = steps.find(([by, name, from]) => by === side && name === event && from.includes(status))
        assert.equal(nextStatus(status, event, side), step?.[3], `${event} of ${status} by ${side}`)
      }
})

test('an order lists what the reader can do', () => {
  assert.deepEqual(possibleEvents('New', 'buyer'), ['cancel'])
  assert.deepEqual(possibleEvents('Viewed', 'seller'), ['confirm', 'confirmPartly', 'reject'])
  assert.deepEqual(possibleEvents('PartlyConfirmed', 'buyer'), ['accept', 'decline', 'cancel'])
  for (const side of OrderSide.options) assert.deepEqual(possibleEvents('Rejected', side), [])
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
