import { sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'
import { handle } from '#platform/jobs/handlers.ts'
import { defineJob } from '#platform/jobs/queue.ts'
import { notifyOfFitting } from '../notifications/notify-of-procurement.ts'
import { closeOverdue } from './end-request.ts'
import { isOpen } from './queries.ts'

const batchSize = 100
/** How many stores are told of one request: those with the most products in its category. */
const maxStores = 200
/** So long a buyer can still change or withdraw a request before stores are told. */
const delayMinutes = 5

export const closeOverdueRequests = handle(defineJob('procurement:close-overdue'), {
  schedule: '3 * * * *',
  async run(_payload, { db, now }) {
    let count
    do count = await db.transaction().execute((tx) => closeOverdue(tx, { limit: batchSize, now }))
    while (count === batchSize)
  },
})

/** Tells stores of new requests in the categories in which they sell, many requests as one notification. */
export const announceRequests = handle(defineJob('procurement:announce'), {
  schedule: '*/15 * * * *',
  async run(_payload, { db, now }) {
    let count
    do count = await db.transaction().execute((tx) => announce(tx, now))
    while (count === batchSize)
  },
})

async function announce(tx: Tx, now: Date) {
  const { rows } = await sql<{ id: string; storeId: number | null }>`
    with due as (
      select r.id, r.category_id, r.buyer_id from procurement_requests r
      where ${isOpen(now)} and r.announced_at is null and r.category_id is not null and r.created_at <= ${now}::timestamptz - ${delayMinutes} * interval '1 minute'
      order by r.created_at limit ${batchSize} for no key update skip locked
    ), announced as (
      update procurement_requests r set announced_at = ${now} from due where r.id = due.id
    )
    select due.id, found.store_id as "storeId" from due left join lateral (
      select k.store_id from store_categories k join stores s on s.id = k.store_id and s.status = 'Active'
      where k.category_id = due.category_id and not exists (select from store_members m where m.store_id = k.store_id and m.account_id = due.buyer_id)
      order by k.product_count desc, k.store_id limit ${maxStores}
    ) found on true
  `.execute(tx)
  const byStore = Map.groupBy(
    rows.flatMap(({ id, storeId }) => (storeId === null ? [] : [{ id, storeId }])),
    ({ storeId }) => storeId,
  )
  await notifyOfFitting(
    tx,
    [...byStore].map(([storeId, requests]) => ({ storeId, requestId: requests.at(-1)!.id, count: requests.length })),
    now,
  )
  return new Set(rows.map(({ id }) => id)).size
}

export const procurementJobs = [closeOverdueRequests, announceRequests]
