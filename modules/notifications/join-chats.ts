import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'

/** `placed` yields (chat_id, seq, place): the number that each message of either chat had, and the one that it gets. */
type Joined = { from: string; into: string; placed: RawBuilder<unknown> }

/** When two chats become one: whoever was to hear of messages in either hears of them in the one that stays. What is left goes with the other. */
export async function joinChats(tx: Tx, { from, into, placed }: Joined) {
  await sql`
    with placed as (${placed}), waiting as (
      update notification_waits w set from_seq = p.place from notifications n join placed p on p.chat_id = n.chat_id where w.notification_id = n.id and p.seq = w.from_seq
    )
    update notifications n set first_seq = f.place, last_seq = l.place from placed f join placed l on l.chat_id = f.chat_id
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
