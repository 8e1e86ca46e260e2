import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '#platform/db/database.ts'

/** Of daily figures; the reports have counted them long before. */
export const retentionDays = 90
/** Of the cabinet. */
export const recentDays = 30

/**
 * Counts the events of each day, and deletes those of days that are over. A figure only grows while its events are there, so counting again,
 * or at the same time, is harmless.
 */
export const countMetrics = (db: Db, now: Date) =>
  db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('count metrics', 0))`.execute(tx)
    const today = sql`(${now}::timestamptz at time zone 'UTC')::date`
    await sql`
      insert into daily_metrics (day, element, action, store_id, product_id, visitors)
      select day, element, action, store_id, product_id, count(*) from metric_events group by 1, 2, 3, 4, 5
      on conflict (day, element, action, product_id, store_id) do update set visitors = excluded.visitors
      where daily_metrics.corrected_at is null and daily_metrics.visitors < excluded.visitors
    `.execute(tx)
    await sql`delete from metric_events where day < ${today} - 1`.execute(tx)
    await sql`delete from daily_metrics where day < ${today} - ${retentionDays}::int`.execute(tx)
    await countRecent(tx, now)
  })

/** The first of the last thirty days, or that of the first figures; null: there are none. */
export const recentSince = (now: Date | RawBuilder<Date> = sql`now()`) => sql<string | null>`(
  select greatest(day, (${now}::timestamptz at time zone 'UTC')::date - ${recentDays - 1}::int) from daily_metrics order by day limit 1
)`

/** Views are those of the page of the product or of the store; contacts are conversations, callback requests and phones shown. */
async function countRecent(tx: Tx, now: Date) {
  const since = recentSince(now)
  const start = sql`(${since}::timestamp at time zone 'UTC')`
  await sql`
    with counted as materialized (
      select store_id, product_id, sum(views)::int as views, sum(contacts)::int as contacts from (
        select store_id, product_id, visitors as views, 0 as contacts from daily_metrics
        where element = 'page' and action = 'PageOpen' and store_id is not null and day >= ${since}
        union all select store_id, product_id, 0, 1 from chats where last_seq > 0 and created_at >= ${start}
        union all select store_id, product_id, 0, 1 from callback_requests where created_at >= ${start}
        union all select store_id, product_id, 0, 1 from phone_shows where shown_at >= ${start}
      ) f group by store_id, product_id
    ), outdated as (
      delete from recent_figures r where not exists (
        select from counted c where c.store_id = r.store_id and coalesce(c.product_id, 0) = coalesce(r.product_id, 0)
      )
    )
    insert into recent_figures (store_id, product_id, views, contacts) select store_id, product_id, views, contacts from counted
    on conflict (product_id, store_id) do update set views = excluded.views, contacts = excluded.contacts
    where (recent_figures.views, recent_figures.contacts) is distinct from (excluded.views, excluded.contacts)
  `.execute(tx)
}
