// Procurement: the people of stores learn of requests that fit, buyers of offers, and both of what becomes of a request.
import { sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'
import { notifyRecipients } from './notify.ts'

type Fitting = { storeId: number; requestId: string; count: number }

/** Notifies all members of stores about new requests. As long as it is unread, it stays one notification of the store, which names the latest. */
export async function notifyOfFitting(tx: Tx, stores: readonly Fitting[], now: Date) {
  if (stores.length === 0) return
  const recipients = sql`
    select m.account_id, m.store_id, f.request_id, f.count, r.title
    from unnest(${stores.map(({ storeId }) => storeId)}::int[], ${stores.map(({ requestId }) => requestId)}::uuid[], ${stores.map(({ count }) => count)}::int[])
      as f (store_id, request_id, count) join store_members m on m.store_id = f.store_id
      join procurement_requests r on r.id = f.request_id
    order by m.account_id, m.store_id
  `
  const inserted = sql`
    insert into notifications (account_id, kind, side, store_id, procurement_id, procurement_title, procurement_count, created_at)
    select account_id, 'NewProcurement', 'Store', store_id, request_id, title, count, ${now}::timestamptz from recipients
    on conflict (account_id, store_id) where kind = 'NewProcurement' and read_at is null do update set procurement_id = excluded.procurement_id,
      procurement_title = excluded.procurement_title,
      procurement_count = notifications.procurement_count + excluded.procurement_count, created_at = excluded.created_at
    returning id, account_id
  `
  await notifyRecipients(tx, { recipients, inserted, kind: 'NewProcurement', seq: null, now })
}

type OfferStep = { requestId: string; storeId: number; now: Date }

/** Notifies the buyer about a new or changed offer. */
export const notifyOfOffer = (tx: Tx, step: OfferStep) => notifyBuyerOfOffer(tx, 'NewOffer', step)

export const notifyOfWithdrawnOffer = (tx: Tx, step: OfferStep) => notifyBuyerOfOffer(tx, 'ProcurementStep', step)

/** The latest step replaces the notification of the one before. */
async function notifyBuyerOfOffer(
  tx: Tx,
  kind: 'NewOffer' | 'ProcurementStep',
  { requestId, storeId, now }: OfferStep,
) {
  await sql`
    delete from notifications where procurement_id = ${requestId}::uuid and side = 'Buyer' and store_id = ${storeId}::int and kind <> ${kind}
  `.execute(tx)
  const recipients = sql`select buyer_id as account_id, title from procurement_requests where id = ${requestId}::uuid`
  const inserted = sql`
    insert into notifications (account_id, kind, side, store_id, procurement_id, procurement_title, created_at)
    select account_id, ${kind}, 'Buyer', ${storeId}::int, ${requestId}::uuid, title, ${now}::timestamptz from recipients
    ${onceForEach} returning id, account_id
  `
  await notifyRecipients(tx, { recipients, inserted, kind, seq: null, now })
}

export type OfferOf = { requestId: string; storeId: number }

/** Notifies all members of stores with offers that their requests have been changed or have ended. */
export async function notifyStoresOfStep(tx: Tx, { offers, now }: { offers: readonly OfferOf[]; now: Date }) {
  if (offers.length === 0) return
  const recipients = sql`
    select m.account_id, o.store_id, o.request_id, r.title
    from unnest(${offers.map(({ storeId }) => storeId)}::int[], ${offers.map(({ requestId }) => requestId)}::uuid[]) as o (store_id, request_id)
      join store_members m on m.store_id = o.store_id join procurement_requests r on r.id = o.request_id
    order by m.account_id, o.store_id, o.request_id
  `
  const inserted = sql`
    insert into notifications (account_id, kind, side, store_id, procurement_id, procurement_title, created_at)
    select account_id, 'ProcurementStep', 'Store', store_id, request_id, title, ${now}::timestamptz from recipients
    ${onceForEach} returning id, account_id
  `
  await notifyRecipients(tx, { recipients, inserted, kind: 'ProcurementStep', seq: null, now })
}

/** Notifies the buyers of requests that have ended by themselves or by an administrator. */
export async function notifyBuyersOfStep(tx: Tx, { requestIds, now }: { requestIds: readonly string[]; now: Date }) {
  const recipients = sql`
    select buyer_id as account_id, id as request_id, title from procurement_requests where id = any(${requestIds as string[]}::uuid[]) order by 1, 2
  `
  const inserted = sql`
    insert into notifications (account_id, kind, side, procurement_id, procurement_title, created_at)
    select account_id, 'ProcurementStep', 'Buyer', request_id, title, ${now}::timestamptz from recipients
    ${onceForEach} returning id, account_id
  `
  await notifyRecipients(tx, { recipients, inserted, kind: 'ProcurementStep', seq: null, now })
}

/** An account has one notification of a kind about a request and a store, which becomes unread again. */
const onceForEach = sql`
  on conflict (account_id, procurement_id, kind, coalesce(store_id, 0)) where procurement_id is not null and kind <> 'NewProcurement'
    do update set read_at = null, created_at = excluded.created_at, procurement_title = excluded.procurement_title
`

/** Marks notifications of an account as read: those about a request, or without one those about new requests for a store. */
export const markProcurementNotificationsRead = (
  tx: Tx,
  { requestId, storeId, accountId, now }: { requestId?: string; storeId?: number; accountId: string; now: Date },
) =>
  sql`
    update notifications set read_at = ${now} where account_id = ${accountId}::uuid and read_at is null
      and ${requestId === undefined ? sql`kind = 'NewProcurement' and store_id = ${storeId ?? null}::int` : sql`procurement_id = ${requestId}::uuid`}
  `.execute(tx)
