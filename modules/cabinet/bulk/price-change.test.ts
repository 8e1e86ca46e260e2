import assert from 'node:assert/strict'
import { test } from 'node:test'
import { changedPrices } from './price-change.ts'

const product = { priceMinor: 1_000, oldPriceMinor: null, tiers: [{ fromQuantity: 10, priceMinor: 900 }] }

test('prices and volume prices change by the percentage and are rounded', () => {
  assert.deepEqual(changedPrices(product, 5.5, 1), {
    priceMinor: 1_055,
    tiers: [{ fromQuantity: 10, priceMinor: 950 }],
  })
  assert.deepEqual(changedPrices(product, -5, 1_000), null, 'both would be 1000')
  assert.deepEqual(changedPrices({ ...product, tiers: [] }, 5.5, 100), { priceMinor: 1_100, tiers: [] })
})

test('a price stays below the previous one and above nothing', () => {
  assert.equal(changedPrices({ ...product, oldPriceMinor: 1_100 }, 10, 1), null)
  assert.equal(changedPrices({ ...product, priceMinor: 4, tiers: [] }, -90, 1), null)
  assert.equal(changedPrices({ ...product, priceMinor: 90_000_000_000 }, 900, 1), null)
})
