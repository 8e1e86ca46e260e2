import assert from 'node:assert/strict'
import { test } from 'node:test'
import { currencies, maxQuantity, maxCartLines, maxPriceMinor } from '#platform/constants.ts'
import { convert, type Rates, sum } from '#platform/values/money.ts'
import { randomFrom } from '#platform/testing/random.ts'
import {
  correctQuantity,
  groupIssues,
  individualOfferAt,
  type Issue,
  exceedsMaxValue,
  type LineFacts,
  lineIssues,
  lineSum,
  maxCartValueMinor,
  mayReplace,
  priceAt,
} from './rules.ts'

const line = (overrides: Partial<LineFacts> = {}): LineFacts => ({
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
  ...overrides,
})

test('the price is that of the highest tier reached, whatever the order of the tiers', () => {
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

test('an individual price applies from its quantity on, and only below the list price', () => {
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
    assert.deepEqual(
      [priceAt(prices, quantity), individualOfferAt(prices, quantity) !== undefined],
      [price, isOwn],
      String(quantity),
    )
  assert.equal(individualOfferAt({ ...prices, individualPrices: [{ fromQuantity: 1, priceMinor: 100 }] }, 1), undefined)
})

test('a quantity is rounded up to the minimum and the step', () => {
  for (const [quantity, minimumOrder, orderStep, corrected] of [
    [1, 1, 1, 1],
    [7, 1, 6, 12],
    [1, 24, 12, 24],
    [25, 24, 12, 36],
    [0, 10, 5, 10],
    [maxQuantity, 1, 6, 999_996],
    [maxQuantity + 5, 1, 1, maxQuantity],
  ] as const)
    assert.equal(
      correctQuantity(quantity, { minimumOrder, orderStep }),
      corrected,
      `${quantity} by ${orderStep} from ${minimumOrder}`,
    )
})

test('a line reports why it cannot be ordered', () => {
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
    [{ seenPriceMinor: 101 }, []],
    [{ tiers: [{ fromQuantity: 10, priceMinor: 90 }], seenPriceMinor: 90 }, []],
    [
      { quantity: 1_000, minimumOrder: 3, orderStep: 3, seenPriceMinor: 1 },
      ['notEnoughStock', 'notInSteps', 'priceChanged'],
    ],
  ]
  for (const [overrides, issues] of cases)
    assert.deepEqual(lineIssues(line(overrides)), issues, JSON.stringify(overrides))
})

test('a group reports the issues of its lines, each once, and its own', () => {
  const open = { isActive: true, minimumOrderMinor: 0 }
  assert.deepEqual(groupIssues([line()], open), [])
  assert.deepEqual(groupIssues([line({ available: 0 }), line({ available: 0 })], open), ['outOfStock'])
  assert.deepEqual(groupIssues([line()], { isActive: false, minimumOrderMinor: 1_001 }), [
    'storeClosed',
    'belowStoreMinimum',
  ])
  const minimum = { isActive: true, minimumOrderMinor: 1_000 }
  assert.deepEqual(groupIssues([line()], minimum), [])
  for (const gone of [{ isLive: false }, { available: 0 }])
    assert.equal(groupIssues([line({ quantity: 9 }), line(gone)], minimum).at(-1), 'belowStoreMinimum')
})

const rates: Rates = {
  date: '2026-01-05',
  source: 'test',
  perEuro: { EUR: 1, USD: 1.1, RUB: 95.5, BYN: 3.4, KZT: 560, RSD: 117.2, CNY: 7.9, TRY: 52 },
}

test('a cart cannot exceed its maximum value by a cent, but can always be reduced (B01o)', () => {
  const linesAtMaxPrice = (quantity: number) => [
    { ...line({ priceMinor: maxPriceMinor, quantity }), currency: 'EUR' as const },
  ]
  const quantityAtLimit = maxCartValueMinor / maxPriceMinor
  const oneCent = { ...line({ priceMinor: 1, quantity: 1 }), currency: 'EUR' as const }
  assert.equal(exceedsMaxValue(linesAtMaxPrice(quantityAtLimit), rates), false)
  assert.equal(exceedsMaxValue([...linesAtMaxPrice(quantityAtLimit), oneCent], rates), true)
  for (const [before, after, isAllowed] of [
    [0, quantityAtLimit, true],
    [quantityAtLimit, quantityAtLimit + 1, false],
    [quantityAtLimit + 5, quantityAtLimit + 4, true],
    [quantityAtLimit + 5, quantityAtLimit + 5, true],
    [quantityAtLimit + 5, quantityAtLimit + 6, false],
  ] as const)
    assert.equal(mayReplace(linesAtMaxPrice(before), linesAtMaxPrice(after), rates), isAllowed, `${before} to ${after}`)
})

test('sums up to the maximum are exact in every currency, even after a tenfold rate change (B05)', () => {
  const random = randomFrom(53)
  const movedRates = { ...rates, perEuro: { ...rates.perEuro, KZT: 5_600 } }
  for (let round = 0; round < 200; round++) {
    const lines: (LineFacts & { sumMinor: number; currency: (typeof currencies)[number] })[] = []
    const own = round % 2 ? random.pick(currencies) : undefined
    for (let tries = 0; tries < 2 * maxCartLines && lines.length < maxCartLines; tries++) {
      const next = line({
        priceMinor: random.pick([
          maxPriceMinor - random.between(0, 9),
          random.between(1, maxPriceMinor),
          random.between(1, 99_999),
        ]),
        quantity: random.pick([1, random.between(1, 50), random.between(1, maxQuantity)]),
      })
      const currency = own ?? random.pick(currencies)
      const priced = { ...next, sumMinor: lineSum(next), currency }
      if (!exceedsMaxValue([...lines, priced], rates)) lines.push(priced)
    }
    for (const { priceMinor, quantity, sumMinor } of lines)
      assert.equal(BigInt(sumMinor), BigInt(priceMinor) * BigInt(quantity))
    for (const to of currencies) {
      const shown = lines.map(({ sumMinor, currency }) => convert({ minor: sumMinor, currency }, to, movedRates).minor)
      const total = sum(shown)
      assert.ok(total < Number.MAX_SAFE_INTEGER, `round ${round} in ${to}: ${total}`)
      assert.equal(
        BigInt(total),
        shown.reduce((all, minor) => all + BigInt(minor), 0n),
        `round ${round} in ${to}`,
      )
    }
  }
})
