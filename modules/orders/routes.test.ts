import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { TestApp } from '#platform/testing/app.ts'
import * as make from '#platform/testing/make.ts'
import { anonymous, signedInEach, type Visitor } from '#platform/testing/personas.ts'
import { fileApp } from '#platform/testing/shared.ts'
import { accountId, storeId } from '#platform/testing/shop.ts'
import * as contract from './contract.ts'

const contact = { contactName: 'Bea Buyer', contactEmail: 'buyer@test.example' }
let app: TestApp
let buyer: Visitor
let otherBuyer: Visitor
let owner: Visitor
let operator: Visitor
let otherOwner: Visitor
let north: number

before(async () => {
  app = await fileApp()
  const people = await signedInEach(app, 'buyer', 'otherBuyer', 'owner', 'operator', 'otherOwner')
  ;({ buyer, otherBuyer, owner, operator, otherOwner } = people)
  north = await storeId(app.database.db, 'north')
})

/** Places an order of `buyer` at the store of `owner`. */
async function placeOrder(quantity = 3) {
  const { db } = app.database
  const { id } = await make.product(db, { storeId: north, priceMinor: 12_345, available: 500 })
  await make.cart(db, await accountId(db, 'buyer'), [{ productId: id, quantity }])
  const { status, body } = await buyer.call(contract.createOrder, contact)
  assert.equal(status, 200)
  assert.equal(body.outcomes.length, 1)
  assert.deepEqual(body.outcomes[0]!.issues, [])
  return { id: body.outcomes[0]!.orderId!, productId: id }
}

const stateOf = async (id: string) =>
  (
    await sql<{ status: string; isViewed: boolean; version: number }>`
  select status, viewed_at is not null as "isViewed", version from orders where id = ${id}::uuid`.execute(
      app.database.db,
    )
  ).rows[0]!

test('an idempotency key that is too long or has control characters is refused, not truncated (B15)', async () => {
  const { db } = app.database
  const { id: productId } = await make.product(db, { storeId: north, priceMinor: 100, available: 500 })
  const count = async () => (await buyer.call(contract.listOrders, { side: 'buyer' })).body.total
  const order = async (idempotencyKey: string) => {
    await make.cart(db, await accountId(db, 'buyer'), [{ productId, quantity: 1 }])
    return buyer.call(contract.createOrder, { ...contact, comment: 'Same words' }, { idempotencyKey })
  }
  const before = await count()
  for (const key of [`${'k'.repeat(255)}1`, `${'k'.repeat(255)}2`, 'k\tk']) {
    const { status, body } = await order(key)
    assert.deepEqual([status, (body as unknown as { code: string }).code], [422, 'request.invalidKey'], key)
  }
  assert.equal(await count(), before)
  const [first, second] = [await order(`${'k'.repeat(254)}1`), await order(`${'k'.repeat(254)}2`)]
  assert.notEqual(first.body.outcomes[0]!.orderNumber, second.body.outcomes[0]!.orderNumber)
  assert.equal(await count(), before + 2)
  // Every writing call validates the header first.
  const refused = await buyer.post('/api/cart/add', { productId }, { idempotencyKey: 'k'.repeat(256), locale: 'de' })
  assert.match((refused.body as { detail: string }).detail, /Idempotenzschlüssel.*255/)
})

test('an order keeps its products, buyer and prices', async () => {
  const { id, productId } = await placeOrder(3)
  const { body } = await buyer.call(contract.getOrder, { id })
  assert.equal(body.side, 'buyer')
  assert.deepEqual(body.total, { minor: 37_035, currency: 'EUR' })
  assert.equal(body.lines[0]!.productId, productId)
  assert.deepEqual(body.lines[0]!.sum, { minor: 37_035, currency: 'EUR' })
  assert.deepEqual(body.can, ['cancel'])
  await sql`update products set price_minor = 1 where id = ${productId}`.execute(app.database.db)
  assert.deepEqual((await buyer.call(contract.getOrder, { id })).body.total, body.total)
})

test('only the buyer and the seller find an order (A01, A09)', async () => {
  const { id } = await placeOrder()
  for (const call of [contract.getOrder, contract.getPartitionOrder]) {
    const input = call === contract.getOrder ? { id } : { id, p: 'live' as const }
    assert.equal((await anonymous(app).call(call, input)).status, 401)
    for (const stranger of [otherBuyer, otherOwner]) {
      const [foreign, unknown] = await Promise.all([
        stranger.call(call, input),
        stranger.call(call, { ...input, id: randomUUID() }),
      ])
      assert.equal(foreign.status, 404)
      const plain = ({ text }: typeof foreign) => text.replace(/"traceId":"[^"]*"/, '')
      assert.equal(plain(foreign), plain(unknown))
    }
    for (const own of [buyer, owner, operator]) assert.equal((await own.call(call, input)).status, 200)
  }
})

test('an order neither accepts nor echoes ids of addresses, contacts or organizations of others (A08)', async () => {
  const { db } = app.database
  const { id: productId } = await make.product(db, { storeId: north, priceMinor: 12_345, available: 500 })
  await make.cart(db, await accountId(db, 'buyer'), [{ productId, quantity: 1 }])
  const foreign = await accountId(db, 'otherBuyer')
  for (const name of ['accountId', 'addressId', 'contactId', 'organizationId', 'buyerId']) {
    const { status, text } = await buyer.post('/api/cart/order/create', { ...contact, [name]: foreign })
    assert.equal(status, 422, name)
    assert.ok(!text.includes(foreign))
  }
  assert.equal((await buyer.call(contract.createOrder, contact)).body.outcomes[0]!.issues.length, 0)
})

test('lists contain own orders only, whatever ids are sent (A03)', async () => {
  const { id } = await placeOrder()
  const buyerId = await accountId(app.database.db, 'buyer')
  for (const stranger of [otherBuyer, otherOwner])
    for (const side of ['buyer', 'seller'] as const) {
      const { status, body } = await stranger.call(contract.listOrders, { side, userId: buyerId } as never, {
        storeId: north,
      })
      assert.equal(status, 200)
      assert.ok(!body.items.some((row) => row.id === id))
    }
  assert.equal((await otherOwner.call(contract.listOrders, { side: 'seller', storeId: north })).status, 403)
  assert.equal((await owner.call(contract.listOrders, { side: 'seller', storeId: north })).status, 200)
  const mine = await owner.call(contract.listPartitionOrders, { p: 'live', g: 'default', side: 'seller' })
  assert.ok(mine.body.items.some((row) => row.id === id))
})

test('an order of another store cannot be marked as viewed, not even together with own ones (A05)', async () => {
  const { id } = await placeOrder()
  const before = await stateOf(id)
  for (const ids of [id, `${randomUUID()},${id}`])
    assert.equal((await otherOwner.call(contract.markAsViewed, { ids })).status, 404)
  assert.deepEqual((await buyer.call(contract.markAsViewed, { ids: id })).body, { count: 0 })
  assert.equal((await owner.call(contract.markAsViewed, { ids: `${id},${randomUUID()}` })).status, 404)
  assert.deepEqual(await stateOf(id), before)
  assert.equal((await otherOwner.call(contract.countUnviewed, {})).body.count, 0)
  const unviewed = (await owner.call(contract.countUnviewed, {})).body.count
  assert.deepEqual((await operator.call(contract.markAsViewed, { ids: id })).body, { count: 1 })
  assert.deepEqual((await owner.call(contract.markAsViewed, { ids: id })).body, { count: 0 })
  assert.deepEqual(await stateOf(id), { status: 'Viewed', isViewed: true, version: before.version + 1 })
  assert.equal((await owner.call(contract.countUnviewed, {})).body.count, unviewed - 1)
})

test('orders are listed newest first, and pages do not overlap', async () => {
  for (let index = 0; index < 5; index++) await placeOrder()
  const pages = await Promise.all(
    [1, 2, 3].map(async (page) => (await buyer.call(contract.listOrders, { page, pageSize: 2 })).body),
  )
  const ids = pages.flatMap(({ items }) => items.map(({ id }) => id))
  assert.equal(new Set(ids).size, ids.length)
  const times = pages.flatMap(({ items }) => items.map(({ createdAt }) => createdAt))
  assert.deepEqual(times, [...times].sort().reverse())
  const beyond = await buyer.call(contract.listOrders, { page: 999, pageSize: 2 })
  assert.equal(beyond.body.total, pages[0]!.total)
  assert.deepEqual(beyond.body.items, [])
})

test('orders are filtered by period and status', async () => {
  const { id } = await placeOrder()
  const today = new Date().toISOString().slice(0, 10)
  const has = async (filter: object) =>
    (await buyer.call(contract.listOrders, { pageSize: 100, ...filter })).body.items.some((row) => row.id === id)
  assert.ok(await has({ from: today, to: today, status: 'New' }))
  assert.ok(!(await has({ to: '2020-01-01' })))
  assert.ok(!(await has({ status: 'Shipped' })))
})

test('an order needs a phone or an e-mail address, and a cart that is not empty', async () => {
  assert.equal((await otherBuyer.call(contract.createOrder, { contactName: 'No Way' })).status, 422)
  const empty = await otherBuyer.call(contract.createOrder, contact)
  assert.equal(empty.status, 409)
  assert.equal((empty.body as unknown as { code: string }).code, 'orders.emptyCart')
})

test('no list filter causes a server error (F11)', async () => {
  for (const value of [
    '',
    '0',
    '-1',
    'NaN',
    '2147483648',
    '9007199254740993',
    '0000-01-01',
    '0001-01-01',
    '9999-12-31',
    '2026-02-30',
    "'",
    'New,Old',
    '[]',
  ])
    for (const name of ['side', 'status', 'storeId', 'from', 'to', 'page', 'pageSize', 'id', 'ids'])
      for (const path of ['cart/order/get/list', 'cart/order/get', 'x/cart/live/order/default/list']) {
        const { status } = await buyer.get(`/api/${path}?${new URLSearchParams({ [name]: value })}`)
        assert.ok(status < 500, `${status} ${path} ${name}=${value}`)
      }
})
