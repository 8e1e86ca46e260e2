import { sql } from 'kysely'
import { recordAll } from '#platform/audit.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import type { Caller } from '#platform/http/caller.ts'
import { isLive } from '../catalog/drafts.ts'
import { billingErrors } from '../billing/errors.ts'
import { chargePromotions, type PromotionEntry } from '../billing/promotion-entries.ts'
import { announcePromotions, announceStores } from './announce-promotions.ts'
import { promotionErrors } from './errors.ts'
import { findBalance, findPrice } from './prices.ts'
import { periodOf, type Placement, promotionCurrency, type PromotionSubject } from './rules.ts'

export type Purchase = {
  storeId: number
  placement: Placement
  from: string
  days: number
  costMinor?: number | undefined
  isDryRun: boolean
  caller: Caller
  now: Date
}

/** Buys a placement for the products of the store that buyers see. */
export async function promoteProducts(tx: Tx, { ids, ...purchase }: Purchase & { ids: readonly number[] }) {
  const { storeId, isDryRun } = purchase
  const { rows } = await sql<{ id: number; isOnSale: boolean }>`
    select p.id, ${isLive} as "isOnSale" from products p join stores s on s.id = p.store_id
    where p.id = any(${ids as number[]}::int[]) and p.store_id = ${storeId} order by p.id ${isDryRun ? sql`` : sql`for update of p`}
  `.execute(tx)
  const promoted = rows.flatMap(({ id, isOnSale }) => (isOnSale ? [id] : []))
  return {
    ...(await buy(tx, 'product', promoted, purchase)),
    rejected: ids.flatMap((id) => {
      const product = rows.find((row) => row.id === id)
      if (!product) return { id, code: 'products.notFound' as const }
      return product.isOnSale ? [] : { id, code: 'products.notOnSale' as const }
    }),
  }
}

/** Buys a placement for the store itself. */
export async function promoteStore(tx: Tx, purchase: Purchase) {
  const { storeId, isDryRun } = purchase
  const { rows } = await sql<{ status: string }>`
    select status from stores where id = ${storeId} ${isDryRun ? sql`` : sql`for no key update`}
  `.execute(tx)
  if (rows[0]?.status !== 'Active') throw promotionErrors.storeNotShown()
  return buy(tx, 'store', [storeId], purchase)
}

/** The subjects are locked, so that of two purchases at once the second one sees the days of the first. */
async function buy(tx: Tx, subject: PromotionSubject, ids: readonly number[], purchase: Purchase) {
  const { storeId, placement, costMinor, isDryRun, now } = purchase
  const period = periodOf(purchase, now)
  const priceMinor = await findPrice(tx, subject, placement)
  if (priceMinor === null) throw promotionErrors.notOffered()
  const periods = await findFreeDays(tx, subject, ids, { placement, ...period })
  const days = periods.reduce((total, { from, to }) => total + to - from, 0)
  const balanceMinor = await findBalance(tx, storeId)
  const outcome = {
    count: ids.length,
    days,
    price: { minor: priceMinor, currency: promotionCurrency } as const,
    cost: { minor: days * priceMinor, currency: promotionCurrency } as const,
    balance: { minor: balanceMinor, currency: promotionCurrency } as const,
  }
  if (isDryRun || periods.length === 0) return outcome
  if (costMinor !== undefined && costMinor !== outcome.cost.minor) throw promotionErrors.costChanged()
  const bought = await payFor(tx, { subject, storeId, placement, priceMinor, periods, now })
  await (subject === 'product' ? announcePromotions(tx, ids) : announceStores(tx, [storeId]))
  await recordAll(
    tx,
    purchase.caller,
    bought.map(({ id, subjectId, startsAt, endsAt, days: count }) => ({
      action: `${subject}.promote` as const,
      entity: subject,
      entityId: subjectId,
      details: { storeId, after: { promotionId: id, placement, startsAt, endsAt, costMinor: count * priceMinor } },
    })),
  )
  return outcome
}

/** Days as their distance from 1970-01-01; `to` is the day after the last one. */
type FreePeriod = { subjectId: number; from: number; to: number }

/** The parts of a period in which each subject is not promoted in the placement yet, in whole days. */
async function findFreeDays(
  db: Db,
  subject: PromotionSubject,
  ids: readonly number[],
  { placement, from, to }: { placement: Placement; from: string; to: string },
): Promise<FreePeriod[]> {
  const column = columnOf(subject)
  const { rows } = await sql<FreePeriod>`
    with taken as (
      select ${column} as id, range_agg(daterange((starts_at at time zone 'UTC')::date, (ends_at at time zone 'UTC')::date)) as days
      from promotions where ${column} = any(${ids as number[]}::int[]) and placement = ${placement}
        and starts_at < ${to}::timestamp at time zone 'UTC' and ends_at > ${from}::timestamp at time zone 'UTC'
      group by 1
    )
    select w.id as "subjectId", lower(d) - date '1970-01-01' as "from", upper(d) - date '1970-01-01' as "to"
    from unnest(${ids as number[]}::int[]) as w (id) left join taken t on t.id = w.id
      cross join lateral unnest(datemultirange(daterange(${from}::date, ${to}::date)) - coalesce(t.days, '{}')) as d
    order by 1, 2
  `.execute(db)
  return rows
}

type Bought = {
  subject: PromotionSubject
  storeId: number
  placement: Placement
  priceMinor: number
  periods: readonly FreePeriod[]
}

/** Inserts promotions and charges the store for them. */
export async function payFor(tx: Tx, { now, ...purchase }: Bought & { now: Date }) {
  const { subject, storeId, priceMinor } = purchase
  const bought = await insertPromotions(tx, purchase)
  const entries = bought.map(({ id, subjectId, days }): PromotionEntry => ({
    storeId,
    subjectType: subject,
    subjectId,
    promotionId: id,
    amountMinor: days * priceMinor,
    currency: promotionCurrency,
  }))
  const charged = await chargePromotions(tx, entries, now)
  if (charged.length < bought.length) throw billingErrors.balanceTooLow()
  return bought
}

async function insertPromotions(tx: Tx, { subject, placement, priceMinor, periods }: Bought) {
  const column = columnOf(subject)
  const { rows } = await sql<{ id: number; subjectId: number; startsAt: Date; endsAt: Date; days: number }>`
    insert into promotions (${column}, placement, starts_at, ends_at, price_a_day_minor, currency)
    select "subjectId", ${placement}, to_timestamp("from" * 86400.0), to_timestamp("to" * 86400.0), ${priceMinor}, ${promotionCurrency}
    from jsonb_to_recordset(${JSON.stringify(periods)}::jsonb) as t ("subjectId" int, "from" int, "to" int) order by "subjectId", "from"
    returning id, ${column} as "subjectId", starts_at as "startsAt", ends_at as "endsAt", (extract(epoch from ends_at - starts_at) / 86400)::int as days
  `.execute(tx)
  return rows
}

const columnOf = (subject: PromotionSubject) => (subject === 'product' ? sql`product_id` : sql`store_id`)
