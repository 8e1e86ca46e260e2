import { type RawBuilder, sql } from 'kysely'
import type { AdminFeature, OutputOf } from '#platform/contract.ts'
import type { Db } from '#platform/db/database.ts'
import { isBrokenFeed, isHeldImport } from '../administration/supply-conditions.ts'
import { isHeldInvoice } from '../billing/held.ts'
import { type getOverview, maxWaiting, waitingKinds } from './overview-contract.ts'

type Waiting = OutputOf<typeof getOverview>['waiting'][number]
/** `times`: since when each item waits, the oldest first. */
type Source = { feature: AdminFeature; times: RawBuilder<unknown> }

const sources: Record<Waiting['kind'], Source> = {
  chatReports: {
    feature: 'statistics',
    times: sql`select created_at as since from chat_reports where closed_at is null order by 1`,
  },
  helpRequests: {
    feature: 'telephony',
    times: sql`select created_at as since from help_requests where status = 'New' order by 1`,
  },
  verifications: {
    feature: 'verification',
    times: sql`select submitted_at as since from verifications where status = 'Submitted' order by 1`,
  },
  failedJobs: {
    feature: 'appConfig',
    times: sql`select run_at as since from graphile_worker.jobs where attempts >= max_attempts and locked_at is null order by 1`,
  },
  failedMessages: {
    feature: 'appConfig',
    times: sql`
      select created_at as since from outgoing_messages
      where status = 'Failed' and is_resendable and coalesce(expires_at > now(), true) order by 1`,
  },
  brokenFeeds: {
    feature: 'stores',
    times: sql`select coalesce(i.fetched_at, i.created_at) as since from import_addresses i where ${isBrokenFeed} order by 1`,
  },
  heldImports: {
    feature: 'stores',
    times: sql`select i.seen_at as since from imports i where ${isHeldImport} order by 1`,
  },
  suspendedStores: {
    feature: 'stores',
    times: sql`
      select coalesce(
        (select max(l.at) from audit_log l where l.entity = 'store' and l.entity_id = s.id::text and l.action = 'store.suspended'), s.created_at
      ) as since from stores s where s.status = 'Suspended' order by 1`,
  },
  heldPayments: {
    feature: 'billing',
    times: sql`
      select i.paid_at as since from payment_invoices i where i.paid_minor <> i.amount_minor and ${isHeldInvoice(sql`i.id`)} order by 1`,
  },
  erasures: {
    feature: 'stores',
    times: sql`select requested_at as since from store_erasures where finished_at is null order by 1`,
  },
}

/** Pending work: the number of items of each kind, and since when the oldest waits. */
export async function findWaiting(db: Db, features: readonly AdminFeature[]): Promise<Waiting[]> {
  const allowed = waitingKinds.filter((kind) => features.includes(sources[kind].feature))
  if (allowed.length === 0) return []
  const counts = allowed.map(
    (kind) =>
      sql`select ${kind}::text as kind, count(*)::int as count, min(since) as since from (${sources[kind].times} limit ${maxWaiting}) w`,
  )
  const { rows } = await sql<Omit<Waiting, 'since'> & { since: Date }>`
    select * from (${sql.join(counts, sql` union all `)}) w where count > 0
  `.execute(db)
  return rows.map(({ since, ...row }) => ({ ...row, since: since.toISOString() }))
}
