import { sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'

/** A row of `products` without the columns that are derived from the store. */
export type ProductRow = {
  categoryId: number
  brandId: number | null
  code: string
  condition: string
  status: string
  unitCode: string
  priceMinor: number
  oldPriceMinor: number | null
  vatPercent: number
  minimumOrder: number
  orderStep: number
  lowStockAt: number
  leadDays: number | null
  countryCode: string | null
  isPrivateLabel: boolean
  optionIds: readonly number[]
  imageIds: readonly string[]
}

const columns = sql`
  category_id, category_path, brand_id, code, condition, status, unit_code, price_minor, old_price_minor, vat_percent, minimum_order,
  order_step, low_stock_at, lead_days, country_code, is_private_label, option_ids, image_ids
`
const valuesOf = (row: ProductRow) => sql`
  select "categoryId", (select path from categories where id = "categoryId"), "brandId", code, condition, status, "unitCode", "priceMinor", "oldPriceMinor",
    "vatPercent", "minimumOrder", "orderStep", "lowStockAt", "leadDays", "countryCode", "isPrivateLabel", "optionIds", "imageIds"
  from jsonb_to_record(${JSON.stringify(row)}::jsonb) as r ("categoryId" int, "brandId" int, code text, condition text, status text, "unitCode" text,
    "priceMinor" bigint, "oldPriceMinor" bigint, "vatPercent" int, "minimumOrder" int, "orderStep" int, "lowStockAt" int,
    "leadDays" int, "countryCode" text, "isPrivateLabel" boolean, "optionIds" int[], "imageIds" uuid[])
`

/** Returns the id; undefined if another product of the store has the code. */
export async function insertProduct(tx: Tx, storeId: number, row: ProductRow, now: Date): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    insert into products (store_id, currency, location_path, created_at, updated_at, ${columns})
    select s.id, s.currency, s.location_path, ${now}::timestamptz, ${now}::timestamptz, r.* from stores s, (${valuesOf(row)}) r where s.id = ${storeId}
    on conflict (store_id, code) do nothing returning id
  `.execute(tx)
  return rows[0]?.id
}

/** Returns false if another product of the store has the code; the transaction is aborted then. */
export async function updateProduct(tx: Tx, id: number, row: ProductRow, now: Date): Promise<boolean> {
  try {
    await sql`update products set (${columns}) = (${valuesOf(row)}), updated_at = ${now}::timestamptz, version = version + 1 where id = ${id}`.execute(
      tx,
    )
    return true
  } catch (error) {
    if ((error as { code?: string }).code !== uniqueViolation) throw error
    return false
  }
}

const uniqueViolation = '23505'
