import { sql } from 'kysely'
import { invalidateTags } from '#platform/cache.ts'
import type { Tx } from '#platform/db/database.ts'
import { notifyStoresOfStep } from '../notifications/notify-of-procurement.ts'
import { sentOffers } from './queries.ts'

/**
 * Ends the requests of accounts that are deleted, and tells the stores that wait for an answer. Stores keep what they have offered for,
 * without the words and files of the buyer; requests without offers go.
 */
export async function eraseRequestsOf(tx: Tx, buyerIds: readonly string[], now: Date) {
  const isTheirs = sql`buyer_id = any(${buyerIds as string[]}::uuid[])`
  const { rows: ended } = await sql<{ id: string }>`
    update procurement_requests set status = 'Withdrawn', ended_by = 'Buyer', ended_at = ${now}
    where ${isTheirs} and (status = 'Open' or ended_by = 'Deadline') returning id
  `.execute(tx)
  const requestIds = ended.map(({ id }) => id)
  await notifyStoresOfStep(tx, { offers: await sentOffers(tx, requestIds), now })
  await sql`
    delete from procurement_requests r where ${isTheirs} and not exists (select from procurement_offers o where o.request_id = r.id)
  `.execute(tx)
  await sql`
    delete from procurement_files where request_id in (select id from procurement_requests where ${isTheirs})
  `.execute(tx)
  await sql`update procurement_requests set text = '', company = null where ${isTheirs}`.execute(tx)
  if (requestIds.length > 0) await invalidateTags(tx, ['procurement'])
}
