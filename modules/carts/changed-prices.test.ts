import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import * as make from '#platform/testing/make.ts'
import { fileApp } from '#platform/testing/shared.ts'
import { somebody } from '#platform/testing/somebody.ts'
import { acceptPrices, editCart, getCart } from './contract.ts'

test('all new prices of a supplier are accepted at once; lower ones need no consent (B06)', async () => {
  const { db } = (await fileApp()).database
  const client = await somebody(await fileApp())
  const id = client.accountId
  const [store, other] = [await make.store(db), await make.store(db)]
  const products: number[] = []
  for (const storeId of [store.id, store.id, store.id, other.id])
    products.push((await make.product(db, { storeId, priceMinor: 1_000 })).id)
  await make.cart(
    db,
    id,
    products.map((productId) => ({ productId, quantity: 2 })),
  )
  const setPrice = (ids: readonly number[], minor: number) =>
    sql`update products set price_minor = ${minor} where id = any(${ids as number[]}::int[])`.execute(db)
  await setPrice(products, 1_100)
  await setPrice([products[2]!], 900)
  const cart = async () => (await client.call(getCart, {}, { currency: 'EUR' })).body
  const state = async () =>
    (await cart()).storeItems.map(({ items, canOrder }) => [
      canOrder,
      ...items.map(({ previousPrice, issues }) => [previousPrice?.minor, ...issues]),
    ])
  assert.deepEqual(await state(), [
    [false, [1_000, 'priceChanged'], [1_000, 'priceChanged'], [1_000]],
    [false, [1_000, 'priceChanged']],
  ])
  assert.equal((await client.call(acceptPrices, { storeId: store.id })).status, 200)
  assert.deepEqual(await state(), [
    [true, [undefined], [undefined], [undefined]],
    [false, [1_000, 'priceChanged']],
  ])
  await setPrice([products[3]!], 800)
  assert.equal((await cart()).storeItems[1]!.canOrder, true)
  await client.call(editCart, { productId: products[3]!, quantity: 3 })
  assert.equal((await cart()).storeItems[1]!.items[0]!.previousPrice, null)
  assert.equal((await client.call(acceptPrices, { storeId: 2_000_000_000 })).status, 404)
})
