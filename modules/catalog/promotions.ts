import { sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'

/** Ends the promotions of a store and of its products; those that have not begun are deleted. */
export async function endPromotions(tx: Tx, storeId: number, now: Date) {
  const isOwn = sql`(r.store_id = ${storeId} or r.product_id in (select id from products where store_id = ${storeId}))`
  await sql`delete from promotions r where r.starts_at >= ${now} and ${isOwn}`.execute(tx)
  await sql`update promotions r set ends_at = ${now} where r.ends_at > ${now} and ${isOwn}`.execute(tx)
}

type Period = { placement: string; startsAt: Date; endsAt: Date }

type StoredPeriod = { startsAt: string; endsAt: string }

/** The period of a promotion before and after a change: null before that of a new one and after that of one that was deleted. */
export type PromotionChange = {
  id: number
  productId: number
  before: StoredPeriod | null
  after: StoredPeriod | null
  /** Of one that was ended: its placement, and the others of the product that were there during its period. */
  placement?: string
  besides?: number[]
}

/** Promotes products in a placement. One that is promoted there already at a time within the period is promoted for both together. */
export async function promoteProducts(
  tx: Tx,
  productIds: readonly number[],
  { placement, startsAt, endsAt }: Period,
): Promise<PromotionChange[]> {
  const ids = sql`${productIds as number[]}::int[]`
  const { rows: extended } = await sql<PromotionChange>`
    with former as (
      select * from promotions
      where product_id = any(${ids}) and placement = ${placement} and starts_at <= ${endsAt} and ends_at >= ${startsAt} order by id for update
    )
    update promotions r set starts_at = least(r.starts_at, ${startsAt}), ends_at = greatest(r.ends_at, ${endsAt}) from former f
    where r.id = f.id returning r.id, r.product_id as "productId", ${period('f')} as before, ${period('r')} as after
  `.execute(tx)
  const { rows: added } = await sql<PromotionChange>`
    insert into promotions as r (product_id, placement, starts_at, ends_at)
    select id, ${placement}, ${startsAt}, ${endsAt} from unnest(${ids}) as p (id) where p.id <> all(${extended.map(({ productId }) => productId)}::int[])
    returning r.id, r.product_id as "productId", null as before, ${period('r')} as after
  `.execute(tx)
  return [...extended, ...added]
}

/** Ends promotions of products; those that have not begun are deleted. */
export async function endProductPromotions(tx: Tx, ids: readonly number[], now: Date): Promise<PromotionChange[]> {
  const { rows } = await sql<PromotionChange>`
    with former as (
      select r.*, array(
        select o.id from promotions o where o.product_id = r.product_id and o.placement = r.placement and o.id <> r.id
          and o.starts_at <= r.ends_at and o.ends_at >= r.starts_at
      ) as besides
      from promotions r where r.id = any(${ids as number[]}::int[]) and r.ends_at > ${now} order by r.id for update
    ),
    deleted as (delete from promotions r using former f where r.id = f.id and f.starts_at >= ${now}),
    ended as (update promotions r set ends_at = ${now} from former f where r.id = f.id and f.starts_at < ${now})
    select f.id, f.product_id as "productId", f.placement, f.besides, ${period('f')} as before,
      case when f.starts_at < ${now} then json_build_object('startsAt', f.starts_at, 'endsAt', ${now}::timestamptz) end as after
    from former f order by f.id
  `.execute(tx)
  return rows
}

/** Gives promotions back the period that they had. Those that somebody has changed, or whose place others have taken, stay; returns the ids of the others. */
export async function takeBackPromotions(tx: Tx, changes: readonly PromotionChange[]): Promise<number[]> {
  const productIds = changes.map(({ productId }) => productId)
  await sql`select from products where id = any(${productIds}::int[]) order by id for update`.execute(tx)
  const isUnchanged = sql`r.id = t.id and r.starts_at = ${timeOf('after', 'startsAt')} and r.ends_at = ${timeOf('after', 'endsAt')}`
  const former = sql`${timeOf('before', 'startsAt')}, ${timeOf('before', 'endsAt')}`
  const { rows } = await sql<{ id: number }>`
    with changes as (
      select t.* from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb)
        as t (id int, "productId" int, placement text, besides int[], before jsonb, after jsonb)
      join products p on p.id = t."productId" join stores s on s.id = p.store_id
      where s.status <> 'Closed' and not exists (
        select from promotions o where o.product_id = p.id and o.placement = t.placement and o.id <> t.id and o.id <> all(t.besides)
          and o.starts_at <= ${timeOf('before', 'endsAt')} and o.ends_at >= ${timeOf('before', 'startsAt')}
      )
    ),
    removed as (delete from promotions r using changes t where t.before is null and ${isUnchanged} returning r.id),
    restored as (update promotions r set (starts_at, ends_at) = row(${former}) from changes t where t.before is not null and ${isUnchanged} returning r.id),
    added as (
      insert into promotions (id, product_id, placement, starts_at, ends_at) overriding system value
      select t.id, t."productId", t.placement, ${former} from changes t where t.after is null returning id
    )
    select id from removed union all select id from restored union all select id from added
  `.execute(tx)
  return rows.map(({ id }) => id)
}

const period = (table: string) =>
  sql`json_build_object('startsAt', ${sql.ref(`${table}.starts_at`)}, 'endsAt', ${sql.ref(`${table}.ends_at`)})`
const timeOf = (state: 'before' | 'after', name: keyof StoredPeriod) =>
  sql`(${sql.ref(`t.${state}`)} ->> ${sql.lit(name)})::timestamptz`
