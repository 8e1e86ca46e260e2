import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'

/** `renumbered` yields (chat_id, seq, new_seq) for each message of both chats: its old chat and number, and its new number. */
type MergedChats = { from: string; into: string; renumbered: RawBuilder<unknown> }

/** Moves notifications and pending deliveries of the chat `from` to the chat `into`, joining those of one account. */
export async function mergeChatNotifications(tx: Tx, { from, into, renumbered }: MergedChats) {
  await sql`
    with renumbered as (${renumbered}), waiting as (
      update notification_waits w set from_seq = r.new_seq from notifications n join renumbered r on r.chat_id = n.chat_id where w.notification_id = n.id and r.seq = w.from_seq
    )
    update notifications n set first_seq = f.new_seq, last_seq = l.new_seq from renumbered f join renumbered l on l.chat_id = f.chat_id
    where n.chat_id = f.chat_id and f.seq = n.first_seq and l.seq = n.last_seq
  `.execute(tx)
  await sql`
    with twice as (
      select t.id, f.id as other_id, f.first_seq, f.last_seq, f.created_at from notifications f
      join notifications t on t.account_id = f.account_id and t.chat_id = ${into}::uuid and t.read_at is null where f.chat_id = ${from}::uuid and f.read_at is null
    ), waiting as (
      insert into notification_waits (notification_id, channel, account_id, kind, from_seq, created_at)
      select twice.id, w.channel, w.account_id, w.kind, w.from_seq, w.created_at from twice join notification_waits w on w.notification_id = twice.other_id
      on conflict (notification_id, channel) do update set from_seq = least(notification_waits.from_seq, excluded.from_seq)
    ), alone as (
      update notifications set chat_id = ${into}::uuid where chat_id = ${from}::uuid and id not in (select other_id from twice)
    )
    update notifications n set first_seq = least(n.first_seq, t.first_seq), last_seq = greatest(n.last_seq, t.last_seq), created_at = greatest(n.created_at, t.created_at)
    from twice t where n.id = t.id
  `.execute(tx)
}
