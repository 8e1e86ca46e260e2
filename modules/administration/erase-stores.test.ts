import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { createOrder, getOrder } from '#modules/orders/contract.ts'
import * as make from '#platform/testing/make.ts'
import { administrator, auditOf } from '#platform/testing/moderation.ts'
import { statusAndCode } from '#platform/testing/personas.ts'
import { fileApp } from '#platform/testing/shared.ts'
import { somebody } from '#platform/testing/somebody.ts'
import { continueErasure, eraseBatch } from './erase-stores.ts'
import * as contract from './store-contract.ts'
import { deletedTables, keptTables } from './store-tables.ts'

async function closedStore({ products = 2 } = {}) {
  const app = await fileApp()
  const { db } = app.database
  const { visitor: admin } = await administrator(app, ['stores'])
  const store = await make.store(db, { name: 'Vijci Beograd' })
  await make.seller(db, store.id)
  const product = await make.product(db, { storeId: store.id, available: 50 })
  for (let index = 1; index < products; index++) await make.product(db, { storeId: store.id })
  const buyer = await somebody(app)
  await make.cart(db, buyer.accountId, [{ productId: product.id, quantity: 1 }])
  const ordered = await buyer.call(createOrder, {
    contactName: 'Bea',
    contactPhone: '+381113334455',
    delivery: 'Pickup',
  })
  const orderId = ordered.body.outcomes[0]!.orderId!
  await sql`update orders set status = 'Completed' where id = ${orderId}::uuid`.execute(db)
  await sql`delete from stock_reservations where order_id = ${orderId}::uuid`.execute(db)
  const close = () => admin.call(contract.deleteStores, { ids: [store.id] })
  const erase = (input: object = {}) =>
    admin.call(contract.fullyDeleteStores, { ids: [store.id], confirmation: store.alias, ...input })
  const details = async () => (await admin.call(contract.getStore, { id: store.id })).body
  const finish = async () => {
    while (await continueErasure(db, new Date()));
  }
  const rowsOf = async (table: string) =>
    (
      await sql<{
        count: number
      }>`select count(*)::int as count from ${sql.table(table)} where store_id = ${store.id}`.execute(db)
    ).rows[0]!.count
  return { app, db, admin, store, buyer, orderId, close, erase, details, finish, rowsOf }
}

test('a closed store is erased with its products after its name was typed; its orders stay with its name', async () => {
  const { app, store, buyer, orderId, close, erase, details, finish, rowsOf } = await closedStore()
  const notClosed = { count: 0, lost: [], rejected: [{ id: store.id, code: 'administration.notClosed' }] }
  assert.deepEqual((await erase()).body, notClosed)
  await close()
  assert.equal(statusAndCode(await erase({ confirmation: 'another' })), '422 administration.wrongConfirmation')
  assert.equal(statusAndCode(await erase({ confirmation: '' })), '422 administration.wrongConfirmation')
  const one = { count: 1, lost: [{ name: 'Vijci Beograd', count: 2 }], rejected: [] }
  assert.deepEqual((await erase({ isDryRun: true, confirmation: '' })).body, one)
  assert.equal((await details()).erasure, null)
  assert.deepEqual((await erase({ confirmation: ` ${store.alias.toUpperCase()} ` })).body, one)
  assert.deepEqual((await erase()).body, { count: 0, lost: [], rejected: [] })
  await finish()

  const { erasure, phones, members, warehouses, name, canRestore } = await details()
  assert.deepEqual(
    [erasure!.productCount, erasure!.erasedCount, phones, members, warehouses, name, canRestore],
    [2, 2, [], [], [], 'Vijci Beograd', false],
  )
  assert.ok(erasure!.finishedAt)
  for (const table of ['products', ...deletedTables]) assert.equal(await rowsOf(table), 0, table)
  const order = await buyer.call(getOrder, { id: orderId })
  assert.deepEqual([order.body.store.name, order.body.lines.length], ['Vijci Beograd', 1])
  const actions = (await auditOf(app, 'store', String(store.id))).map(({ action }) => action)
  assert.deepEqual(actions.slice(-2), ['store.erasureRequested', 'store.erased'])
})

test('an erasure that was interrupted goes on, and two workers delete nothing twice', async () => {
  const { db, close, erase, details, finish } = await closedStore({ products: 4 })
  await close()
  await erase()
  await assert.rejects(
    db.transaction().execute(async (tx) => {
      await eraseBatch(tx, new Date())
      throw new Error('killed')
    }),
    /killed/,
  )
  assert.deepEqual([(await details()).erasure!.erasedCount, (await details()).erasure!.finishedAt], [0, null])
  await Promise.all([finish(), finish(), finish()])
  assert.equal((await details()).erasure!.erasedCount, 4)
})

test('of restoring and erasing a store at once, one is refused', async () => {
  for (let round = 0; round < 6; round++) {
    const { admin, store, close, erase, details } = await closedStore({ products: 1 })
    await close()
    const [restored, erased] = await Promise.all([admin.call(contract.restoreStores, { ids: [store.id] }), erase()])
    assert.equal(restored.body.count + erased.body.count, 1)
    const { status, erasure } = await details()
    assert.equal(status === 'Closed', erased.body.count === 1)
    assert.equal(erasure !== null, erased.body.count === 1)
  }
})

test('every table with rows of a store is deleted or has a reason to stay', async () => {
  const { rows } = await sql<{ table: string }>`
    select distinct table_name as table from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and column_name = 'store_id' order by 1
  `.execute((await fileApp()).database.db)
  const listed = [...deletedTables, ...Object.keys(keptTables)]
  assert.deepEqual(
    rows.map(({ table }) => table).filter((table) => !listed.includes(table)),
    [],
  )
  assert.deepEqual(
    deletedTables.filter((table) => !rows.some((row) => row.table === table)),
    [],
  )
})
