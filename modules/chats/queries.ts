import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '#platform/db/database.ts'
import type { Caller } from '#platform/http/caller.ts'
import { publish } from '#platform/realtime/publish.ts'
import { endedStatuses } from '../orders/status-contract.ts'
import { chatErrors } from './errors.ts'
import type { Side } from './rules.ts'

/** The caller's account, and the anonymous session from the cookie. */
export type Identity = { accountId: string | null; anonymousId: string | null }
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

export const identityOf = ({ account, anonymousId }: Pick<Caller, 'account' | 'anonymousId'>): Identity => ({
  accountId: account?.id ?? null,
  anonymousId: anonymousId ?? null,
})

export const isBuyer = ({ accountId, anonymousId }: Identity) =>
  sql`(c.buyer_id = ${accountId}::uuid or c.anonymous_id = ${anonymousId}::uuid)`
export const isStoreMember = ({ accountId }: Identity) => sql`exists (
  select from store_members m where m.store_id = c.store_id and m.account_id = ${accountId}::uuid
)`
const columns = (identity: Identity) => sql`
  c.id, case when ${isBuyer(identity)} then 'Buyer' else 'Store' end as side, c.store_id as "storeId", c.buyer_id as "buyerId", c.anonymous_id as "anonymousId",
  c.product_id as "productId", c.order_id as "orderId", c.last_seq as "lastSeq", c.auto_answered_at as "autoAnsweredAt",
  case when ${isBuyer(identity)} then c.buyer_read_seq else c.store_read_seq end as "readSeq"
`
export const isParticipant = (identity: Identity) => sql`(${isBuyer(identity)} or ${isStoreMember(identity)})`

/** Undefined for a chat of others, as for an unknown id. */
export const findChat = (db: Db, identity: Identity, id: string) =>
  selectOne(db, identity, sql`c.id = ${id}::uuid and ${isParticipant(identity)}`)
/** Every change of a chat takes this lock. */
export const lockChat = (tx: Tx, identity: Identity, id: string) =>
  selectOne(tx, identity, sql`c.id = ${id}::uuid and ${isParticipant(identity)} for no key update of c`)
export const lockChatOfStore = (tx: Tx, storeId: number, id: string) =>
  selectOne(
    tx,
    { accountId: null, anonymousId: null },
    sql`c.id = ${id}::uuid and c.store_id = ${storeId} for no key update of c`,
  )

/** Locks all chats of the pair first, in the order of ids, so that concurrent calls do not deadlock. */
export async function lockChatWithPair(tx: Tx, storeId: number, id: string) {
  const { rows } =
    await sql<BuyerStorePair>`select store_id as "storeId", buyer_id as "buyerId", anonymous_id as "anonymousId" from chats where id = ${id}::uuid and store_id = ${storeId}`.execute(
      tx,
    )
  if (rows[0]) await lockPair(tx, rows[0])
  return lockChatOfStore(tx, storeId, id)
}

async function selectOne(db: Db, identity: Identity, condition: RawBuilder<unknown>) {
  const { rows } = await sql<ChatRow>`select ${columns(identity)} from chats c where ${condition}`.execute(db)
  return rows[0]
}

type BuyerStorePair = Pick<ChatRow, 'storeId' | 'buyerId' | 'anonymousId'>
export const topicOf = (side: Side, { storeId, buyerId, anonymousId }: BuyerStorePair) =>
  side === 'Store' ? `store:${storeId}` : buyerId ? `account:${buyerId}` : `anonymous:${anonymousId}`

/** Publishes an event to both sides on commit. */
export const publishToBoth = (tx: Tx, chat: BuyerStorePair, payload: Record<string, unknown>) =>
  publish(tx, [topicOf('Buyer', chat), topicOf('Store', chat)], payload)

const isOfPair = ({ storeId, buyerId, anonymousId }: BuyerStorePair) =>
  sql`store_id = ${storeId} and ${buyerId ? sql`buyer_id = ${buyerId}::uuid` : sql`anonymous_id = ${anonymousId}::uuid`}`

export const lockPair = (tx: Tx, pair: BuyerStorePair) =>
  sql`select from chats where ${isOfPair(pair)} order by id for no key update`.execute(tx)

/** A block applies to all chats of the buyer with the store. */
export const isBlocked = async (db: Db, pair: BuyerStorePair) => (await blockedSince(db, pair)) !== null

export async function blockedSince(db: Db, pair: BuyerStorePair) {
  const { rows } = await sql<{
    at: Date | null
  }>`select min(blocked_at) as at from chats where ${isOfPair(pair)}`.execute(db)
  return rows[0]!.at
}

/** Blocks or unblocks all chats of the pair. A blocked buyer does not count as waiting. */
export const setBlocked = (tx: Tx, pair: BuyerStorePair, at: Date | null) =>
  sql`
  update chats set blocked_at = ${at}, waiting_since = case when ${at}::timestamptz is null then waiting_since end where ${isOfPair(pair)}
`.execute(tx)

/** A store is written to while it is active; while it is suspended, by buyers who have an open order there. */
export async function acceptsMessages(db: Db, { storeId, buyerId }: Pick<BuyerStorePair, 'storeId' | 'buyerId'>) {
  const { rows } = await sql`
    select from stores s where s.id = ${storeId} and (s.status = 'Active' or s.status = 'Suspended' and exists (
      select from orders o where o.store_id = s.id and o.buyer_id = ${buyerId}::uuid and o.status <> all(${endedStatuses})))
  `.execute(db)
  return rows.length > 0
}

export async function isStoreClosed(db: Db, storeId: number) {
  const { rows } = await sql`select from stores where id = ${storeId} and status = 'Closed'`.execute(db)
  return rows.length > 0
}

/** A store may write until it is closed, as long as the buyer has an account; a buyer only to a store that accepts messages and has not blocked them. */
export async function assertMayWrite(db: Db, chat: ChatRow) {
  if (chat.side === 'Store') {
    if (await isStoreClosed(db, chat.storeId)) throw chatErrors.storeClosed()
    return assertBuyerExists(db, chat)
  }
  if (await isBlocked(db, chat)) throw chatErrors.blocked()
  if (!(await acceptsMessages(db, chat))) throw chatErrors.storeClosed()
}

export async function assertBuyerExists(db: Db, { buyerId }: Pick<ChatRow, 'buyerId'>) {
  if (buyerId === null) return
  const { rows } = await sql`select from accounts where id = ${buyerId}::uuid and status = 'Deleted'`.execute(db)
  if (rows.length > 0) throw chatErrors.buyerDeleted()
}

export type NewChat = BuyerStorePair & {
  side: Side
  visitorName: string | null
  productId: number | null
  orderId: string | null
  now: Date
}

/** Creates or finds the chat of the pair and product, and unhides it for the given side. The store hears of a new name. */
export async function upsertChat(tx: Tx, { side, visitorName, productId, orderId, now, ...pair }: NewChat) {
  await sql`
    insert into chats (store_id, buyer_id, anonymous_id, visitor_name, product_id, order_id, active_at, created_at)
    values (${pair.storeId}, ${pair.buyerId}::uuid, ${pair.anonymousId}::uuid, ${visitorName}, ${productId}, ${orderId}::uuid, ${now}, ${now}) on conflict do nothing
  `.execute(tx)
  const { rows } = await sql<{ id: string; isRenamed: boolean }>`
    with former as (
      select id, visitor_name from chats where ${isOfPair(pair)} and coalesce(product_id, 0) = ${productId ?? 0} for no key update
    )
    update chats c set order_id = coalesce(${orderId}::uuid, c.order_id), ${hiddenSeqColumn(side)} = null, visitor_name = coalesce(${visitorName}, c.visitor_name)
    from former where c.id = former.id returning c.id, c.visitor_name is distinct from former.visitor_name as "isRenamed"
  `.execute(tx)
  const { id, isRenamed } = rows[0]!
  if (isRenamed) await publish(tx, topicOf('Store', pair), { kind: 'chats', chatId: id })
  return id
}

/** Moves the read position forward, never back or beyond the last message. Returns the new position. */
export async function markRead(tx: Tx, { id, side }: Pick<ChatRow, 'id' | 'side'>, seq: number | undefined) {
  const readSeqColumn = sql.ref(side === 'Buyer' ? 'buyer_read_seq' : 'store_read_seq')
  const { rows } = await sql<{ readSeq: number }>`
    update chats set ${readSeqColumn} = greatest(${readSeqColumn}, least(${seq ?? null}::int, last_seq)) where id = ${id}::uuid returning ${readSeqColumn} as "readSeq"
  `.execute(tx)
  return rows[0]!.readSeq
}

export const hideChat = (tx: Tx, { id, side }: Pick<ChatRow, 'id' | 'side'>) =>
  sql`update chats set ${hiddenSeqColumn(side)} = last_seq ${side === 'Store' ? sql`, waiting_since = null` : sql``} where id = ${id}::uuid`.execute(
    tx,
  )

const hiddenSeqColumn = (side: Side) => sql.ref(side === 'Buyer' ? 'buyer_hidden_seq' : 'store_hidden_seq')

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
