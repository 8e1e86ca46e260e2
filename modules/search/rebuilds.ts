import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/database.ts'
import { enqueue } from '#platform/jobs/queue.ts'
import { rebuild } from './job-definitions.ts'

export type Rebuild = {
  id: number
  status: 'Running' | 'Done' | 'Failed'
  done: number
  total: number
  startedAt: Date
  finishedAt: Date | null
}

/** A rebuild that reports nothing for this long has died. */
const maxSilence = "interval '10 minutes'"

const columns = sql`
  id, case when finished_at is null then 'Running' when error is null then 'Done' else 'Failed' end as status, done, total, started_at as "startedAt", finished_at as "finishedAt"
`

/** Starts a rebuild and returns it, or the one that is running. */
export async function startRebuild(tx: Tx, requestedBy: string | null): Promise<Rebuild> {
  await sql`
    update search_rebuilds set finished_at = now(), error = 'stopped without a word' where finished_at is null and seen_at < now() - ${sql.raw(maxSilence)}
  `.execute(tx)
  const { rows } =
    await sql<Rebuild>`insert into search_rebuilds (asked_by) values (${requestedBy}::uuid) on conflict do nothing returning ${columns}`.execute(
      tx,
    )
  if (!rows[0]) return (await latestRebuild(tx))!
  await enqueue(tx, rebuild, { rebuildId: rows[0].id })
  return rows[0]
}

export async function latestRebuild(db: Db): Promise<Rebuild | undefined> {
  const { rows } =
    await sql<Rebuild>`select ${columns} from search_rebuilds order by finished_at is null desc, id desc limit 1`.execute(
      db,
    )
  return rows[0]
}
