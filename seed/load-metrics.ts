import type pg from 'pg'
import { demonstrationAccounts } from './accounts.ts'

const days = 60
const sellers = demonstrationAccounts.flatMap(({ store }) => store ?? [])

/** Loads two months of daily figures. Few products have most of the views, fewer come at weekends, and views grow a little. */
export async function loadMetrics(client: pg.ClientBase, now: Date) {
  await client.query(
    `with watched as (
       select p.id, p.store_id, case when s.alias = any($2::text[]) then 2 + 9 * chance ^ 3 else 7 * chance ^ 24 end as popularity
       from products p join stores s on s.id = p.store_id, lateral (select ((p.id::bigint * 7919) % 10007) / 10007.0 as chance) c
       where p.status = 'Active' and s.status = 'Active'
     ), visits as (
       select d.day::date as day, w.store_id, w.id,
         floor(popularity * (1.1 - age * 0.005) * case when extract(isodow from d.day) > 5 then 0.4 else 1 end
           * (0.6 + ((w.id::bigint * 104729 + age * 7877) % 101) / 125.0))::int as visitors,
         (w.id::bigint * 31 + age * 17) % 100 as die
       from generate_series(1, $3::int) age, lateral (select ($1::timestamptz at time zone 'UTC')::date - age as day) d, watched w
       where popularity > 0.7
     )
     insert into daily_metrics (day, element, action, store_id, product_id, visitors)
     select day, m.* from visits, lateral (values
       ('page', 'PageOpen', store_id, id, visitors),
       ('productCard', 'View', store_id, id, visitors * 9 + (die % 7)::int),
       ('supplier.phone', 'Click', store_id, id, case when die < 6 then 1 else 0 end),
       ('productCard.message', 'Click', store_id, id, case when die between 90 and 93 then 1 else 0 end)
     ) m (element, action, store_id, product_id, visitors)
     where visits.visitors > 0 and m.visitors > 0`,
    [now, sellers, days],
  )
  await client.query(
    `insert into daily_metrics (day, element, action, store_id, visitors)
     select day, 'page', 'PageOpen', store_id, ceil(sum(visitors) / 6.0)::int from daily_metrics
     where element = 'page' and product_id is not null group by day, store_id`,
  )
}
