import { sql } from 'kysely'
import { latestActor } from '#platform/audit.ts'
import type { Tx } from '#platform/db/database.ts'

type Merge = { id: number; accountId: string | null; network: string }

/** Twice as long as a merge waits for a product whose deletion can still be undone. */
const silence = '2 minutes'

/** The merges that have been silent for long, in the name of those who have asked for them. */
export async function findLostMerges(tx: Tx): Promise<Merge[]> {
  const { rows } = await sql<Merge>`
    with lost as (
      update categories set merging_seen_at = now()
      where id in (
        select id from categories where merged_into is not null and merging_seen_at < now() - ${silence}::interval order by id limit 100
        for update skip locked
      )
      returning id
    )
    select lost.id, a.* from lost cross join ${latestActor('category', 'category.merged', sql`lost.id`)} a order by lost.id
  `.execute(tx)
  return rows
}
