import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { listWarehouses } from '#modules/company/contract.ts'
import { createOrder } from '#modules/orders/contract.ts'
import { getStore } from '#modules/suppliers/contract.ts'
import * as make from '#platform/testing/make.ts'
import { administrator, auditOf } from '#platform/testing/moderation.ts'
import { anonymous, signedInAs } from '#platform/testing/personas.ts'
import { fileApp } from '#platform/testing/shared.ts'
import { somebody } from '#platform/testing/somebody.ts'
import * as contract from '../premises-change-contract.ts'
import { getBranch, getWarehouse, listBranches } from '../premises-contract.ts'
import { refreshBatch } from './refresh-stock.ts'

const one = { count: 1, rejected: [] }
const reason = 'There is no such building'

async function openStore() {
  const app = await fileApp()
  const { db } = app.database
  const { visitor: admin, id: adminId } = await administrator(app, ['stores'])
  const store = await make.store(db, { name: 'Vijci Beograd' })
  const owner = await make.seller(db, store.id)
  const [warehouseId, spare] = store.warehouseIds as [number, number]
  await sql`delete from warehouses where id = ${spare}`.execute(db)
  const product = await make.product(db, { storeId: store.id, available: 50 })
  const add = async (table: 'warehouses' | 'company_branches', name: string) => {
    const { rows } = await sql<{ id: number }>`
      insert into ${sql.table(table)} (store_id, location_id, names, address)
      select id, location_id, jsonb_build_object('en', ${name}::text), 'Nemanjina 4' from stores where id = ${store.id} returning id
    `.execute(db)
    return rows[0]!.id
  }
  const refresh = (warehouseId: number) => db.transaction().execute((tx) => refreshBatch(tx, { warehouseId, after: 0 }))
  const available = async () =>
    (await sql<{ available: number }>`select available from products where id = ${product.id}`.execute(db)).rows[0]!
      .available
  const order = async () => {
    const buyer = await somebody(app)
    await make.cart(db, buyer.accountId, [{ productId: product.id, quantity: 1 }])
    const { body } = await buyer.call(createOrder, {
      contactName: 'Bea',
      contactPhone: '+381113334455',
      delivery: 'Pickup',
    })
    return body.outcomes[0]!
  }
  return { app, db, admin, adminId, store, owner, product, warehouseId, add, refresh, available, order }
}

test('the stock of a suspended warehouse is not sold, its owners hear why, and it comes back', async () => {
  const { app, db, admin, adminId, store, owner, warehouseId, refresh, available, order } = await openStore()
  const input = { ids: [warehouseId], reason }
  assert.deepEqual((await admin.call(contract.suspendWarehouses, { ...input, isDryRun: true })).body, one)
  assert.equal((await admin.call(getWarehouse, { id: warehouseId })).body.status, 'Active')
  assert.deepEqual((await admin.call(contract.suspendWarehouses, input)).body, one)
  assert.deepEqual((await admin.call(contract.suspendWarehouses, input)).body, { count: 0, rejected: [] })
  assert.equal((await order()).placed, false)
  await refresh(warehouseId)
  assert.equal(await available(), 0)
  const shown = await anonymous(app).call(getStore, { alias: store.alias })
  assert.equal(shown.body.warehouses.length, 0)
  const seller = await signedInAs(app, owner.id)
  const own = (await seller.call(listWarehouses, {}, { storeId: store.id })).body.items
  assert.deepEqual(
    own.map(({ id, suspensionReason }) => [id, suspensionReason]),
    [[warehouseId, reason]],
  )

  assert.deepEqual((await admin.call(contract.restoreWarehouses, { ids: [warehouseId] })).body, one)
  await refresh(warehouseId)
  assert.equal(await available(), 50)
  assert.equal((await order()).placed, true)
  const { rows } = await sql<{ values: Record<string, unknown> }>`
    select values from outgoing_messages where recipient = ${owner.email} and template = 'premisesStatus' order by created_at, id
  `.execute(db)
  assert.deepEqual(
    rows.map(({ values }) => [values.kind, values.status, values.reason]),
    [
      ['warehouse', 'Suspended', reason],
      ['warehouse', 'Active', ''],
    ],
  )
  assert.deepEqual(await auditOf(app, 'warehouse', String(warehouseId)), [
    {
      action: 'warehouse.suspended',
      actorId: adminId,
      details: { storeId: store.id, before: { status: 'Active' }, after: { status: 'Suspended' }, reason },
    },
    {
      action: 'warehouse.restored',
      actorId: adminId,
      details: { storeId: store.id, before: { status: 'Suspended' }, after: { status: 'Active' } },
    },
  ])
})

test('the last warehouse of an open store, and one with open orders, are not deleted', async () => {
  const { app, admin, store, owner, warehouseId, add, order } = await openStore()
  const rejected = (code: string) => ({ count: 0, rejected: [{ id: warehouseId, code }] })
  const remove = async () => (await admin.call(contract.deleteWarehouses, { ids: [warehouseId] })).body
  assert.deepEqual(await remove(), rejected('administration.lastOne'))
  const other = await add('warehouses', 'Second')
  assert.equal((await order()).placed, true)
  assert.deepEqual(await remove(), rejected('administration.openOrders'))
  assert.deepEqual((await admin.call(contract.deleteWarehouses, { ids: [other] })).body, one)
  assert.deepEqual((await admin.call(contract.suspendWarehouses, { ids: [other], reason })).body.rejected, [
    { id: other, code: 'administration.deleted' },
  ])
  const seller = await signedInAs(app, owner.id)
  const own = await seller.call(listWarehouses, {}, { storeId: store.id })
  assert.deepEqual(
    own.body.items.map(({ id }) => id),
    [warehouseId],
  )
  assert.deepEqual((await admin.call(contract.restoreWarehouses, { ids: [other] })).body, one)
  assert.equal((await seller.call(listWarehouses, {}, { storeId: store.id })).body.total, 2)
})

test('of deleting a warehouse and ordering from it at once, the order is refused or keeps the warehouse', async () => {
  for (let round = 0; round < 6; round++) {
    const { admin, warehouseId, add, order } = await openStore()
    await add('warehouses', 'Second')
    const [placed, removed] = await Promise.all([
      order(),
      admin.call(contract.deleteWarehouses, { ids: [warehouseId] }),
    ])
    assert.notEqual(placed.placed, removed.body.count === 1)
  }
})

test('a suspended branch is hidden from buyers, also its telephone', async () => {
  const { app, db, admin, store, add } = await openStore()
  const branchId = await add('company_branches', 'Showroom')
  await sql`update stores set phones = '{}' where id = ${store.id}`.execute(db)
  await sql`update company_branches set phone = '+381112223344' where id = ${branchId}`.execute(db)
  const shown = async () => {
    const { body } = await anonymous(app).call(getStore, { alias: store.alias })
    return [body.branches.length, body.hasPhone]
  }
  assert.deepEqual(await shown(), [1, true])
  await admin.call(contract.suspendBranches, { ids: [branchId], reason })
  assert.deepEqual(await shown(), [0, false])
  assert.equal((await admin.call(getBranch, { id: branchId })).body.suspensionReason, reason)
  const list = await admin.call(listBranches, { query: 'nemanjina', status: 'Suspended' })
  assert.ok(list.body.items.some(({ id }) => id === branchId))
  await admin.call(contract.restoreBranches, { ids: [branchId] })
  assert.deepEqual(await shown(), [1, true])
})
