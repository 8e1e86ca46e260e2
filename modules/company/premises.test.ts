import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { createOrder } from '#modules/orders/contract.ts'
import { updateDocument } from '#modules/fluent/contract.ts'
import * as make from '#platform/testing/make.ts'
import { ownStore } from '#platform/testing/fluent.ts'
import { statusAndCode } from '#platform/testing/personas.ts'
import { colleague, somebody } from '#platform/testing/somebody.ts'
import { deleteBranch, deleteWarehouse, listBranches, listWarehouses } from './contract.ts'

const branch = { name: { en: 'Office' }, location: 'belgrade', address: 'Somewhere 2' }

/** A store with two warehouses; the first one has 10 of a product, of which a buyer has ordered 4. */
async function stockedStore() {
  const own = await ownStore()
  const { app, db, store, upsert, categoryId } = own
  const [from, to] = store.warehouseIds as [number, number]
  const product = await upsert('product', {
    category: categoryId,
    code: 'W-1',
    name: { en: 'Bolt' },
    unit: 'piece',
    price: 100,
    status: 'Active',
    stock: [
      { warehouse: String(from), quantity: 10 },
      { warehouse: String(to), quantity: 3 },
    ],
  })
  assert.equal(product.status, 200, product.text)
  const productId = product.body.id
  const buyer = await somebody(app)
  await make.cart(db, buyer.accountId, [{ productId, quantity: 12 }])
  const ordered = await buyer.call(createOrder, {
    contactName: 'Bea',
    contactPhone: '+381113334455',
    delivery: 'Pickup',
  })
  assert.ok(ordered.body.outcomes[0]!.placed, ordered.text)
  const stock = async () => {
    const { rows } = await sql`
      select s.warehouse_id as id, s.quantity, s.reserved, (select sum(quantity)::int from stock_reservations r where r.warehouse_id = s.warehouse_id) as ordered, p.available
      from product_stock s join products p on p.id = s.product_id where p.id = ${productId} order by s.warehouse_id
    `.execute(db)
    return rows
  }
  return { ...own, from, to, productId, stock }
}

test('branches and warehouses are listed in the language of the caller, with their stock', async () => {
  const { person, store, upsert, from, to } = await stockedStore()
  await upsert('companybranch', { ...branch, name: { en: 'Office', de: 'Büro' }, phone: '+381113334455' })
  const options = { storeId: store.id, locale: 'de' as const }
  const { items, total } = (await person.call(listBranches, {}, options)).body
  assert.equal(total, 1)
  assert.deepEqual(
    items.map(({ id: _, ...item }) => item),
    [
      {
        name: 'Büro',
        location: { alias: 'belgrade', name: 'Belgrad' },
        address: 'Somewhere 2',
        phone: '+381113334455',
        suspensionReason: null,
      },
    ],
  )
  const warehouses = (await person.call(listWarehouses, {}, options)).body.items
  assert.deepEqual(
    warehouses.map(({ id, productCount, quantity, reserved }) => [id, productCount, quantity, reserved]),
    [
      [from, 1, 10, 10],
      [to, 1, 3, 2],
    ],
  )
})

test('a warehouse goes with its stock and reservations to another one, or stays', async () => {
  const { app, db, person, store, from, to, stock } = await stockedStore()
  const options = { storeId: store.id }
  const refused = await person.call(deleteWarehouse, { id: from }, options)
  assert.equal(statusAndCode(refused), '409 company.warehouseHasStock')
  assert.match(refused.text, /1 product in stock, 10 units reserved/)
  const elsewhere = await make.store(db)
  assert.equal(
    (await person.call(deleteWarehouse, { id: from, moveTo: elsewhere.warehouseIds[0]! }, options)).status,
    422,
  )
  assert.equal((await person.call(deleteWarehouse, { id: from, moveTo: from }, options)).status, 422)
  const operator = await colleague(app, store.id, 'Operator')
  assert.equal(
    statusAndCode(await operator.call(deleteWarehouse, { id: from, moveTo: to }, options)),
    '403 company.notAllowed',
  )
  assert.equal((await person.call(deleteWarehouse, { id: from, moveTo: to }, options)).status, 200)
  assert.deepEqual(await stock(), [{ id: to, quantity: 13, reserved: 12, ordered: 12, available: 1 }])
  assert.equal(statusAndCode(await person.call(deleteWarehouse, { id: to }, options)), '409 company.lastWarehouse')
  const { rows } = await sql`
    select action, entity, details from audit_log where entity = 'warehouse' and entity_id = ${String(from)} and action = 'warehouse.delete'
  `.execute(db)
  assert.equal(rows.length, 1)
})

test('branches and warehouses of another store are not found', async () => {
  const { db, person, store, upsert } = await ownStore()
  const stranger = await ownStore()
  const [foreignWarehouse] = store.warehouseIds as [number]
  const foreignBranch = (await upsert('companybranch', branch)).body.id
  const options = { storeId: stranger.store.id }
  assert.equal(
    statusAndCode(await stranger.person.call(deleteWarehouse, { id: foreignWarehouse }, options)),
    '404 company.warehouseNotFound',
  )
  assert.equal(
    statusAndCode(await stranger.person.call(deleteBranch, { id: foreignBranch }, options)),
    '404 company.branchNotFound',
  )
  assert.equal((await stranger.person.call(deleteBranch, { id: foreignBranch }, { storeId: store.id })).status, 403)
  assert.equal(
    statusAndCode(await person.call(deleteBranch, { id: foreignBranch }, { storeId: store.id })),
    '409 company.lastBranch',
  )
  await sql`update stores set status = 'Draft' where id = ${store.id}`.execute(db)
  assert.equal((await person.call(deleteBranch, { id: foreignBranch }, { storeId: store.id })).status, 200)
})

test('of two people who delete the last two branches, one is refused', async () => {
  const { app, person, store, upsert } = await ownStore()
  const ids = [(await upsert('companybranch', branch)).body.id, (await upsert('companybranch', branch)).body.id]
  const other = await colleague(app, store.id, 'Manager')
  const answers = await Promise.all(
    [person, other].map((each, index) => each.call(deleteBranch, { id: ids[index]! }, { storeId: store.id })),
  )
  assert.deepEqual(answers.map(statusAndCode).sort(), ['200', '409 company.lastBranch'])
  const warehouses = await Promise.all(
    [person, other].map((each, index) =>
      each.call(deleteWarehouse, { id: store.warehouseIds[index]! }, { storeId: store.id }),
    ),
  )
  assert.deepEqual(warehouses.map(statusAndCode).sort(), ['200', '409 company.lastWarehouse'])
})

test('stock that is stored while its warehouse is deleted is never lost', async () => {
  for (let round = 0; round < 5; round++) {
    const { db, person, store, find, from, to, productId } = await stockedStore()
    const document = (await find('product', { filter: { field: 'id', operator: 'eq', value: productId } })).body
      .items[0]!
    const stock = [
      { warehouse: String(from), quantity: 20 },
      { warehouse: String(to), quantity: 5 },
    ]
    const [saved, deleted] = await Promise.all([
      person.call(updateDocument, { entity: 'product', ...document, fields: { stock } }, { storeId: store.id }),
      person.call(deleteWarehouse, { id: from, moveTo: to }, { storeId: store.id }),
    ])
    assert.equal(deleted.status, 200, deleted.text)
    assert.ok([200, 422].includes(saved.status), saved.text)
    const { rows } = await sql<{ quantity: number; reserved: number; available: number }>`
      select sum(s.quantity)::int as quantity, sum(s.reserved)::int as reserved, p.available
      from product_stock s join products p on p.id = s.product_id where p.id = ${productId} group by p.available
    `.execute(db)
    const quantity = saved.status === 200 ? 25 : 13
    assert.deepEqual(rows, [{ quantity, reserved: 12, available: quantity - 12 }])
  }
})

test('a product is not stored in a warehouse that is being deleted', async () => {
  for (let round = 0; round < 5; round++) {
    const { person, store, upsert, categoryId, from, to } = await stockedStore()
    const product = {
      category: categoryId,
      code: 'W-2',
      name: { en: 'Nut' },
      unit: 'piece',
      price: 100,
      stock: [{ warehouse: String(from), quantity: 7 }],
    }
    const [created, deleted] = await Promise.all([
      upsert('product', product),
      person.call(deleteWarehouse, { id: from, moveTo: to }, { storeId: store.id }),
    ])
    const outcomes = [
      '200/200',
      '409 catalog.warehouseGone/200',
      '422 request.invalid/200',
      '200/409 company.stockChanged',
    ]
    assert.ok(outcomes.includes([created, deleted].map(statusAndCode).join('/')), `${created.text} ${deleted.text}`)
  }
})
