import type { Tx } from '#platform/db/database.ts'
import { publish } from '#platform/realtime/publish.ts'
import { notifyOfOrder } from '../notifications/notify.ts'
import { announceOrder } from '../webhooks/announce.ts'
import { insertOrder, type NewOrder } from './queries.ts'
import { insertReservations } from './reservations.ts'
import { allocateStock, type StockLevel } from './rules.ts'

/** Writes an order, reserves its stock and notifies the store. The caller has locked products and stock, and updates availability. */
export async function commitOrder(tx: Tx, order: NewOrder, stock: ReadonlyMap<number, StockLevel[]>, now: Date) {
  const { id, number } = await insertOrder(tx, order)
  await insertReservations(
    tx,
    id,
    order.lines.flatMap(({ productId, quantity }) => allocateStock(quantity, stock.get(productId) ?? []).taken),
  )
  await publish(tx, `store:${order.storeId}`, { kind: 'order', orderId: id })
  await notifyOfOrder(tx, { orderId: id, now })
  await announceOrder(tx, 'order.created', id, now)
  return { id, number }
}
