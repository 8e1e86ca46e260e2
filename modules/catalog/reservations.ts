import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'

type Reservation = { productId: number; warehouseId: number; quantity: number }

// The caller has locked the products, and updates their availability afterwards.

/** Keeps stock for an order. */
export const reserveStock = (tx: Tx, reservations: readonly Reservation[]) =>
  change(tx, reservations, sql`reserved = s.reserved + t.quantity`)

/** Gives stock back that was kept for an order. */
export const releaseStock = (tx: Tx, reservations: readonly Reservation[]) =>
  change(tx, reservations, sql`reserved = s.reserved - t.quantity`)

/** Stock that was kept for an order leaves its warehouses. */
export const deliverStock = (tx: Tx, reservations: readonly Reservation[]) =>
  change(tx, reservations, sql`reserved = s.reserved - t.quantity, quantity = s.quantity - t.quantity`)

async function change(tx: Tx, reservations: readonly Reservation[], assignments: RawBuilder<unknown>) {
  if (reservations.length === 0) return
  await sql`
    update product_stock s set ${assignments}
    from json_to_recordset(${JSON.stringify(reservations)}::json) as t ("productId" int, "warehouseId" int, quantity int)
    where s.product_id = t."productId" and s.warehouse_id = t."warehouseId"
  `.execute(tx)
}
