import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { requestCallback } from '#modules/contacts/contract.ts'
import { createOrder, getOrder } from '#modules/orders/contract.ts'
import { confirmOrder } from '#modules/orders/step-contract.ts'
import * as make from '#platform/testing/make.ts'
import { anonymous } from '#platform/testing/personas.ts'
import { fileApp } from '#platform/testing/shared.ts'
import { colleague, somebody } from '#platform/testing/somebody.ts'
import { listOwnProducts } from './contract.ts'
import { getStoreOverview } from './overview-contract.ts'
import { storeWithProducts } from './products.fixture.ts'

test('the home of a store says what waits, and what is not set up', async () => {
  const app = await fileApp()
  const { db } = app.database
  const [store, other] = [await make.store(db, { name: 'Bolts & Co' }), await make.store(db)]
  const seller = await colleague(app, store.id, 'Owner')
  const buyer = await somebody(app)
  const read = async () => (await seller.call(getStoreOverview, {}, { storeId: store.id })).body
  const empty = await read()
  assert.deepEqual(
    [empty.name, empty.orders, empty.chats, empty.products],
    [
      'Bolts & Co',
      { new: 0, oldestNewAt: null, inProgress: 0, shipped: 0 },
      { count: 0, oldestAt: null },
      {
        active: 0,
        drafts: 0,
        archived: 0,
        blocked: 0,
        outOfStock: 0,
        withoutPicture: 0,
        incomplete: 0,
        untranslated: 0,
      },
    ],
  )
  assert.equal(empty.verifiedUntil, null)
  assert.deepEqual(empty.documents, { products: 0, firstUntil: null })
  assert.deepEqual(
    empty.setup.filter(({ isDone }) => isDone),
    [],
  )

  const product = await make.product(db, { storeId: store.id, available: 50 })
  await make.product(db, { storeId: store.id, available: 0 })
  await make.product(db, { storeId: store.id, status: 'Draft' })
  await make.product(db, { storeId: store.id, status: 'Blocked' })
  await make.product(db, { storeId: other.id })
  const ids: string[] = []
  for (let count = 0; count < 2; count++) {
    await make.cart(db, buyer.accountId, [{ productId: product.id, quantity: 1 }])
    const placed = await buyer.call(createOrder, { contactName: 'Bea', contactPhone: '1' })
    ids.push(placed.body.outcomes[0]!.orderId!)
  }
  await seller.call(confirmOrder, { id: ids[0]! })
  await anonymous(app).call(requestCallback, { storeId: store.id, phone: '+381641234567' })
  await sql`
    update stores set phones = '{+381641234567}', delivery_ways = '{Pickup}', verified_until = current_date + 29 where id = ${store.id}
  `.execute(db)

  const { orders, callbacks, products, setup, verifiedUntil } = await read()
  const oldest = (await buyer.call(getOrder, { id: ids[1]! })).body.createdAt
  assert.deepEqual(orders, { new: 1, oldestNewAt: oldest, inProgress: 1, shipped: 0 })
  assert.equal(callbacks.count, 1)
  assert.ok(callbacks.oldestAt)
  assert.deepEqual(products, {
    active: 2,
    drafts: 1,
    archived: 0,
    blocked: 1,
    outOfStock: 1,
    withoutPicture: 2,
    incomplete: 0,
    untranslated: 0,
  })
  assert.deepEqual(
    setup.filter(({ isDone }) => isDone).map(({ step }) => step),
    ['phone', 'delivery', 'product', 'verification'],
  )
  assert.ok(verifiedUntil! > new Date().toISOString().slice(0, 10), 'it ends soon')
  await sql`update products set status = 'Archived' where store_id = ${store.id} and status = 'Active'`.execute(db)
  const away = await read()
  assert.deepEqual([away.products.active, away.products.archived], [0, 2])
  assert.ok(away.setup.find(({ step }) => step === 'product')!.isDone, 'its first product has been published')
  const operator = await colleague(app, store.id, 'Operator')
  assert.deepEqual((await operator.call(getStoreOverview, {}, { storeId: store.id })).body.setup, [])
})

test('the home of a store names its products on sale whose documents run out, and the list finds them', async () => {
  const app = await fileApp()
  const { db } = app.database
  const [store, other] = [await make.store(db), await make.store(db)]
  const seller = await colleague(app, store.id, 'Operator')
  const productWith = async (days: number[], options: Parameters<typeof make.product>[1] = { storeId: store.id }) => {
    const { id } = await make.product(db, options)
    await sql`
      with files as (
        insert into files (id, source, content_type, storage_key, purpose)
        select gen_random_uuid(), 'Local', 'application/pdf', 'sheet', 'Document' from generate_series(1, ${days.length}) returning id
      )
      insert into product_documents (product_id, position, file_id, kind, valid_until)
      select ${id}, row_number() over (), id, 'Certificate', current_date + (${days}::int[])[row_number() over ()] from files
    `.execute(db)
    return id
  }
  const ids = [await productWith([29, 5]), await productWith([-40, 400])]
  await productWith([30])
  await productWith([3], { storeId: store.id, status: 'Draft' })
  await productWith([3], { storeId: other.id })
  const { documents } = (await seller.call(getStoreOverview, {}, { storeId: store.id })).body
  const first = new Date(Date.now() - 40 * 86_400_000).toISOString().slice(0, 10)
  assert.deepEqual(documents, { products: 2, firstUntil: first })
  const listed = await seller.call(
    listOwnProducts,
    { problem: 'documents', status: 'Active', sort: 'code' },
    { storeId: store.id },
  )
  assert.deepEqual(new Set(listed.body.items.map(({ id }) => id)), new Set(ids))
  assert.ok(listed.body.items.every(({ problems }) => problems.includes('documents')))
})

test('the home of a store counts the products on sale that the filters of the list find', async () => {
  const { db, store, call, made } = await storeWithProducts()
  const [bare, valued] = made.map(({ id }) => id) as [number, number]
  const { rows: required } = await sql<{ id: number }>`
    update category_characteristics cc set is_required = true from products p, characteristics c
    where p.id = ${bare} and cc.category_id = p.category_id and c.id = cc.characteristic_id and c.type in ('Select', 'Interval') returning c.id
  `.execute(db)
  await sql`
    update products set option_ids = array(select min(id) from characteristic_options where characteristic_id = any(${required.map(({ id }) => id)}) group by characteristic_id)
    where id = ${valued}
  `.execute(db)
  await sql`
    insert into product_values (product_id, characteristic_id, number)
    select ${valued}, c.id, 1 from characteristics c where c.id = any(${required.map(({ id }) => id)}) and c.type = 'Interval'
  `.execute(db)
  await make.product(db, { storeId: store.id, status: 'Draft' })
  const { products } = (await call(getStoreOverview)).body
  const found = async (problem: string) =>
    (await call(listOwnProducts, { problem, status: 'Active' })).body.items.map(({ id }) => id)
  const incomplete = await found('characteristics')
  assert.ok(incomplete.includes(bare) && !incomplete.includes(valued))
  assert.deepEqual(
    [products.incomplete, products.untranslated, products.withoutPicture],
    [incomplete.length, (await found('translations')).length, (await found('picture')).length],
  )
})
