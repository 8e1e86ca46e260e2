import { sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'

/** Ends the promotions of a store and of its products; those that have not begun are deleted. */
export async function endPromotions(tx: Tx, storeId: number, now: Date) {
  const isOwn = sql`(r.store_id = ${storeId} or r.product_id in (select id from products where store_id = ${storeId}))`
  await sql`delete from promotions r where r.starts_at >= ${now} and ${isOwn}`.execute(tx)
  await sql`update promotions r set ends_at = ${now} where r.ends_at > ${now} and ${isOwn}`.execute(tx)
}

type Period = { placement: string; startsAt: Date; endsAt: Date }

/** The period of a promotion before and after a change; `before` is null for a new one. */
export type PromotionChange = {
  id: number
  productId: number
  before: { startsAt: string; endsAt: string } | null
  after: { startsAt: string; endsAt: string }
}

/** Promotes products in a placement. One that is promoted there already at a time within the period is promoted for both together. */
export async function promoteProducts(
  tx: Tx,
  productIds: readonly number[],
  { placement, startsAt, endsAt }: Period,
): Promise<PromotionChange[]> {
  const ids = sql`${productIds as number[]}::int[]`
  const period = (table: string) =>
    sql`json_build_object('startsAt', ${sql.ref(`${table}.starts_at`)}, 'endsAt', ${sql.ref(`${table}.ends_at`)})`
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

/** Gives promotions back the period that they had; returns the products of those that nobody has changed since. */
export async function takeBackPromotions(tx: Tx, changes: readonly PromotionChange[]): Promise<number[]> {
  const { rows } = await sql<{ id: number; productId: number }>`
    select r.id, r.product_id as "productId" from promotions r
    join jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as t (id int, after jsonb) on t.id = r.id
    where r.starts_at = (t.after ->> 'startsAt')::timestamptz and r.ends_at = (t.after ->> 'endsAt')::timestamptz order by r.id for update of r
  `.execute(tx)
  const unchanged = new Set(rows.map(({ id }) => id))
  const former = changes.filter(({ id, before }) => before && unchanged.has(id))
  const added = changes.filter(({ id, before }) => !before && unchanged.has(id))
  await sql`delete from promotions where id = any(${added.map(({ id }) => id)}::int[])`.execute(tx)
  await sql`
    update promotions r set starts_at = (t.before ->> 'startsAt')::timestamptz, ends_at = (t.before ->> 'endsAt')::timestamptz
    from jsonb_to_recordset(${JSON.stringify(former)}::jsonb) as t (id int, before jsonb) where t.id = r.id
  `.execute(tx)
  return [...new Set(rows.map(({ productId }) => productId))]
}

/** Ends promotions of products; those that have not begun are deleted. */
export async function endProductPromotions(tx: Tx, ids: readonly number[], now: Date) {
  const isChosen = sql`id = any(${ids as number[]}::int[])`
  await sql`delete from promotions where starts_at >= ${now} and ${isChosen}`.execute(tx)
  await sql`update promotions set ends_at = ${now} where ends_at > ${now} and ${isChosen}`.execute(tx)
}
