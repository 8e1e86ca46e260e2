import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { recordAll } from '#platform/audit.ts'
import { newProduct } from '#platform/testing/fluent.ts'
import * as make from '#platform/testing/make.ts'
import { statusAndCode } from '#platform/testing/personas.ts'
import * as bulk from './bulk-contract.ts'
import { saveProductRows } from './grid-contract.ts'
import { getProductHistory } from './history-contract.ts'
import { storeWithProducts } from './products.fixture.ts'

test('the history says who changed which fields, with the values before and after', async () => {
  const { call, categoryId, upsert, update } = await storeWithProducts()
  const { body: made } = await upsert('product', newProduct(categoryId, { code: 'H-1', name: { en: 'Bolt' } }))
  const name = { en: 'Bolt', de: 'Schraube' }
  const description = { en: 'x'.repeat(2_000) }
  const { body: named } = await update('product', made, { name, description, price: 1_250 })
  await call(saveProductRows, { rows: [{ id: made.id, version: named.version, price: 1_300 }] })
  await call(bulk.changeOwnPrices, { ids: [made.id], percent: 10, roundTo: '1' })
  const { items, total } = (await call(getProductHistory, { id: made.id })).body
  assert.deepEqual(
    items.map(({ action }) => action),
    ['update', 'update', 'update', 'create'],
  )
  assert.equal(total, 4)
  assert.ok(items.every(({ person }) => person !== null))
  const [percent, grid, form] = items.map(({ changes }) => changes)
  assert.deepEqual(percent, [{ field: 'price', before: 1_300, after: 1_430 }])
  assert.deepEqual(grid, [{ field: 'price', before: 1_250, after: 1_300 }])
  assert.deepEqual(
    form!.map(({ field }) => field),
    ['name', 'description'],
    'the price is the same as before',
  )
  assert.deepEqual(form![0], { field: 'name', before: {}, after: { de: 'Schraube' } })
  assert.equal((form![1]!.after as { en: string }).en.length, 501, 'long texts are cut')
  const created = items[3]!.changes.find(({ field }) => field === 'category')!
  assert.equal(typeof created.after, 'string', 'a category is called by its name')
})

test('the history of stock that is edited in the grid has the quantities of the edited warehouses', async () => {
  const { db, call, store, made } = await storeWithProducts()
  const [counted, uncounted] = [made[0]!, made[1]!]
  await sql`update products set is_stock_counted = false where id = ${uncounted.id}`.execute(db)
  const [main, other] = store.warehouseIds as [number, number]
  const edit = (quantities: Record<number, number>) =>
    Object.entries(quantities).map(([warehouseId, quantity]) => ({ warehouseId: Number(warehouseId), quantity }))
  await call(saveProductRows, {
    rows: [
      { id: counted.id, version: 1, stock: edit({ [main]: 40 }) },
      { id: uncounted.id, version: 1, stock: edit({ [other]: 3 }) },
    ],
  })
  const changesOf = async (id: number) => (await call(getProductHistory, { id })).body.items[0]!.changes
  assert.deepEqual(await changesOf(counted.id), [
    {
      field: 'stock',
      before: [{ warehouse: String(main), quantity: 100 }],
      after: [{ warehouse: String(main), quantity: 40 }],
    },
  ])
  assert.deepEqual(await changesOf(uncounted.id), [
    { field: 'stock', before: [], after: [{ warehouse: String(other), quantity: 3 }] },
  ])
})

test('the history of an imported product begins with the import, and says which fields later ones have changed', async () => {
  const { db, call, store, made } = await storeWithProducts()
  const { id } = made[0]!
  await sql`insert into product_sources (store_id, product_id, content_hash) values (${store.id}, ${id}, 'x')`.execute(
    db,
  )
  const details = {
    isImport: true,
    before: { priceMinor: 1_000 },
    after: { priceMinor: 1_200 },
    fields: ['characteristics'],
  }
  await recordAll(db, { account: undefined, ip: '' }, [
    { action: 'product.update', entity: 'product', entityId: id, details },
  ])
  const { items, total } = (await call(getProductHistory, { id })).body
  assert.deepEqual(
    items.map(({ action, person, isImport }) => [action, person, isImport]),
    [
      ['update', null, true],
      ['create', null, true],
    ],
  )
  assert.equal(total, 2)
  assert.deepEqual(items[0]!.changes, [
    { field: 'price', before: 1_000, after: 1_200 },
    { field: 'characteristics', before: null, after: null },
  ])
  const { body: rest } = await call(getProductHistory, { id, page: 2, pageSize: 1 })
  assert.deepEqual(
    rest.items.map(({ action, changes }) => [action, changes]),
    [['create', []]],
  )
})

test('the history of the product of another store is not found', async () => {
  const { db, call, made } = await storeWithProducts()
  const other = await make.product(db, { storeId: (await make.store(db)).id })
  assert.equal(statusAndCode(await call(getProductHistory, { id: other.id })), '404 documents.notFound')
  const { body } = await call(getProductHistory, { id: made[0]!.id, page: 2, pageSize: 1 })
  assert.deepEqual([body.items.length, body.page], [0, 2])
})
