import { sql } from 'kysely'
import type { Locale } from '#platform/constants.ts'
import type { Tx } from '#platform/db/database.ts'
import { selectNotifications, type NotificationView } from './notification-view.ts'

export type PendingDelivery = { notificationId: number; fromSeq: number | null }

/** The pending notifications that are still unread, without messages that the side has read meanwhile and callback requests that have been taken on. */
export function findDigest(
  tx: Tx,
  deliveries: readonly PendingDelivery[],
  locale: Locale,
): Promise<NotificationView[]> {
  const source = sql`
    select n.id, n.account_id, n.kind, n.side, n.store_id, n.chat_id, n.order_id, n.callback_id, n.request_id, n.invoice_id, n.promotion_day, n.ending_count, n.ended_count, n.stopped_count, n.refund_minor, n.price_minor, n.previous_price_minor, n.product_id, n.product_count, n.is_blocked, n.procurement_id, n.procurement_title, n.procurement_count, n.last_seq, n.created_at, n.read_at,
      greatest(w.from_seq, case n.side when 'Buyer' then c.buyer_read_seq else c.store_read_seq end + 1) as from_seq
    from unnest(${deliveries.map(({ notificationId }) => notificationId)}::bigint[], ${deliveries.map(({ fromSeq }) => fromSeq)}::int[]) as w (id, from_seq)
    join notifications n on n.id = w.id and n.read_at is null
    left join chats c on c.id = n.chat_id
    left join callback_requests r on r.id = n.callback_id
    where (r.id is null or r.status = 'New')
  `
  return selectNotifications(tx, source, locale)
}
