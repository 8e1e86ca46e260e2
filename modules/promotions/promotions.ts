// The rows of promotions as they are written; money is the matter of buy-promotions.ts and end-promotions.ts.
import { type RawBuilder, sql } from 'kysely'
import type { Currency } from '#platform/constants.ts'
import type { Tx } from '#platform/db/database.ts'

type Period = { placement: string; startsAt: Date; endsAt: Date }

type StoredPeriod = { startsAt: string; endsAt: string }

/** The period of a promotion before and after a change: null before that of a new one and after that of one that was deleted. */
export type PromotionChange = {
  id: number
  /** Null: the store itself is promoted. */
  productId: number | null
  before: StoredPeriod | null
  after: StoredPeriod | null
  /** Of one that was ended: whose it was, its placement, and the others of the same subject that were there during its period. */
  storeId?: number
  placement?: string
  besides?: number[]
  /** Of a day, if it was bought. */
  price?: { minor: number; currency: Currency } | null
  /** What was given back for the days that had not begun. */
  refundMinor?: number
}
export type EndedPromotion = PromotionChange & Required<Pick<PromotionChange, 'storeId' | 'placement' | 'price'>>

/** Promotes products in a placement free of charge. One that is promoted so at a time within the period is promoted for both together. */
export async function promoteFree(
  tx: Tx,
  productIds: readonly number[],
  { placement, startsAt, endsAt }: Period,
): Promise<PromotionChange[]> {
  const ids = sql`${productIds as number[]}::int[]`
  const { rows: extended } = await sql<PromotionChange>`
    with former as (
      select * from promotions
      where product_id = any(${ids}) and placement = ${placement} and starts_at <= ${endsAt} and ends_at >= ${startsAt} and price_a_day_minor is null
      order by id for update
    )
    update promotions r set starts_at = least(r.starts_at, ${startsAt}), ends_at = greatest(r.ends_at, ${endsAt}) from former f
    where r.id = f.id returning r.id, r.product_id as "productId", ${period('f')} as before, ${period('r')} as after
  `.execute(tx)
  const { rows: added } = await sql<PromotionChange>`
    insert into promotions as r (product_id, placement, starts_at, ends_at)
    select id, ${placement}, ${startsAt}, ${endsAt} from unnest(${ids}) as p (id) where p.id <> all(${extended.map(({ productId }) => productId!)}::int[])
    returning r.id, r.product_id as "productId", null as before, ${period('r')} as after
  `.execute(tx)
  return [...extended, ...added]
}

/** SQL: promotion `r` is over. One that another request has ended meanwhile is, though this one may have begun before. */
export const isOver = (now: Date) => sql`(r.ends_at <= greatest(${now}::timestamptz, clock_timestamp()))`

/** Ends the promotions that a condition on `r` holds for; those that have not begun are deleted. */
export async function writeEnd(tx: Tx, condition: RawBuilder<unknown>, now: Date): Promise<EndedPromotion[]> {
  const { rows } = await sql<EndedPromotion>`
    with former as (
      select r.*, coalesce(r.store_id, (select p.store_id from products p where p.id = r.product_id)) as owner_id, array(
        select o.id from promotions o where (o.product_id = r.product_id or o.store_id = r.store_id) and o.placement = r.placement and o.id <> r.id
          and o.starts_at <= r.ends_at and o.ends_at >= r.starts_at
      ) as besides
      from promotions r where ${condition} and not ${isOver(now)} order by r.id for update
    ),
    deleted as (delete from promotions r using former f where r.id = f.id and f.starts_at >= ${now}),
    ended as (update promotions r set ends_at = ${now} from former f where r.id = f.id and f.starts_at < ${now})
    select f.id, f.product_id as "productId", f.owner_id as "storeId", f.placement, f.besides, ${period('f')} as before,
      case when f.starts_at < ${now} then json_build_object('startsAt', f.starts_at, 'endsAt', ${now}::timestamptz) end as after,
      case when f.currency is not null then json_build_object('minor', f.price_a_day_minor, 'currency', f.currency) end as price
    from former f order by f.id
  `.execute(tx)
  return rows
}

/** Gives promotions of products back the period that they had. Those that somebody has changed, or whose place others have taken, stay; returns the ids of the others. */
export async function writeBack(tx: Tx, changes: readonly PromotionChange[]): Promise<number[]> {
  const productIds = changes.flatMap(({ productId }) => productId ?? [])
  await sql`select from products where id = any(${productIds}::int[]) order by id for update`.execute(tx)
  const isUnchanged = sql`r.id = t.id and r.starts_at = ${timeOf('after', 'startsAt')} and r.ends_at = ${timeOf('after', 'endsAt')}`
  const former = sql`${timeOf('before', 'startsAt')}, ${timeOf('before', 'endsAt')}`
  const { rows } = await sql<{ id: number }>`
    with changes as (
      select t.* from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb)
        as t (id int, "productId" int, placement text, besides int[], before jsonb, after jsonb, price jsonb)
      join products p on p.id = t."productId" join stores s on s.id = p.store_id
      where s.status <> 'Closed' and not exists (
        select from promotions o where o.product_id = p.id and o.placement = t.placement and o.id <> t.id and o.id <> all(t.besides)
          and o.starts_at <= ${timeOf('before', 'endsAt')} and o.ends_at >= ${timeOf('before', 'startsAt')}
      )
    ),
    removed as (delete from promotions r using changes t where t.before is null and ${isUnchanged} returning r.id),
    restored as (update promotions r set (starts_at, ends_at) = row(${former}) from changes t where t.before is not null and ${isUnchanged} returning r.id),
    added as (
      insert into promotions (id, product_id, placement, starts_at, ends_at, price_a_day_minor, currency) overriding system value
      select t.id, t."productId", t.placement, ${former}, (t.price ->> 'minor')::bigint, t.price ->> 'currency' from changes t where t.after is null returning id
    )
    select id from removed union all select id from restored union all select id from added
  `.execute(tx)
  return rows.map(({ id }) => id)
}

const period = (table: string) =>
  sql`json_build_object('startsAt', ${sql.ref(`${table}.starts_at`)}, 'endsAt', ${sql.ref(`${table}.ends_at`)})`
const timeOf = (state: 'before' | 'after', name: keyof StoredPeriod) =>
  sql`(${sql.ref(`t.${state}`)} ->> ${sql.lit(name)})::timestamptz`
