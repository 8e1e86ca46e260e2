import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/database.ts'
import type { NewOrder } from '../queries.ts'
import { approvalErrors } from './errors.ts'
import { type Action, possibleActions, type ProductState, type Refusal, type Status } from './rules.ts'

/** SQL condition: the account is an approver of the team of request `q`. */
export const isApprover = (accountId: string) => sql<boolean>`exists (
  select from purchasing_members m where m.team_id = q.team_id and m.account_id = ${accountId}::uuid and m.role <> 'Buyer'
)`
/** SQL condition: the account is the buyer or an approver of request `q`. */
export const concernsRequest = (accountId: string) => sql`(q.buyer_id = ${accountId}::uuid or ${isApprover(accountId)})`
/** SQL: the status of request `q`, which expires on time even if the job runs later. */
export const statusAt = (now: Date) =>
  sql<Status>`case when q.status = 'Waiting' and q.expires_at <= ${now} then 'Expired' else q.status end`

export type LockedRequest = {
  id: string
  number: number
  status: Status
  teamId: number
  buyerId: string
  isOwn: boolean
  isApprover: boolean
  held: NewOrder
}

/** Locks the membership of the account before the request, as leaving a team does, and refuses an action that is not possible. */
export async function lockRequest(
  tx: Tx,
  id: string,
  { accountId, now }: { accountId: string; now: Date },
  action: Action,
): Promise<LockedRequest> {
  await sql`select from purchasing_members where account_id = ${accountId}::uuid for share`.execute(tx)
  await sql`select from purchase_requests where id = ${id}::uuid for no key update`.execute(tx)
  const { rows } = await sql<LockedRequest>`
    select q.id, q.number, ${statusAt(now)} as status, q.team_id as "teamId", q.buyer_id as "buyerId", q.held,
      q.buyer_id = ${accountId}::uuid as "isOwn", ${isApprover(accountId)} as "isApprover"
    from purchase_requests q where q.id = ${id}::uuid and ${concernsRequest(accountId)}
  `.execute(tx)
  const request = rows[0]
  if (!request) throw approvalErrors.notFound()
  if (request.isOwn && (action === 'approve' || action === 'refuse')) throw approvalErrors.ownRequest()
  if (!possibleActions(request.status, request).includes(action)) throw approvalErrors.wrongStep()
  return request
}

type Decision = {
  id: string
  status: Status
  by: string
  now: Date
  reason?: string
  refusals?: readonly Refusal[]
  orderId?: string
}

export const saveDecision = (tx: Tx, { id, status, by, now, reason = '', refusals = [], orderId }: Decision) =>
  sql`
    update purchase_requests set status = ${status}, reason = ${reason}, refusals = ${JSON.stringify(refusals)}::jsonb,
      order_id = ${orderId ?? null}::uuid, decided_by = ${by}::uuid, decided_at = ${now}
    where id = ${id}::uuid
  `.execute(tx)

export async function findProductStates(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, ProductState>> {
  const { rows } = await sql<ProductState & { id: number }>`
    select id, status = 'Active' as "isLive", available, lead_days as "leadDays" from products where id = any(${ids as number[]}::int[])
  `.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}

/** Withdraws the waiting requests of a buyer who leaves the team. Returns their ids. */
export async function withdrawRequestsOf(tx: Tx, accountId: string, now: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update purchase_requests set status = 'Withdrawn', decided_by = ${accountId}::uuid, decided_at = ${now}
    where buyer_id = ${accountId}::uuid and status = 'Waiting' returning id
  `.execute(tx)
  return rows.map(({ id }) => id)
}

/** Ends a batch of waiting requests whose prices are not held any more. Returns their ids. */
export async function expireRequests(tx: Tx, now: Date, batchSize: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update purchase_requests set status = 'Expired', decided_at = ${now} where id in (
      select id from purchase_requests where status = 'Waiting' and expires_at <= ${now} order by expires_at limit ${batchSize} for update skip locked
    ) returning id
  `.execute(tx)
  return rows.map(({ id }) => id)
}
