import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/database.ts'
import type { ProductStatus } from '../../catalog/write-products/tables.ts'
import { isIncomplete, isKept, ofStore } from '../product-conditions.ts'
import { storedTiers } from '../../catalog/tiers.ts'

export type StoredProduct = {
  id: number
  storeId: number
  code: string
  version: number
  status: ProductStatus
  priceMinor: number | null
  oldPriceMinor: number | null
  tiers: { fromQuantity: number; priceMinor: number }[]
  isStockCounted: boolean
  categoryPath: number[]
  imageIds: string[]
  videoIds: string[]
  isIncomplete: boolean
  isReserved: boolean
  /** Of a blocked product. */
  statusBefore: Exclude<ProductStatus, 'Blocked'> | null
}

/** The products of the store with these ids, and the ids of which it has none; null: of all stores. */
export async function lockProducts(tx: Tx, storeId: number | null, ids: readonly number[]) {
  // A statement that waited for a lock sees the rows of other tables as they were before; they are read in the next one.
  const { rows: locked } = await sql<{ id: number }>`
    select id from products where ${ofStore(sql`store_id`, storeId)} and id = any(${ids as number[]}) order by id for update
  `.execute(tx)
  const found = await readProducts(
    tx,
    storeId,
    locked.map(({ id }) => id),
  )
  return { found, missing: missingIds(ids, found) }
}

/** In the order of ids. */
export async function readProducts(db: Db, storeId: number | null, ids: readonly number[]): Promise<StoredProduct[]> {
  const { rows } = await sql<StoredProduct>`
    select p.id, p.store_id as "storeId", p.code, p.version, p.status, p.price_minor as "priceMinor", p.old_price_minor as "oldPriceMinor",
      p.is_stock_counted as "isStockCounted", p.category_path as "categoryPath", p.image_ids as "imageIds", p.video_ids as "videoIds",
      ${storedTiers} as tiers,
      ${isIncomplete} as "isIncomplete",
      exists (select from product_stock s where s.product_id = p.id and s.reserved > 0) as "isReserved",
      (select b.status_before from product_blocks b where b.product_id = p.id) as "statusBefore"
    from products p where ${ofStore(sql`p.store_id`, storeId)} and p.id = any(${ids as number[]}) and ${isKept(storeId)} order by p.id
  `.execute(db)
  return rows
}

export function missingIds(ids: readonly number[], found: readonly StoredProduct[]) {
  const known = new Set(found.map(({ id }) => id))
  return [...new Set(ids)].filter((id) => !known.has(id))
}
