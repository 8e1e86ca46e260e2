import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { handle } from '#platform/jobs/handlers.ts'
import { publish } from '#platform/realtime/publish.ts'
import { rebuild } from './job-definitions.ts'
import { searchIndex } from './search-index.ts'

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
