import { type RawBuilder, sql } from 'kysely'
import type { Locale } from '#platform/constants.ts'
import type { OutputOf } from '#platform/contract.ts'
import { storeName } from '#platform/db/best-translation.ts'
import type { Db } from '#platform/db/database.ts'
import type { callbackStatistics, redirectStatistics } from './contract.ts'
import { periodOf } from './rules.ts'

type Options = { query: { from?: string; to?: string; page: number; pageSize: number }; locale: Locale; now: Date }
type Callbacks = OutputOf<typeof callbackStatistics>
type Redirects = OutputOf<typeof redirectStatistics>

export function callbacksByStore(db: Db, options: Options): Promise<Callbacks> {
  const { from, until } = periodOf(options.query, options.now)
  const figures = sql`
    select r.store_id, count(*)::int as requested, count(*) filter (where r.status = 'New')::int as waiting,
      count(*) filter (where r.status = 'InWork')::int as "inWork", count(*) filter (where r.status = 'Done')::int as done,
      count(*) filter (where r.status = 'Cancelled')::int as cancelled,
      round(percentile_cont(0.5) within group (order by extract(epoch from r.taken_at - r.created_at)))::int as "medianSecondsToTake"
    from callback_requests r where r.created_at >= ${from} and r.created_at < ${until} group by r.store_id
  `
  return findFigures(db, options, figures, sql`requested desc`)
}

export function redirectsByStore(db: Db, options: Options): Promise<Redirects> {
  const { from, until } = periodOf(options.query, options.now)
  const figures = sql`
    select store_id, coalesce(v.shows, 0) as shows, coalesce(c.calls, 0) as calls, coalesce(c.missed, 0) as missed, c."medianDurationSeconds"
    from (
      select store_id, count(*)::int as shows from phone_shows where shown_at >= ${from} and shown_at < ${until} group by store_id
    ) v full join (
      select store_id, count(*)::int as calls, count(*) filter (where status <> 'Answered')::int as missed,
        round(percentile_cont(0.5) within group (order by duration_seconds) filter (where status = 'Answered'))::int as "medianDurationSeconds"
      from phone_calls where started_at >= ${from} and started_at < ${until} and store_id is not null group by store_id
    ) c using (store_id)
  `
  return findFigures(db, options, figures, sql`shows desc, calls desc`)
}

/** A page of figures by store, with the store's name. */
async function findFigures<Item>(
  db: Db,
  { query: { page, pageSize }, locale }: Options,
  figures: RawBuilder<unknown>,
  order: RawBuilder<unknown>,
) {
  const selectPage = (limit: number, offset: number) =>
    sql<Item & { store_id: number; total: number }>`
    select f.*, json_build_object('id', s.id, 'alias', s.alias, 'name', ${storeName(locale)}) as store, count(*) over ()::int as total
    from (${figures}) f join stores s on s.id = f.store_id
    order by ${order}, f.store_id limit ${limit} offset ${offset}
  `.execute(db)
  const { rows } = await selectPage(pageSize, (page - 1) * pageSize)
  // A page beyond the last one has no row with the total.
  const total = rows[0]?.total ?? (page > 1 ? (await selectPage(1, 0)).rows[0]?.total : 0) ?? 0
  return { items: rows, total, page, pageSize }
}
