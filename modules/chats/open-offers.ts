import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { Widget } from './message-queries.ts'

export type Offer = Extract<Widget, { kind: 'offer' }>

/** Which of these messages offer a price that applies and that no order has used, nor one that waits for an approver; as `chatId seq`. */
export async function findOpenOffers(
  db: Db,
  messages: readonly { chatId: string; seq: number }[],
): Promise<ReadonlySet<string>> {
  if (messages.length === 0) return new Set()
  const { rows } = await sql<{ key: string }>`
    select m.chat_id || ' ' || m.seq as key
    from unnest(${messages.map(({ chatId }) => chatId)}::uuid[], ${messages.map(({ seq }) => seq)}::int[]) as asked (chat_id, seq)
    join chat_messages m on m.chat_id = asked.chat_id and m.seq = asked.seq and m.widget ->> 'kind' = 'offer' and m.widget -> 'isDeclined' is null
    join chats c on c.id = m.chat_id
    join individual_prices i on i.buyer_id = c.buyer_id and i.product_id = (m.widget ->> 'productId')::int
      and i.from_quantity = (m.widget ->> 'fromQuantity')::int and i.price_minor = (m.widget ->> 'priceMinor')::bigint
      and i.currency = m.widget ->> 'currency' and i.valid_until = (m.widget ->> 'until')::date and i.valid_until >= current_date
    where not exists (
      select from orders o join order_lines l on l.order_id = o.id
      where o.buyer_id = c.buyer_id and o.store_id = c.store_id and o.created_at >= m.created_at
        and l.product_id = i.product_id and l.price_minor = i.price_minor and l.quantity >= i.from_quantity
    ) and not exists (
      select from purchase_requests q cross join lateral jsonb_to_recordset(q.held -> 'lines') as l ("productId" int, "priceMinor" bigint, quantity int)
      where q.buyer_id = c.buyer_id and q.store_id = c.store_id and q.status = 'Waiting'
        and l."productId" = i.product_id and l."priceMinor" = i.price_minor and l.quantity >= i.from_quantity
    )
  `.execute(db)
  return new Set(rows.map(({ key }) => key))
}
