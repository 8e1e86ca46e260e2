import { sql } from 'kysely'
import { record } from '#platform/audit.ts'
import { invalidateTags } from '#platform/cache.ts'
import type { Tx } from '#platform/db/database.ts'
import type { Caller } from '#platform/http/caller.ts'
import { dayOf } from '#platform/values/days.ts'
import { notifyBuyersOfStep, notifyStoresOfStep } from '../notifications/notify-of-procurement.ts'
import { procurementErrors } from './errors.ts'
import { lockAnyRequest, lockOwnRequest, sentOffers } from './queries.ts'
import { buyerSteps } from './rules.ts'

type Withdrawal = { id: string; caller: Caller; now: Date }

export async function withdrawRequest(tx: Tx, { id, caller, now }: Withdrawal) {
  const request = await lockOwnRequest(tx, caller.account!.id, id, now)
  if (!request) throw procurementErrors.notFound()
  if (!buyerSteps(request).includes('withdraw')) throw procurementErrors.wrongStatus()
  await markWithdrawn(tx, { id, by: 'Buyer', reason: '', now })
}

/** By an administrator: the buyer is told why. */
export async function withdrawAnyRequest(tx: Tx, { id, reason, caller, now }: Withdrawal & { reason: string }) {
  const request = await lockAnyRequest(tx, id, now)
  if (!request) throw procurementErrors.notFound()
  if (request.status !== 'Open') throw procurementErrors.wrongStatus()
  await markWithdrawn(tx, { id, by: 'Administrator', reason, now })
  await notifyBuyersOfStep(tx, { requestIds: [id], now })
  await record(tx, caller, {
    action: 'procurementRequest.withdrawn',
    entity: 'procurementRequest',
    entityId: id,
    details: { before: { status: 'Open' }, after: { status: 'Withdrawn', reason } },
  })
}

type Ended = { id: string; by: 'Buyer' | 'Administrator'; reason: string; now: Date }

async function markWithdrawn(tx: Tx, { id, by, reason, now }: Ended) {
  await sql`
    update procurement_requests set status = 'Withdrawn', ended_by = ${by}, reason = ${reason}, ended_at = ${now} where id = ${id}::uuid
  `.execute(tx)
  await notifyStoresOfStep(tx, { offers: await sentOffers(tx, [id]), now })
  await invalidateTags(tx, ['procurement'])
}

/** Closes requests whose last day is over, and tells their buyers. Returns how many. */
export async function closeOverdue(tx: Tx, { limit, now }: { limit: number; now: Date }) {
  const { rows } = await sql<{ id: string }>`
    with overdue as (
      select id from procurement_requests where status = 'Open' and deadline < ${dayOf(now)}::date order by deadline, id limit ${limit}
      for no key update skip locked
    )
    update procurement_requests r set status = 'Closed', ended_by = 'Deadline', ended_at = (r.deadline + 1)::timestamp at time zone 'UTC'
    from overdue where r.id = overdue.id returning r.id
  `.execute(tx)
  const requestIds = rows.map(({ id }) => id)
  if (requestIds.length === 0) return 0
  await notifyBuyersOfStep(tx, { requestIds, now })
  await invalidateTags(tx, ['procurement'])
  return requestIds.length
}
