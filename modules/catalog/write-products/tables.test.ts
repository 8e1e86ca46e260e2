import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import * as make from '#platform/testing/make.ts'
import { fileDatabase } from '#platform/testing/shared.ts'
import { copyProducts } from './copy-products.ts'
import { columnsOf } from './columns.ts'
import { rowsOf, wholeRecord } from './record.fixture.ts'
import { productFields, productParts, productTables, stockPart } from './tables.ts'
import { writeProducts } from './write-products.ts'

/** Columns that follow from other data: the store, the category, the stock, the clock, the orders and the status. */
const derived: Readonly<Record<string, readonly string[]>> = {
  products: [
    'id',
    'store_id',
    'currency',
    'location_path',
    'category_path',
    'available',
    'created_at',
    'updated_at',
    'version',
    'was_published',
  ],
  product_stock: ['product_id', 'reserved'],
}
/** Tables about products that other modules write. */
const foreignTables = [
  'product_blocks',
  'product_drafts',
  'product_job_rejections',
  'product_jobs',
  'product_list_lines',
  'product_lists',
  'product_search',
  'product_sources',
]

test('every column of the product tables is declared or derived', async () => {
  const { db } = await fileDatabase()
  const declared = new Map([
    ['products', columnsOf(productFields)],
    ...[...Object.values(productParts), stockPart].map(({ table, fields }): [string, string[]] => [
      table,
      columnsOf(fields),
    ]),
  ])
  const { rows } = await sql<{ table: string; columns: string[] }>`
    select table_name::text as table, array_agg(column_name::text order by column_name) as columns from information_schema.columns
    where table_schema = 'public' and (table_name = 'products' or table_name like 'product\\_%') group by 1 order by 1
  `.execute(db)
  assert.deepEqual(rows.map(({ table }) => table).sort(), [...productTables, ...foreignTables].sort())
  for (const { table, columns } of rows.filter(({ table: name }) => !foreignTables.includes(name)))
    assert.deepEqual(columns, [...declared.get(table)!, ...(derived[table] ?? ['product_id'])].sort(), table)
})

test('COPY and INSERT of one record give equal rows', async () => {
  const { db, pool } = await fileDatabase()
  const store = await make.store(db)
  const record = await wholeRecord(db, store)
  const now = new Date('2026-03-02T10:00:00Z')
  const { written } = await db
    .transaction()
    .execute((tx) => writeProducts(tx, store.id, [{ id: null, record }], { now }))
  const { id } = written[0]!
  const inserted = await rowsOf(db, id)
  const { rows } = await sql<{ locationPath: number[]; categoryPath: number[] }>`
    select location_path as "locationPath", category_path as "categoryPath" from products where id = ${id}
  `.execute(db)
  await sql`delete from products where id = ${id}`.execute(db)
  const { locationPath, categoryPath } = rows[0]!
  const client = await pool.connect()
  await copyProducts(
    [client],
    [
      {
        id,
        store: { id: store.id, currency: store.currency, locationPath },
        categoryPath,
        createdAt: now,
        record,
        stock: record.stock.quantities,
      },
    ],
  )
  client.release()
  assert.deepEqual(await rowsOf(db, id), inserted)
  for (const [table, found] of Object.entries(inserted)) assert.notDeepEqual(found, [], table)
})
