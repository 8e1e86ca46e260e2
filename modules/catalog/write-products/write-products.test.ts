import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import * as make from '#platform/testing/make.ts'
import { fileDatabase } from '#platform/testing/shared.ts'
import { categoryId } from '#platform/testing/shop.ts'
import { recordStatements } from '#platform/testing/statements.ts'
import { rowsOf, wholeRecord } from './record.fixture.ts'
import type { NewProduct } from './tables.ts'
import { type ProductWrite, writeProducts } from './write-products.ts'

const now = new Date('2026-03-02T10:00:00Z')
const later = new Date('2026-03-03T10:00:00Z')
const write = (db: Db, storeId: number, writes: readonly ProductWrite[], at = now) =>
  db.transaction().execute((tx) => writeProducts(tx, storeId, writes, { now: at }))

async function storeWithProduct() {
  const { db } = await fileDatabase()
  const store = await make.store(db)
  const record: NewProduct = await wholeRecord(db, store)
  const { written } = await write(db, store.id, [{ id: null, record }])
  return { db, store, record, id: written[0]!.id }
}

test('rows that do not change are not written', async () => {
  const { db, store, record, id } = await storeWithProduct()
  const transactions = async () => {
    const { rows } = await sql<{ xmin: string }>`
      select xmin::text from products where id = ${id} union all select xmin::text from product_translations where product_id = ${id}
      union all select xmin::text from product_values where product_id = ${id} union all select xmin::text from product_tiers where product_id = ${id}
      union all select xmin::text from product_properties where product_id = ${id} union all select xmin::text from product_stock where product_id = ${id}
    `.execute(db)
    return rows
  }
  const before = await transactions()
  const { written } = await write(db, store.id, [{ id, record }], later)
  assert.deepEqual(
    written.map(({ change }) => change),
    ['unchanged'],
  )
  assert.deepEqual(await transactions(), before)
})

test('a change writes the given fields alone, and every change has a new version', async () => {
  const { db, store, id } = await storeWithProduct()
  const before = await rowsOf(db, id)
  const [productBefore] = before.products as [Record<string, unknown>]
  const repriced = await write(db, store.id, [{ id, record: { priceMinor: 13_000, oldPriceMinor: null } }], later)
  assert.equal(repriced.written[0]!.change, 'updated')
  assert.deepEqual(await rowsOf(db, id), {
    ...before,
    products: [
      {
        ...productBefore,
        price_minor: 13_000,
        old_price_minor: null,
        version: 2,
        updated_at: '2026-03-03T10:00:00+00:00',
      },
    ],
  })
  const washers = await categoryId(db, 'washers')
  await write(db, store.id, [
    { id, record: { categoryId: washers, values: [], tiers: [{ fromQuantity: 40, priceMinor: 9 }] } },
  ])
  const after = await rowsOf(db, id)
  const [product] = after.products as [{ version: number; category_path: number[] }]
  assert.deepEqual([product.version, product.category_path.at(-1)], [3, washers])
  assert.deepEqual(
    [after.product_values, after.product_tiers],
    [[], [{ product_id: id, from_quantity: 40, price_minor: 9 }]],
  )
  assert.deepEqual(after.product_translations, before.product_translations)
  await write(db, store.id, [{ id, record: { properties: [] } }])
  assert.deepEqual((await rowsOf(db, id)).product_properties, [])
  const { rows } = await sql<{ version: number }>`select version from products where id = ${id}`.execute(db)
  assert.deepEqual(rows, [{ version: 4 }])
})

test('writes with a conflict are left out, the others are written', async () => {
  const { db, store, record, id } = await storeWithProduct()
  const elsewhere = await make.product(db, { storeId: (await make.store(db)).id })
  const own = await make.product(db, { storeId: store.id, code: 'OWN-1' })
  await sql`update product_stock set reserved = 3 where product_id = ${id} and warehouse_id = ${store.warehouseIds[1]}`.execute(
    db,
  )
  const fresh = (code: string): ProductWrite => ({
    id: null,
    record: { categoryId: record.categoryId, unitCode: 'piece', priceMinor: 1, code },
  })
  const writes: ProductWrite[] = [
    fresh('OWN-1'),
    { id: own.id, record: { code: 'WHOLE-1' } },
    { id: elsewhere.id, record: { priceMinor: 1 } },
    { id, record: { priceMinor: 1, stock: { policy: 'exact', quantities: [] } } },
    fresh('FRESH-1'),
    fresh('FRESH-1'),
    { id: own.id, record: { code: 'OWN-1', priceMinor: 777 } },
  ]
  const { written, conflicts } = await write(db, store.id, writes)
  assert.deepEqual(
    conflicts.map(({ write: refused, ...conflict }) => [writes.indexOf(refused), conflict]),
    [
      [0, { reason: 'codeTaken', owner: { id: own.id, externalId: null } }],
      [1, { reason: 'codeTaken', owner: { id, externalId: 'offer-1' } }],
      [2, { reason: 'notFound' }],
      [3, { reason: 'reserved', warehouseIds: [store.warehouseIds[1]] }],
      [5, { reason: 'codeTaken', owner: { id: null, externalId: null } }],
    ],
  )
  assert.deepEqual(
    written.map((each) => [writes.indexOf(each.write), each.change]),
    [
      [4, 'created'],
      [6, 'updated'],
    ],
  )
  const { rows } =
    await sql`select code, price_minor as price from products where store_id = ${store.id} order by code`.execute(db)
  assert.deepEqual(rows, [
    { code: 'FRESH-1', price: 1 },
    { code: 'OWN-1', price: 777 },
    { code: 'WHOLE-1', price: 12_345 },
  ])
})

test('the number of statements does not grow with the number of products', async () => {
  const { db } = await fileDatabase()
  const store = await make.store(db)
  const record = await wholeRecord(db, store)
  const ids: number[] = []
  const { recorder, during } = recordStatements()
  const statementsFor = async (count: number) => {
    const writes: ProductWrite[] = [
      ...ids.map((id) => ({ id, record: { priceMinor: 1_000 + count, stock: record.stock } })),
      ...Array.from({ length: count }, (_, index) => ({
        id: null,
        record: { ...record, code: `N-${count}-${index}`, externalId: null },
      })),
    ]
    const { result, statements } = await during(() =>
      db.transaction().execute((tx) => writeProducts(tx.withPlugin(recorder), store.id, writes, { now })),
    )
    assert.equal(result.written.length, writes.length)
    ids.splice(0, Infinity, ...result.written.map(({ id }) => id))
    return statements.length
  }
  await statementsFor(1)
  const forFew = await statementsFor(2)
  assert.ok(forFew > 5)
  assert.equal(await statementsFor(200), forFew)
})

test('concurrent writers give a code to one product', async () => {
  const { db } = await fileDatabase()
  const store = await make.store(db)
  const products = await Promise.all(Array.from({ length: 6 }, () => make.product(db, { storeId: store.id })))
  const results = await Promise.all(products.map(({ id }) => write(db, store.id, [{ id, record: { code: 'SAME' } }])))
  assert.deepEqual(results.map(({ conflicts }) => conflicts.length).sort(), [0, 1, 1, 1, 1, 1])
})
