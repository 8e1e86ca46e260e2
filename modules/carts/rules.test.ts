import assert from 'node:assert/strict'
import { test } from 'node:test'
import { currencies, largestQuantity, maxCartLines, maxPriceMinor } from '#platform/constants.ts'
import { convert, type Rates, sum } from '#platform/money.ts'
import { randomFrom } from '#platform/testing/random.ts'
import {
  correctQuantity,
  groupIssues,
  isIndividual,
  type Issue,
  isWorthTooMuch,
  type LineFacts,
  lineIssues,
  lineSum,
  maxWorthMinor,
  mayReplace,
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

const rates: Rates = {
  date: '2026-01-05',
  source: 'test',
  perEuro: { EUR: 1, USD: 1.1, RUB: 95.5, BYN: 3.4, KZT: 560, RSD: 117.2, CNY: 7.9 },
}

test('a cart may be worth so much and not a cent more; it may always become less (B01o)', () => {
  const dear = (quantity: number) => [{ ...line({ priceMinor: maxPriceMinor, quantity }), currency: 'EUR' as const }]
  const most = maxWorthMinor / maxPriceMinor
  const penny = { ...line({ priceMinor: 1, quantity: 1 }), currency: 'EUR' as const }
  assert.equal(isWorthTooMuch(dear(most), rates), false)
  assert.equal(isWorthTooMuch([...dear(most), penny], rates), true)
  for (const [before, after, isAllowed] of [
    [0, most, true],
    [most, most + 1, false],
    [most + 5, most + 4, true],
    [most + 5, most + 5, true],
    [most + 5, most + 6, false],
  ] as const)
    assert.equal(mayReplace(dear(before), dear(after), rates), isAllowed, `${before} to ${after}`)
})

test('up to the limit lines, carts and orders add up exactly in every currency, also when a rate has moved tenfold (B05)', () => {
  const random = randomFrom(53)
  const moved = { ...rates, perEuro: { ...rates.perEuro, KZT: 5_600 } }
  for (let round = 0; round < 200; round++) {
    const lines: { priceMinor: number; quantity: number; sumMinor: number; currency: (typeof currencies)[number] }[] =
      []
    const own = round % 2 ? random.pick(currencies) : undefined
    for (let tries = 0; tries < 2 * maxCartLines && lines.length < maxCartLines; tries++) {
      const next = line({
        priceMinor: random.pick([
          maxPriceMinor - random.between(0, 9),
          random.between(1, maxPriceMinor),
          random.between(1, 99_999),
        ]),
        quantity: random.pick([1, random.between(1, 50), random.between(1, largestQuantity)]),
      })
      const currency = own ?? random.pick(currencies)
      const all = [...lines.map((each) => ({ ...line(each), currency: each.currency })), { ...next, currency }]
      if (!isWorthTooMuch(all, rates)) lines.push({ ...next, sumMinor: lineSum(next), currency })
    }
    for (const { priceMinor, quantity, sumMinor } of lines)
      assert.equal(BigInt(sumMinor), BigInt(priceMinor) * BigInt(quantity))
    for (const to of currencies) {
      const shown = lines.map(({ sumMinor, currency }) => convert({ minor: sumMinor, currency }, to, moved).minor)
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
