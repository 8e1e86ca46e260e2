import assert from 'node:assert/strict'
import { test } from 'node:test'
import { individualAt, priceSteps, stepAt } from './pricing.ts'

const euros = (minor: number) => ({ minor, currency: 'EUR' as const })
const dollars = (minor: number) => ({ minor, currency: 'USD' as const })
const tier = (fromQuantity: number, minor: number, lessPercent: number) => ({
  fromQuantity,
  price: dollars(minor * 2),
  originalPrice: euros(minor),
  lessPercent,
})
const lot = {
  minimumOrder: 6,
  price: dollars(2000),
  originalPrice: euros(1000),
  tiers: [tier(60, 900, 10), tier(12, 950, 5)],
}

const summarize = (steps: ReturnType<typeof priceSteps>) =>
  steps.map(({ fromQuantity, lessPercent }) => [fromQuantity, lessPercent])

test('price steps start with the base price and are ascending', () => {
  assert.deepEqual(summarize(priceSteps(lot)), [
    [6, 0],
    [12, 5],
    [60, 10],
  ])
})

test('a tier at or below the minimum order replaces the base price', () => {
  assert.deepEqual(summarize(priceSteps({ ...lot, minimumOrder: 12 })), [
    [12, 5],
    [60, 10],
  ])
})

test('the highest reached step sets the price', () => {
  const steps = priceSteps(lot)
  assert.equal(stepAt(steps, 54).lessPercent, 5)
  assert.equal(stepAt(steps, 60).lessPercent, 10)
})

test('an individual price counts from its quantity where it is lower than the step', () => {
  const offer = (fromQuantity: number, minor: number) => ({
    fromQuantity,
    price: dollars(minor * 2),
    originalPrice: euros(minor),
    until: '2026-12-31',
  })
  const steps = priceSteps(lot)
  const product = { individualPrices: [offer(6, 960), offer(30, 910)] }
  const priceFor = (quantity: number) => individualAt(product, stepAt(steps, quantity), quantity)?.originalPrice.minor
  assert.deepEqual([6, 12, 29, 30, 60].map(priceFor), [960, undefined, undefined, 910, undefined])
})
