import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '#platform/db/database.ts'
import type { Caller } from '#platform/http/caller.ts'
import { publish } from '#platform/realtime/publish.ts'
import { chatErrors } from './errors.ts'
import type { Side } from './rules.ts'

/** Who the caller is to a chat: the account, and the anonymous session that the cookie proves. */
export type Who = { accountId: string | null; anonymousId: string | null }
export type ChatRow = {
  id: string
  side: Side
  storeId: number
  buyerId: string | null
  anonymousId: string | null
  productId: number | null
  orderId: string | null
  lastSeq: number
  readSeq: number
  autoAnsweredAt: Date | null
}

export const whoIs = ({ account, anonymousId }: Pick<Caller, 'account' | 'anonymousId'>): Who => ({
  accountId: account?.id ?? null,
  anonymousId: anonymousId ?? null,
})

export const isBuyer = ({ accountId, anonymousId }: Who) =>
  sql`(c.buyer_id = ${accountId}::uuid or c.anonymous_id = ${anonymousId}::uuid)`
export const worksForStore = ({ accountId }: Who) => sql`exists (
  select from store_members m join stores s on s.id = m.store_id and s.status <> 'Closed' where m.store_id = c.store_id and m.account_id = ${accountId}::uuid
)`
const columns = (who: Who) => sql`
  c.id, case when ${isBuyer(who)} then 'Buyer' else 'Store' end as side, c.store_id as "storeId", c.buyer_id as "buyerId", c.anonymous_id as "anonymousId",
  c.product_id as "productId", c.order_id as "orderId", c.last_seq as "lastSeq", c.auto_answered_at as "autoAnsweredAt",
  case when ${isBuyer(who)} then c.buyer_read_seq else c.store_read_seq end as "readSeq"
`
export const isMine = (who: Who) => sql`(${isBuyer(who)} or ${worksForStore(who)})`

/** Undefined for a chat of others, as for one that does not exist. */
export const findChat = (db: Db, who: Who, id: string) => one(db, who, sql`c.id = ${id}::uuid and ${isMine(who)}`)
/** Whatever changes a chat does so alone. */
export const lockChat = (tx: Tx, who: Who, id: string) =>
  one(tx, who, sql`c.id = ${id}::uuid and ${isMine(who)} for no key update of c`)
export const lockChatOfStore = (tx: Tx, storeId: number, id: string) =>
  one(
    tx,
    { accountId: null, anonymousId: null },
    sql`c.id = ${id}::uuid and c.store_id = ${storeId} for no key update of c`,
  )

/** With every other chat of the pair, in one order: two who lock them at once would otherwise wait for each other. */
export async function lockPairOfStore(tx: Tx, storeId: number, id: string) {
  const { rows } =
    await sql<Parties>`select store_id as "storeId", buyer_id as "buyerId", anonymous_id as "anonymousId" from chats where id = ${id}::uuid and store_id = ${storeId}`.execute(
      tx,
    )
  if (rows[0]) await lockPair(tx, rows[0])
  return lockChatOfStore(tx, storeId, id)
}

async function one(db: Db, who: Who, which: RawBuilder<unknown>) {
  const { rows } = await sql<ChatRow>`select ${columns(who)} from chats c where ${which}`.execute(db)
  return rows[0]
}

type Parties = Pick<ChatRow, 'storeId' | 'buyerId' | 'anonymousId'>
export const topicOf = (side: Side, { storeId, buyerId, anonymousId }: Parties) =>
  side === 'Store' ? `store:${storeId}` : buyerId ? `account:${buyerId}` : `anonymous:${anonymousId}`

/** Both sides hear of it when the transaction commits. */
export const tellBoth = (tx: Tx, chat: Parties, payload: Record<string, unknown>) =>
  publish(tx, [topicOf('Buyer', chat), topicOf('Store', chat)], payload)

const ofPair = ({ storeId, buyerId, anonymousId }: Parties) =>
  sql`store_id = ${storeId} and ${buyerId ? sql`buyer_id = ${buyerId}::uuid` : sql`anonymous_id = ${anonymousId}::uuid`}`

export const lockPair = (tx: Tx, pair: Parties) =>
  sql`select from chats where ${ofPair(pair)} order by id for no key update`.execute(tx)

/** A buyer is kept out of a store, whatever the dialog is about. */
export const isBlocked = async (db: Db, pair: Parties) => (await blockedSince(db, pair)) !== null

export async function blockedSince(db: Db, pair: Parties) {
  const { rows } = await sql<{
    at: Date | null
  }>`select min(blocked_at) as at from chats where ${ofPair(pair)}`.execute(db)
  return rows[0]!.at
}

/** Whoever is kept out waits for nothing. */
export const setBlocked = (tx: Tx, pair: Parties, at: Date | null) =>
  sql`
  update chats set blocked_at = ${at}, waiting_since = case when ${at}::timestamptz is null then waiting_since end where ${ofPair(pair)}
`.execute(tx)

export async function isStoreOpen(db: Db, storeId: number) {
  const { rows } = await sql`select from stores where id = ${storeId} and status = 'Active'`.execute(db)
  return rows.length > 0
}

/** A store may always write; a buyer only to a store that takes messages, and takes theirs. */
export async function assertMayWrite(db: Db, chat: ChatRow) {
  if (chat.side === 'Store') return
  if (await isBlocked(db, chat)) throw chatErrors.blocked()
  if (!(await isStoreOpen(db, chat.storeId))) throw chatErrors.storeClosed()
}

export type NewChat = Parties & {
  side: Side
  visitorName: string | null
  productId: number | null
  orderId: string | null
  now: Date
}

/** Makes the chat of the pair and product, or finds it; either way it is in the list of the side that asks. */
export async function putChat(tx: Tx, { side, visitorName, productId, orderId, now, ...pair }: NewChat) {
  await sql`
    insert into chats (store_id, buyer_id, anonymous_id, visitor_name, product_id, order_id, active_at, created_at)
    values (${pair.storeId}, ${pair.buyerId}::uuid, ${pair.anonymousId}::uuid, ${visitorName}, ${productId}, ${orderId}::uuid, ${now}, ${now}) on conflict do nothing
  `.execute(tx)
  const { rows } = await sql<{ id: string }>`
    update chats set order_id = coalesce(${orderId}::uuid, order_id), ${hiddenOf(side)} = null, visitor_name = coalesce(${visitorName}, visitor_name)
    where ${ofPair(pair)} and coalesce(product_id, 0) = ${productId ?? 0} returning id
  `.execute(tx)
  return rows[0]!.id
}

/** The mark only moves forward, and never beyond the last message. */
export async function markRead(tx: Tx, { id, side }: Pick<ChatRow, 'id' | 'side'>, seq: number | undefined) {
  const mark = sql.ref(side === 'Buyer' ? 'buyer_read_seq' : 'store_read_seq')
  const { rows } = await sql<{ readSeq: number }>`
    update chats set ${mark} = greatest(${mark}, least(${seq ?? null}::int, last_seq)) where id = ${id}::uuid returning ${mark} as "readSeq"
  `.execute(tx)
  return rows[0]!.readSeq
}

export const hide = (tx: Tx, { id, side }: Pick<ChatRow, 'id' | 'side'>) =>
  sql`update chats set ${hiddenOf(side)} = last_seq ${side === 'Store' ? sql`, waiting_since = null` : sql``} where id = ${id}::uuid`.execute(
    tx,
  )

const hiddenOf = (side: Side) => sql.ref(side === 'Buyer' ? 'buyer_hidden_seq' : 'store_hidden_seq')

export async function countUnread(db: Db, { id, side }: Pick<ChatRow, 'id' | 'side'>, after: number) {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from chat_messages where chat_id = ${id}::uuid and seq > ${after} and side <> ${side}
  `.execute(db)
  return rows[0]!.count
}

export async function isMember(db: Db, storeId: number, accountId: string) {
  const { rows } =
    await sql`select from store_members where store_id = ${storeId} and account_id = ${accountId}::uuid`.execute(db)
  return rows.length > 0
}

export const setAssigned = (tx: Tx, id: string, accountId: string | null) =>
  sql`update chats set assigned_to = ${accountId}::uuid where id = ${id}::uuid`.execute(tx)
