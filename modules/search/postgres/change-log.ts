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

/** Texts are in no column that logs its changes, and a cluster is fed by the log alone. */
export async function logForCluster(db: Db, productIds: readonly number[]) {
  await sql`
    with logged as (
      insert into search_changes (product_id) select id from unnest(${productIds as number[]}::int[]) id where exists (select from search_clusters) returning 1
    ) select pg_notify('search', '') from logged limit 1
  `.execute(db)
}

/** The indexes of PostgreSQL have been built anew, so the cluster's is, too. */
export async function rebuildCluster(db: Db) {
  await sql`update search_clusters set is_rebuild_wanted = true`.execute(db)
}

/** A process that pauses for longer loads all products again. */
export async function pruneChangeLog(db: Db) {
  await sql`delete from search_changes where changed_at < now() - interval '1 hour'`.execute(db)
}
