import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/database.ts'
import { measureOf, viewMeasures } from '../metrics/measures.ts'

const recountedDays = 3
/** Of what was written by slow transactions and by processes whose clocks differ. */
const slack = sql`interval '1 hour'`

/**
 * Counts the days that are not final, the latest first, each in its own transaction, so that an interrupted run is continued by the next
 * one. A day is counted from its rows as they are now, so counting it again is harmless.
 */
export async function countDays(db: Db, now: Date): Promise<number> {
  const days = await findDueDays(db, now)
  for (const day of days) await db.transaction().execute((tx) => countDay(tx, day, now))
  return days.length
}

/** Days that were never counted, or less than three days after they began, or of which older events have come in since: steps of their orders, calls, and corrections of metrics. */
async function findDueDays(db: Db, now: Date): Promise<string[]> {
  const { rows } = await sql<{ day: string }>`
    with late as (
      select (o.created_at at time zone 'UTC')::date as day, h.created_at as at from order_history h join orders o on o.id = h.order_id
      where h.created_at >= (select max(counted_at) from counted_days) - ${slack}
      union all
      select (started_at at time zone 'UTC')::date, received_at from phone_calls
      where received_at >= (select max(counted_at) from counted_days) - ${slack}
      union all
      select day, corrected_at from daily_metrics where corrected_at >= (select max(counted_at) from counted_days) - ${slack}
    )
    select d::date::text as day
    from generate_series(
      (
        select least((min(created_at) at time zone 'UTC')::date, (select (min(created_at) at time zone 'UTC')::date from accounts), (select min(day) from daily_metrics))
        from orders
      ),
      (${now} at time zone 'UTC')::date, interval '1 day'
    ) d
    left join counted_days c on c.day = d::date
    where c.counted_at is null or c.counted_at < (d + ${recountedDays} * interval '1 day') at time zone 'UTC'
      or exists (select from late l where l.day = c.day and l.at >= c.counted_at - ${slack})
    order by d desc
  `.execute(db)
  return rows.map(({ day }) => day)
}

async function countDay(tx: Tx, day: string, now: Date) {
  await sql`
    insert into counted_days (day, counted_at) values (${day}::date, ${now})
    on conflict (day) do update set counted_at = greatest(counted_days.counted_at, excluded.counted_at)
  `.execute(tx)
  // Metrics of products are kept for three months only: older figures of theirs stay as they are.
  await sql`
    delete from daily_figures where day = ${day}::date
      and (measure <> all(${viewMeasures as unknown as string[]}::text[]) or exists (select from daily_metrics where day = ${day}::date))
  `.execute(tx)
  const during = (column: string) => sql`
    ${sql.ref(column)} >= ${day}::date::timestamp at time zone 'UTC' and ${sql.ref(column)} < (${day}::date + 1)::timestamp at time zone 'UTC'`
  await sql`
    insert into daily_figures (day, measure, store_id, category_id, currency, count, sum_minor)
    select ${day}::date, f.* from (
      select 'orders', o.store_id, null::int, o.currency, count(*), sum(o.total_minor) from orders o where ${during('o.created_at')} group by o.store_id, o.currency
      union all
      select case h.status when 'Completed' then 'completed' else 'ended' end, o.store_id, null, o.currency, count(*), sum(o.total_minor)
      from order_history h join orders o on o.id = h.order_id
      where h.status in ('Completed', 'Cancelled', 'Rejected') and ${during('h.created_at')} group by 1, o.store_id, o.currency
      union all
      select 'lines', o.store_id, p.category_id, o.currency, count(*), sum(l.sum_minor)
      from orders o join order_lines l on l.order_id = o.id left join products p on p.id = l.product_id
      where ${during('o.created_at')} group by o.store_id, p.category_id, o.currency
      union all
      select 'products', p.store_id, p.category_id, null, count(*), 0 from products p where ${during('p.created_at')} group by p.store_id, p.category_id
      union all
      select 'accounts', null, null, null, count(*), 0 from accounts a where ${during('a.created_at')} having count(*) > 0
      union all
      select 'stores', s.id, null, null, 1, 0 from stores s where ${during('s.created_at')}
      union all
      select 'chats', c.store_id, null, null, count(*), 0 from chats c where c.last_seq > 0 and ${during('c.created_at')} group by c.store_id
      union all
      select 'callbacks', r.store_id, null, null, count(*), 0 from callback_requests r where ${during('r.created_at')} group by r.store_id
      union all
      select 'phoneShows', v.store_id, null, null, count(*), 0 from phone_shows v where ${during('v.shown_at')} group by v.store_id
      union all
      select ${measureOf}, m.store_id, p.category_id, null, sum(m.visitors), 0 from daily_metrics m left join products p on p.id = m.product_id
      where m.day = ${day}::date and ${measureOf} is not null group by 1, m.store_id, p.category_id
      union all
      select 'calls', c.store_id, null, null, count(*), 0 from phone_calls c where c.store_id is not null and ${during('c.started_at')} group by c.store_id
    ) f
  `.execute(tx)
}
