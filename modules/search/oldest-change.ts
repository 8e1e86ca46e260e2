import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { indexChanged } from '../catalog/job-definitions.ts'

/** The oldest change of a product that the search lacks: its text waits for a job, or it waits to be written into the cluster. */
export async function findOldestChange(db: Db): Promise<Date | null> {
  const { rows } = await sql<{ oldest: Date | null }>`
    select least(
      (select min(run_at) from graphile_worker.jobs where task_identifier = ${indexChanged.name} and run_at <= now() and attempts < max_attempts),
      (select min(c.changed_at) from search_clusters s join search_changes c on c.xid >= s.watermark)
    ) as oldest
  `.execute(db)
  return rows[0]!.oldest
}
