import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { requestCallback } from '#modules/contacts/contract.ts'
import { createOrder } from '#modules/orders/contract.ts'
import { confirmOrder } from '#modules/orders/step-contract.ts'
import * as make from '#platform/testing/make.ts'
import { anonymous } from '#platform/testing/personas.ts'
import { fileApp } from '#platform/testing/shared.ts'
import { colleague, somebody } from '#platform/testing/somebody.ts'
import { getStoreOverview } from './overview-contract.ts'

test('the home of a store says what waits, and what is not set up', async () => {
  const app = await fileApp()
  const { db } = app.database
  const [store, other] = [await make.store(db, { name: 'Bolts & Co' }), await make.store(db)]
  const seller = await colleague(app, store.id, 'Operator')
  const buyer = await somebody(app)
  const read = async () => (await seller.call(getStoreOverview, {}, { storeId: store.id })).body
  const empty = await read()
  assert.deepEqual(
    [empty.name, empty.orders, empty.chats, empty.products],
    [
      'Bolts & Co',
      { new: 0, inProgress: 0, shipped: 0 },
      { count: 0, oldestAt: null },
      { active: 0, drafts: 0, outOfStock: 0, withoutPicture: 0 },
    ],
  )
  assert.deepEqual(
    empty.setup.filter(({ isDone }) => isDone),
    [],
  )

  const product = await make.product(db, { storeId: store.id, available: 50 })
  await make.product(db, { storeId: store.id, available: 0 })
  await make.product(db, { storeId: store.id, status: 'Draft' })
  await make.product(db, { storeId: other.id })
  const ids: string[] = []
  for (let count = 0; count < 2; count++) {
    await make.cart(db, buyer.accountId, [{ productId: product.id, quantity: 1 }])
    const placed = await buyer.call(createOrder, { contactName: 'Bea', contactPhone: '1' })
    ids.push(placed.body.outcomes[0]!.orderId!)
  }
  await seller.call(confirmOrder, { id: ids[0]! })
  await anonymous(app).call(requestCallback, { storeId: store.id, phone: '+381641234567' })
  await sql`update stores set phones = '{+381641234567}' where id = ${store.id}`.execute(db)

  const { orders, callbacks, products, setup } = await read()
  assert.deepEqual(orders, { new: 1, inProgress: 1, shipped: 0 })
  assert.equal(callbacks.count, 1)
  assert.ok(callbacks.oldestAt)
  assert.deepEqual([products.active, products.drafts, products.outOfStock], [2, 1, 1])
  assert.deepEqual(
    setup.filter(({ isDone }) => isDone).map(({ step }) => step),
    ['phone', 'product'],
  )
})
