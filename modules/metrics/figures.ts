import { sql } from 'kysely'
import type { z } from 'zod'
import { record } from '#platform/audit.ts'
import type { OutputOf } from '#platform/contract.ts'
import type { Db } from '#platform/db/database.ts'
import type { Context } from '#platform/http/dispatch.ts'
import { metricErrors } from './errors.ts'
import type { correctMetric, getLoginReport, getMetricCounts } from './figure-contract.ts'

type Period = { from: string; to: string }

/** The corrected figure is not counted again; the reports count its day again. */
export async function correctFigure({ db, caller, input, now }: Context<typeof correctMetric>) {
  const { day, element, action, relatedProductId = null, relatedStoreId = null, visitors } = input
  await db.transaction().execute(async (tx) => {
    const found = await sql<{ storeId: number | null; visitors: number }>`
      select store_id as "storeId", visitors from daily_metrics
      where day = ${day}::date and element = ${element} and action = ${action} and product_id is not distinct from ${relatedProductId}::int
        and (store_id is not distinct from ${relatedStoreId}::int or (${relatedProductId}::int is not null and ${relatedStoreId}::int is null))
      order by store_id limit 1 for update
    `.execute(tx)
    const before = found.rows[0]
    if (!before) throw metricErrors.notFound()
    await sql`
      update daily_metrics set visitors = ${visitors}, corrected_at = ${now}
      where day = ${day}::date and element = ${element} and action = ${action} and product_id is not distinct from ${relatedProductId}::int
        and store_id is not distinct from ${before.storeId}::int
    `.execute(tx)
    await record(tx, caller, {
      action: 'metric.corrected',
      entity: 'metric',
      entityId: `${day} ${element}`,
      details: { ...input, before: { visitors: before.visitors }, after: { visitors } },
    })
  })
}

type Counts = OutputOf<typeof getMetricCounts>['items']

export async function findCounts(
  db: Db,
  storeId: number,
  { productIds, from, to }: z.output<(typeof getMetricCounts)['input']>,
): Promise<Counts> {
  const { rows } = await sql<Counts[number]>`
    select product_id as "productId", element, action, sum(visitors)::int as count from daily_metrics
    where product_id = any(${productIds}::int[]) and store_id = ${storeId} and day between ${from}::date and ${to}::date
    group by product_id, element, action order by product_id, element, action
  `.execute(db)
  return rows
}

export async function findSignIns(db: Db, { from, to }: Period): Promise<OutputOf<typeof getLoginReport>> {
  const { rows } = await sql<{ day: string | null; signIns: number; accounts: number }>`
    select (at at time zone 'UTC')::date::text as day, count(*)::int as "signIns", count(distinct actor_id)::int as accounts
    from audit_log where action = 'account.signedIn'
      and at >= ${from}::date::timestamp at time zone 'UTC' and at < (${to}::date + 1)::timestamp at time zone 'UTC'
    group by grouping sets ((), ((at at time zone 'UTC')::date)) order by day
  `.execute(db)
  const { signIns = 0, accounts = 0 } = rows.find(({ day }) => day === null) ?? {}
  return {
    total: { signIns, accounts },
    days: rows.flatMap(({ day, ...figures }) => (day === null ? [] : [{ day, ...figures }])),
  }
}
