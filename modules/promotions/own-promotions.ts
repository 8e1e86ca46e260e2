// The promotions of a store, for its people.
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Locale } from '#platform/constants.ts'
import type { OutputOf } from '#platform/contract.ts'
import { bestName } from '#platform/db/best-translation.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import { selectPage } from '#platform/db/select-page.ts'
import type { Caller } from '#platform/http/caller.ts'
import { retentionDays } from '../metrics/count-metrics.ts'
import { measureOf } from '../metrics/measures.ts'
import type { endOwnPromotions, listOwnPromotions } from './contract.ts'
import { endPromotions, refundOf } from './end-promotions.ts'
import { type EndedPromotion, isOver } from './promotions.ts'
import { publishEnds } from './publish-ends.ts'
import { promotionCurrency } from './rules.ts'

type Filter = z.output<(typeof listOwnPromotions)['input']>
type Promotion = OutputOf<typeof listOwnPromotions>['items'][number]
type Row = Omit<Promotion, 'startsAt' | 'endsAt'> & { startsAt: Date; endsAt: Date }

export async function findOwnPromotions(db: Db, storeId: number, filter: Filter, locale: Locale, now: Date) {
  const found = await selectPage<Row>(
    db,
    {
      columns: sql`r.id, r.placement, r.starts_at as "startsAt", r.ends_at as "endsAt", ${stateAt(now)} as state,
        case when p.id is not null then json_build_object('id', p.id, 'code', p.code, 'imageId', p.image_ids[1], 'isOnSale', p.status = 'Active',
          'name', (select n.name from ${bestName(sql`product_translations t where t.product_id = p.id`, locale)} n)) end as product,
        case when r.currency is not null then json_build_object('currency', r.currency, 'minor', (
          select coalesce(sum(case e.kind when 'Promotion' then e.amount_minor else -e.amount_minor end), 0) from ledger_entries e where e.promotion_id = r.id
        )) end as paid,
        case when r.starts_at between ${now}::timestamptz - ${retentionDays} * interval '1 day' and ${now} then ${results} end as results`,
      from: sql`${ownPromotions(storeId)} own join promotions r on r.id = own.id left join products p on p.id = r.product_id join stores s on s.id = ${storeId}`,
      condition: matches(filter, now),
      order: sql`r.ends_at desc, r.id desc`,
    },
    filter,
  )
  const items = found.items.map((row) => ({
    ...row,
    startsAt: row.startsAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
  }))
  return { ...found, items }
}

/** Two index scans; one condition with `or` would read all promotions. */
const ownPromotions = (storeId: number) => sql`(
  select id from promotions where store_id = ${storeId}
  union all select r.id from products p join promotions r on r.product_id = p.id where p.store_id = ${storeId}
)`

/** Of the row `m` and the promotion `r`. */
const isDuring = sql`m.day between (r.starts_at at time zone 'UTC')::date and ((r.ends_at - interval '1 second') at time zone 'UTC')::date`

/** What visitors did on the days of the promotion `r`, of product `p` or of the store `s` beside its products. */
const results = sql`(
  select json_build_object('cardViews', case when p.id is not null then coalesce(sum(visitors) filter (where measure = 'cardViews'), 0) end,
    'pageViews', coalesce(sum(visitors) filter (where measure in ('productViews', 'storeViews')), 0),
    'contactClicks', coalesce(sum(visitors) filter (where measure = 'contactClicks'), 0))
  from (
    select m.visitors, ${measureOf} as measure from daily_metrics m where m.product_id = p.id and ${isDuring}
    union all
    select m.visitors, ${measureOf} from daily_metrics m where p.id is null and m.store_id = s.id and m.product_id is null and ${isDuring}
  ) seen
)`

/** The state of the promotion `r`. */
export const stateAt = (now: Date) =>
  sql`case when r.ends_at <= ${now} then 'ended' when r.starts_at > ${now} then 'planned' else 'current' end`

const matches = ({ state, placement, subject, productId }: Filter, now: Date) => sql`true
  ${placement ? sql`and r.placement = ${placement}` : sql``} ${state ? sql`and ${stateAt(now)} = ${state}` : sql``}
  ${subject ? sql`and (r.product_id is ${subject === 'product' ? sql`not null` : sql`null`})` : sql``}
  ${productId ? sql`and r.product_id = ${productId}` : sql``}`

type End = { storeId: number; ids: readonly number[]; isDryRun: boolean; caller: Caller; now: Date }

/** Ends promotions of the store; those that are over are neither counted nor rejected. */
export async function endOwn(
  tx: Tx,
  { storeId, ids, isDryRun, caller, now }: End,
): Promise<OutputOf<typeof endOwnPromotions>> {
  const { rows } = await sql<Pick<EndedPromotion, 'id' | 'before' | 'price'> & { isOver: boolean }>`
    select r.id, ${isOver(now)} as "isOver", json_build_object('startsAt', r.starts_at, 'endsAt', r.ends_at) as before,
      case when r.currency is not null then json_build_object('minor', r.price_a_day_minor, 'currency', r.currency) end as price
    from ${ownPromotions(storeId)} own join promotions r on r.id = own.id where r.id = any(${ids as number[]}::int[]) order by r.id
    ${isDryRun ? sql`` : sql`for update of r`}
  `.execute(tx)
  const ending = rows.filter(({ isOver }) => !isOver)
  const endingIds = ending.map(({ id }) => id)
  const refundMinor = ending.reduce((total, each) => total + refundOf(each, now), 0)
  if (!isDryRun && ending.length > 0) await publishEnds(tx, await endPromotions(tx, endingIds, now), caller)
  const known = new Set(rows.map(({ id }) => id))
  return {
    count: ending.length,
    refund: { minor: refundMinor, currency: promotionCurrency },
    rejected: ids.filter((id) => !known.has(id)).map((id) => ({ id, code: 'promotions.notFound' as const })),
  }
}
