import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

/**
 * The goods that transactions from `since` on have changed, and the oldest one that is still open: the next `since`. Whatever
 * commits later is that one or newer, so that nothing is missed. Null: only where to begin.
 */
export async function readChanges(db: Db, since: string | null): Promise<{ horizon: string; ids: number[] }> {
  const { rows } = await sql<{ horizon: string; ids: number[] }>`
    select pg_snapshot_xmin(pg_current_snapshot())::text as horizon, array(
      select product_id from search_changes where xid >= ${since}::xid8 and product_id is not null
      union select p.id from search_changes c join products p on p.store_id = c.store_id where c.xid >= ${since}::xid8
    ) as ids
  `.execute(db)
  return rows[0]!
}
