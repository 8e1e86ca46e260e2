import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Currency } from '#platform/constants.ts'
import { fileDatabase } from '#platform/testing/shared.ts'
import * as make from '#platform/testing/make.ts'
import { bolts } from './rules.fixture.ts'
import { createPriceCheck } from './price-check.ts'

/** A category without products. */
const category = { ...bolts, id: 2 ** 31 - 1 }

test('placeholders and amounts next to nothing or beyond all goods are doubtful', async () => {
  const { db } = await fileDatabase()
  const isDoubtful = await createPriceCheck(db)
  const check = (priceMinor: number, currency: Currency) => isDoubtful({ priceMinor, currency, category })
  for (const currency of ['RUB', 'KZT', 'EUR'] as const) {
    assert.ok(check(100, currency), `1 ${currency}`)
    assert.ok(check(1, currency), `0.01 ${currency}`)
    assert.ok(!check(100_000, currency), `1000 ${currency}`)
  }
  assert.ok(check(10, 'RUB'))
  assert.ok(!check(3, 'EUR'), 'a screw')
  assert.ok(check(100_000_000_000, 'EUR'))
  const withTier = (tierMinor: number) =>
    isDoubtful({
      priceMinor: 50_000,
      tiers: [{ fromQuantity: 10, priceMinor: tierMinor }],
      currency: 'EUR',
      category,
    })
  assert.deepEqual([withTier(10_000), withTier(4_000)], [false, true], 'the price of a larger quantity is a tenth')
})

test('a price is compared with the median of the category, published or in the feed', async () => {
  const { db } = await fileDatabase()
  const isDoubtful = await createPriceCheck(db)
  const inFeed = (priceMinor: number) => isDoubtful({ priceMinor, currency: 'RUB', category })
  assert.deepEqual(
    Array.from({ length: 30 }, (_, index) => inFeed(500_000 + index)),
    Array(30).fill(false),
  )
  assert.deepEqual([inFeed(1_400), inFeed(2_000_000), inFeed(500_000_000)], [true, false, true])

  const store = await make.store(db, { currency: 'RUB' })
  const { id } = await make.category(db)
  for (let count = 0; count < 20; count++)
    await make.product(db, { storeId: store.id, categoryId: id, priceMinor: 500_000 })
  const isDoubtfulLater = await createPriceCheck(db)
  const inCategory = (priceMinor: number) =>
    isDoubtfulLater({ priceMinor, currency: 'RUB', category: { ...bolts, id } })
  assert.deepEqual([inCategory(1_400), inCategory(2_000), inCategory(500_000_000)], [true, false, true])
})
