import { sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'
import { mergeChatNotifications } from '../notifications/merge-chats.ts'
import { blockedSince, lockPair, setBlocked, publishToBoth, type Identity, isStoreMember } from './queries.ts'
import { mergeReports } from './reports.ts'

type AccountIdentity = Identity & { accountId: string }
type AnonymousChat = { id: string; storeId: number; productId: number | null; blockedAt: Date | null }

/**
 * Anonymous chats of this person: of the session in the cookie, and of sessions attached at an earlier sign-in. Members of a store
 * are not its buyers.
 */
export const isMergeable = (identity: AccountIdentity) =>
  sql`c.anonymous_id = ${ownSessions(identity)} and not ${isStoreMember(identity)}`

const ownSessions = (identity: AccountIdentity) =>
  sql`any(array(select id from anonymous_sessions where attached_to = ${identity.accountId}::uuid union select ${identity.anonymousId}::uuid))`
const maxMergedChats = 100

/** Moves anonymous chats to the account. Returns the ids of the chats that now hold the messages. */
export async function mergeAnonymousChats(
  tx: Tx,
  identity: AccountIdentity,
  id: string | undefined,
): Promise<string[]> {
  const { rows } = await sql<AnonymousChat>`
    select c.id, c.store_id as "storeId", c.product_id as "productId", c.blocked_at as "blockedAt" from chats c
    where ${isMergeable(identity)} ${id ? sql`and c.id = ${id}::uuid` : sql``} order by c.id limit ${maxMergedChats} for update of c
  `.execute(tx)
  const ids: string[] = []
  for (const chat of rows) ids.push(await moveToAccount(tx, chat, identity.accountId))
  await reassignInquiries(tx, identity)
  return ids
}

/** An inquiry moves to the account when the last of its chats has moved. */
const reassignInquiries = (tx: Tx, identity: AccountIdentity) =>
  sql`
  update chat_inquiries q set buyer_id = ${identity.accountId}::uuid, anonymous_id = null, client_id = null
  where q.anonymous_id = ${ownSessions(identity)} and not exists (select from chat_inquiry_items i join chats c on c.id = i.chat_id where i.inquiry_id = q.id and ${isMergeable(identity)})
`.execute(tx)

async function moveToAccount(tx: Tx, chat: AnonymousChat, buyerId: string) {
  const pair = { storeId: chat.storeId, buyerId, anonymousId: null }
  await lockPair(tx, pair)
  const target = await lockAccountChat(tx, chat, buyerId)
  if (target) await mergeChats(tx, chat.id, target, buyerId)
  else await reassignChat(tx, chat.id, buyerId)
  const blockedAt = chat.blockedAt ?? (await blockedSince(tx, pair))
  if (blockedAt) await setBlocked(tx, pair, blockedAt)
  await publishToBoth(tx, pair, { kind: 'chats', chatId: chat.id, mergedInto: target })
  return target ?? chat.id
}

/** Locks the account's chat with this store and product. If there is none, returns undefined and blocks concurrent inserts by an own insert and delete. */
async function lockAccountChat(tx: Tx, { storeId, productId }: AnonymousChat, buyerId: string) {
  const inserted = await sql<{ id: string }>`
    insert into chats (store_id, buyer_id, product_id, active_at, created_at) values (${storeId}, ${buyerId}::uuid, ${productId}, now(), now())
    on conflict do nothing returning id
  `.execute(tx)
  if (inserted.rows[0]) {
    await sql`delete from chats where id = ${inserted.rows[0].id}::uuid`.execute(tx)
    return undefined
  }
  const { rows } = await sql<{ id: string }>`
    select id from chats where buyer_id = ${buyerId}::uuid and store_id = ${storeId} and coalesce(product_id, 0) = ${productId ?? 0} for update
  `.execute(tx)
  return rows[0]!.id
}

async function reassignChat(tx: Tx, id: string, buyerId: string) {
  await sql`update chats set buyer_id = ${buyerId}::uuid, anonymous_id = null, visitor_name = null where id = ${id}::uuid`.execute(
    tx,
  )
  await sql`update chat_messages set author_id = ${buyerId}::uuid where chat_id = ${id}::uuid and side = 'Buyer'`.execute(
    tx,
  )
}

/** Interleaves the messages of both chats by time, keeping the order within each. Unread messages stay unread. */
async function mergeChats(tx: Tx, from: string, into: string, buyerId: string) {
  const ids = [from, into]
  const newSeq = sql`(row_number() over (order by m.created_at, m.chat_id = ${from}::uuid, abs(m.seq)))::int`
  const { rows } = await sql<{ last: number; buyer: number; store: number }>`
    select count(*)::int as last,
      coalesce(min(new_seq) filter (where side = 'Store' and seq > buyer_read_seq) - 1, count(*))::int as buyer,
      coalesce(min(new_seq) filter (where side = 'Buyer' and seq > store_read_seq) - 1, count(*))::int as store
    from (
      select m.seq, m.side, c.buyer_read_seq, c.store_read_seq, ${newSeq} as new_seq
      from chat_messages m join chats c on c.id = m.chat_id where c.id = any(${ids}::uuid[])
    ) both_chats
  `.execute(tx)
  const { last, buyer, store } = rows[0]!
  // Negative numbers first: (chat_id, seq) is unique.
  await sql`update chat_messages set seq = -seq where chat_id = any(${ids}::uuid[])`.execute(tx)
  await mergeChatNotifications(tx, {
    from,
    into,
    renumbered: sql`select m.chat_id, -m.seq as seq, ${newSeq} as new_seq from chat_messages m where m.chat_id = any(${ids}::uuid[])`,
  })
  await sql`
    update chat_messages m set chat_id = ${into}::uuid, seq = renumbered.new_seq,
      author_id = case when m.chat_id = ${from}::uuid and m.side = 'Buyer' then ${buyerId}::uuid else m.author_id end,
      client_id = case when m.chat_id = ${into}::uuid then m.client_id end
    from (select m.chat_id, m.seq, ${newSeq} as new_seq from chat_messages m where m.chat_id = any(${ids}::uuid[])) renumbered
    where m.chat_id = renumbered.chat_id and m.seq = renumbered.seq
  `.execute(tx)
  await sql`
    update chats c set last_seq = ${last}, buyer_read_seq = ${buyer}, store_read_seq = ${store}, buyer_hidden_seq = null, store_hidden_seq = null,
      active_at = greatest(c.active_at, f.active_at), order_id = coalesce(c.order_id, f.order_id), assigned_to = coalesce(c.assigned_to, f.assigned_to),
      auto_answered_at = greatest(c.auto_answered_at, f.auto_answered_at), waiting_since = (
        select min(created_at) from chat_messages where chat_id = c.id and side = 'Buyer'
          and seq > coalesce((select max(seq) from chat_messages where chat_id = c.id and side = 'Store' and not is_automatic), 0)
      )
    from chats f where c.id = ${into}::uuid and f.id = ${from}::uuid
  `.execute(tx)
  await mergeReports(tx, from, into)
  await sql`insert into chat_files (file_id, chat_id) select file_id, ${into}::uuid from chat_files where chat_id = ${from}::uuid on conflict do nothing`.execute(
    tx,
  )
  await sql`delete from chats where id = ${from}::uuid`.execute(tx)
}
