// A product that gives every field, and all its rows.
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import * as make from '#platform/testing/make.ts'
import { categoryId } from '#platform/testing/shop.ts'
import { type NewProduct, productTables } from './tables.ts'

/** A record with a value of its own in every field, for a store with two warehouses. */
export async function wholeRecord(db: Db, store: make.MadeStore) {
  const { rows: options } = await sql<{ id: number }>`
    select id from characteristic_options order by id limit 2
  `.execute(db)
  const { rows: characteristics } = await sql<{ id: number }>`
    select id from characteristics order by id limit 2
  `.execute(db)
  const { rows: files } = await sql<{ id: string }>`
    insert into files (id, source, content_type, storage_key, purpose, name)
    select gen_random_uuid(), 'Local', 'application/pdf', 'sheet', 'Document', 'sheet.pdf' from generate_series(1, 2) returning id
  `.execute(db)
  const [first, second] = store.warehouseIds
  return {
    categoryId: await categoryId(db, 'hex-bolts'),
    brandId: await make.brand(db, 'whole'),
    code: 'WHOLE-1',
    externalId: 'offer-1',
    condition: 'Original',
    status: 'Archived',
    unitCode: 'pack',
    priceMinor: 12_345,
    oldPriceMinor: 15_000,
    vatPercent: 7,
    minimumOrder: 10,
    orderStep: 5,
    isStockCounted: false,
    lowStockAt: 30,
    leadDays: 9,
    countryCode: 'RS',
    isPrivateLabel: true,
    barcode: '4006381333931',
    weightGrams: 1_250,
    lengthMm: 300,
    widthMm: 200,
    heightMm: 100,
    popularity: 17,
    optionIds: options.map(({ id }) => id),
    imageIds: ['11111111-1111-5111-8111-111111111111', '22222222-2222-5222-8222-222222222222'],
    videoIds: ['33333333-3333-5333-8333-333333333333'],
    texts: [
      { locale: 'en', name: 'A \\ "bolt"\twith\ncontrols', description: 'Long' },
      { locale: 'sr', name: 'Zavrtanj' },
    ],
    values: [
      { characteristicId: characteristics[0]!.id, number: 77.5 },
      { characteristicId: characteristics[1]!.id, words: { en: 'left "hand"', ru: 'левый' } },
    ],
    properties: [{ position: 0, name: 'Thread', value: 'M8 {1,2}' }],
    documents: [
      { position: 0, fileId: files[0]!.id, kind: 'DataSheet', title: 'Data sheet' },
      { position: 1, fileId: files[1]!.id, kind: 'Certificate', validUntil: '2027-03-31' },
    ],
    tiers: [
      { fromQuantity: 20, priceMinor: 12_000 },
      { fromQuantity: 40, priceMinor: 11_000 },
    ],
    stock: {
      policy: 'exact',
      quantities: [
        { warehouseId: first!, quantity: 300 },
        { warehouseId: second!, quantity: 40 },
      ],
    },
  } satisfies Required<NewProduct>
}

/** All rows of a product by table. */
export async function rowsOf(db: Db, id: number) {
  const rows: Record<string, unknown> = {}
  for (const table of productTables) {
    const key = sql.ref(table === 'products' ? 'id' : 'product_id')
    const found = await sql<{ row: unknown }>`
      select to_jsonb(t) as row from ${sql.table(table)} t where ${key} = ${id} order by t::text
    `.execute(db)
    rows[table] = found.rows.map(({ row }) => row)
  }
  return rows
}
