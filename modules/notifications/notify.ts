import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'
import { enqueueEach } from '#platform/jobs/queue.ts'
import { deliverNotifications, jobKey } from './job-definitions.ts'
import { type KindChannel, type Channel, delaySeconds, type Kind } from './rules.ts'
import { isOn, isReady, channelsTable } from './settings.ts'

type Side = 'Buyer' | 'Store'
type SentMessage = { chatId: string; seq: number; by: Side; now: Date }

/**
 * Notifies the other side of a chat: the buyer's account, or the member to whom the chat is assigned, else all members of the store.
 * An anonymous visitor has no account and gets no notification.
 */
export async function notifyOfMessage(tx: Tx, { chatId, seq, by, now }: SentMessage) {
  const isOfChat = sql`c.id = ${chatId}::uuid and c.buyer_id is distinct from m.account_id`
  const recipients =
    by === 'Store'
      ? sql`select buyer_id as account_id, store_id from chats where id = ${chatId}::uuid and buyer_id is not null`
      : sql`
      select m.account_id, c.store_id from chats c join store_members m on m.store_id = c.store_id
      left join store_members w on w.store_id = c.store_id and w.account_id = c.assigned_to
      where ${isOfChat} and m.account_id = coalesce(w.account_id, m.account_id)
    `
  const inserted = sql`
    insert into notifications (account_id, kind, side, store_id, chat_id, first_seq, last_seq, created_at)
    select account_id, ${kindOf(seq)}, ${by === 'Store' ? 'Buyer' : 'Store'}, store_id, ${chatId}::uuid, ${seq}::int, ${seq}::int, ${now}::timestamptz from recipients
    on conflict (account_id, chat_id) where chat_id is not null and read_at is null
      do update set last_seq = excluded.last_seq, created_at = excluded.created_at
    returning id, account_id
  `
  await notifyRecipients(tx, { recipients, inserted, kind: kindOf(seq), seq, now })
}

const kindOf = (seq: number): Kind => (seq === 1 ? 'NewChat' : 'NewMessage')

/** Notifies all members of a store about a new order. */
export async function notifyOfOrder(tx: Tx, { orderId, now }: { orderId: string; now: Date }) {
  const recipients = sql`
    select m.account_id, o.store_id from orders o join store_members m on m.store_id = o.store_id where o.id = ${orderId}::uuid and m.account_id <> o.buyer_id
  `
  const inserted = sql`
    insert into notifications (account_id, kind, side, store_id, order_id, created_at)
    select account_id, 'NewOrder', 'Store', store_id, ${orderId}::uuid, ${now}::timestamptz from recipients on conflict do nothing returning id, account_id
  `
  await notifyRecipients(tx, { recipients, inserted, kind: 'NewOrder', seq: null, now })
}

/** Notifies the other side of an order about a step: the buyer, or all members of the store. An unread notification becomes the latest step. */
export async function notifyOfOrderStep(
  tx: Tx,
  { orderId, by, now }: { orderId: string; by: 'buyer' | 'seller'; now: Date },
) {
  const side = by === 'seller' ? 'Buyer' : 'Store'
  const recipients =
    by === 'seller'
      ? sql`select buyer_id as account_id, store_id from orders where id = ${orderId}::uuid`
      : sql`
      select m.account_id, o.store_id from orders o join store_members m on m.store_id = o.store_id where o.id = ${orderId}::uuid and m.account_id <> o.buyer_id
    `
  const inserted = sql`
    insert into notifications (account_id, kind, side, store_id, order_id, created_at)
    select account_id, 'OrderStep', ${side}, store_id, ${orderId}::uuid, ${now}::timestamptz from recipients
    on conflict (account_id, order_id, kind) where order_id is not null do update set read_at = null, created_at = excluded.created_at
    returning id, account_id
  `
  await notifyRecipients(tx, { recipients, inserted, kind: 'OrderStep', seq: null, now })
}

/** Notifies all members of a store about a callback request. */
export async function notifyOfCallback(tx: Tx, { callbackId, now }: { callbackId: string; now: Date }) {
  const recipients = sql`
    select m.account_id, r.store_id from callback_requests r join store_members m on m.store_id = r.store_id
    where r.id = ${callbackId}::uuid and m.account_id is distinct from r.account_id
  `
  const inserted = sql`
    insert into notifications (account_id, kind, side, store_id, callback_id, created_at)
    select account_id, 'NewCallback', 'Store', store_id, ${callbackId}::uuid, ${now}::timestamptz from recipients on conflict do nothing returning id, account_id
  `
  await notifyRecipients(tx, { recipients, inserted, kind: 'NewCallback', seq: null, now })
}

type NewNotification = {
  recipients: RawBuilder<unknown>
  inserted: RawBuilder<unknown>
  kind: Kind
  seq: number | null
  now: Date
}

/** Inserts a notification for each recipient and schedules a delivery on each of their active channels. */
export async function notifyRecipients(tx: Tx, { recipients, inserted, kind, seq, now }: NewNotification) {
  const { rows } = await sql<{ accountId: string; channel: Channel }>`
    with recipients as (${recipients}), inserted as (${inserted}), waiting as (
      insert into notification_waits (notification_id, channel, account_id, kind, from_seq, created_at)
      select t.id, c.channel, t.account_id, ${kind}, ${seq}::int, ${now}::timestamptz
      from inserted t join accounts a on a.id = t.account_id and a.status = 'Active' cross join ${channelsTable}
      left join notification_settings s on s.account_id = a.id and s.kind = ${kind} and s.channel = c.channel
      where ${isOn(kind)} and ${isReady}
      on conflict do nothing returning account_id, channel
    )
    select account_id as "accountId", channel from waiting
  `.execute(tx)
  await enqueueEach(
    tx,
    deliverNotifications,
    rows.map(({ accountId, channel }) => {
      const payload = { accountId, kind, channel } satisfies KindChannel & { accountId: string }
      return { payload, key: jobKey(payload), delayMs: delaySeconds[channel] * 1000 }
    }),
  )
}

/** Marks notifications of one side of a chat as read, up to the message that the side has read. */
export const markChatNotificationsRead = (
  tx: Tx,
  { chatId, side, readSeq, now }: { chatId: string; side: Side; readSeq: number; now: Date },
) =>
  sql`
  update notifications set read_at = ${now} where chat_id = ${chatId}::uuid and side = ${side} and read_at is null and last_seq <= ${readSeq}
`.execute(tx)

/** Marks notifications of one side of orders as read. */
export const markOrderNotificationsRead = (
  tx: Tx,
  { orderIds, side, now }: { orderIds: readonly string[]; side: 'buyer' | 'seller'; now: Date },
) =>
  sql`
  update notifications set read_at = ${now}
  where order_id = any(${orderIds as string[]}::uuid[]) and side = ${side === 'buyer' ? 'Buyer' : 'Store'} and read_at is null
`.execute(tx)

export const markCallbackNotificationsRead = (tx: Tx, callbackId: string, now: Date) =>
  sql`update notifications set read_at = ${now} where callback_id = ${callbackId}::uuid and read_at is null`.execute(tx)
