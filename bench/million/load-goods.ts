import type pg from 'pg'
import { copyRows } from '#seed/copy.ts'
import type { Good } from './goods.ts'

type Row = Parameters<typeof copyRows>[3] extends Iterable<infer Each> ? Each : never
type Target = { table: string; columns: readonly string[]; rows: (good: Good) => Row[] }

export const tablesOfGoods = [
  'products',
  'product_translations',
  'product_values',
  'product_tiers',
  'product_stock',
] as const
const batchSize = 20_000

/** Writes goods and what belongs to them, each table over a connection of its own. */
export async function loadGoods(clients: readonly pg.ClientBase[], goods: Iterable<Good>) {
  for (const batch of batches(goods))
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
    rows: (good) => [
      [
        good.id,
        good.store.id,
        good.category.id,
        good.category.path,
        good.store.locationPath,
        good.brand.id,
        good.code,
        good.category.seed.unit,
        good.currency,
        good.priceMinor,
        good.oldPriceMinor,
        good.minimumOrder,
        good.orderStep,
        good.available,
        good.minimumOrder * 3,
        good.leadDays,
        good.store.seed.country,
        good.popularity,
        good.optionIds,
        good.imageIds,
        good.createdAt,
        good.createdAt,
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

function* batches(goods: Iterable<Good>) {
  let batch: Good[] = []
  for (const good of goods) {
    batch.push(good)
    if (batch.length < batchSize) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

function* rowsOf(batch: readonly Good[], rows: Target['rows']) {
  for (const good of batch) yield* rows(good)
}
