import assert from 'node:assert/strict'
import { test } from 'node:test'
import { currencies } from '../constants.ts'
import { convert, euroMicros, rateBetween, type Rates, vatOf, withoutVat, withVat } from './money.ts'
import { randomFrom } from '../testing/random.ts'

const rates: Rates = {
  date: '2026-01-05',
  source: 'test',
  perEuro: { EUR: 1, USD: 1.1, RUB: 95.5, BYN: 3.4, KZT: 560, RSD: 117.2, CNY: 7.9, TRY: 52 },
}

test('an amount is converted to whole minor units, half away from zero', () => {
  const half: Rates = { ...rates, perEuro: { ...rates.perEuro, USD: 1.5 } }
  for (const [minor, expected] of [
    [1, 2],
    [3, 5],
    [-1, -2],
    [100, 150],
    [0, 0],
  ] as const)
    assert.deepEqual(convert({ minor, currency: 'EUR' }, 'USD', half), { minor: expected, currency: 'USD' })
})

test('an amount in the same currency is unchanged', () =>
  assert.deepEqual(convert({ minor: 12_345, currency: 'KZT' }, 'KZT', rates), { minor: 12_345, currency: 'KZT' }))

test('converting there and back loses no more than rounding', () => {
  const random = randomFrom(11)
  for (let round = 0; round < 2_000; round++) {
    const [from, to] = [random.pick(currencies), random.pick(currencies)]
    const minor = random.between(1, 1_000_000_000)
    const there = convert({ minor, currency: from }, to, rates)
    assert.ok(Number.isSafeInteger(there.minor))
    const lost = Math.abs(convert(there, from, rates).minor - minor)
    assert.ok(lost <= Math.ceil(rateBetween(to, from, rates) / 2) + 1, `${minor} ${from} -> ${to} lost ${lost}`)
  }
})

test('the comparable price keeps the order of prices across currencies', () => {
  assert.ok(euroMicros({ minor: 11_719, currency: 'RSD' }, rates) < euroMicros({ minor: 100, currency: 'EUR' }, rates))
  assert.ok(euroMicros({ minor: 11_721, currency: 'RSD' }, rates) > euroMicros({ minor: 100, currency: 'EUR' }, rates))
})

test('the price with VAT times the quantity is the sum with VAT, at every rate', () => {
  const random = randomFrom(22)
  for (let round = 0; round < 2_000; round++) {
    const percent = random.pick([0, 8.1, 10, 16, 19, 20, 22, 25.5])
    const [minor, quantity] = [random.between(1, 1_000_000), random.between(1, 5_000)]
    const gross = minor * quantity + vatOf(minor * quantity, percent)
    const product = withVat({ minor, currency: 'EUR' }, percent).minor * quantity
    assert.ok(Math.abs(product - gross) <= 0.5 + 1e-6, `${minor} x ${quantity} at ${percent} %`)
    assert.equal(withoutVat(Math.round(withVat({ minor, currency: 'EUR' }, percent).minor), percent), minor)
  }
  assert.deepEqual([withoutVat(125_050, 20), withoutVat(100, 25.5), withoutVat(100, 0)], [104_208, 80, 100])
  assert.deepEqual([vatOf(125, 20), vatOf(50, 25), vatOf(2, 25), vatOf(10, 25.5)], [25, 13, 1, 3])
})
