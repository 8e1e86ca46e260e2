import type pg from 'pg'
import { copyRows } from '#seed/copy-rows.ts'
import type { GeneratedProduct } from './generate-products.ts'

type Row = Parameters<typeof copyRows>[3] extends Iterable<infer Each> ? Each : never
type Target = { table: string; columns: readonly string[]; rows: (product: GeneratedProduct) => Row[] }

export const productTables = [
  'products',
  'product_translations',
  'product_values',
  'product_tiers',
  'product_stock',
] as const
const batchSize = 20_000

/** Writes products with their dependent rows, each table over a connection of its own. */
export async function loadProducts(clients: readonly pg.ClientBase[], products: Iterable<GeneratedProduct>) {
  for (const batch of batches(products))
    await Promise.all(
      targets.map(({ table, columns, rows }, index) => copyRows(clients[index]!, table, columns, rowsOf(batch, rows))),
    )
}

const targets: readonly Target[] = [
  {
    table: 'products',
    columns: [
      'id',
      'store_id',
      'category_id',
      'category_path',
      'location_path',
      'brand_id',
      'code',
      'unit_code',
      'currency',
      'price_minor',
      'old_price_minor',
      'minimum_order',
      'order_step',
      'available',
      'low_stock_at',
      'lead_days',
      'country_code',
      'popularity',
      'option_ids',
      'image_ids',
      'created_at',
      'updated_at',
    ],
    rows: (product) => [
      [
        product.id,
        product.store.id,
        product.category.id,
        product.category.path,
        product.store.locationPath,
        product.brand.id,
        product.code,
        product.category.seed.unit,
        product.currency,
        product.priceMinor,
        product.oldPriceMinor,
        product.minimumOrder,
        product.orderStep,
        product.available,
        product.minimumOrder * 3,
        product.leadDays,
        product.store.seed.country,
        product.popularity,
        product.optionIds,
        product.imageIds,
        product.createdAt,
        product.createdAt,
      ],
    ],
  },
  {
    table: 'product_translations',
    columns: ['product_id', 'locale', 'name', 'description'],
    rows: ({ id, texts }) => texts.map(({ locale, name, description }) => [id, locale, name, description]),
  },
  {
    table: 'product_values',
    columns: ['product_id', 'characteristic_id', 'number', 'words'],
    rows: ({ id, numbers, words }) => [
      ...numbers.map(([characteristic, number]) => [id, characteristic, number, null]),
      ...words.map(([characteristic, text]) => [id, characteristic, null, text]),
    ],
  },
  {
    table: 'product_tiers',
    columns: ['product_id', 'from_quantity', 'price_minor'],
    rows: ({ id, tiers }) => tiers.map(([from, price]) => [id, from, price]),
  },
  {
    table: 'product_stock',
    columns: ['product_id', 'warehouse_id', 'quantity'],
    rows: ({ id, stock }) => stock.map(([warehouse, quantity]) => [id, warehouse, quantity]),
  },
]

function* batches(products: Iterable<GeneratedProduct>) {
  let batch: GeneratedProduct[] = []
  for (const product of products) {
    batch.push(product)
    if (batch.length < batchSize) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

function* rowsOf(batch: readonly GeneratedProduct[], rows: Target['rows']) {
  for (const product of batch) yield* rows(product)
}
