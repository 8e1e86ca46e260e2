import { type RawBuilder, sql } from 'kysely'
import type { OutputOf } from '#platform/contract.ts'
import type { Db } from '#platform/db/database.ts'
import { escapeLike } from '#platform/db/like.ts'
import type { Side } from '../chats/rules.ts'
import type { closeChatReport } from './chat-contract.ts'

type ReportItem = OutputOf<typeof closeChatReport>
type ReportRow = Omit<ReportItem, 'createdAt' | 'closedAt' | 'state'> & { createdAt: Date; closedAt: Date | null }
export type ReportFilter = { chatId?: string; side?: Side; state?: ReportItem['state']; query?: string }

/** Reports, the latest first. */
export async function findReports(
  db: Db,
  filter: ReportFilter,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<ReportItem[]> {
  const { rows } = await sql<ReportRow>`
    select r.chat_id as "chatId", r.side, r.reason, r.comment, r.created_at as "createdAt", r.closed_at as "closedAt", r.note, r.answer,
      case when a.id is not null then json_build_object('id', a.id, 'name', a.name) end as "closedBy"
    from chat_reports r left join accounts a on a.id = r.closed_by
    where ${matches(filter)} order by r.created_at desc, r.chat_id, r.side limit ${pageSize} offset ${(page - 1) * pageSize}
  `.execute(db)
  return rows.map(({ createdAt, closedAt, ...row }) => ({
    ...row,
    state: closedAt ? 'Closed' : 'Open',
    createdAt: createdAt.toISOString(),
    closedAt: closedAt?.toISOString() ?? null,
  }))
}

export async function countReports(db: Db, filter: ReportFilter) {
  const { rows } = await sql<{
    count: number
  }>`select count(*)::int as count from chat_reports r where ${matches(filter)}`.execute(db)
  return rows[0]!.count
}

const matches = ({ chatId, side, state, query }: ReportFilter) => sql`true
  ${chatId ? sql`and r.chat_id = ${chatId}::uuid` : sql``} ${side ? sql`and r.side = ${side}` : sql``}
  ${state ? sql`and r.closed_at is ${state === 'Closed' ? sql`not null` : sql`null`}` : sql``}
  ${query ? sql`and ${mentions(sql`'%' || search_key(${escapeLike(query)}) || '%'`)}` : sql``}`

/** Either side of the chat has reported the other one. */
const mentions = (pattern: RawBuilder<unknown>) => sql`(search_key(r.comment) like ${pattern} or exists (
  select from chats c left join accounts b on b.id = c.buyer_id
  where c.id = r.chat_id and (
    search_key(coalesce(b.name, c.visitor_name, '')) like ${pattern}
    or exists (select from store_translations t where t.store_id = c.store_id and search_key(t.name) like ${pattern})
  )
))`
