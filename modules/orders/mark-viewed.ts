import { sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'
import { publishEach } from '#platform/realtime/publish.ts'
import { markOrderNotificationsRead } from '../notifications/notify.ts'
import { orderErrors } from './errors.ts'
import { concerns, sideOf } from './queries.ts'
import { lifeCycle, nextStatus, type Side, type Status } from './rules.ts'
import type { Actor } from './take-step.ts'

type Row = { id: string; storeId: number; buyerId: string; side: Side; status: Status; isUnviewed: boolean }

/**
 * Marks orders of the account's stores as opened, and the notifications of the account's side as read. A single foreign or unknown id
 * refuses the whole request. Returns the number of orders that nobody had opened.
 */
export async function markViewed(tx: Tx, ids: readonly string[], { accountId, now }: Actor) {
  const { rows } = await sql<Row>`
    select o.id, o.store_id as "storeId", o.buyer_id as "buyerId", o.status, o.viewed_at is null as "isUnviewed", ${sideOf(accountId)} as side from orders o
    where o.id = any(${ids as string[]}::uuid[])
      and ${concerns(accountId)}
    order by o.id for update of o
  `.execute(tx)
  if (rows.length !== ids.length) throw orderErrors.notFound()
  for (const side of ['buyer', 'seller'] as const) {
    const orderIds = rows.filter((order) => order.side === side).map(({ id }) => id)
    if (orderIds.length > 0) await markOrderNotificationsRead(tx, { orderIds, side, now })
  }
  const unviewed = rows.filter((order) => order.side === 'seller' && order.isUnviewed)
  if (unviewed.length > 0) await setViewed(tx, unviewed, { accountId, now })
  // The open pages of both sides follow; being opened is no news for a message.
  await publishEach(
    tx,
    unviewed.flatMap(({ id: orderId, storeId, buyerId }) =>
      [`store:${storeId}`, `account:${buyerId}`].map((topic) => ({ topic, payload: { kind: 'order', orderId } })),
    ),
  )
  return unviewed.length
}

async function setViewed(tx: Tx, orders: readonly Row[], { accountId, now }: Actor) {
  const stepped = orders.filter(({ status }) => nextStatus(status, 'view', 'seller'))
  await sql`
    with steps as (
      insert into order_history (order_id, status, side, actor_id, created_at)
      select id, ${lifeCycle.view.to}, 'seller', ${accountId}::uuid, ${now} from unnest(${idsOf(stepped)}::uuid[]) as t (id)
    )
    update orders set viewed_at = ${now}, status = case when id = any(${idsOf(stepped)}::uuid[]) then ${lifeCycle.view.to} else status end, version = version + 1
    where id = any(${idsOf(orders)}::uuid[])
  `.execute(tx)
}

const idsOf = (orders: readonly { id: string }[]) => orders.map(({ id }) => id)
