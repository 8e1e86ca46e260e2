import { sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'

/** Ends the promotions of a store and of its products; those that have not begun are deleted. */
export async function endPromotions(tx: Tx, storeId: number, now: Date) {
  const isOwn = sql`(r.store_id = ${storeId} or r.product_id in (select id from products where store_id = ${storeId}))`
  await sql`delete from promotions r where r.starts_at >= ${now} and ${isOwn}`.execute(tx)
  await sql`update promotions r set ends_at = ${now} where r.ends_at > ${now} and ${isOwn}`.execute(tx)
}
