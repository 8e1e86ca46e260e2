import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

/**
 * Products that transactions from the watermark on have changed, and the next watermark: the oldest transaction that is still
 * open, so that late commits are not missed. Null: only the next watermark.
 */
export async function readChanges(
  db: Db,
  watermark: string | null,
): Promise<{ watermark: string; productIds: number[] }> {
  const { rows } = await sql<{ watermark: string; productIds: number[] }>`
    select pg_snapshot_xmin(pg_current_snapshot())::text as watermark, array(
      select product_id from search_changes where xid >= ${watermark}::xid8 and product_id is not null
      union select p.id from search_changes c join products p on p.store_id = c.store_id where c.xid >= ${watermark}::xid8
    ) as "productIds"
  `.execute(db)
  return rows[0]!
}

/** A process that pauses for longer loads all products again. */
export async function pruneChangeLog(db: Db) {
  await sql`delete from search_changes where changed_at < now() - interval '1 hour'`.execute(db)
}
