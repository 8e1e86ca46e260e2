import { type RawBuilder, sql } from 'kysely'
import type { Locale } from '#platform/constants.ts'
import type { OutputOf } from '#platform/contract.ts'
import { bestName } from '#platform/db/best-translation.ts'
import type { Db } from '#platform/db/database.ts'
import { likeable } from '#platform/db/like.ts'
import { type Position, toCursor } from '../chats/rules.ts'
import type { listReviewedChats } from './contract.ts'

type Shown = OutputOf<typeof listReviewedChats>['items'][number]
type Row = Omit<Shown, 'createdAt' | 'activeAt' | 'blockedAt'> & {
  createdAt: Date
  activeAt: Date
  blockedAt: Date | null
}
/** `from` and `until`: of the last message. */
export type ChatFilter = { storeId?: number; from?: Date; until?: Date; reported?: 'Any' | 'Open'; query: string }

const mostNamed = 1_000

/** The latest first. */
export async function findChats(
  db: Db,
  filter: ChatFilter,
  { after, limit }: { after: Position | undefined; limit: number },
  locale: Locale,
) {
  const isFurther = after ? sql`and (c.active_at, c.id) < (${after.at}, ${after.id}::uuid)` : sql``
  const rows = await read(
    db,
    sql`where ${matches(filter)} ${isFurther} order by c.active_at desc, c.id desc limit ${limit + 1}`,
    locale,
  )
  const items = rows.slice(0, limit)
  const last = items.at(-1)
  return {
    items: items.map(shown),
    nextCursor: rows.length > limit && last ? toCursor({ at: last.activeAt, id: last.id }) : null,
  }
}

export async function findChatsById(
  db: Db,
  ids: readonly string[],
  locale: Locale,
): Promise<ReadonlyMap<string, Shown>> {
  if (ids.length === 0) return new Map()
  const rows = await read(db, sql`where c.id = any(${[...new Set(ids)]}::uuid[])`, locale)
  return new Map(rows.map((row) => [row.id, shown(row)]))
}

async function read(db: Db, which: RawBuilder<unknown>, locale: Locale) {
  const { rows } = await sql<Row>`
    select c.id, json_build_object('id', s.id, 'alias', s.alias, 'name', st.name) as store,
      json_build_object('accountId', c.buyer_id, 'sessionId', c.anonymous_id, 'name', coalesce(b.name, c.visitor_name, '')) as buyer,
      c.product_id as "productId", c.order_id as "orderId", c.last_seq as "messageCount", r.open as "openReports", r.closed as "closedReports",
      c.created_at as "createdAt", c.active_at as "activeAt", c.blocked_at as "blockedAt"
    from (select c.* from chats c ${which}) c join stores s on s.id = c.store_id
    join lateral ${bestName(sql`store_translations t where t.store_id = s.id`, locale)} st on true
    left join accounts b on b.id = c.buyer_id
    cross join lateral (
      select count(*) filter (where closed_at is null)::int as open, count(closed_at)::int as closed from chat_reports where chat_id = c.id
    ) r
    order by c.active_at desc, c.id desc
  `.execute(db)
  return rows
}

const shown = ({ createdAt, activeAt, blockedAt, ...row }: Row): Shown => ({
  ...row,
  createdAt: createdAt.toISOString(),
  activeAt: activeAt.toISOString(),
  blockedAt: blockedAt?.toISOString() ?? null,
})

const matches = ({ storeId, from, until, reported, query }: ChatFilter) => sql`c.last_seq > 0
  ${storeId ? sql`and c.store_id = ${storeId}` : sql``}
  ${from ? sql`and c.active_at >= ${from}` : sql``} ${until ? sql`and c.active_at < ${until}` : sql``}
  ${reported ? sql`and c.id = any(array(select chat_id from chat_reports ${reported === 'Open' ? sql`where closed_at is null` : sql``}))` : sql``}
  ${query ? isOf(sql`'%' || search_key(${likeable(query)}) || '%'`) : sql``}`

/** Bounded, and looked up before the chats: by date it could take all of them to find a rare name. The index is of name, e-mail address and phone together. */
const isOf = (pattern: RawBuilder<unknown>) => sql`and c.id = any(array(
  select id from chats where buyer_id = any(array(
    select a.id from accounts a where search_key(a.name || ' ' || coalesce(a.email, '') || ' ' || coalesce(a.phone, '')) like ${pattern} and search_key(a.name) like ${pattern}
    limit ${mostNamed}
  ))
  union all (select id from chats where visitor_name is not null and search_key(visitor_name) like ${pattern} limit ${mostNamed})
))`
