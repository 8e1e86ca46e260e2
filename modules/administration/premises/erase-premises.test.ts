import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import * as make from '#platform/testing/make.ts'
import { administrator, auditOf } from '#platform/testing/moderation.ts'
import { statusAndCode } from '#platform/testing/personas.ts'
import { fileApp } from '#platform/testing/shared.ts'
import { continueErasure as continueErasureOfStores } from '../erase-stores.ts'
import * as contract from '../premises-change-contract.ts'
import { getOrganization, getWarehouse } from '../premises-contract.ts'
import { continueErasure } from './erase-premises.ts'

async function openStore() {
  const app = await fileApp()
  const { db } = app.database
  const { visitor: admin } = await administrator(app, ['stores'])
  const store = await make.store(db, { name: 'Vijci Beograd' })
  const product = await make.product(db, { storeId: store.id, available: 50 })
  const finish = async () => {
    while (await continueErasureOfStores(db, new Date()));
    while (await continueErasure(db, new Date()));
  }
  const find = async <Row>(query: ReturnType<typeof sql<Row>>) => (await query.execute(db)).rows[0]!
  return { app, db, admin, store, product, finish, find }
}

test('a deleted warehouse is erased with its stock after its name was typed, and the deletion is reported', async () => {
  const { app, db, admin, store, product, finish, find } = await openStore()
  const { id } = await find(sql<{ id: number }>`
    insert into warehouses (store_id, location_id, names, address) select id, location_id, '{"en": "Hall 7"}', '' from stores where id = ${store.id} returning id
  `)
  await sql`insert into product_stock (product_id, warehouse_id, quantity) values (${product.id}, ${id}, 9)`.execute(db)
  const erase = (input: object = {}) =>
    admin.call(contract.fullyDeleteWarehouses, { ids: [id], confirmation: 'Hall 7', ...input })
  assert.deepEqual((await erase()).body.rejected, [{ id, code: 'administration.notClosed' }])
  await admin.call(contract.deleteWarehouses, { ids: [id] })
  assert.equal(statusAndCode(await erase({ confirmation: 'Hall 8' })), '422 administration.wrongName')
  const outcome = { count: 1, lost: [{ name: 'Hall 7', count: 1 }], rejected: [] }
  assert.deepEqual((await erase({ isDryRun: true, confirmation: '' })).body, outcome)
  assert.deepEqual((await erase({ confirmation: ' hall 7 ' })).body, outcome)
  assert.deepEqual((await erase()).body, { count: 0, lost: [], rejected: [] })
  assert.deepEqual((await admin.call(contract.restoreWarehouses, { ids: [id] })).body.rejected, [
    { id, code: 'administration.closed' },
  ])
  await finish()
  assert.equal((await admin.call(getWarehouse, { id })).status, 404)
  const { items } = (await admin.call(contract.listErasures, { kind: 'warehouse' })).body
  const report = items.find((each) => each.id === id)!
  assert.deepEqual([report.name, report.total, report.done], ['Hall 7', 1, 1])
  assert.ok(report.finishedAt)
  const actions = (await auditOf(app, 'warehouse', String(id))).map(({ action }) => action)
  assert.deepEqual(actions, ['warehouse.deleted', 'warehouse.erasureRequested', 'warehouse.erased'])
})

test('a deleted company is erased after its stores, and keeps its name and tax number', async () => {
  const { db, admin, store, finish, find } = await openStore()
  const { id, legalName } = await find(sql<{ id: number; legalName: string }>`
    update organizations set address = 'Nemanjina 4', bank_account = '265' where id = (select organization_id from stores where id = ${store.id})
    returning id, legal_name as "legalName"
  `)
  await admin.call(contract.deleteOrganizations, { ids: [id] })
  const erase = await admin.call(contract.fullyDeleteOrganizations, { ids: [id], confirmation: legalName })
  assert.deepEqual(erase.body, { count: 1, lost: [{ name: legalName, count: 1 }], rejected: [] })
  assert.equal(await continueErasure(db, new Date()), false)
  await finish()
  const { body } = await admin.call(getOrganization, { id })
  assert.deepEqual([body.legalName, body.address, body.owner, body.canRestore], [legalName, null, null, false])
  assert.ok(body.erasure!.finishedAt)
  const { count } = await find(
    sql<{ count: number }>`select count(*)::int as count from products where store_id = ${store.id}`,
  )
  assert.equal(count, 0)
  assert.deepEqual((await admin.call(contract.restoreOrganizations, { ids: [id] })).body.rejected, [
    { id, code: 'administration.closed' },
  ])
})

test('of restoring and erasing a branch at once, one is refused', async () => {
  for (let round = 0; round < 4; round++) {
    const { admin, store, finish, find } = await openStore()
    await find(sql`
      insert into company_branches (store_id, location_id, names, address) select id, location_id, '{}', 'First' from stores where id = ${store.id} returning id
    `)
    const { id } = await find(sql<{ id: number }>`
      insert into company_branches (store_id, location_id, names, address) select id, location_id, '{}', 'Second' from stores where id = ${store.id} returning id
    `)
    await admin.call(contract.deleteBranches, { ids: [id] })
    const [restored, erased] = await Promise.all([
      admin.call(contract.restoreBranches, { ids: [id] }),
      admin.call(contract.fullyDeleteBranches, { ids: [id], confirmation: 'second' }),
    ])
    assert.equal(restored.body.count + erased.body.count, 1)
    await finish()
  }
})
