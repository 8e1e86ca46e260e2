import { type RawBuilder, sql } from 'kysely'
import type { Locale } from '#platform/constants.ts'
import { bestName } from '#platform/db/best-translation.ts'
import type { Db } from '#platform/db/database.ts'
import { escapeLike } from '#platform/db/like.ts'
import type { ChatFilter, CursorPosition, Side } from './rules.ts'

export type ChatSummaryRow = {
  id: string
  isAnonymous: boolean
  storeId: number
  storeName: string
  storeAlias: string | null
  logoId: string | null
  buyerName: string
  responseMinutes: number | null
  responseRate: number | null
  productId: number | null
  name: string | null
  nameLocale: Locale | null
  imageId: string | null
  orderId: string | null
  orderNumber: number | null
  lastSeq: number
  buyerReadSeq: number
  storeReadSeq: number
  unreadCount: number
  isBlocked: boolean
  assignedId: string | null
  assignedName: string | null
  waitingSince: Date | null
  activeAt: Date
}
/** The latest first. Queries return one row more than `limit` if there is a next page. */
type Paging = { after: CursorPosition | undefined; limit: number }

/** Chats as one side sees them, without hidden ones, and for the store without empty ones. */
export async function findChatSummaries(
  db: Db,
  side: Side,
  condition: RawBuilder<unknown>,
  { after, limit }: Paging,
  locale: Locale,
) {
  const isVisible =
    side === 'Buyer'
      ? sql`(c.buyer_hidden_seq is null or c.last_seq > c.buyer_hidden_seq)`
      : sql`c.last_seq > 0 and (c.store_hidden_seq is null or c.last_seq > c.store_hidden_seq)`
  const isAfterCursor = after ? sql`and (c.active_at, c.id) < (${after.at}, ${after.id}::uuid)` : sql``
  return selectChatSummaries(
    db,
    side,
    sql`where ${condition} and ${isVisible} ${isAfterCursor} order by c.active_at desc, c.id desc limit ${limit + 1}`,
    locale,
  )
}

export const findChatSummary = async (db: Db, side: Side, id: string, locale: Locale) =>
  (await selectChatSummaries(db, side, sql`where c.id = ${id}::uuid`, locale))[0]!

async function selectChatSummaries(db: Db, side: Side, condition: RawBuilder<unknown>, locale: Locale) {
  const { rows } = await sql<ChatSummaryRow>`
    select c.id, c.buyer_id is null as "isAnonymous", ${storeColumns}, coalesce(b.name, c.visitor_name, '') as "buyerName", p.id as "productId",
      n.name, n.locale as "nameLocale", p.image_ids[1] as "imageId", c.order_id as "orderId", o.number as "orderNumber", c.last_seq as "lastSeq",
      c.buyer_read_seq as "buyerReadSeq", c.store_read_seq as "storeReadSeq", c.blocked_at is not null as "isBlocked", w.id as "assignedId", w.name as "assignedName",
      c.waiting_since as "waitingSince", c.active_at as "activeAt", (
        select count(*)::int from chat_messages m where m.chat_id = c.id and m.side <> ${side} and m.seq > ${readSeqOf(side)}
      ) as "unreadCount"
    from (select c.* from chats c ${condition}) c join stores s on s.id = c.store_id
    join lateral ${bestName(sql`store_translations t where t.store_id = s.id`, locale)} st on true
    left join accounts b on b.id = c.buyer_id
    left join orders o on o.id = c.order_id
    left join products p on p.id = c.product_id
    left join lateral ${bestName(sql`product_translations t where t.product_id = p.id`, locale)} n on true
    left join store_members m on m.store_id = c.store_id and m.account_id = c.assigned_to
    left join accounts w on w.id = m.account_id
    order by c.active_at desc, c.id desc
  `.execute(db)
  return rows
}

type StoreKey = 'storeId' | 'storeName' | 'storeAlias' | 'logoId' | 'responseMinutes' | 'responseRate'
const storeColumns = sql`s.id as "storeId", st.name as "storeName", case when s.status = 'Active' then s.alias end as "storeAlias",
  s.logo_file_id as "logoId", s.response_minutes as "responseMinutes", s.response_rate as "responseRate"`

const maxSearchedChats = 2_000

/** Each filter has its own index; names are searched in a bounded number of chats. */
export function storeChatCondition(storeId: number, accountId: string, filter: ChatFilter, buyerName: string) {
  const matches: Record<ChatFilter, RawBuilder<unknown>> = {
    All: sql`true`,
    Unread: hasUnread('Store'),
    Waiting: sql`c.waiting_since is not null`,
    Mine: sql`c.assigned_to = ${accountId}::uuid`,
    Unassigned: sql`c.assigned_to is null`,
  }
  const matchesName =
    buyerName === ''
      ? sql`true`
      : sql`c.id in (
    select r.id from (
      select id, buyer_id, visitor_name from chats where store_id = ${storeId} and last_seq > 0 order by active_at desc, id desc limit ${maxSearchedChats}
    ) r left join accounts a on a.id = r.buyer_id
    where search_key(coalesce(a.name, r.visitor_name, '')) like '%' || search_key(${escapeLike(buyerName)}) || '%'
  )`
  return sql`c.store_id = ${storeId} and ${matches[filter]} and ${matchesName}`
}

export const hasUnread = (side: Side) => sql`(${readSeqOf(side)} < c.last_seq and exists (
  select from chat_messages m where m.chat_id = c.id and m.seq > ${readSeqOf(side)} and m.side <> ${side}
))`

export const readSeqOf = (side: Side) => (side === 'Buyer' ? sql`c.buyer_read_seq` : sql`c.store_read_seq`)

const recentOrderDays = 90
const maxStoresWithoutChat = 5
type StoreWithoutChat = Pick<ChatSummaryRow, StoreKey | 'buyerName' | 'orderId' | 'orderNumber' | 'activeAt'>

/** Stores that the buyer has ordered from recently and has no chat with; the latest order first. */
export async function findStoresWithoutChat(db: Db, accountId: string, locale: Locale, now: Date) {
  const { rows } = await sql<StoreWithoutChat & { orderId: string }>`
    select ${storeColumns}, o.id as "orderId", o.number as "orderNumber", o.created_at as "activeAt",
      (select name from accounts where id = ${accountId}::uuid) as "buyerName"
    from (
      select distinct on (store_id) store_id, id, number, created_at from orders
      where buyer_id = ${accountId}::uuid and created_at > ${now}::timestamptz - ${recentOrderDays} * interval '1 day' order by store_id, created_at desc
    ) o
    join stores s on s.id = o.store_id and s.status = 'Active'
    join lateral ${bestName(sql`store_translations t where t.store_id = s.id`, locale)} st on true
    where not exists (select from chats c where c.buyer_id = ${accountId}::uuid and c.store_id = s.id)
    order by o.created_at desc limit ${maxStoresWithoutChat}
  `.execute(db)
  return rows
}

type NewChatSummary = Pick<ChatSummaryRow, StoreKey | 'buyerName' | 'productId' | 'name' | 'nameLocale' | 'imageId'>

/** The data of a chat that is not opened yet: the store, and the product that it would be about. */
export async function findNewChatSummary(
  db: Db,
  { storeId, productId, accountId }: { storeId: number; productId: number | null; accountId: string | null },
  locale: Locale,
) {
  const { rows } = await sql<NewChatSummary>`
    select ${storeColumns}, coalesce((select name from accounts where id = ${accountId}::uuid), '') as "buyerName", p.id as "productId",
      n.name, n.locale as "nameLocale", p.image_ids[1] as "imageId"
    from stores s join lateral ${bestName(sql`store_translations t where t.store_id = s.id`, locale)} st on true
    left join products p on p.id = ${productId}
    left join lateral ${bestName(sql`product_translations t where t.product_id = p.id`, locale)} n on true
    where s.id = ${storeId}
  `.execute(db)
  return rows[0]!
}

const maxCountedChats = 500

/** Unread messages by chat, the latest first, and in total. */
export async function findUnreadCounts(db: Db, side: Side, condition: RawBuilder<unknown>) {
  const { rows } = await sql<{ id: string; count: number; total: number }>`
    select c.id, u.count, (sum(u.count) over ())::int as total from chats c cross join lateral (
      select count(*)::int as count from chat_messages m where m.chat_id = c.id and m.seq > ${readSeqOf(side)} and m.side <> ${side}
    ) u
    where ${condition} and ${readSeqOf(side)} < c.last_seq and u.count > 0 order by c.active_at desc limit ${maxCountedChats}
  `.execute(db)
  return { items: rows.map(({ id, count }) => ({ id, count })), total: rows[0]?.total ?? 0 }
}
