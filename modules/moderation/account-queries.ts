import { type RawBuilder, sql } from 'kysely'
import { deletionGraceDays } from '#platform/constants.ts'
import type { AdminFeature, OutputOf } from '#platform/contract.ts'
import type { Db } from '#platform/db/database.ts'
import { escapeLike } from '#platform/db/like.ts'
import type { listAccounts } from './account-contract.ts'

type AccountItem = OutputOf<typeof listAccounts>['items'][number]
export type AccountFilter = { query: string; status?: AccountItem['status']; feature?: AdminFeature }
type WithDates<Row> = Omit<Row, 'createdAt' | 'deletionAt'> & { createdAt: Date; deletionAt: Date | null }

export async function findAccounts(
  db: Db,
  filter: AccountFilter,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<AccountItem[]> {
  const { rows } = await sql<WithDates<AccountItem>>`
    select ${accountColumns}, (select count(*)::int from store_members m where m.account_id = a.id) as "storeCount"
    from accounts a where ${matches(filter)} order by a.created_at desc, a.id desc limit ${pageSize} offset ${(page - 1) * pageSize}
  `.execute(db)
  return rows.map(withIsoDates)
}

export async function countAccounts(db: Db, filter: AccountFilter) {
  const { rows } = await sql<{
    count: number
  }>`select count(*)::int as count from accounts a where ${matches(filter)}`.execute(db)
  return rows[0]!.count
}

/** Columns of account `a` for lists and pages. */
export const accountColumns: RawBuilder<unknown> = sql`
  a.id, a.name, a.email, a.phone, a.status, a.created_at as "createdAt", a.deletion_requested_at + ${deletionGraceDays} * interval '24 hours' as "deletionAt",
  array(select f.feature from account_features f where f.account_id = a.id order by f.feature) as features
`

export const withIsoDates = <Row extends { createdAt: Date; deletionAt: Date | null }>({
  createdAt,
  deletionAt,
  ...row
}: Row) => ({
  ...row,
  createdAt: createdAt.toISOString(),
  deletionAt: deletionAt?.toISOString() ?? null,
})

const matches = ({ query, status, feature }: AccountFilter) => sql`
  ${status ? sql`a.status = ${status}` : sql`a.status <> 'Deleted'`}
  ${query ? sql`and ${matchesText(query)}` : sql``}
  ${feature ? sql`and a.id in (select f.account_id from account_features f where f.feature = ${feature})` : sql``}`

/** SQL condition: the text is a part of the name, e-mail address or phone of account `a`. */
export const matchesText = (query: string) =>
  sql`a.search_text like '%' || search_key(${escapeLike(normalizePhone(query))}) || '%'`

/** Removes separators, and the zero that stands for a country code, from a query that looks like a phone number; phones are stored as + and digits. */
export const normalizePhone = (query: string) =>
  /^\+?[\d\s()./-]{4,}$/.test(query) ? query.replace(/[\s()./-]/g, '').replace(/^0+(?=\d)/, '') : query
