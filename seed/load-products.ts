import type pg from 'pg'
import { slugify } from '#platform/i18n/slug.ts'
import { copyRows } from './copy-rows.ts'
import type { GeneratedProduct } from './products.ts'

/** Inserts products with their translations, values, tiers and stock. The search module fills its own indexes. */
export async function loadProducts(client: pg.ClientBase, made: readonly GeneratedProduct[]) {
  const brands = [...new Set(made.map(({ brand }) => brand))].sort()
  const brandIds = new Map(brands.map((name, index) => [name, index + 1]))
  await copyRows(
    client,
    'brands',
    ['id', 'alias', 'name'],
    aliases(brands).map((alias, index) => [index + 1, alias, brands[index]]),
  )
  await copyRows(
    client,
    'products',
    [
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
      'is_private_label',
      'popularity',
      'option_ids',
      'image_ids',
      'created_at',
      'updated_at',
    ],
    made.map((each) => [
      each.id,
      each.store.id,
      each.category.id,
      each.category.path,
      each.store.locationPath,
      brandIds.get(each.brand),
      each.code,
      each.category.seed.unit,
      each.currency,
      each.priceMinor,
      each.oldPriceMinor,
      each.minimumOrder,
      each.orderStep,
      each.available,
      each.lowStockAt,
      each.leadDays,
      each.store.seed.country,
      each.isPrivateLabel,
      each.popularity,
      each.optionIds,
      each.imageIds,
      each.createdAt,
      each.createdAt,
    ]),
  )
  await copyRows(
    client,
    'product_translations',
    ['product_id', 'locale', 'name', 'description'],
    rowsOf(made, (each) =>
      Object.entries(each.names).map(([locale, name]) => [
        each.id,
        locale,
        name,
        each.descriptions[locale as 'en'] ?? '',
      ]),
    ),
  )
  await copyRows(
    client,
    'product_values',
    ['product_id', 'characteristic_id', 'number', 'words'],
    rowsOf(made, (each) => [
      ...each.numbers.map(([characteristic, number]) => [each.id, characteristic, number, null]),
      ...each.words.map(([characteristic, words]) => [each.id, characteristic, null, words]),
    ]),
  )
  await copyRows(
    client,
    'product_tiers',
    ['product_id', 'from_quantity', 'price_minor'],
    rowsOf(made, (each) => each.tiers.map(([from, price]) => [each.id, from, price])),
  )
  await copyRows(
    client,
    'product_stock',
    ['product_id', 'warehouse_id', 'quantity'],
    rowsOf(made, (each) => each.stock.map(([warehouse, quantity]) => [each.id, warehouse, quantity])),
  )
  for (const [table, last] of [
    ['brands', brands.length],
    ['products', made.length],
  ] as const)
    await client.query(`select setval(pg_get_serial_sequence($1, 'id'), $2)`, [table, last])
}

type CopyRow = (string | number | null | object)[]

function* rowsOf(made: readonly GeneratedProduct[], rows: (each: GeneratedProduct) => CopyRow[]) {
  for (const each of made) yield* rows(each)
}

function aliases(names: readonly string[]) {
  const taken = new Set<string>()
  return names.map((name) => {
    let alias = slugify(name) || 'brand'
    while (taken.has(alias)) alias += '-x'
    taken.add(alias)
    return alias
  })
}
