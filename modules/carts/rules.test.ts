import assert from 'node:assert/strict'
import { test } from 'node:test'
import { largestQuantity } from '#platform/constants.ts'
import {
  correctQuantity,
  groupIssues,
  isIndividual,
  type Issue,
  type LineFacts,
  lineIssues,
  lineSum,
  priceAt,
} from './rules.ts'

const line = (given: Partial<LineFacts> = {}): LineFacts => ({
  isLive: true,
  quantity: 10,
  priceMinor: 100,
  tiers: [],
  individualPrices: [],
  seenPriceMinor: 100,
  minimumOrder: 1,
  orderStep: 1,
  available: 100,
  leadDays: null,
  ...given,
})

test('the price is that of the highest tier reached, in whatever order the tiers come', () => {
  const tiers = [
    { fromQuantity: 100, priceMinor: 80 },
    { fromQuantity: 10, priceMinor: 90 },
  ]
  for (const [quantity, price] of [
    [1, 100],
    [9, 100],
    [10, 90],
    [99, 90],
    [100, 80],
    [1_000_000, 80],
  ] as const)
    assert.equal(priceAt({ priceMinor: 100, tiers, individualPrices: [] }, quantity), price, String(quantity))
  assert.equal(lineSum(line({ tiers, quantity: 10 })), 900)
})

test('an individual price counts from its quantity on, and only when it is less than the list asks', () => {
  const prices = {
    priceMinor: 100,
    tiers: [
      { fromQuantity: 10, priceMinor: 90 },
      { fromQuantity: 100, priceMinor: 70 },
    ],
    individualPrices: [
      { fromQuantity: 5, priceMinor: 95 },
      { fromQuantity: 20, priceMinor: 80 },
    ],
  }
  for (const [quantity, price, isOwn] of [
    [1, 100, false],
    [4, 100, false],
    [5, 95, true],
    [10, 90, false],
    [20, 80, true],
    [99, 80, true],
    [100, 70, false],
  ] as const)
    assert.deepEqual([priceAt(prices, quantity), isIndividual(prices, quantity)], [price, isOwn], String(quantity))
  assert.equal(isIndividual({ ...prices, individualPrices: [{ fromQuantity: 1, priceMinor: 100 }] }, 1), false)
})

test('a quantity is corrected upward to the minimum and the step', () => {
  for (const [quantity, minimumOrder, orderStep, corrected] of [
    [1, 1, 1, 1],
    [7, 1, 6, 12],
    [1, 24, 12, 24],
    [25, 24, 12, 36],
    [0, 10, 5, 10],
    [largestQuantity, 1, 6, 999_996],
    [largestQuantity + 5, 1, 1, largestQuantity],
  ] as const)
    assert.equal(
      correctQuantity(quantity, { minimumOrder, orderStep }),
      corrected,
      `${quantity} by ${orderStep} from ${minimumOrder}`,
    )
})

test('a line says why it cannot be ordered', () => {
  const cases: [Partial<LineFacts>, Issue[]][] = [
    [{}, []],
    [{ isLive: false, available: 0 }, ['productGone']],
    [{ available: 0 }, ['outOfStock']],
    [{ available: 9 }, ['notEnoughStock']],
    [{ available: 9, minimumOrder: 10 }, ['outOfStock']],
    [{ available: 0, leadDays: 7 }, []],
    [{ quantity: 3, minimumOrder: 4 }, ['belowMinimum']],
    [{ quantity: 10, orderStep: 4 }, ['notInSteps']],
    [{ seenPriceMinor: 99 }, ['priceChanged']],
    [{ tiers: [{ fromQuantity: 10, priceMinor: 90 }], seenPriceMinor: 90 }, []],
    [
      { quantity: 1_000, minimumOrder: 3, orderStep: 3, seenPriceMinor: 1 },
      ['notEnoughStock', 'notInSteps', 'priceChanged'],
    ],
  ]
  for (const [given, issues] of cases) assert.deepEqual(lineIssues(line(given)), issues, JSON.stringify(given))
})

test("a group has its lines' reasons, each once, and its own", () => {
  const open = { isActive: true, minimumOrderMinor: 0 }
  assert.deepEqual(groupIssues([line()], open), [])
  assert.deepEqual(groupIssues([line({ available: 0 }), line({ available: 0 })], open), ['outOfStock'])
  assert.deepEqual(groupIssues([line()], { isActive: false, minimumOrderMinor: 1_001 }), [
    'storeClosed',
    'belowStoreMinimum',
  ])
  assert.deepEqual(groupIssues([line()], { isActive: true, minimumOrderMinor: 1_000 }), [])
})
