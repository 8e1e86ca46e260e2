import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { createOrder } from '#modules/orders/contract.ts'
import { getStore as getPublicStore } from '#modules/suppliers/contract.ts'
import * as make from '#platform/testing/make.ts'
import { administrator, auditOf } from '#platform/testing/moderation.ts'
import { anonymous } from '#platform/testing/personas.ts'
import { fileApp } from '#platform/testing/shared.ts'
import { somebody } from '#platform/testing/somebody.ts'
import * as contract from '../premises-change-contract.ts'
import { getOrganization } from '../premises-contract.ts'
import { getStore, restoreStores, suspendStores } from '../store-contract.ts'

const one = { count: 1, rejected: [] }

/** A company with two stores. */
async function openCompany() {
  const app = await fileApp()
  const { db } = app.database
  const { visitor: admin, id: adminId } = await administrator(app, ['stores'])
  const store = await make.store(db, { name: 'Vijci Beograd' })
  const second = await make.store(db, { name: 'Vijci Niš' })
  const owner = await make.seller(db, store.id)
  const product = await make.product(db, { storeId: store.id, available: 50 })
  const { rows } = await sql<{ id: number }>`
    update stores set organization_id = (select organization_id from stores where id = ${store.id}) where id = ${second.id} returning organization_id as id
  `.execute(db)
  const { id } = rows[0]!
  const statusOf = async (storeId: number) => (await admin.call(getStore, { id: storeId })).body.status
  const statuses = async () => [
    (await admin.call(getOrganization, { id })).body.status,
    await statusOf(store.id),
    await statusOf(second.id),
  ]
  return { app, db, admin, adminId, id, store, second, owner, product, statuses }
}

test('a suspended company takes its stores off the site and brings back only those that went with it', async () => {
  const { app, db, admin, adminId, id, store, second, owner, statuses } = await openCompany()
  await admin.call(suspendStores, { ids: [second.id], reason: 'Spam' })
  const input = { ids: [id], reason: 'Stolen goods' }
  assert.deepEqual((await admin.call(contract.suspendOrganizations, { ...input, isDryRun: true })).body, one)
  assert.deepEqual(await statuses(), ['Active', 'Active', 'Suspended'])
  assert.deepEqual((await admin.call(contract.suspendOrganizations, input)).body, one)
  assert.deepEqual(await statuses(), ['Suspended', 'Suspended', 'Suspended'])
  assert.equal((await anonymous(app).call(getPublicStore, { alias: store.alias })).status, 404)
  assert.deepEqual((await admin.call(restoreStores, { ids: [store.id] })).body.rejected, [
    { id: store.id, code: 'administration.companySuspended' },
  ])
  assert.deepEqual((await admin.call(contract.restoreOrganizations, { ids: [id] })).body, one)
  assert.deepEqual(await statuses(), ['Active', 'Active', 'Suspended'])
  const { rows } = await sql<{ template: string; status: string }>`
    select template, values ->> 'status' as status from outgoing_messages where recipient = ${owner.email} order by created_at, id
  `.execute(db)
  assert.deepEqual(
    rows.map(({ template, status }) => [template, status]),
    [
      ['premisesStatus', 'Suspended'],
      ['premisesStatus', 'Active'],
    ],
  )
  assert.deepEqual((await auditOf(app, 'organization', String(id)))[0], {
    action: 'organization.suspended',
    actorId: adminId,
    details: {
      before: { status: 'Active' },
      after: { status: 'Suspended' },
      stores: [store.id],
      reason: 'Stolen goods',
    },
  })
})

test('a company with open orders is not deleted; a deleted one comes back with its stores unless its tax number is taken', async () => {
  const { app, db, admin, id, store, product, statuses } = await openCompany()
  const buyer = await somebody(app)
  await make.cart(db, buyer.accountId, [{ productId: product.id, quantity: 1 }])
  const order = { contactName: 'Bea', contactPhone: '+381113334455', delivery: 'Pickup' } as const
  assert.equal((await buyer.call(createOrder, order)).body.outcomes[0]!.placed, true)
  const remove = async () => (await admin.call(contract.deleteOrganizations, { ids: [id] })).body
  assert.deepEqual((await remove()).rejected, [{ id, code: 'administration.openOrders' }])
  assert.deepEqual(await statuses(), ['Active', 'Active', 'Active'])
  await sql`update orders set status = 'Completed' where store_id = ${store.id}`.execute(db)
  assert.deepEqual(await remove(), one)
  assert.deepEqual(await statuses(), ['Deleted', 'Closed', 'Closed'])
  assert.deepEqual((await admin.call(restoreStores, { ids: [store.id] })).body.rejected, [
    { id: store.id, code: 'administration.closed' },
  ])
  const { rows } = await sql<{ id: number }>`
    insert into organizations (legal_name, country_code, tax_number) select 'Another', country_code, tax_number from organizations where id = ${id} returning id
  `.execute(db)
  const restore = async () => (await admin.call(contract.restoreOrganizations, { ids: [id] })).body
  assert.deepEqual((await restore()).rejected, [{ id, code: 'administration.taxNumberTaken' }])
  await sql`delete from organizations where id = ${rows[0]!.id}`.execute(db)
  assert.deepEqual(await restore(), one)
  assert.deepEqual(await statuses(), ['Active', 'Active', 'Active'])
})

test('of suspending a company and ordering from its store at once, no store stays open', async () => {
  for (let round = 0; round < 4; round++) {
    const { app, db, admin, id, product, statuses } = await openCompany()
    const buyer = await somebody(app)
    await make.cart(db, buyer.accountId, [{ productId: product.id, quantity: 1 }])
    await Promise.all([
      buyer.call(createOrder, { contactName: 'Bea', contactPhone: '+381113334455', delivery: 'Pickup' }),
      admin.call(contract.suspendOrganizations, { ids: [id], reason: 'Stolen goods' }),
    ])
    assert.deepEqual(await statuses(), ['Suspended', 'Suspended', 'Suspended'])
  }
})
