// The subject of a chat or a message: a product or an order of the store.
import { sql } from 'kysely'
import type { InputOf } from '#platform/contract.ts'
import type { Db } from '#platform/db/database.ts'
import type { createChat } from './contract.ts'

export type WidgetInput = InputOf<typeof createChat>['widget']

export function widgetIds(widget: WidgetInput) {
  return {
    productId: widget && 'productId' in widget ? widget.productId : null,
    orderId: widget && 'orderId' in widget ? widget.orderId : null,
  }
}

/** Whether the store sells the product now. */
export async function sellsProduct(db: Db, storeId: number, productId: number) {
  const { rows } =
    await sql`select from products where id = ${productId} and store_id = ${storeId} and status = 'Active'`.execute(db)
  return rows.length > 0
}

/** Undefined for an order of another store. */
export async function findOrderBuyer(db: Db, storeId: number, orderId: string) {
  const { rows } = await sql<{
    buyerId: string
  }>`select buyer_id as "buyerId" from orders where id = ${orderId}::uuid and store_id = ${storeId}`.execute(db)
  return rows[0]?.buyerId
}
