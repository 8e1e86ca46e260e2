import { sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'
import type { productStatuses } from './contract.ts'
import { isIncomplete, isKept } from './product-conditions.ts'

export type LockedProduct = {
  id: number
  version: number
  status: (typeof productStatuses)[number]
  priceMinor: number
  oldPriceMinor: number | null
  tiers: { fromQuantity: number; priceMinor: number }[]
  isStockCounted: boolean
  categoryPath: number[]
  imageIds: string[]
  isIncomplete: boolean
  isReserved: boolean
}

/** The products of the store with these ids, and the ids of which it has none. */
export async function lockProducts(tx: Tx, storeId: number, ids: readonly number[]) {
  // A statement that waited for a lock sees the rows of other tables as they were before; they are read in the next one.
  const { rows: locked } = await sql<{ id: number }>`
    select id from products where store_id = ${storeId} and id = any(${ids as number[]}) order by id for update
  `.execute(tx)
  const { rows: found } = await sql<LockedProduct>`
    select p.id, p.version, p.status, p.price_minor as "priceMinor", p.old_price_minor as "oldPriceMinor",
      p.is_stock_counted as "isStockCounted", p.category_path as "categoryPath", p.image_ids as "imageIds",
      (
        select coalesce(json_agg(json_build_object('fromQuantity', t.from_quantity, 'priceMinor', t.price_minor) order by t.from_quantity), '[]')
        from product_tiers t where t.product_id = p.id
      ) as tiers,
      ${isIncomplete} as "isIncomplete",
      exists (select from product_stock s where s.product_id = p.id and s.reserved > 0) as "isReserved"
    from products p where p.id = any(${locked.map(({ id }) => id)}) and ${isKept(storeId)} order by p.id
  `.execute(tx)
  const known = new Set(found.map(({ id }) => id))
  return { found, missing: [...new Set(ids)].filter((id) => !known.has(id)) }
}
