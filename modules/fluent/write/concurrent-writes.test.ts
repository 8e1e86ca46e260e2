import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { sql } from 'kysely'
import { createOrder } from '#modules/orders/contract.ts'
import { errorCode, fieldErrors, newProduct, ownStore } from '#platform/testing/fluent.ts'
import * as make from '#platform/testing/make.ts'
import { type Somebody, somebody } from '#platform/testing/somebody.ts'

const statuses = (responses: readonly { status: number }[]) =>
  Object.fromEntries([...Map.groupBy(responses, ({ status }) => status)].map(([status, all]) => [status, all.length]))

test('of twenty concurrent changes of one version, one succeeds', async () => {
  const { db, store, categoryId, upsert, update, find } = await ownStore()
  const product = (await upsert('product', newProduct(categoryId))).body
  const warehouse = (await find('warehouse')).body.items[0]!
  const [shop, organization] = [(await find('store')).body.items[0]!, (await find('organization')).body.items[0]!]
  const at = (index: number) => ({
    product: { price: 100 + index },
    warehouse: { address: `Street ${index}` },
    store: { foundedYear: 1900 + index },
    organization: { legalName: `Company ${index}` },
  })
  for (const [entity, document] of Object.entries({ product, warehouse, store: shop, organization })) {
    const name = entity as 'product'
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, index) => update(name, document, at(index)[name])),
    )
    assert.deepEqual(statuses(responses), { 200: 1, 409: 19 }, entity)
    assert.ok(
      responses
        .filter(({ status }) => status === 409)
        .every((response) => errorCode(response) === 'documents.changedMeanwhile'),
    )
    const won = responses.find(({ status }) => status === 200)!.body
    assert.equal(won.version, document.version + 1)
    assert.deepEqual(
      (await find(name, { filter: { field: 'id', operator: 'eq', value: document.id } })).body.items,
      [{ id: won.id, version: won.version, fields: won.fields }],
      entity,
    )
    const { rows } = await sql`
      select count(*)::int as count from audit_log where entity = ${entity} and entity_id = ${String(document.id)} and action = ${`${entity}.update`} and details ->> 'storeId' = ${String(store.id)}
    `.execute(db)
    assert.deepEqual(rows, [{ count: 1 }], entity)
  }
})

test('repeated and concurrent requests with one idempotency key create one document', async () => {
  const { db, store, categoryId, upsert } = await ownStore()
  const fields = newProduct(categoryId, { stock: [{ warehouse: String(store.warehouseIds[0]), quantity: 5 }] })
  const idempotencyKey = randomUUID()
  const responses = [
    ...(await Promise.all(Array.from({ length: 8 }, () => upsert('product', fields, { idempotencyKey })))),
    await upsert('product', fields, { idempotencyKey }),
  ]
  assert.deepEqual(statuses(responses), { 200: 9 })
  for (const { body } of responses) assert.deepEqual(body, responses[0]!.body)
  const { rows } = await sql`select count(*)::int as count from products where store_id = ${store.id}`.execute(db)
  assert.deepEqual(rows, [{ count: 1 }])
  assert.equal(errorCode(await upsert('product', { ...fields, price: 1 }, { idempotencyKey })), 'request.keyReused')
  assert.deepEqual(
    fieldErrors(await upsert('product', fields)),
    ['fields.code taken'],
    'without the key it is a second product with the same code',
  )
})

test('of twenty concurrent products with one code, one is created; an update cannot take the code of another product', async () => {
  const { categoryId, upsert, update } = await ownStore()
  const fields = newProduct(categoryId)
  const responses = await Promise.all(Array.from({ length: 20 }, () => upsert('product', fields)))
  assert.deepEqual(statuses(responses), { 200: 1, 422: 19 })
  const other = await upsert('product', newProduct(categoryId))
  assert.deepEqual(fieldErrors(await update('product', other.body, { code: fields.code })), ['fields.code taken'])
  const elsewhere = await ownStore()
  assert.equal((await elsewhere.upsert('product', fields)).status, 200, 'codes are of a store')
})

test('lowering stock while buyers order does not oversell', async () => {
  const { app, db, store, categoryId, upsert, update } = await ownStore()
  const warehouse = String(store.warehouseIds[0])
  const made = await upsert(
    'product',
    newProduct(categoryId, { status: 'Active', stock: [{ warehouse, quantity: 12 }] }),
  )
  const buyers = await Promise.all(Array.from({ length: 12 }, () => somebody(app)))
  await Promise.all(buyers.map(({ accountId }) => make.cart(db, accountId, [{ productId: made.body.id, quantity: 1 }])))
  const order = (buyer: Somebody) =>
    buyer.call(
      createOrder,
      { storeId: store.id, contactName: 'Buyer', contactPhone: '+381113334455' },
      { idempotencyKey: randomUUID() },
    )
  const [changes, orders] = await Promise.all([
    Promise.all([7, 5, 6].map((quantity) => update('product', made.body, { stock: [{ warehouse, quantity }] }))),
    Promise.all(buyers.map(order)),
  ])
  assert.ok(
    changes.every(({ status }) => status === 200 || status === 409 || status === 422),
    changes.map(({ text }) => text).join(),
  )
  assert.ok(changes.filter(({ status }) => status === 200).length <= 1)
  const placed = orders.filter(({ status, body }) => status === 200 && body.outcomes[0]!.placed).length
  const { rows } = await sql<{ quantity: number; reserved: number; available: number; reservations: number }>`
    select s.quantity, s.reserved, p.available, (select coalesce(sum(r.quantity), 0)::int from stock_reservations r where r.product_id = p.id) as reservations
    from products p join product_stock s on s.product_id = p.id and s.warehouse_id = ${store.warehouseIds[0]} where p.id = ${made.body.id}
  `.execute(db)
  const { quantity, reserved, available, reservations } = rows[0]!
  assert.deepEqual([reserved, reservations, available], [placed, placed, quantity - placed])
  const won = changes.find(({ status }) => status === 200)
  assert.equal(quantity, won ? (won.body.fields.stock as { quantity: number }[])[0]!.quantity : 12)
})
