import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { addToCart, getCart } from '#modules/carts/contract.ts'
import * as make from '#platform/testing/make.ts'
import { Visitor, signedIn, testDevice } from '#platform/testing/personas.ts'
import { fileApp } from '#platform/testing/shared.ts'
import { openSession } from '../accounts/sessions/sessions.ts'
import { createOrder, repeatOrder } from './contract.ts'

/** A buyer who has ordered two products. */
async function newOrder() {
  const app = await fileApp()
  const { db } = app.database
  const { id } = await make.account(db)
  const { token } = await db.transaction().execute((tx) => openSession(tx, id, testDevice, new Date()))
  const client = new Visitor(app.address, token)
  const store = await make.store(db)
  const [first, second] = [
    await make.product(db, { storeId: store.id, priceMinor: 1_000 }),
    await make.product(db, { storeId: store.id, minimumOrder: 4, orderStep: 2 }),
  ]
  await make.cart(db, id, [
    { productId: first.id, quantity: 3 },
    { productId: second.id, quantity: 6 },
  ])
  const placed = await client.call(createOrder, { contactName: 'B', contactPhone: '1' })
  return { app, db, client, first, second, orderId: placed.body.outcomes[0]!.orderId! }
}

const quantities = async (client: Visitor) =>
  (await client.call(getCart, {})).body.storeItems.flatMap(({ items }) =>
    items.map(({ productId, quantity }) => [productId, quantity]),
  )

test('a repeated order is in the cart at current prices', async () => {
  const { db, client, first, second, orderId } = await newOrder()
  await sql`update products set price_minor = 900 where id = ${first.id}`.execute(db)
  assert.deepEqual((await client.call(repeatOrder, { id: orderId })).body, { added: 2, skipped: 0, wereInCart: 0 })
  const { price, previousPrice } = (await client.call(getCart, {}, { currency: 'EUR' })).body.storeItems[0]!.items[0]!
  assert.deepEqual(
    [price.minor, previousPrice?.minor],
    [900, 1000],
    'the price of the order is shown beside the current one',
  )
  assert.deepEqual(await quantities(client), [
    [first.id, 3],
    [second.id, 6],
  ])
})

test('an order that is repeated twice is not doubled: the larger quantity counts', async () => {
  const { client, first, second, orderId } = await newOrder()
  await client.call(addToCart, { productId: first.id, quantity: 10 })
  await client.call(addToCart, { productId: second.id, quantity: 4 })
  const repeat = async () => (await client.call(repeatOrder, { id: orderId })).body
  assert.deepEqual(await repeat(), { added: 2, skipped: 0, wereInCart: 2 })
  assert.deepEqual(await repeat(), { added: 2, skipped: 0, wereInCart: 2 })
  assert.deepEqual(await quantities(client), [
    [first.id, 10],
    [second.id, 6],
  ])
})

test('parallel repetitions of an order do not add up', async () => {
  const { client, first, second, orderId } = await newOrder()
  await Promise.all(Array.from({ length: 8 }, () => client.call(repeatOrder, { id: orderId })))
  assert.deepEqual(await quantities(client), [
    [first.id, 3],
    [second.id, 6],
  ])
})

test('products that are not sold any more are left out; an order of nothing else is refused', async () => {
  const { db, client, first, second, orderId } = await newOrder()
  await sql`update products set status = 'Archived' where id = ${first.id}`.execute(db)
  assert.deepEqual((await client.call(repeatOrder, { id: orderId })).body, { added: 1, skipped: 1, wereInCart: 0 })
  await sql`delete from products where id = ${second.id}`.execute(db)
  const refused = await client.call(repeatOrder, { id: orderId }, { locale: 'de' })
  assert.equal(refused.status, 409)
  const problem = refused.body as unknown as { code: string; detail: string }
  assert.equal(problem.code, 'orders.nothingToRepeat')
  assert.match(problem.detail, /nicht wiederholen/)
})

test('only the buyer repeats an order', async () => {
  const { app, orderId } = await newOrder()
  const stranger = await signedIn(app, 'otherBuyer')
  assert.equal((await stranger.call(repeatOrder, { id: orderId })).status, 404)
})
