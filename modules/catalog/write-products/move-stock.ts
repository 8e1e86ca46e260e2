import { sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'
import { updateAvailability } from './stock-rows.ts'

/** Locks the products that a warehouse has, in the order of ids as all code that locks products does. */
export async function lockStockedProducts(tx: Tx, warehouseId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from products where id in (select product_id from product_stock where warehouse_id = ${warehouseId}) order by id for update
  `.execute(tx)
  return rows.map(({ id }) => id)
}

/** Adds the stock of a warehouse, and what is reserved of it, to another one. The caller has locked its products, and sets what is available of them: one of both may be suspended. */
export const moveStock = (tx: Tx, from: number, to: number) =>
  sql`
    with moved as (delete from product_stock where warehouse_id = ${from} returning product_id, quantity, reserved)
    insert into product_stock as s (product_id, warehouse_id, quantity, reserved)
    select product_id, ${to}, quantity, reserved from moved where quantity > 0
    on conflict (product_id, warehouse_id) do update set quantity = s.quantity + excluded.quantity, reserved = s.reserved + excluded.reserved
  `.execute(tx)

/** Deletes stock of a warehouse that nobody sells from; returns how much of it, as rows. */
export async function deleteStock(tx: Tx, warehouseId: number, limit: number): Promise<number> {
  const { rows } = await sql`
    delete from product_stock where warehouse_id = ${warehouseId}
      and product_id in (select product_id from product_stock where warehouse_id = ${warehouseId} limit ${limit})
    returning product_id
  `.execute(tx)
  return rows.length
}

type Refreshed = { storeId: number; productIds: number[] }

/** Locks the next products of a warehouse by their ids, and sets what can be sold of them. */
export async function refreshStock(
  tx: Tx,
  warehouseId: number,
  after: number,
  limit: number,
): Promise<Refreshed | undefined> {
  const { rows } = await sql<{ id: number; storeId: number }>`
    select p.id, p.store_id as "storeId" from products p
    where p.id in (
      select product_id from product_stock where warehouse_id = ${warehouseId} and product_id > ${after} order by product_id limit ${limit}
    ) order by p.id for update
  `.execute(tx)
  const productIds = rows.map(({ id }) => id)
  await updateAvailability(tx, productIds)
  return rows[0] && { storeId: rows[0].storeId, productIds }
}
