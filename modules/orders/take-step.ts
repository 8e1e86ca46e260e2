import { sql } from 'kysely'
import { entityTags, invalidateTags } from '#platform/cache.ts'
import type { Tx } from '#platform/db/database.ts'
import { publish } from '#platform/realtime/publish.ts'
import { updateAvailability } from '../catalog/write-products/stock-rows.ts'
import { markOrderNotificationsRead, notifyOfOrderStep } from '../notifications/notify.ts'
import { announceOrder } from '../webhooks/announce.ts'
import { orderErrors } from './errors.ts'
import { concerns, lockProducts, sideOf } from './queries.ts'
import { moveReservations, shrinkReservations } from './reservations.ts'
import { type Event, nextStatus, type Side, type Status, stockEffect } from './rules.ts'

export type Actor = { accountId: string; now: Date }
export type LockedOrder = {
  id: string
  status: Status
  side: Side
  version: number
  storeId: number
  buyerId: string
  productIds: number[]
}
/** `deliveryMinor`: the cost of delivery that the step states. `prepare` runs before products are locked. */
export type Step = {
  event: Event
  comment?: string
  deliveryMinor?: number | null | undefined
  prepare?: () => Promise<unknown>
  apply?: () => Promise<unknown>
}

/**
 * Takes one step of the life cycle of a locked order. `apply` writes what else the step changes, before stock follows.
 * Products are locked before their stock, as when orders are placed.
 */
export async function takeStep(
  tx: Tx,
  order: LockedOrder,
  { accountId, now }: Actor,
  { event, comment = '', deliveryMinor = null, prepare, apply }: Step,
) {
  const { id, side } = order
  const status = nextStatus(order.status, event, side)
  if (!status) throw orderErrors.wrongStep()
  await prepare?.()
  await lockProducts(tx, order.productIds)
  await apply?.()
  await moveStock(tx, order, event, status)
  await sql`
    with step as (
      insert into order_history (order_id, status, side, actor_id, comment, delivery_minor, created_at)
      values (${id}::uuid, ${status}, ${side}, ${accountId}::uuid, ${comment}, ${deliveryMinor}, ${now})
    )
    update orders set status = ${status}, version = version + 1, viewed_at = coalesce(viewed_at, case when ${side === 'seller'} then ${now}::timestamptz end)
    where id = ${id}::uuid
  `.execute(tx)
  await markOrderNotificationsRead(tx, { orderIds: [id], side, now })
  await announce(tx, order, now)
}

/** The order of the buyer or of a member of its store; everyone else gets the same error as for an unknown id. */
export async function lockOrder(tx: Tx, id: string, accountId: string): Promise<LockedOrder> {
  const { rows } = await sql<LockedOrder>`
    select o.id, o.status, o.version, o.store_id as "storeId", o.buyer_id as "buyerId", ${sideOf(accountId)} as side,
      array(select distinct l.product_id from order_lines l where l.order_id = o.id and l.product_id is not null order by 1) as "productIds"
    from orders o where o.id = ${id}::uuid
      and ${concerns(accountId)}
    for update of o
  `.execute(tx)
  if (!rows[0]) throw orderErrors.notFound()
  return rows[0]
}

async function moveStock(tx: Tx, { id, productIds }: LockedOrder, event: Event, status: Status) {
  const effect = stockEffect[status]
  if (effect) await moveReservations(tx, id, effect)
  else if (event === 'accept') await shrinkReservations(tx, id)
  else return
  await updateAvailability(tx, productIds)
  await invalidateTags(tx, entityTags('product', productIds))
}

/** Tells the other side, the programs of the store, and the open pages of both. */
export async function announce(tx: Tx, { id, side, storeId, buyerId }: LockedOrder, now: Date) {
  await notifyOfOrderStep(tx, { orderId: id, by: side, now })
  await announceOrder(tx, 'order.updated', id, now)
  await publish(tx, [`store:${storeId}`, `account:${buyerId}`], { kind: 'order', orderId: id })
}
