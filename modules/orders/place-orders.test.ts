import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { sql } from 'kysely'
import { editCart, getCart } from '#modules/carts/contract.ts'
import { invalidateAll } from '#platform/cache.ts'
import type { Currency } from '#platform/constants.ts'
import type { Db } from '#platform/db/database.ts'
import { maxQuantity } from '#platform/constants.ts'
import { uncountedStock } from '../catalog/write-products/stock-policy.ts'
import * as make from '#platform/testing/make.ts'
import { Visitor, testDevice } from '#platform/testing/personas.ts'
import { fileApp } from '#platform/testing/shared.ts'
import { openSession } from '../accounts/sessions/sessions.ts'
import { createOrder, getOrder } from './contract.ts'

const contact = { contactName: 'A Buyer', contactPhone: '+381 11 555 01 03' }

/** A new signed-in buyer. */
async function newBuyer() {
  const app = await fileApp()
  const { db } = app.database
  const { id } = await make.account(db)
  const { token } = await db.transaction().execute((tx) => openSession(tx, id, testDevice, new Date()))
  return { id, db, client: new Visitor(app.address, token) }
}

const ordersOf = async (db: Db, buyerId: string) =>
  (
    await sql<{
      id: string
      storeId: number
      totalMinor: number
      shownCurrency: Currency
      shownTotalMinor: number
      rateDate: string
      shownRate: number
    }>`
  select id, store_id as "storeId", total_minor as "totalMinor", shown_currency as "shownCurrency", shown_total_minor as "shownTotalMinor", rate_date as "rateDate",
    shown_rate as "shownRate" from orders where buyer_id = ${buyerId}::uuid order by number`.execute(db)
  ).rows

const stockOf = async (db: Db, productId: number) =>
  (
    await sql<{ quantity: number; reserved: number; available: number }>`
  select sum(s.quantity)::int as quantity, sum(s.reserved)::int as reserved, p.available from product_stock s join products p on p.id = s.product_id
  where p.id = ${productId} group by p.available`.execute(db)
  ).rows[0]!

test('one order is placed per supplier, and the cart keeps the rest', async () => {
  const { id, db, client } = await newBuyer()
  const [first, second] = [await make.store(db), await make.store(db, { currency: 'RSD' })]
  const [a, b] = [await make.product(db, { storeId: first.id }), await make.product(db, { storeId: second.id })]
  await make.cart(db, id, [
    { productId: a.id, quantity: 2 },
    { productId: b.id, quantity: 1 },
  ])
  const one = await client.call(createOrder, { ...contact, storeId: first.id })
  assert.deepEqual(
    one.body.outcomes.map(({ storeId, placed }) => ({ storeId, placed })),
    [{ storeId: first.id, placed: true }],
  )
  const cart = await client.call(getCart, {})
  assert.deepEqual(
    cart.body.storeItems.map(({ store }) => store.id),
    [second.id],
  )
  await client.call(createOrder, contact)
  assert.deepEqual(
    (await ordersOf(db, id)).map(({ storeId }) => storeId),
    [first.id, second.id],
  )
  assert.equal((await client.call(getCart, {})).body.lineCount, 0)
})

test('an order keeps the currency and rate that were shown; unknown currencies fall back to the default (B04)', async () => {
  for (const [header, shown] of [
    ['RSD', 'RSD'],
    ['XXX', 'USD'],
    ['usd;drop table', 'USD'],
    ['BYR', 'BYN'],
    ['TL', 'TRY'],
  ] as const) {
    const { id, db, client } = await newBuyer()
    const store = await make.store(db)
    const product = await make.product(db, { storeId: store.id, priceMinor: 999 })
    await make.cart(db, id, [{ productId: product.id, quantity: 7 }])
    const cart = await client.call(getCart, {}, { currency: header })
    assert.equal(cart.status, 200)
    assert.equal(cart.body.totalProductsPrice.currency, shown)
    assert.equal((await client.call(createOrder, contact, { currency: header })).status, 200)
    const [order] = await ordersOf(db, id)
    assert.equal(order!.totalMinor, 6_993)
    assert.deepEqual({ minor: order!.shownTotalMinor, currency: order!.shownCurrency }, cart.body.totalProductsPrice)
    assert.match(order!.rateDate, /^\d{4}-\d\d-\d\d$/)
    assert.ok(order!.shownRate > 0)
  }
})

test('a changed price keeps the group in the cart until the buyer accepts it (B06)', async () => {
  const { id, db, client } = await newBuyer()
  const store = await make.store(db)
  const product = await make.product(db, { storeId: store.id, priceMinor: 1_000 })
  await make.cart(db, id, [{ productId: product.id, quantity: 2 }])
  await sql`update products set price_minor = 1100 where id = ${product.id}`.execute(db)
  const refused = await client.call(createOrder, contact)
  assert.deepEqual(refused.body.outcomes[0]!.issues, ['priceChanged'])
  assert.equal((await ordersOf(db, id)).length, 0)
  const line = (await client.call(getCart, {}, { currency: 'EUR' })).body.storeItems[0]!.items[0]!
  assert.deepEqual([line.previousPrice!.minor, line.price.minor], [1_000, 1_100])
  assert.equal((await client.call(editCart, { productId: product.id, acceptPrice: true })).status, 200)
  assert.equal((await client.call(createOrder, contact)).body.outcomes[0]!.placed, true)
  assert.equal((await ordersOf(db, id))[0]!.totalMinor, 2_200)
})

test('a group whose total differs from the one on the screen is not ordered (B06)', async () => {
  const { id, db, client } = await newBuyer()
  const store = await make.store(db)
  const product = await make.product(db, { storeId: store.id, priceMinor: 1_000 })
  await make.cart(db, id, [{ productId: product.id, quantity: 2 }])
  const shown = (minor: number) => ({ ...contact, shownTotals: { [store.id]: minor }, shownCurrency: 'EUR' as const })
  assert.deepEqual((await client.call(createOrder, shown(1_999))).body.outcomes[0]!.issues, ['priceChanged'])
  assert.equal((await client.call(createOrder, shown(2_000))).body.outcomes[0]!.placed, true)
})

test('a group whose VAT differs from the one on the screen is not ordered (B06)', async () => {
  const { id, db, client } = await newBuyer()
  const store = await make.store(db)
  const product = await make.product(db, { storeId: store.id, priceMinor: 1_000 })
  await make.cart(db, id, [{ productId: product.id, quantity: 2 }])
  const shown = async () => {
    const [group] = (await client.call(getCart, {}, { currency: 'EUR' })).body.storeItems
    const shownGrossTotals = { [store.id]: group!.grossTotal.minor }
    return { ...contact, shownGrossTotals, shownCurrency: 'EUR' as const }
  }
  const before = await shown()
  await sql`update products set vat_percent = 7 where id = ${product.id}`.execute(db)
  assert.deepEqual((await client.call(createOrder, before)).body.outcomes[0]!.issues, ['priceChanged'])
  // The VAT of the buyer's country is not the one that the cart has shown.
  const abroad = { ...(await shown()), country: 'AT' }
  assert.deepEqual((await client.call(createOrder, abroad)).body.outcomes[0]!.issues, ['priceChanged'])
  assert.equal((await client.call(createOrder, await shown())).body.outcomes[0]!.placed, true)
  const [order] = await ordersOf(db, id)
  assert.deepEqual([order!.shownTotalMinor, order!.shownCurrency], [2_000, 'EUR'])
})

test('an order keeps the number of pieces in its units', async () => {
  const { id, db, client } = await newBuyer()
  const store = await make.store(db)
  const product = await make.product(db, { storeId: store.id, unitCode: 'hundredPieces' })
  await make.cart(db, id, [{ productId: product.id, quantity: 2 }])
  const [outcome] = (await client.call(createOrder, contact)).body.outcomes
  await sql`update unit_types set pieces = 50 where code = 'hundredPieces'`.execute(db)
  invalidateAll()
  assert.equal((await client.call(getOrder, { id: outcome!.orderId! })).body.lines[0]!.unitPieces, 100)
})

test('a line below a raised minimum is refused (B06)', async () => {
  const { id, db, client } = await newBuyer()
  const store = await make.store(db)
  const product = await make.product(db, { storeId: store.id })
  await make.cart(db, id, [{ productId: product.id, quantity: 2 }])
  await sql`update products set minimum_order = 5 where id = ${product.id}`.execute(db)
  assert.deepEqual((await client.call(createOrder, contact)).body.outcomes[0]!.issues, ['belowMinimum'])
})

test('a group that cannot be ordered reports why, and the others are placed (B07)', async () => {
  const { id, db, client } = await newBuyer()
  const stores = [
    await make.store(db),
    await make.store(db),
    await make.store(db),
    await make.store(db, { minimumOrderMinor: 1_000_000 }),
  ]
  const products = await Promise.all(stores.map((store) => make.product(db, { storeId: store.id })))
  await make.cart(
    db,
    id,
    products.map((product) => ({ productId: product.id, quantity: 1 })),
  )
  await sql`update stores set status = 'Suspended' where id = ${stores[0]!.id}`.execute(db)
  await sql`update products set status = 'Archived' where id = ${products[1]!.id}`.execute(db)
  const { status, body } = await client.call(createOrder, contact)
  assert.equal(status, 200)
  const issues = new Map(body.outcomes.map((outcome) => [outcome.storeId, outcome]))
  assert.deepEqual(
    stores.map((store) => issues.get(store.id)!.issues),
    [['storeClosed'], ['productGone'], [], ['belowStoreMinimum']],
  )
  assert.deepEqual(
    stores.map((store) => issues.get(store.id)!.placed),
    [false, false, true, false],
  )
  assert.equal((await client.call(getCart, {})).body.lineCount, 3)
})

test('fifty concurrent requests with one idempotency key place one order per supplier (B08)', async () => {
  const { id, db, client } = await newBuyer()
  const stores = [await make.store(db), await make.store(db)]
  for (const store of stores)
    await make.cart(db, id, [{ productId: (await make.product(db, { storeId: store.id })).id, quantity: 1 }])
  const idempotencyKey = randomUUID()
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => client.call(createOrder, contact, { idempotencyKey })),
  )
  assert.deepEqual([...new Set(answers.map(({ status }) => status))], [200])
  assert.equal(new Set(answers.map(({ text }) => text)).size, 1)
  assert.equal((await ordersOf(db, id)).length, 2)
})

test('fifty concurrent requests with different keys place one order per supplier (B08)', async () => {
  const { id, db, client } = await newBuyer()
  const stores = [await make.store(db), await make.store(db)]
  for (const store of stores)
    await make.cart(db, id, [{ productId: (await make.product(db, { storeId: store.id })).id, quantity: 1 }])
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => client.call(createOrder, contact, { idempotencyKey: randomUUID() })),
  )
  assert.equal(answers.filter(({ status }) => status === 200).length, 1)
  assert.equal(answers.filter(({ status }) => status === 409).length, 49)
  assert.deepEqual(
    (await ordersOf(db, id)).map(({ storeId }) => storeId).sort(),
    stores.map((store) => store.id).sort(),
  )
})

test('an idempotency key repeats its first response, and is refused for another request', async () => {
  const { id, db, client } = await newBuyer()
  const store = await make.store(db)
  await make.cart(db, id, [{ productId: (await make.product(db, { storeId: store.id })).id, quantity: 1 }])
  const idempotencyKey = randomUUID()
  const first = await client.call(createOrder, contact, { idempotencyKey })
  assert.equal((await client.call(createOrder, contact, { idempotencyKey })).text, first.text)
  const other = await client.call(createOrder, { ...contact, comment: 'another' }, { idempotencyKey })
  assert.equal(other.status, 422)
  assert.equal((other.body as unknown as { code: string }).code, 'request.keyReused')
})

test('twenty buyers of the last unit place one order, and stock never goes below zero', async () => {
  const buyers = await Promise.all(Array.from({ length: 20 }, newBuyer))
  const { db } = buyers[0]!
  const store = await make.store(db)
  const [last, plenty] = [
    await make.product(db, { storeId: store.id, available: 1 }),
    await make.product(db, { storeId: store.id, available: 1_000 }),
  ]
  // Half of them add the products in reverse order, which would deadlock without ordered locks.
  await Promise.all(
    buyers.map(({ id }, index) =>
      make.cart(
        db,
        id,
        (index % 2 ? [last, plenty] : [plenty, last]).map((product) => ({ productId: product.id, quantity: 1 })),
      ),
    ),
  )
  const answers = await Promise.all(buyers.map(({ client }) => client.call(createOrder, contact)))
  assert.deepEqual([...new Set(answers.map(({ status }) => status))], [200])
  const outcomes = answers.map(({ body }) => body.outcomes[0]!)
  assert.equal(outcomes.filter(({ placed }) => placed).length, 1)
  assert.deepEqual(
    [...new Set(outcomes.filter(({ placed }) => !placed).flatMap(({ issues }) => issues))],
    ['outOfStock'],
  )
  assert.deepEqual(await stockOf(db, last.id), { quantity: 1, reserved: 1, available: 0 })
  assert.deepEqual(await stockOf(db, plenty.id), { quantity: 1_000, reserved: 1, available: 999 })
})

test('a product with a restock time can be ordered beyond its stock, and reserves what is available', async () => {
  const { id, db, client } = await newBuyer()
  const store = await make.store(db)
  const product = await make.product(db, { storeId: store.id, available: 4, leadDays: 14 })
  await make.cart(db, id, [{ productId: product.id, quantity: 10 }])
  assert.equal((await client.call(createOrder, contact)).body.outcomes[0]!.placed, true)
  assert.deepEqual(await stockOf(db, product.id), { quantity: 4, reserved: 4, available: 0 })
})

test('one order cannot take all of a product that nobody counts', async () => {
  const { id, db, client } = await newBuyer()
  const store = await make.store(db)
  const product = await make.product(db, {
    storeId: store.id,
    priceMinor: 1,
    available: uncountedStock,
    isStockCounted: false,
  })
  for (let count = 1; count <= 2; count++) {
    await make.cart(db, id, [{ productId: product.id, quantity: maxQuantity }])
    assert.equal((await client.call(createOrder, contact)).body.outcomes[0]!.placed, true)
    const { available, reserved } = (await stockOf(db, product.id))!
    assert.deepEqual([available, reserved], [uncountedStock, count * maxQuantity])
  }
})
