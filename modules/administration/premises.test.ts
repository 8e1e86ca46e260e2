import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import * as make from '#platform/testing/make.ts'
import { administrator } from '#platform/testing/moderation.ts'
import { fileApp } from '#platform/testing/shared.ts'
import { placeOrder } from './orders.fixture.ts'
import * as contract from './premises-contract.ts'

test('companies, branches and warehouses of all stores are listed, the newest first, and found', async () => {
  const app = await fileApp()
  const { db } = app.database
  const { visitor } = await administrator(app, ['stores'])
  const store = await make.store(db, { name: 'Zupčanik plus' })
  await sql`
    update organizations set legal_name = 'Zupčanik plus d.o.o.', tax_number = '123450099'
    where id = (select organization_id from stores where id = ${store.id})
  `.execute(db)
  await sql`
    insert into company_branches (store_id, location_id, names, address, phone)
    select id, location_id, '{"en": "Showroom", "de": "Ausstellung"}', 'Nemanjina 4', '+381112223344' from stores where id = ${store.id}
  `.execute(db)
  await sql`update warehouses set address = 'Skladišna 17%' where store_id = ${store.id}`.execute(db)

  for (const query of ['123450099', 'zupcanik PLUS d']) {
    const { body } = await visitor.call(contract.listOrganizations, { query })
    assert.deepEqual(
      body.items.map(({ legalName, storeCount }) => [legalName, storeCount]),
      [['Zupčanik plus d.o.o.', 1]],
    )
  }
  const branches = (await visitor.call(contract.listBranches, { query: 'nemanjina' }, { locale: 'de' })).body
  assert.equal(branches.total, 1)
  assert.deepEqual(
    { ...branches.items[0]!, id: 0, location: '' },
    {
      id: 0,
      name: 'Ausstellung',
      status: 'Active',
      store: { id: store.id, name: 'Zupčanik plus' },
      location: '',
      address: 'Nemanjina 4',
      phone: '+381112223344',
    },
  )
  const found = await visitor.call(contract.listWarehouses, { query: 'zupcanik' })
  assert.ok(found.body.items.length > 0 && found.body.items.every(({ store: { id } }) => id === store.id))
  assert.ok((await visitor.call(contract.listWarehouses, { query: '17%' })).body.items.length > 0)
  assert.equal((await visitor.call(contract.listWarehouses, { query: '17_' })).body.total, 0)
  for (const list of [contract.listOrganizations, contract.listBranches, contract.listWarehouses]) {
    const ids = (await visitor.call(list, { pageSize: 2 })).body.items.map(({ id }) => id)
    assert.deepEqual(
      ids,
      ids.toSorted((a, b) => b - a),
    )
  }
})

test('a company, a branch and a warehouse are shown with what belongs to them', async () => {
  const { db, admin, adminId, store, id: orderId } = await placeOrder()
  await sql`insert into store_members (store_id, account_id, role) values (${store.id}, ${adminId}::uuid, 'Manager')`.execute(
    db,
  )
  const { rows } = await sql<{ organizationId: number; warehouseId: number; branchId: number }>`
    with branch as (
      insert into company_branches (store_id, location_id, names, address)
      select id, location_id, '{"en": "Showroom"}', 'Nemanjina 4' from stores where id = ${store.id} returning id
    )
    select s.organization_id as "organizationId", w.id as "warehouseId", branch.id as "branchId"
    from stores s join warehouses w on w.store_id = s.id, branch where s.id = ${store.id} limit 1
  `.execute(db)
  const { organizationId, warehouseId, branchId } = rows[0]!
  const organization = (await admin.call(contract.getOrganization, { id: organizationId })).body
  assert.deepEqual(
    organization.stores.map(({ id, openOrders }) => [id, openOrders]),
    [[store.id, 1]],
  )
  assert.deepEqual(
    organization.people.map(({ id, role }) => [id, role]),
    [[adminId, 'Manager']],
  )
  assert.deepEqual([organization.branches[0]!.id, organization.warehouses[0]!.id], [branchId, warehouseId])
  const branch = (await admin.call(contract.getBranch, { id: branchId })).body
  assert.deepEqual([branch.name, branch.store.id, branch.organization.id], ['Showroom', store.id, organizationId])

  await sql`
    insert into product_stock (product_id, warehouse_id, quantity, reserved)
    select l.product_id, ${warehouseId}, 9, 2 from order_lines l where l.order_id = ${orderId}::uuid
    on conflict (product_id, warehouse_id) do update set quantity = 9, reserved = 2
  `.execute(db)
  await sql`delete from stock_reservations where order_id = ${orderId}::uuid`.execute(db)
  await sql`
    insert into stock_reservations (order_id, product_id, warehouse_id, quantity)
    select order_id, product_id, ${warehouseId}, 2 from order_lines where order_id = ${orderId}::uuid
  `.execute(db)
  const warehouse = (await admin.call(contract.getWarehouse, { id: warehouseId })).body
  assert.deepEqual([warehouse.stock.reserved, warehouse.openOrders], [2, 1])
  assert.deepEqual(
    warehouse.orders.map(({ id, quantity }) => [id, quantity]),
    [[orderId, 2]],
  )
  await sql`update orders set status = 'Completed' where id = ${orderId}::uuid`.execute(db)
  assert.deepEqual((await admin.call(contract.getWarehouse, { id: warehouseId })).body.orders, [])
})
