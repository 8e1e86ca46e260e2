import { isIP } from 'node:net'
import { sql } from 'kysely'
import type { OutputOf } from '#platform/contract.ts'
import type { Db } from '#platform/db/database.ts'
import { escapeLike } from '#platform/db/like.ts'
import { activeCondition } from '../accounts/sessions/sessions.ts'
import type { BanKind } from '../bans/bans.ts'
import type { listBans } from './ban-contract.ts'

type BanItem = OutputOf<typeof listBans>['items'][number]
type BanRow = Omit<BanItem, 'createdAt' | 'endsAt' | 'cancelledAt'> & {
  createdAt: Date
  endsAt: Date
  cancelledAt: Date | null
}
export type BanFilter = {
  id?: string
  query?: string
  kind?: BanKind
  value?: string
  isActive?: boolean
  /** The account that is banned, or whose sessions come from a banned network. */
  accountId?: string
}

export async function findBans(
  db: Db,
  filter: BanFilter,
  { page, pageSize }: { page: number; pageSize: number },
  now: Date,
): Promise<BanItem[]> {
  const { rows } = await sql<BanRow>`
    select b.id, b.kind, b.value, b.reason, b.created_at as "createdAt", b.ends_at as "endsAt", b.cancelled_at as "cancelledAt", ${isActive(now)} as "isActive",
      case when a.id is not null then json_build_object('id', a.id, 'name', a.name) end as account,
      case when c.id is not null then json_build_object('id', c.id, 'name', c.name) end as "createdBy"
    from bans b left join accounts a on a.id = case when b.kind = 'Account' then b.value::uuid end left join accounts c on c.id = b.created_by
    where ${matches(filter, now)} order by b.created_at desc, b.id desc limit ${pageSize} offset ${(page - 1) * pageSize}
  `.execute(db)
  return rows.map(({ createdAt, endsAt, cancelledAt, ...row }) => ({
    ...row,
    createdAt: createdAt.toISOString(),
    endsAt: endsAt.toISOString(),
    cancelledAt: cancelledAt?.toISOString() ?? null,
  }))
}

export async function countBans(db: Db, filter: BanFilter, now: Date) {
  const { rows } = await sql<{
    count: number
  }>`select count(*)::int as count from bans b where ${matches(filter, now)}`.execute(db)
  return rows[0]!.count
}

const meets = (
  accountId: string,
  now: Date,
) => sql`case b.kind when 'Account' then b.value = ${accountId} when 'Network' then exists (
  select from account_sessions s where s.account_id = ${accountId}::uuid and ${activeCondition(now)} and ${sessionNetwork} <<= b.value::inet
) else false end`

const isActive = (now: Date) => sql<boolean>`(b.cancelled_at is null and b.ends_at > ${now})`

/** Part of a text, or an address within a banned range. */
function contains(query: string) {
  const pattern = `%${escapeLike(query)}%`
  const network = isIP(query)
    ? sql`case b.kind when 'Network' then b.value::inet >>= ${query}::inet else false end`
    : sql`false`
  return sql`(b.value ilike ${pattern} or b.reason ilike ${pattern} or ${network} or (b.kind = 'Account' and exists (
    select from accounts h where h.id::text = b.value and h.name ilike ${pattern})))`
}

const matches = ({ id, query, kind, value, isActive: wanted, accountId }: BanFilter, now: Date) => sql`true
  ${query ? sql`and ${contains(query)}` : sql``}
  ${accountId === undefined ? sql`` : sql`and ${meets(accountId, now)}`}
  ${id === undefined ? sql`` : sql`and b.id = ${id}::uuid`} ${kind === undefined ? sql`` : sql`and b.kind = ${kind}`}
  ${value === undefined ? sql`` : sql`and b.value = ${value}`} ${wanted === undefined ? sql`` : sql`and ${isActive(now)} = ${wanted}`}`

/** Sessions keep an IPv4 address, or the first four groups of an IPv6 address. */
export const sessionNetwork = sql`
  case when s.network ~ '^[0-9a-f]{1,4}(:[0-9a-f]{1,4}){3}$' then (s.network || '::/64')::inet
    when s.network ~ '^[0-9]{1,3}([.][0-9]{1,3}){3}$' then s.network::inet end
`
