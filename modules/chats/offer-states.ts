import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { Widget } from './message-queries.ts'

export type Offer = Extract<Widget, { kind: 'offer' }>
export type OfferState = {
  /** It is the price that the buyer pays now. */
  applies: boolean
  isOrdered: boolean
  /** The purchase request of the buyer that holds the price until an approver decides. */
  requestId: string | null
}

/** What has become of the prices that these messages offer, as `chatId seq`. */
export async function findOfferStates(
  db: Db,
  messages: readonly { chatId: string; seq: number }[],
): Promise<ReadonlyMap<string, OfferState>> {
  if (messages.length === 0) return new Map()
  const { rows } = await sql<OfferState & { key: string }>`
    select m.chat_id || ' ' || m.seq as key, m.widget -> 'isDeclined' is null and exists (
      select from individual_prices i where i.buyer_id = c.buyer_id and i.product_id = w."productId" and i.from_quantity = w."fromQuantity"
        and i.price_minor = w."priceMinor" and i.currency = w.currency and i.valid_until = w.until and i.valid_until >= current_date
    ) as applies, exists (
      select from orders o join order_lines l on l.order_id = o.id
      where o.buyer_id = c.buyer_id and o.store_id = c.store_id and o.created_at >= m.created_at
        and l.product_id = w."productId" and l.price_minor = w."priceMinor" and l.quantity >= w."fromQuantity"
    ) as "isOrdered", (
      select q.id from purchase_requests q cross join lateral jsonb_to_recordset(q.held -> 'lines') as l ("productId" int, "priceMinor" bigint, quantity int)
      where q.buyer_id = c.buyer_id and q.store_id = c.store_id and q.status = 'Waiting' and q.expires_at > now()
        and l."productId" = w."productId" and l."priceMinor" = w."priceMinor" and l.quantity >= w."fromQuantity"
      order by q.created_at limit 1
    ) as "requestId"
    from unnest(${messages.map(({ chatId }) => chatId)}::uuid[], ${messages.map(({ seq }) => seq)}::int[]) as asked (chat_id, seq)
    join chat_messages m on m.chat_id = asked.chat_id and m.seq = asked.seq and m.widget ->> 'kind' = 'offer'
    join chats c on c.id = m.chat_id
    cross join lateral jsonb_to_record(m.widget) as w ("productId" int, "fromQuantity" int, "priceMinor" bigint, currency text, until date)
  `.execute(db)
  return new Map(rows.map(({ key, ...state }) => [key, state]))
}
