import assert from 'node:assert/strict'
import { test } from 'node:test'
import { offer } from '../rules.fixture.ts'
import { pricesOf } from './prices.ts'

const fields = { price: '1 220', oldprice: '1342' }
const prices = (more: object, kind: 'net' | 'gross', rate?: number) =>
  pricesOf(offer({ fields: { ...fields, ...more } }), { prices: kind, standardVatPercent: 22, rate })

test('net prices are kept, and the feed decides on VAT only if it states it', () => {
  assert.deepEqual(prices({}, 'net'), { priceMinor: 122_000, oldPriceMinor: 134_200, vat: {} })
  assert.deepEqual(prices({ vat: 'VAT_10' }, 'net'), { priceMinor: 122_000, oldPriceMinor: 134_200, vat: {} })
})

test('gross prices become net by the VAT of the offer, or by the standard rate', () => {
  assert.deepEqual(prices({}, 'gross'), { priceMinor: 100_000, oldPriceMinor: 110_000, vat: { vatPercent: null } })
  assert.deepEqual(prices({ vat: '10%' }, 'gross'), {
    priceMinor: 110_909,
    oldPriceMinor: 122_000,
    vat: { vatPercent: 10 },
  })
  assert.deepEqual(prices({ vat: 'NO_VAT' }, 'gross').priceMinor, 122_000)
})

test('only a higher old price is one, and no price stays none', () => {
  assert.equal(prices({ oldprice: '1220' }, 'gross').oldPriceMinor, null)
  assert.equal(prices({ oldprice: '1219,99' }, 'net').oldPriceMinor, null)
  for (const price of ['0', '', '-5', 'x']) assert.equal(prices({ price }, 'gross').priceMinor, undefined, price)
})

test('prices are converted before they are rounded, and before VAT is taken off', () => {
  assert.deepEqual(prices({ price: '0.0125', oldprice: '1' }, 'net', 92.5), {
    priceMinor: 116,
    oldPriceMinor: 9_250,
    vat: {},
  })
  assert.equal(prices({ price: '12.2' }, 'gross', 10).priceMinor, 10_000)
  for (const rate of [1e-9, 1e12]) assert.equal(prices({}, 'net', rate).priceMinor, undefined)
})
