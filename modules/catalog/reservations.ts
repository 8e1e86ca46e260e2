import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'
import { uncountedStock } from './write-products/stock-policy.ts'

type Reservation = { productId: number; warehouseId: number; quantity: number }

// The caller has locked the products, and updates their availability afterwards. Stock that nobody counts stays as large as any order.

/** Keeps stock for an order. */
export const reserveStock = (tx: Tx, reservations: readonly Reservation[]) =>
  change(tx, reservations, {
    reserved: sql`s.reserved + t.quantity`,
    quantity: sql`case when p.is_stock_counted then s.quantity else greatest(s.quantity, s.reserved + t.quantity + ${uncountedStock}::int) end`,
  })

/** Gives stock back that was kept for an order. */
export const releaseStock = (tx: Tx, reservations: readonly Reservation[]) =>
  change(tx, reservations, { reserved: sql`s.reserved - t.quantity`, quantity: sql`s.quantity` })

/** Stock that was kept for an order leaves its warehouses. */
export const deliverStock = (tx: Tx, reservations: readonly Reservation[]) =>
  change(tx, reservations, { reserved: sql`s.reserved - t.quantity`, quantity: sql`s.quantity - t.quantity` })

type Levels = { reserved: RawBuilder<number>; quantity: RawBuilder<number> }

async function change(tx: Tx, reservations: readonly Reservation[], { reserved, quantity }: Levels) {
  if (reservations.length === 0) return
  await sql`
    update product_stock s set reserved = ${reserved}, quantity = ${quantity}
    from json_to_recordset(${JSON.stringify(reservations)}::json) as t ("productId" int, "warehouseId" int, quantity int) join products p on p.id = t."productId"
    where s.product_id = t."productId" and s.warehouse_id = t."warehouseId"
  `.execute(tx)
}
