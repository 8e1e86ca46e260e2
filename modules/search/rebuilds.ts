import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/database.ts'
import { handle } from '#platform/jobs/handlers.ts'
import { enqueue } from '#platform/jobs/queue.ts'
import { publish } from '#platform/realtime/publish.ts'
import { rebuild } from './job-definitions.ts'
import { searchIndex } from './search-index.ts'

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

const reportInterval = 20_000

export const rebuildHandler = handle(rebuild, {
  async run({ rebuildId }, { db, log }) {
    let reported = 0
    let reporting = Promise.resolve()
    const onProgress = (done: number, total: number) => {
      if (done < total && done < reported + reportInterval) return
      reported = done
      reporting = reporting
        .then(() => reportProgress(db, rebuildId, done, total))
        .catch((error) => log.warn({ err: error }, 'cannot store the progress of the rebuild'))
    }
    const failure = await searchIndex.rebuild(db, onProgress).then(
      () => null,
      (error: Error) => error,
    )
    await reporting
    await finishRebuild(db, rebuildId, failure && failure.message)
    if (failure) throw failure
  },
})

const reportProgress = (db: Db, id: number, done: number, total: number) =>
  update(db, id, sql`done = ${done}, total = ${total}`)

const finishRebuild = (db: Db, id: number, error: string | null) =>
  update(db, id, sql`finished_at = now(), error = ${error}`)

/** Publishes the change to the account that requested the rebuild. */
async function update(db: Db, id: number, change: ReturnType<typeof sql>) {
  await db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ requestedBy: string | null; done: number; total: number; isFinished: boolean }>`
      update search_rebuilds set seen_at = now(), ${change} where id = ${id} and finished_at is null
      returning asked_by as "requestedBy", done, total, finished_at is not null as "isFinished"
    `.execute(tx)
    const { requestedBy, ...progress } = rows[0] ?? { requestedBy: null }
    if (requestedBy) await publish(tx, `account:${requestedBy}`, { kind: 'searchRebuild', id, ...progress })
  })
}
