import { sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'

/** Ends the promotions of a store and of its products; those that have not begun are deleted. */
export async function endPromotions(tx: Tx, storeId: number, now: Date) {
  const isOwn = sql`(r.store_id = ${storeId} or r.product_id in (select id from products where store_id = ${storeId}))`
  await sql`delete from promotions r where r.starts_at >= ${now} and ${isOwn}`.execute(tx)
  await sql`update promotions r set ends_at = ${now} where r.ends_at > ${now} and ${isOwn}`.execute(tx)
}

type Period = { placement: string; startsAt: Date; endsAt: Date }

/** Promotes products in a placement. One that is promoted there already at a time within the period is promoted for both together. */
export async function promoteProducts(tx: Tx, productIds: readonly number[], { placement, startsAt, endsAt }: Period) {
  const ids = sql`${productIds as number[]}::int[]`
  await sql`
    update promotions set starts_at = least(starts_at, ${startsAt}), ends_at = greatest(ends_at, ${endsAt})
    where product_id = any(${ids}) and placement = ${placement} and starts_at <= ${endsAt} and ends_at >= ${startsAt}
  `.execute(tx)
  await sql`
    insert into promotions (product_id, placement, starts_at, ends_at) select id, ${placement}, ${startsAt}, ${endsAt} from unnest(${ids}) as p (id)
    where not exists (
      select from promotions r where r.product_id = p.id and r.placement = ${placement} and r.starts_at <= ${endsAt} and r.ends_at >= ${startsAt}
    )
  `.execute(tx)
}

/** Ends promotions of products; those that have not begun are deleted. */
export async function endProductPromotions(tx: Tx, ids: readonly number[], now: Date) {
  const isChosen = sql`id = any(${ids as number[]}::int[])`
  await sql`delete from promotions where starts_at >= ${now} and ${isChosen}`.execute(tx)
  await sql`update promotions set ends_at = ${now} where ends_at > ${now} and ${isChosen}`.execute(tx)
}
