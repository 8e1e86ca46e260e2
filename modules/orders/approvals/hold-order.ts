import { sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'
import { notifyOfRequest } from '../../notifications/notify-of-requests.ts'
import type { NewOrder } from '../queries.ts'
import type { TeamAllowance } from './allowance.ts'
import { holdDays } from '../approval-contract.ts'
import type { Exceeded } from './rules.ts'

type Hold = { allowance: TeamAllowance; grossMinor: number; exceeded: Exceeded; now: Date }

/** Keeps an order that is above a limit as a request to the approvers of the team. */
export async function holdOrder(tx: Tx, order: NewOrder, { allowance, grossMinor, exceeded, now }: Hold) {
  const expiresAt = new Date(now.getTime() + holdDays * 86_400_000)
  const { rows } = await sql<{ id: string }>`
    insert into purchase_requests (team_id, buyer_id, store_id, held, gross_minor, exceeded, limit_minor, spent_minor, created_at, expires_at)
    values (${allowance.teamId}, ${order.buyerId}::uuid, ${order.storeId}, ${JSON.stringify(order)}::jsonb, ${grossMinor}, ${exceeded.limit},
      ${exceeded.limitMinor}, ${exceeded.spentMinor}, ${now}, ${expiresAt})
    returning id
  `.execute(tx)
  const { id } = rows[0]!
  await notifyOfRequest(tx, { requestId: id, now })
  return id
}
