import { sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'
import { isInUse } from '../../suppliers/premises-status.ts'
import { catalogErrors } from '../errors.ts'
import { replaceRows } from './part-rows.ts'
import { newQuantities, type StockLevel } from './stock-policy.ts'
import { type ProductChange, stockPart } from './tables.ts'

/** The stock of products whose rows the caller has locked, by product. */
export async function lockStock(tx: Tx, productIds: readonly number[]): Promise<ReadonlyMap<number, StockLevel[]>> {
  if (productIds.length === 0) return new Map()
  const { rows } = await sql<StockLevel & { productId: number }>`
    select product_id as "productId", warehouse_id as "warehouseId", quantity, reserved from product_stock
    where product_id = any(${productIds as number[]}::int[]) order by product_id, warehouse_id for update
  `.execute(tx)
  return Map.groupBy(rows, ({ productId }) => productId)
}

/** Sets the stock for which the records have a policy. Returns the ids of products whose stock has changed. */
export async function writeStock(
  tx: Tx,
  products: readonly { id: number; record: ProductChange }[],
  current: ReadonlyMap<number, StockLevel[]>,
): Promise<number[]> {
  const given = products.flatMap(({ id, record: { stock } }) =>
    stock ? [{ id, rows: newQuantities(stock, current.get(id) ?? []) }] : [],
  )
  await keepWarehouses(tx, new Set(given.flatMap(({ rows }) => rows.map(({ warehouseId }) => warehouseId))))
  return replaceRows(tx, stockPart, given)
}

/** Until the end of the transaction nobody deletes these warehouses. */
async function keepWarehouses(tx: Tx, ids: ReadonlySet<number>) {
  if (ids.size === 0) return
  const { rows } =
    await sql`select from warehouses where id = any(${[...ids]}::int[]) order by id for key share`.execute(tx)
  if (rows.length < ids.size) throw catalogErrors.warehouseGone()
}

/** Sets what can be sold of these products: the sum over the warehouses in use, without what orders have reserved. */
export async function updateAvailability(tx: Tx, productIds: readonly number[]) {
  if (productIds.length === 0) return
  await sql`
    update products p set available = s.available from (
      select id, coalesce((
        select sum(o.quantity - o.reserved) from product_stock o join warehouses w on w.id = o.warehouse_id and ${isInUse('w')}
        where o.product_id = t.id
      ), 0)::int as available
      from unnest(${productIds as number[]}::int[]) as t (id)
    ) s where s.id = p.id and p.available <> s.available
  `.execute(tx)
}
