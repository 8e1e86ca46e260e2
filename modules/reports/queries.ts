import { type RawBuilder, sql } from 'kysely'
import { currencies, type Currency, type Locale } from '#platform/constants.ts'
import type { OutputOf } from '#platform/contract.ts'
import { bestTranslation } from '#platform/db/best-translation.ts'
import type { Db } from '#platform/db/database.ts'
import { addDays } from '#platform/values/days.ts'
import { latestRates } from '../currencies/rates.ts'
import type { ordersReport } from './contract.ts'
import { type ColumnKey, columns, columnsOf, daysOf, type Group, groupsOf, type Kind, type Period } from './rules.ts'

type Report = OutputOf<typeof ordersReport>
type Row = Report['rows'][number]
type Periods = { period: Period; previous: Period }
export type ReportRequest = Periods & {
  kind: Kind
  groupBy: Group
  currency: Currency
  locale: Locale
  limit: number
}
/** `id` of a row of figures `f`, or of its store `s`; `name` of the group `g`. */
type Grouping = { id: RawBuilder<unknown>; name: RawBuilder<unknown>; needsStore?: boolean }

/** A report over the figures of the days of both periods. */
export async function findReport(db: Db, { kind, groupBy, limit, ...request }: ReportRequest): Promise<Report> {
  const { period, previous, currency, locale } = request
  const keys = columnsOf(kind, groupBy)!
  const factors = await factorsTo(db, currency)
  const select = (grouping: Grouping, rowLimit: number) =>
    selectRows(db, { keys, period, previous, factors, grouping, limit: rowLimit })
  const [rows, [total], counted, { countedAt, isCountable }] = await Promise.all([
    groupBy === 'day' ? [] : select(groupings(locale)[groupBy], limit + 1),
    select({ id: sql`'total'::text`, name: sql`null` }, 1),
    select({ id: dayOfPeriod({ period, previous }), name: sql`null` }, daysOf(period)),
    findCount(db, period),
  ])
  const days = everyDay(period, keys, counted)
  return {
    kind,
    groupBy,
    groups: groupsOf(kind),
    period,
    previous,
    countedAt,
    isCountable,
    currency,
    columns: keys.map((key) => ({ key, isMoney: columns[key].isMoney })),
    rows: groupBy === 'day' ? days.map(({ day, figures }) => ({ id: day, name: null, figures })) : rows.slice(0, limit),
    hasMore: rows.length > limit,
    total: total?.figures ?? nothing(keys),
    days,
  }
}

const groupings = (locale: Locale): Record<Exclude<Group, 'day'>, Grouping> => ({
  store: {
    id: sql`f.store_id`,
    name: sql`(select t.name from store_translations t join stores s on s.id = t.store_id where s.id = g.id ${bestTranslation(locale)})`,
  },
  location: {
    id: sql`s.location_id`,
    name: sql`(select t.name from location_translations t where t.location_id = g.id and t.locale = ${locale})`,
    needsStore: true,
  },
  supplierType: { id: sql`s.supplier_type`, name: sql`null`, needsStore: true },
  category: {
    id: sql`f.category_id`,
    name: sql`(select t.name from category_translations t where t.category_id = g.id and t.locale = ${locale})`,
  },
})

/** A day of the previous period becomes that at the same place of the period. */
const dayOfPeriod = ({ period }: Periods) =>
  sql`case when f.day >= ${period.from}::date then f.day else f.day + ${daysOf(period)}::int end`

type Selection = Periods & {
  keys: readonly ColumnKey[]
  factors: RawBuilder<unknown>
  grouping: Grouping
  limit: number
}

/** Groups with their figures, those with most of the first column first. Names are looked up for the groups of the page only. */
async function selectRows(db: Db, { grouping, limit, ...selection }: Selection): Promise<Row[]> {
  const { period, previous, keys, factors } = selection
  const measures = [...new Set(keys.flatMap((key) => columns[key].measures))]
  const { rows } = await sql<Row>`
    select coalesce(g.id::text, '') as id, ${grouping.name} as name, g.figures from (
      select ${grouping.id} as id, json_build_array(${sql.join(keys.map((key) => figure(key, selection)))}) as figures
      from daily_figures f left join ${factors} on c.currency = f.currency
      ${grouping.needsStore ? sql`join stores s on s.id = f.store_id` : sql``}
      where f.measure = any(${measures}::text[]) and f.day between ${previous.from}::date and ${period.to}::date
      group by 1
      order by (${figure(keys[0]!, selection)} ->> 'current')::bigint desc, 1 limit ${limit}
    ) g order by (g.figures -> 0 ->> 'current')::bigint desc, g.id
  `.execute(db)
  return rows
}

function figure(key: ColumnKey, { period }: Periods) {
  const { measures, isMoney } = columns[key]
  const sum = (isIn: RawBuilder<unknown>) =>
    sql`round(coalesce(sum(${isMoney ? sql`f.sum_minor * c.factor` : sql`f.count`}) filter (where f.measure = any(${measures as string[]}::text[]) and ${isIn}), 0))::bigint`
  return sql`json_build_object('current', ${sum(sql`f.day >= ${period.from}::date`)}, 'previous', ${sum(sql`f.day < ${period.from}::date`)})`
}

/** A table `c` of what one minor unit of each currency is worth in the currency of the report. */
async function factorsTo(db: Db, currency: Currency) {
  const { perEuro } = await latestRates(db)
  const rows = currencies
    .filter((from) => perEuro[from] && perEuro[currency])
    .map((from) => sql`(${from}::text, ${perEuro[currency]! / perEuro[from]!}::numeric)`)
  return sql`(values ${sql.join(rows)}) as c (currency, factor)`
}

/** Until when the last day of the period that has begun is counted, and whether it has days that are ever counted. */
async function findCount(db: Db, { from, to }: Period) {
  const { rows } = await sql<{ countedAt: Date | null; isCountable: boolean }>`
    select
      (select counted_at from counted_days where day between ${from}::date and ${to}::date order by day desc limit 1) as "countedAt",
      ${from}::date <= (now() at time zone 'UTC')::date and ${to}::date >= coalesce((select min(day) from counted_days), ${to}::date) as "isCountable"
  `.execute(db)
  const { countedAt, isCountable } = rows[0]!
  return { countedAt: countedAt?.toISOString() ?? null, isCountable }
}

const nothing = (keys: readonly ColumnKey[]) => keys.map(() => ({ current: 0, previous: 0 }))

function everyDay(period: Period, keys: readonly ColumnKey[], counted: readonly Row[]): Report['days'] {
  const figuresByDay = new Map(counted.map(({ id, figures }) => [id, figures]))
  return Array.from({ length: daysOf(period) }, (_, index) => {
    const day = addDays(period.from, index)
    return { day, figures: figuresByDay.get(day) ?? nothing(keys) }
  })
}
