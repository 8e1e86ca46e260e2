import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { createOrder } from '#modules/orders/contract.ts'
import { correct } from '#modules/billing/ledger.ts'
import { closeStore } from '#modules/company/contract.ts'
import { getProduct } from '#modules/catalog/contract.ts'
import { getStore as getPublicStore } from '#modules/suppliers/contract.ts'
import * as make from '#platform/testing/make.ts'
import { administrator, auditOf } from '#platform/testing/moderation.ts'
import { anonymous, signedInAs, statusAndCode } from '#platform/testing/personas.ts'
import { fileApp } from '#platform/testing/shared.ts'
import { somebody } from '#platform/testing/somebody.ts'
import * as contract from './store-contract.ts'

async function openStore() {
  const app = await fileApp()
  const { db } = app.database
  const admin = await administrator(app, ['stores'])
  const store = await make.store(db, { name: 'Vijci Beograd' })
  const owner = await make.seller(db, store.id)
  const product = await make.product(db, { storeId: store.id, available: 50 })
  const statusOf = async () => (await admin.visitor.call(contract.getStore, { id: store.id })).body.status
  const shown = async () => [
    (await anonymous(app).call(getPublicStore, { alias: store.alias })).status,
    (await anonymous(app).call(getProduct, { p: 'live', g: 'default', id: String(product.id) })).status,
  ]
  return { app, db, admin: admin.visitor, adminId: admin.id, store, owner, product, statusOf, shown }
}

test('stores are found by number, alias, name and legal name, filtered and sorted', async () => {
  const { admin, db, store } = await openStore()
  await sql`
    update organizations set legal_name = 'Šrafovi d.o.o. Novi Sad' where id = (select organization_id from stores where id = ${store.id})
  `.execute(db)
  const list = async (input: Record<string, string>) => {
    const [{ body }, counted] = await Promise.all([
      admin.call(contract.listStores, input),
      admin.call(contract.countStores, input),
    ])
    assert.equal(counted.body.count, body.total)
    return body.items.map(({ id }) => id)
  }
  for (const query of [String(store.id), store.alias, 'srafovi d.o.o. novi'])
    assert.deepEqual(await list({ query }), [store.id], query)
  assert.ok((await list({ query: 'vijci beo' })).includes(store.id))
  assert.deepEqual(await list({ query: '%' }), [])
  assert.deepEqual(await list({ query: store.alias, status: 'Closed' }), [])
  const dates = (await admin.call(contract.listStores, {})).body.items.map(({ createdAt }) => createdAt)
  assert.deepEqual(dates, dates.toSorted().reverse())
  const counts = (await admin.call(contract.listStores, { sort: 'productCount' })).body.items.map(
    ({ productCount }) => productCount,
  )
  assert.deepEqual(
    counts,
    counts.toSorted((a, b) => b - a),
  )
})

test('a suspended store leaves the site with its products, its owners hear why, and it comes back', async () => {
  const { app, db, admin, adminId, store, owner, statusOf, shown } = await openStore()
  const input = { ids: [store.id], reason: 'Counterfeit bearings' }
  const one = { count: 1, rejected: [] }
  assert.deepEqual((await admin.call(contract.suspendStores, { ...input, isDryRun: true })).body, one)
  assert.deepEqual([await statusOf(), await shown()], ['Active', [200, 200]])
  assert.deepEqual((await admin.call(contract.suspendStores, input)).body, one)
  assert.deepEqual([await statusOf(), await shown()], ['Suspended', [404, 404]])
  assert.deepEqual((await admin.call(contract.suspendStores, input)).body, { count: 0, rejected: [] })
  const details = (await admin.call(contract.getStore, { id: store.id })).body
  assert.equal(details.suspensionReason, input.reason)
  assert.deepEqual(
    details.members.map(({ email }) => email),
    [owner.email],
  )

  assert.deepEqual((await admin.call(contract.restoreStores, { ids: [store.id] })).body, one)
  assert.deepEqual([await statusOf(), await shown()], ['Active', [200, 200]])
  const { rows } = await sql<{ values: object }>`
    select values from outgoing_messages where recipient = ${owner.email} and template = 'storeStatus' order by created_at, id
  `.execute(db)
  assert.deepEqual(
    rows.map(({ values }) => values),
    [
      { store: 'Vijci Beograd', status: 'Suspended', reason: input.reason, path: '/profile' },
      { store: 'Vijci Beograd', status: 'Active', reason: '', path: '/profile' },
    ],
  )
  assert.deepEqual(await auditOf(app, 'store', String(store.id)), [
    {
      action: 'store.suspended',
      actorId: adminId,
      details: { before: { status: 'Active' }, after: { status: 'Suspended' }, reason: input.reason },
    },
    {
      action: 'store.restored',
      actorId: adminId,
      details: { before: { status: 'Suspended' }, after: { status: 'Active' } },
    },
  ])
})

test('who may correct balances sees that of a store, other administrators do not', async () => {
  const { app, db, admin, store } = await openStore()
  await db
    .transaction()
    .execute((tx) => correct(tx, store.id, { amount: 123_400, currency: 'RUB', reason: 'Test', now: new Date() }))
  const accountant = await administrator(app, ['stores', 'billing'])
  const balances = async (visitor: typeof admin) =>
    (await visitor.call(contract.getStore, { id: store.id })).body.balances
  assert.deepEqual(await balances(accountant.visitor), [
    { balance: { minor: 123_400, currency: 'RUB' }, held: { minor: 0, currency: 'RUB' } },
  ])
  assert.equal(await balances(admin), null)
})

test('a store with open orders is not deleted; one that is deleted can be restored, one that its owner has closed cannot', async () => {
  const { app, db, admin, store, owner, product, statusOf, shown } = await openStore()
  const buyer = await somebody(app)
  await make.cart(db, buyer.accountId, [{ productId: product.id, quantity: 1 }])
  const order = { contactName: 'Bea', contactPhone: '+381113334455', delivery: 'Pickup' } as const
  assert.equal((await buyer.call(createOrder, order)).body.outcomes[0]!.placed, true)
  const ids = [store.id, 2_000_000_000]
  const missing = { id: 2_000_000_000, code: 'administration.notFound' }
  assert.deepEqual((await admin.call(contract.deleteStores, { ids })).body, {
    count: 0,
    rejected: [{ id: store.id, code: 'administration.openOrders' }, missing],
  })
  await sql`update orders set status = 'Completed' where store_id = ${store.id}`.execute(db)
  assert.deepEqual((await admin.call(contract.deleteStores, { ids })).body, { count: 1, rejected: [missing] })
  assert.deepEqual([await statusOf(), await shown()], ['Closed', [410, 404]])
  assert.deepEqual((await admin.call(contract.suspendStores, { ids: [store.id], reason: 'Spam' })).body.rejected, [
    { id: store.id, code: 'administration.closed' },
  ])
  assert.equal((await admin.call(contract.restoreStores, { ids: [store.id] })).body.count, 1)
  assert.deepEqual([await statusOf(), await shown()], ['Active', [200, 200]])

  await sql`update account_sessions set has_second_factor = true where account_id = ${owner.id}::uuid`.execute(db)
  const seller = await signedInAs(app, owner.id)
  await sql`update account_sessions set has_second_factor = true where account_id = ${owner.id}::uuid`.execute(db)
  assert.equal(
    statusAndCode(await seller.call(closeStore, { confirmation: store.alias }, { storeId: store.id })),
    '200',
  )
  assert.deepEqual((await admin.call(contract.restoreStores, { ids: [store.id] })).body.rejected, [
    { id: store.id, code: 'administration.closed' },
  ])
})

test('of deleting a store and ordering from it at once, the order is refused or keeps the store open', async () => {
  for (let round = 0; round < 8; round++) {
    const { app, db, admin, store, product } = await openStore()
    const buyer = await somebody(app)
    await make.cart(db, buyer.accountId, [{ productId: product.id, quantity: 1 }])
    const [ordered, deleted] = await Promise.all([
      buyer.call(createOrder, { contactName: 'Bea', contactPhone: '+381113334455', delivery: 'Pickup' }),
      admin.call(contract.deleteStores, { ids: [store.id] }),
    ])
    assert.notEqual(ordered.body.outcomes[0]!.placed, deleted.body.count === 1)
  }
})
