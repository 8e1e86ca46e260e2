// Purchase requests: approvers learn of new ones, buyers of the decision about theirs.
import { sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'
import { notifyRecipients } from './notify.ts'

/** Notifies the approvers of the team, except the buyer, about a request that waits for them. */
export async function notifyOfRequest(tx: Tx, { requestId, now }: { requestId: string; now: Date }) {
  const recipients = sql`
    select m.account_id, q.store_id from purchase_requests q join purchasing_members m on m.team_id = q.team_id and m.role <> 'Buyer'
    where q.id = ${requestId}::uuid and m.account_id <> q.buyer_id
  `
  const inserted = sql`
    insert into notifications (account_id, kind, side, store_id, request_id, created_at)
    select account_id, 'NewRequest', 'Buyer', store_id, ${requestId}::uuid, ${now}::timestamptz from recipients on conflict do nothing returning id, account_id
  `
  await notifyRecipients(tx, { recipients, inserted, kind: 'NewRequest', seq: null, now })
}

/** Notifies the buyers of requests that were decided or have expired. */
export async function notifyOfRequestStep(tx: Tx, { requestIds, now }: { requestIds: readonly string[]; now: Date }) {
  if (requestIds.length === 0) return
  const recipients = sql`select buyer_id as account_id, store_id, id as request_id from purchase_requests where id = any(${requestIds as string[]}::uuid[])`
  const inserted = sql`
    insert into notifications (account_id, kind, side, store_id, request_id, created_at)
    select account_id, 'RequestStep', 'Buyer', store_id, request_id, ${now}::timestamptz from recipients on conflict do nothing returning id, account_id
  `
  await notifyRecipients(tx, { recipients, inserted, kind: 'RequestStep', seq: null, now })
}

/** Marks notifications about requests as read: those of one account, or without `accountId` those of all approvers. */
export const markRequestNotificationsRead = (
  tx: Tx,
  { requestIds, accountId, now }: { requestIds: readonly string[]; accountId?: string; now: Date },
) =>
  sql`
    update notifications set read_at = ${now} where request_id = any(${requestIds as string[]}::uuid[]) and read_at is null
      and ${accountId === undefined ? sql`kind = 'NewRequest'` : sql`account_id = ${accountId}::uuid`}
  `.execute(tx)
