import { sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'

/** Locks the products that a warehouse has, in the order of ids as all code that locks products does. */
export async function lockStockedProducts(tx: Tx, warehouseId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from products where id in (select product_id from product_stock where warehouse_id = ${warehouseId}) order by id for update
  `.execute(tx)
  return rows.map(({ id }) => id)
}

/** Adds the stock of a warehouse, and what is reserved of it, to another one. The caller has locked its products. What is available does not change. */
export const moveStock = (tx: Tx, from: number, to: number) =>
  sql`
    with moved as (delete from product_stock where warehouse_id = ${from} returning product_id, quantity, reserved)
    insert into product_stock as s (product_id, warehouse_id, quantity, reserved)
    select product_id, ${to}, quantity, reserved from moved where quantity > 0
    on conflict (product_id, warehouse_id) do update set quantity = s.quantity + excluded.quantity, reserved = s.reserved + excluded.reserved
  `.execute(tx)
