import type pg from 'pg'
import { copyRows } from '#platform/db/copy-rows.ts'
import { columnsOf, valuesOf } from './columns.ts'
import type { Fields } from './fields.ts'
import type { WarehouseStock } from './stock-policy.ts'
import { type NewProduct, productFields, productParts, stockPart } from './tables.ts'

/** A product for an empty database, with what `writeProducts` reads from the tables. */
export type CopiedProduct = {
  id: number
  store: { id: number; currency: string; locationPath: readonly number[] }
  categoryPath: readonly number[]
  createdAt: Date
  record: Omit<NewProduct, 'stock'>
  stock: readonly WarehouseStock[]
}

type CopiedTable = { table: string; columns: readonly string[]; rows: (product: CopiedProduct) => unknown[][] }

const batchSize = 20_000

/** Loads products with COPY, each table over a connection of its own as far as there are enough. */
export async function copyProducts(clients: readonly pg.ClientBase[], products: Iterable<CopiedProduct>) {
  for (const batch of batches(products)) {
    await Promise.all(
      clients.map(async (client, place) => {
        for (const { table, columns, rows } of tables.filter((_, index) => index % clients.length === place))
          await copyRows(client, table, columns, flatMap(batch, rows))
      }),
    )
    const ids = batch.map(({ id }) => id)
    await clients[0]!.query('insert into offer_groups select * from offer_keys($1)', [ids])
    await clients[0]!.query('insert into store_product_keys select * from store_product_keys_of($1)', [ids])
  }
  await clients[0]!.query(`select setval(pg_get_serial_sequence('products', 'id'), (select max(id) from products))`)
}

const tables: readonly CopiedTable[] = [
  {
    table: 'products',
    columns: [
      'id',
      'store_id',
      'currency',
      'location_path',
      'category_path',
      'available',
      'created_at',
      'updated_at',
      'was_published',
      ...columnsOf(productFields),
    ],
    rows: ({ id, store, categoryPath, createdAt, record, stock }) => [
      [
        id,
        store.id,
        store.currency,
        store.locationPath,
        categoryPath,
        stock.reduce((total, { quantity }) => total + quantity, 0),
        createdAt,
        createdAt,
        (record.status ?? 'Active') === 'Active',
        ...valuesOf(productFields, record),
      ],
    ],
  },
  ...Object.entries(productParts).map(([name, { table, fields }]) =>
    partTable(table, fields, ({ record }) => record[name as keyof typeof productParts] ?? []),
  ),
  partTable(stockPart.table, stockPart.fields, ({ stock }) => stock),
]

function partTable(table: string, fields: Fields, rowsOf: (product: CopiedProduct) => readonly object[]): CopiedTable {
  return {
    table,
    columns: ['product_id', ...columnsOf(fields)],
    rows: (product) => rowsOf(product).map((row) => [product.id, ...valuesOf(fields, row)]),
  }
}

function* batches(products: Iterable<CopiedProduct>) {
  let batch: CopiedProduct[] = []
  for (const product of products) {
    batch.push(product)
    if (batch.length < batchSize) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

function* flatMap(batch: readonly CopiedProduct[], rows: CopiedTable['rows']) {
  for (const product of batch) yield* rows(product)
}
