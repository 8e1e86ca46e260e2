import { sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'

/** Reserves stock for an order. The caller has locked the products and updates their availability afterwards. */
export const reserveStock = (
  tx: Tx,
  allocations: readonly { productId: number; warehouseId: number; quantity: number }[],
) =>
  sql`
    update product_stock s set reserved = s.reserved + t.quantity
    from json_to_recordset(${JSON.stringify(allocations)}::json) as t ("productId" int, "warehouseId" int, quantity int)
    where s.product_id = t."productId" and s.warehouse_id = t."warehouseId"
  `.execute(tx)
