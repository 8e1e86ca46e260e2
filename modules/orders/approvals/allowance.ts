import { type RawBuilder, sql } from 'kysely'
import type { Currency } from '#platform/constants.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import { convert, type Rates, sum } from '#platform/values/money.ts'
import type { NewOrder } from '../queries.ts'
import { type Allowance, monthEnd, monthStart } from './rules.ts'

export type TeamAllowance = Allowance & { teamId: number; currency: Currency }

/** Locks the membership until the end of the transaction, so that concurrent orders of a buyer see each other's sums. */
export async function lockAllowance(tx: Tx, accountId: string, now: Date) {
  await sql`select from purchasing_members where account_id = ${accountId}::uuid for no key update`.execute(tx)
  return findAllowance(tx, accountId, now)
}

/** Undefined if the account is in no team. */
export async function findAllowance(db: Db, accountId: string, now: Date): Promise<TeamAllowance | undefined> {
  const { rows } = await sql<TeamAllowance>`
    select m.team_id as "teamId", t.currency, m.order_limit_minor as "orderLimitMinor", m.month_limit_minor as "monthLimitMinor",
      ${spentBy(sql`m`, now)} as "spentMinor"
    from purchasing_members m join purchasing_teams t on t.id = m.team_id where m.account_id = ${accountId}::uuid
  `.execute(db)
  return rows[0]
}

/** SQL: what the orders of a member in this month and all its waiting requests come to. */
export const spentBy = (member: RawBuilder<unknown>, now: Date) => sql<number>`(
  coalesce((select sum(round((o.total_minor + o.vat_minor) * o.team_rate)) from orders o
    where o.buyer_id = ${member}.account_id and o.purchasing_team_id = ${member}.team_id and o.created_at >= ${monthStart(now)} and o.created_at < ${monthEnd(now)}
      and o.status not in ('Cancelled', 'Rejected')), 0)
  + coalesce((select sum(q.gross_minor) from purchase_requests q
    where q.buyer_id = ${member}.account_id and q.team_id = ${member}.team_id and q.status = 'Waiting' and q.expires_at > ${now}), 0)
)::bigint`

/** The amount that an order counts towards the limits of the team. */
export const grossInTeam = (
  { totalMinor, vatMinor, currency }: Pick<NewOrder, 'totalMinor' | 'vatMinor' | 'currency'>,
  { currency: to }: TeamAllowance,
  rates: Rates,
) => convert({ minor: sum([totalMinor, vatMinor]), currency }, to, rates).minor
