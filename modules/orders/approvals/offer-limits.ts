import { sql } from 'kysely'
import type { Locale } from '#platform/constants.ts'
import type { Tx } from '#platform/db/database.ts'
import { formatMoney } from '#platform/values/format-money.ts'
import { sum } from '#platform/values/money.ts'
import { orderErrors } from '../errors.ts'
import type { Offer } from '../offers.ts'
import { lockAllowance } from './allowance.ts'
import { exceededLimit } from './rules.ts'

type OrderInTeam = { teamId: number | null; rate: number; grossMinor: number; createdAt: Date }

/**
 * Refuses an offer that raises an order above a limit that its buyer has in a purchasing team, and names the owner, who sets the limits.
 * The order counts for the month when it was placed. Locks the membership before products, as when orders are placed.
 */
export async function assertWithinLimits(
  tx: Tx,
  { id, buyerId }: { id: string; buyerId: string },
  { totalMinor, vatMinor }: Pick<Offer, 'totalMinor' | 'vatMinor'>,
  locale: Locale,
) {
  const order = await findInTeam(tx, id)
  if (order.teamId === null) return
  const allowance = await lockAllowance(tx, buyerId, order.createdAt)
  if (allowance?.teamId !== order.teamId) return
  const inTeam = (minor: number) => Math.round(minor * order.rate)
  const offeredMinor = sum([totalMinor, vatMinor])
  if (offeredMinor <= order.grossMinor) return
  const spentMinor = allowance.spentMinor - inTeam(order.grossMinor)
  const exceeded = exceededLimit({ ...allowance, spentMinor }, inTeam(offeredMinor))
  if (!exceeded) return
  const text = (minor: number) => formatMoney({ minor, currency: allowance.currency }, locale)
  throw orderErrors[exceeded.limit === 'Order' ? 'aboveOrderLimit' : 'aboveMonthLimit']({
    amount: text(inTeam(offeredMinor)),
    allowed: text(exceeded.limitMinor),
    owner: await findOwner(tx, order.teamId),
  })
}

async function findInTeam(tx: Tx, id: string): Promise<OrderInTeam> {
  const { rows } = await sql<OrderInTeam>`
    select purchasing_team_id as "teamId", coalesce(team_rate, 1)::float8 as rate, total_minor + vat_minor as "grossMinor", created_at as "createdAt"
    from orders where id = ${id}::uuid
  `.execute(tx)
  return rows[0]!
}

async function findOwner(tx: Tx, teamId: number): Promise<string> {
  const { rows } = await sql<{ name: string | null }>`
    select coalesce(nullif(a.name, ''), a.email) as name
    from purchasing_members m join accounts a on a.id = m.account_id where m.team_id = ${teamId} and m.role = 'Owner'
  `.execute(tx)
  return rows[0]?.name ?? ''
}
