import { sql } from 'kysely'
import { z } from 'zod'
import type { Db, Tx } from '#platform/db/database.ts'
import { enqueue, job } from '#platform/jobs/jobs.ts'
import { publish } from '#platform/realtime/publish.ts'
import { rebuildIndex } from './index-products.ts'

export type Rebuild = {
  id: number
  status: 'Running' | 'Done' | 'Failed'
  done: number
  total: number
  startedAt: Date
  finishedAt: Date | null
}

/** Longer than any step takes. */
const silence = "interval '10 minutes'"

const columns = sql`
  id, case when finished_at is null then 'Running' when error is null then 'Done' else 'Failed' end as status, done, total, started_at as "startedAt", finished_at as "finishedAt"
`

/** Starts one, or answers with the one that is running. */
export async function startRebuild(tx: Tx, askedBy: string | null): Promise<Rebuild> {
  await sql`
    update search_rebuilds set finished_at = now(), error = 'stopped without a word' where finished_at is null and seen_at < now() - ${sql.raw(silence)}
  `.execute(tx)
  const { rows } =
    await sql<Rebuild>`insert into search_rebuilds (asked_by) values (${askedBy}::uuid) on conflict do nothing returning ${columns}`.execute(
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

const progressEvery = 20_000

export const rebuild = job('search:rebuild', {
  input: z.object({ rebuildId: z.int() }),
  async run({ rebuildId }, { db, log }) {
    let told = 0
    let telling = Promise.resolve()
    const progress = (done: number, total: number) => {
      if (done < total && done < told + progressEvery) return
      told = done
      telling = telling
        .then(() => reportProgress(db, rebuildId, done, total))
        .catch((error) => log.warn({ err: error }, 'the progress of the rebuild was not kept'))
    }
    const failure = await rebuildIndex(db, progress).then(
      () => null,
      (error: Error) => error,
    )
    await telling
    await finishRebuild(db, rebuildId, failure && failure.message)
    if (failure) throw failure
  },
})

const reportProgress = (db: Db, id: number, done: number, total: number) =>
  record(db, id, sql`done = ${done}, total = ${total}`)

const finishRebuild = (db: Db, id: number, error: string | null) =>
  record(db, id, sql`finished_at = now(), error = ${error}`)

/** Whoever asked hears of it. */
async function record(db: Db, id: number, change: ReturnType<typeof sql>) {
  await db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ askedBy: string | null; done: number; total: number; isFinished: boolean }>`
      update search_rebuilds set seen_at = now(), ${change} where id = ${id} and finished_at is null
      returning asked_by as "askedBy", done, total, finished_at is not null as "isFinished"
    `.execute(tx)
    const { askedBy, ...progress } = rows[0] ?? { askedBy: null }
    if (askedBy) await publish(tx, `account:${askedBy}`, { kind: 'searchRebuild', id, ...progress })
  })
}
