import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'
import { enqueueEach } from '#platform/jobs/queue.ts'
import type { eventNames } from './contract.ts'
import { jobKey, postMessages } from './job-definitions.ts'

type EventName = (typeof eventNames)[number]

/** Tells the programs of the store about an order. They fetch what they need of it. */
export const announceOrder = (tx: Tx, event: 'order.created' | 'order.updated', orderId: string, now: Date) =>
  announce(tx, event, now, {
    from: sql`orders o join webhooks w on w.store_id = o.store_id where o.id = ${orderId}::uuid`,
    data: sql`jsonb_build_object('id', o.id, 'number', o.number, 'status', o.status, 'total', o.total_minor, 'deliveryCost', o.delivery_minor, 'currency', o.currency)`,
  })

/** Tells the programs of the store about a message of a buyer. */
export const announceMessage = (tx: Tx, chatId: string, seq: number, now: Date) =>
  announce(tx, 'message.created', now, {
    from: sql`chat_messages m join chats c on c.id = m.chat_id join webhooks w on w.store_id = c.store_id left join accounts a on a.id = c.buyer_id
      where m.chat_id = ${chatId}::uuid and m.seq = ${seq}`,
    data: sql`jsonb_build_object('chatId', c.id, 'number', m.seq, 'text', m.text, 'files', cardinality(m.file_ids),
      'buyer', coalesce(a.name, c.visitor_name), 'productId', c.product_id, 'orderId', c.order_id)`,
  })

type Source = { from: RawBuilder<unknown>; data: RawBuilder<unknown> }

/** `from` ends in a condition and has the webhooks as `w`. One that is being deleted is waited for, and left out then. */
async function announce(tx: Tx, event: EventName, now: Date, { from, data }: Source) {
  const { rows } = await sql<{ id: string }>`
    insert into webhook_deliveries (webhook_id, event, data, created_at)
    select w.id, ${event}, ${data}, ${now}::timestamptz from ${from} and ${event} = any(w.events) for key share of w returning webhook_id as id
  `.execute(tx)
  await enqueuePosts(
    tx,
    rows.map(({ id }) => ({ id, delayMs: 0 })),
  )
}

/** A webhook whose address is not available keeps the time of its next attempt. */
export const enqueuePosts = (tx: Tx, webhooks: readonly { id: string; delayMs: number }[]) =>
  enqueueEach(
    tx,
    postMessages,
    webhooks.map(({ id, delayMs }) => ({ payload: { id }, key: jobKey(id), delayMs })),
  )
