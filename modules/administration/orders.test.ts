import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { sql } from 'kysely'
import { rejectOrder } from '#modules/orders/step-contract.ts'
import * as make from '#platform/testing/make.ts'
import { auditOf } from '#platform/testing/moderation.ts'
import { signedInAs, statusAndCode } from '#platform/testing/personas.ts'
import { fileApp } from '#platform/testing/shared.ts'
import * as contract from './order-contract.ts'
import { placeOrder } from './orders.fixture.ts'

/** More orders like one, an hour before each other; all of one instant if `hours` is 0. */
const repeatOrder = (db: Awaited<ReturnType<typeof placeOrder>>['db'], id: string, count: number, hours = 1) =>
  sql`
    insert into orders (store_id, buyer_id, status, currency, total_minor, vat_minor, is_export, shown_currency, shown_total_minor, shown_vat_minor,
      shown_rate, rate_date, contact_name, locale, delivery_method, created_at)
    select store_id, buyer_id, 'Completed', currency, total_minor, vat_minor, is_export, shown_currency, shown_total_minor, shown_vat_minor,
      shown_rate, rate_date, contact_name, locale, delivery_method, timestamptz '2020-05-17 12:00:00.123456' - ${hours} * n * interval '1 hour'
    from orders, generate_series(1, ${count}) n where id = ${id}::uuid
  `.execute(db)

test('orders are found by their contact and by their amount with and without VAT', async () => {
  const { db, admin, store, id } = await placeOrder()
  await sql`
    update orders set contact_email = 'lager@werk.example', buyer_company = '{"legalName": "Werk Süd GmbH"}',
      total_minor = 123456789, vat_minor = 1 where id = ${id}::uuid
  `.execute(db)
  for (const query of [
    'Lager@werk',
    'werk sud',
    'bea kupac',
    '+381 11 333-44-55',
    '113334455',
    '011/333-44-55',
    '011 333 44 55',
    '1 234 567,89',
    '1.234.567,89',
    '1,234,567.90',
    '1234567.9',
  ]) {
    const { body } = await admin.call(contract.listAllOrders, { query, storeId: store.id })
    assert.deepEqual(
      body.items.map((order) => order.id),
      [id],
      query,
    )
  }
  const { body } = await admin.call(contract.listAllOrders, { query: '1234567', storeId: store.id })
  assert.deepEqual(body.items, [])
})

test('orders of all stores are found by number, buyer and store, and filtered', async () => {
  const { admin, store, buyer, id, number } = await placeOrder()
  const find = async (input: Record<string, string | number>) =>
    (await admin.call(contract.listAllOrders, input)).body.items.map((order) => order.id)
  const { rows } = await sql<{ email: string }>`select email from accounts where id = ${buyer.accountId}::uuid`.execute(
    (await fileApp()).database.db,
  )
  for (const query of [String(number), rows[0]!.email, (await storeNameOf(admin, id)).toLowerCase()])
    assert.deepEqual(await find({ query }), [id], query)
  assert.deepEqual(await find({ storeId: store.id }), [id])
  assert.deepEqual(await find({ buyerId: buyer.accountId, status: 'New' }), [id])
  assert.deepEqual(await find({ storeId: store.id, status: 'Shipped' }), [])
  const today = new Date().toISOString().slice(0, 10)
  assert.deepEqual(await find({ storeId: store.id, from: today, to: today }), [id])
  assert.deepEqual(await find({ storeId: store.id, to: '2020-01-01' }), [])
  assert.deepEqual(await find({ query: '%' }), [])
})

const storeNameOf = async (admin: Awaited<ReturnType<typeof placeOrder>>['admin'], id: string) =>
  (await admin.call(contract.getAnyOrder, { id })).body.store.name

test('the pages of a list have every order once, in both directions, also of one instant', async () => {
  const { db, admin, store, id } = await placeOrder()
  await repeatOrder(db, id, 6)
  await repeatOrder(db, id, 6, 0)
  for (const order of ['asc', 'desc'] as const) {
    const ids: string[] = []
    const times: string[] = []
    let cursor: string | null | undefined
    do {
      const { body } = await admin.call(contract.listAllOrders, {
        storeId: store.id,
        order,
        limit: 4,
        ...(cursor && { cursor }),
      })
      ids.push(...body.items.map((item) => item.id))
      times.push(...body.items.map(({ createdAt }) => createdAt))
      cursor = body.nextCursor
    } while (cursor)
    assert.equal(new Set(ids).size, 13)
    assert.equal(ids.length, 13)
    assert.deepEqual(times, order === 'asc' ? times.toSorted() : times.toSorted().reverse())
  }
})

test('an order is shown with its buyer, history and audit log, and reading it is recorded', async () => {
  const { app, admin, adminId, store, buyer, id } = await placeOrder()
  const owner = await signedInAs(app, (await make.seller(app.database.db, store.id)).id)
  assert.equal(statusAndCode(await owner.call(rejectOrder, { id, reason: 'Sold out' }, { storeId: store.id })), '200')
  await admin.call(contract.getAnyOrder, { id })
  const { body } = await admin.call(contract.getAnyOrder, { id })
  assert.equal(body.account.id, buyer.accountId)
  assert.deepEqual([body.can, body.lines.length, body.buyer.phone], [[], 1, '+381113334455'])
  assert.deepEqual(
    body.history.map(({ status, side }) => [status, side]),
    [
      ['New', 'buyer'],
      ['Rejected', 'seller'],
    ],
  )
  assert.ok(body.audit.some(({ action }) => action === 'order.read'))
  const reads = (await auditOf(app, 'order', id)).filter(({ action }) => action === 'order.read')
  assert.deepEqual(
    reads.map(({ actorId }) => actorId),
    [adminId, adminId],
  )
  assert.equal(statusAndCode(await admin.call(contract.getAnyOrder, { id: randomUUID() })), '404 orders.notFound')
})
