import { sql } from 'kysely'
import type { Locale } from '#platform/constants.ts'
import type { Db } from '#platform/db/database.ts'
import { hasDrawing } from '../catalog/cards.ts'
import { type CharacteristicValues, characteristicValues } from '../catalog/specs.ts'
import type { StockedProduct } from '../catalog/stock.ts'

export type ProductRow = CharacteristicValues &
  StockedProduct & {
    id: number
    code: string
    /** In the language of the feed; null: there is none. */
    name: string | null
    description: string | null
    brand: string | null
    categoryId: number
    priceMinor: number
    oldPriceMinor: number | null
    vatPercent: number | null
    orderStep: number
    unitCode: string
    imageIds: string[]
    barcode: string | null
    weightGrams: number | null
    lengthMm: number | null
    widthMm: number | null
    heightMm: number | null
    countryCode: string | null
    properties: { name: string; value: string }[]
    createdAt: string
  }

const batchSize = 500

/** The products of a store that are on sale, the newest first, in batches. */
export async function* readProducts(db: Db, storeId: number, locale: Locale): AsyncGenerator<ProductRow[]> {
  for (let last: ProductRow | undefined; ;) {
    const rows = await readBatch(db, storeId, locale, last)
    if (rows.length > 0) yield rows
    if (rows.length < batchSize) return
    last = rows.at(-1)
  }
}

async function readBatch(db: Db, storeId: number, locale: Locale, last: ProductRow | undefined): Promise<ProductRow[]> {
  const isFurther = last ? sql`(p.created_at, p.id) < (${last.createdAt}::timestamptz, ${last.id})` : sql`true`
  const { rows } = await sql<ProductRow>`
    select p.id, p.code, t.name, t.description, b.name as brand, p.category_id as "categoryId", p.price_minor as "priceMinor", p.old_price_minor as "oldPriceMinor",
      p.vat_percent as "vatPercent", p.unit_code as "unitCode", p.minimum_order as "minimumOrder", p.order_step as "orderStep", p.available,
      p.is_stock_counted as "isStockCounted", p.low_stock_at as "lowStockAt", p.lead_days as "leadDays", p.barcode, p.weight_grams as "weightGrams",
      p.length_mm as "lengthMm", p.width_mm as "widthMm", p.height_mm as "heightMm", p.country_code as "countryCode", p.option_ids as "optionIds",
      case when ${hasDrawing} then '{}' else p.image_ids end as "imageIds", v.ids as "valueIds", v.values, p.created_at::text as "createdAt",
      coalesce((select json_agg(json_build_object('name', pp.name, 'value', pp.value) order by pp.position)
        from product_properties pp where pp.product_id = p.id), '[]') as properties
    from (
      select * from products p where p.store_id = ${storeId} and p.status = 'Active' and ${isFurther}
      order by p.created_at desc, p.id desc limit ${batchSize}
    ) p
    left join product_translations t on t.product_id = p.id and t.locale = ${locale}
    left join brands b on b.id = p.brand_id
    cross join lateral ${characteristicValues} v
    order by p.created_at desc, p.id desc
  `.execute(db)
  return rows
}
