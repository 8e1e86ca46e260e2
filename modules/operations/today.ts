import { sql } from 'kysely'
import type { Currency } from '#platform/constants.ts'
import type { OutputOf } from '#platform/contract.ts'
import type { Db } from '#platform/db/database.ts'
import { convert } from '#platform/values/money.ts'
import { latestRates } from '../currencies/rates.ts'
import type { getOverview } from './overview-contract.ts'

type Today = NonNullable<OutputOf<typeof getOverview>['today']>
type Measure = 'orders' | 'accounts' | 'chats' | 'products'
type Row = { isToday: boolean; measure: Measure; currency: Currency | null; count: number; minor: number }

/** Today until now, and the same weekday of last week until the same time. Days begin as those of the reports, in UTC. */
export async function findToday(db: Db, now: Date, currency: Currency): Promise<Today> {
  const day = now.toISOString().slice(0, 10)
  const [rows, rates] = await Promise.all([countSince(db, day, now), latestRates(db)])
  const figure = (measure: Measure, valueOf: (row: Row) => number) => {
    const sumOf = (isToday: boolean) =>
      rows
        .filter((row) => row.measure === measure && row.isToday === isToday)
        .reduce((sum, row) => sum + valueOf(row), 0)
    return { current: sumOf(true), previous: sumOf(false) }
  }
  const count = (measure: Measure) => figure(measure, (row) => row.count)
  return {
    day,
    until: now.toISOString(),
    currency,
    orders: count('orders'),
    amount: figure('orders', (row) => convert({ minor: row.minor, currency: row.currency! }, currency, rates).minor),
    accounts: count('accounts'),
    chats: count('chats'),
    products: count('products'),
  }
}

/** Every count reads a range of an index by time. */
async function countSince(db: Db, day: string, now: Date) {
  const during = sql`created_at >= d.since and created_at < d.until`
  const { rows } = await sql<Row>`
    select d.is_today as "isToday", f.measure, f.currency, f.count::int as count, f.minor::bigint as minor
    from (
      select weeks = 0 as is_today, ${day}::date::timestamp at time zone 'UTC' - weeks * interval '168 hours' as since,
        ${now}::timestamptz - weeks * interval '168 hours' as until
      from generate_series(0, 1) weeks
    ) d
    cross join lateral (
      select 'orders' as measure, currency, count(*) as count, sum(total_minor) as minor from orders where ${during} group by currency
      union all select 'accounts', null, count(*), 0 from accounts where ${during}
      union all select 'chats', null, count(*), 0 from chats where last_seq > 0 and ${during}
      union all select 'products', null, count(*), 0 from products where status = 'Active' and ${during}
    ) f
  `.execute(db)
  return rows
}
