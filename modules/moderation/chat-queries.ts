import { type RawBuilder, sql } from 'kysely'
import type { Locale } from '#platform/constants.ts'
import type { OutputOf } from '#platform/contract.ts'
import { bestName } from '#platform/db/best-translation.ts'
import type { Db } from '#platform/db/database.ts'
import { escapeLike } from '#platform/db/like.ts'
import { toPage } from '../chats/cursor.ts'
import type { CursorPosition } from '../chats/rules.ts'
import type { readReviewedChat } from './chat-contract.ts'

type ChatItem = OutputOf<typeof readReviewedChat>['chat']
type ChatRow = Omit<ChatItem, 'createdAt' | 'activeAt' | 'blockedAt'> & {
  createdAt: Date
  activeAt: Date
  blockedAt: Date | null
}
/** `from` and `until` limit the time of the last message. */
export type ChatFilter = { storeId?: number; from?: Date; until?: Date; reported?: 'Any' | 'Open'; query: string }

const maxNameMatches = 1_000

/** Chats with messages, the latest first. */
export async function findChats(
  db: Db,
  filter: ChatFilter,
  { after, limit }: { after: CursorPosition | undefined; limit: number },
  locale: Locale,
) {
  const isAfterCursor = after ? sql`and (c.active_at, c.id) < (${after.at}, ${after.id}::uuid)` : sql``
  const rows = await selectChats(
    db,
    sql`where ${matches(filter)} ${isAfterCursor} order by c.active_at desc, c.id desc limit ${limit + 1}`,
    locale,
  )
  const { items, nextCursor } = toPage(rows, limit, ({ activeAt, id }) => ({ at: activeAt, id }))
  return { items: items.map(toItem), nextCursor }
}

export async function findChatsById(
  db: Db,
  ids: readonly string[],
  locale: Locale,
): Promise<ReadonlyMap<string, ChatItem>> {
  if (ids.length === 0) return new Map()
  const rows = await selectChats(db, sql`where c.id = any(${[...new Set(ids)]}::uuid[])`, locale)
  return new Map(rows.map((row) => [row.id, toItem(row)]))
}

async function selectChats(db: Db, condition: RawBuilder<unknown>, locale: Locale) {
  const { rows } = await sql<ChatRow>`
    select c.id, json_build_object('id', s.id, 'alias', s.alias, 'name', st.name) as store,
      json_build_object('accountId', c.buyer_id, 'sessionId', c.anonymous_id, 'name', coalesce(b.name, c.visitor_name, '')) as buyer,
      c.product_id as "productId", pt.name as "productName", c.order_id as "orderId", c.last_seq as "messageCount", r.open as "openReports", r.closed as "closedReports",
      c.created_at as "createdAt", c.active_at as "activeAt", c.blocked_at as "blockedAt", v.network
    from (select c.* from chats c ${condition}) c join stores s on s.id = c.store_id
    join lateral ${bestName(sql`store_translations t where t.store_id = s.id`, locale)} st on true
    left join lateral ${bestName(sql`product_translations t where t.product_id = c.product_id`, locale)} pt on true
    left join accounts b on b.id = c.buyer_id
    left join anonymous_sessions v on v.id = c.anonymous_id
    cross join lateral (
      select count(*) filter (where closed_at is null)::int as open, count(closed_at)::int as closed from chat_reports where chat_id = c.id
    ) r
    order by c.active_at desc, c.id desc
  `.execute(db)
  return rows
}

const toItem = ({ createdAt, activeAt, blockedAt, ...row }: ChatRow): ChatItem => ({
  ...row,
  createdAt: createdAt.toISOString(),
  activeAt: activeAt.toISOString(),
  blockedAt: blockedAt?.toISOString() ?? null,
})

const matches = ({ storeId, from, until, reported, query }: ChatFilter) => sql`c.last_seq > 0
  ${storeId ? sql`and c.store_id = ${storeId}` : sql``}
  ${from ? sql`and c.active_at >= ${from}` : sql``} ${until ? sql`and c.active_at < ${until}` : sql``}
  ${reported ? sql`and c.id = any(array(select chat_id from chat_reports ${reported === 'Open' ? sql`where closed_at is null` : sql``}))` : sql``}
  ${query ? isOfBuyer(sql`'%' || search_key(${escapeLike(query)}) || '%'`) : sql``}`

/** Finds a bounded number of buyers first: scanning chats by date for a rare name could read all of them. The trigram index covers name, e-mail and phone together. */
const isOfBuyer = (pattern: RawBuilder<unknown>) => sql`and c.id = any(array(
  select id from chats where buyer_id = any(array(
    select a.id from accounts a where a.search_text like ${pattern} and search_key(a.name) like ${pattern}
    limit ${maxNameMatches}
  ))
  union all (select id from chats where visitor_name is not null and search_key(visitor_name) like ${pattern} limit ${maxNameMatches})
))`
