// The stock that open orders hold, by order, product and warehouse.
import { sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'
import { deliverStock, releaseStock, reserveStock } from '../catalog/reservations.ts'
import { allocateStock } from './rules.ts'

type Reservation = { productId: number; warehouseId: number; quantity: number }

export async function insertReservations(tx: Tx, orderId: string, reservations: readonly Reservation[]) {
  if (reservations.length === 0) return
  await sql`
    insert into stock_reservations (order_id, product_id, warehouse_id, quantity)
    select ${orderId}::uuid, "productId", "warehouseId", quantity from json_to_recordset(${JSON.stringify(reservations)}::json) as t ("productId" int, "warehouseId" int, quantity int)
  `.execute(tx)
  await reserveStock(tx, reservations)
}

/** Ends the reservations of an order: its stock can be sold again, or leaves the warehouses. The caller has locked the products. */
export async function moveReservations(tx: Tx, orderId: string, effect: 'release' | 'deliver') {
  const reservations = await takeReservations(tx, orderId)
  await (effect === 'release' ? releaseStock : deliverStock)(tx, reservations)
}

/** Keeps what the lines of the order need now, and releases the rest. The caller has locked the products. */
export async function shrinkReservations(tx: Tx, orderId: string) {
  const reservations = await takeReservations(tx, orderId)
  await releaseStock(tx, reservations)
  const { rows: needs } = await sql<{ productId: number; quantity: number }>`
    select product_id as "productId", sum(quantity)::int as quantity from order_lines
    where order_id = ${orderId}::uuid and product_id is not null group by product_id
  `.execute(tx)
  const reservedOf = Map.groupBy(reservations, ({ productId }) => productId)
  const kept = needs.flatMap(({ productId, quantity }) => {
    const levels = (reservedOf.get(productId) ?? []).map((level) => ({ ...level, available: level.quantity }))
    return allocateStock(quantity, levels).taken
  })
  await insertReservations(tx, orderId, kept)
}

async function takeReservations(tx: Tx, orderId: string): Promise<Reservation[]> {
  const { rows } = await sql<Reservation>`
    delete from stock_reservations where order_id = ${orderId}::uuid returning product_id as "productId", warehouse_id as "warehouseId", quantity
  `.execute(tx)
  return rows.sort((a, b) => a.productId - b.productId || a.warehouseId - b.warehouseId)
}

/** The reservations of a warehouse follow its stock to another one. The caller has locked the products. */
export const transferReservations = (tx: Tx, from: number, to: number) =>
  sql`
    with moved as (delete from stock_reservations where warehouse_id = ${from} returning order_id, product_id, quantity)
    insert into stock_reservations as r (order_id, product_id, warehouse_id, quantity)
    select order_id, product_id, ${to}, quantity from moved
    on conflict (order_id, product_id, warehouse_id) do update set quantity = r.quantity + excluded.quantity
  `.execute(tx)
