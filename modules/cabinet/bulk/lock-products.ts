import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/database.ts'
import type { productStatuses } from '../contract.ts'
import { isIncomplete, isKept } from '../product-conditions.ts'

export type StoredProduct = {
  id: number
  version: number
  status: (typeof productStatuses)[number]
  priceMinor: number
  oldPriceMinor: number | null
  tiers: { fromQuantity: number; priceMinor: number }[]
  isStockCounted: boolean
  categoryPath: number[]
  imageIds: string[]
  videoIds: string[]
  isIncomplete: boolean
  isReserved: boolean
}

/** The products of the store with these ids, and the ids of which it has none. */
export async function lockProducts(tx: Tx, storeId: number, ids: readonly number[]) {
  // A statement that waited for a lock sees the rows of other tables as they were before; they are read in the next one.
  const { rows: locked } = await sql<{ id: number }>`
    select id from products where store_id = ${storeId} and id = any(${ids as number[]}) order by id for update
  `.execute(tx)
  const found = await readProducts(
    tx,
    storeId,
    locked.map(({ id }) => id),
  )
  return { found, missing: missingIds(ids, found) }
}

/** In the order of ids. */
export async function readProducts(db: Db, storeId: number, ids: readonly number[]): Promise<StoredProduct[]> {
  const { rows } = await sql<StoredProduct>`
    select p.id, p.version, p.status, p.price_minor as "priceMinor", p.old_price_minor as "oldPriceMinor",
      p.is_stock_counted as "isStockCounted", p.category_path as "categoryPath", p.image_ids as "imageIds", p.video_ids as "videoIds",
      (
        select coalesce(json_agg(json_build_object('fromQuantity', t.from_quantity, 'priceMinor', t.price_minor) order by t.from_quantity), '[]')
        from product_tiers t where t.product_id = p.id
      ) as tiers,
      ${isIncomplete} as "isIncomplete",
      exists (select from product_stock s where s.product_id = p.id and s.reserved > 0) as "isReserved"
    from products p where p.store_id = ${storeId} and p.id = any(${ids as number[]}) and ${isKept(storeId)} order by p.id
  `.execute(db)
  return rows
}

export function missingIds(ids: readonly number[], found: readonly StoredProduct[]) {
  const known = new Set(found.map(({ id }) => id))
  return [...new Set(ids)].filter((id) => !known.has(id))
}
