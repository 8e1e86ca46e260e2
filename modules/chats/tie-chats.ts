import { sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'
import { joinChats } from '../notifications/join-chats.ts'
import { blockedSince, lockPair, setBlocked, tellBoth, type Who, worksForStore } from './queries.ts'
import { moveReports } from './reports.ts'

type Account = Who & { accountId: string }
type Anonymous = { id: string; storeId: number; productId: number | null; blockedAt: Date | null }

/**
 * Anonymous chats that are this person's: of the session that their cookie proves now, and of those that it proved when they signed
 * in. A store's own people do not write to it as buyers.
 */
export const isTieable = (who: Account) => sql`c.anonymous_id = ${isSessionOf(who)} and not ${worksForStore(who)}`

const isSessionOf = (who: Account) =>
  sql`any(array(select id from anonymous_sessions where attached_to = ${who.accountId}::uuid union select ${who.anonymousId}::uuid))`
const mostTied = 100

/** Makes anonymous chats the account's; answers with the chats that have the messages now. */
export async function tieChats(tx: Tx, who: Account, id: string | undefined): Promise<string[]> {
  const { rows } = await sql<Anonymous>`
    select c.id, c.store_id as "storeId", c.product_id as "productId", c.blocked_at as "blockedAt" from chats c
    where ${isTieable(who)} ${id ? sql`and c.id = ${id}::uuid` : sql``} order by c.id limit ${mostTied} for update of c
  `.execute(tx)
  const ids: string[] = []
  for (const chat of rows) ids.push(await tie(tx, chat, who.accountId))
  await tieInquiries(tx, who)
  return ids
}

/** A question to several stores follows the last of its chats. */
const tieInquiries = (tx: Tx, who: Account) =>
  sql`
  update chat_inquiries q set buyer_id = ${who.accountId}::uuid, anonymous_id = null, client_id = null
  where q.anonymous_id = ${isSessionOf(who)} and not exists (select from chat_inquiry_items i join chats c on c.id = i.chat_id where i.inquiry_id = q.id and ${isTieable(who)})
`.execute(tx)

async function tie(tx: Tx, chat: Anonymous, buyerId: string) {
  const pair = { storeId: chat.storeId, buyerId, anonymousId: null }
  await lockPair(tx, pair)
  const target = await claim(tx, chat, buyerId)
  if (target) await merge(tx, chat.id, target, buyerId)
  else await rename(tx, chat.id, buyerId)
  const blockedAt = chat.blockedAt ?? (await blockedSince(tx, pair))
  if (blockedAt) await setBlocked(tx, pair, blockedAt)
  await tellBoth(tx, pair, { kind: 'chats' })
  return target ?? chat.id
}

/** The account's own chat of this store and product; undefined where it has none, and nobody can make one until we are done. */
async function claim(tx: Tx, { storeId, productId }: Anonymous, buyerId: string) {
  const made = await sql<{ id: string }>`
    insert into chats (store_id, buyer_id, product_id, active_at, created_at) values (${storeId}, ${buyerId}::uuid, ${productId}, now(), now())
    on conflict do nothing returning id
  `.execute(tx)
  if (made.rows[0]) {
    await sql`delete from chats where id = ${made.rows[0].id}::uuid`.execute(tx)
    return undefined
  }
  const { rows } = await sql<{ id: string }>`
    select id from chats where buyer_id = ${buyerId}::uuid and store_id = ${storeId} and coalesce(product_id, 0) = ${productId ?? 0} for update
  `.execute(tx)
  return rows[0]!.id
}

async function rename(tx: Tx, id: string, buyerId: string) {
  await sql`update chats set buyer_id = ${buyerId}::uuid, anonymous_id = null, visitor_name = null where id = ${id}::uuid`.execute(
    tx,
  )
  await sql`update chat_messages set author_id = ${buyerId}::uuid where chat_id = ${id}::uuid and side = 'Buyer'`.execute(
    tx,
  )
}

/** Both sequences become one by time, each keeping its own order. What was unread in either stays unread. */
async function merge(tx: Tx, from: string, into: string, buyerId: string) {
  const ids = [from, into]
  const order = sql`(row_number() over (order by m.created_at, m.chat_id = ${from}::uuid, abs(m.seq)))::int`
  const { rows } = await sql<{ last: number; buyer: number; store: number }>`
    select count(*)::int as last,
      coalesce(min(place) filter (where side = 'Store' and seq > buyer_read_seq) - 1, count(*))::int as buyer,
      coalesce(min(place) filter (where side = 'Buyer' and seq > store_read_seq) - 1, count(*))::int as store
    from (
      select m.seq, m.side, c.buyer_read_seq, c.store_read_seq, ${order} as place
      from chat_messages m join chats c on c.id = m.chat_id where c.id = any(${ids}::uuid[])
    ) both_chats
  `.execute(tx)
  const { last, buyer, store } = rows[0]!
  // Out of the way first: a number is taken by one message at a time.
  await sql`update chat_messages set seq = -seq where chat_id = any(${ids}::uuid[])`.execute(tx)
  await joinChats(tx, {
    from,
    into,
    placed: sql`select m.chat_id, -m.seq as seq, ${order} as place from chat_messages m where m.chat_id = any(${ids}::uuid[])`,
  })
  await sql`
    update chat_messages m set chat_id = ${into}::uuid, seq = placed.place,
      author_id = case when m.chat_id = ${from}::uuid and m.side = 'Buyer' then ${buyerId}::uuid else m.author_id end,
      client_id = case when m.chat_id = ${into}::uuid then m.client_id end
    from (select m.chat_id, m.seq, ${order} as place from chat_messages m where m.chat_id = any(${ids}::uuid[])) placed
    where m.chat_id = placed.chat_id and m.seq = placed.seq
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
  await moveReports(tx, from, into)
  await sql`insert into chat_files (file_id, chat_id) select file_id, ${into}::uuid from chat_files where chat_id = ${from}::uuid on conflict do nothing`.execute(
    tx,
  )
  await sql`delete from chats where id = ${from}::uuid`.execute(tx)
}
