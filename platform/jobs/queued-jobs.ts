// The queue as administrators see it. Payloads stay inside: they name people and orders.
import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '../db/database.ts'
import { isoTime } from '../db/iso-time.ts'
import { escapeLike } from '../db/like.ts'
import { type Paging, selectPage } from '../db/select-page.ts'
import type { Job } from './queue.ts'

export const jobStates = ['Running', 'Due', 'Scheduled', 'Retrying', 'Failed'] as const
export type JobState = (typeof jobStates)[number]
export type QueuedJob = {
  id: string
  kind: string
  state: JobState
  attempts: number
  maxAttempts: number
  error: string | null
  runAt: string
  createdAt: string
}
/** `kinds`: those that the query also finds. */
type Filter = { query: string; kinds: readonly string[]; state?: JobState | undefined }

const state = sql`case when j.locked_at is not null then 'Running' when j.attempts >= j.max_attempts then 'Failed'
  when j.last_error is not null then 'Retrying' when j.run_at > now() then 'Scheduled' else 'Due' end`

export const findJobs = (db: Db, { query, kinds, state: wanted }: Filter, paging: Paging) =>
  selectPage<QueuedJob>(
    db,
    {
      columns: sql`j.id::text as id, j.task_identifier as kind, ${state} as state, j.attempts, j.max_attempts as "maxAttempts",
        left(j.last_error, 500) as error, ${isoTime(sql`j.run_at`)} as "runAt", ${isoTime(sql`j.created_at`)} as "createdAt"`,
      from: sql`graphile_worker.jobs j`,
      condition: sql`true ${wanted ? sql`and ${state} = ${wanted}` : sql``}
        ${query ? sql`and (j.task_identifier ilike '%' || ${escapeLike(query)} || '%' or j.task_identifier = any(${kinds}::text[]))` : sql``}`,
      order: sql`j.id desc`,
    },
    paging,
  )

/** How many jobs are in each state, and since when the longest one is due. */
export async function countJobs(db: Db) {
  const { rows } = await sql<{ state: JobState; count: number; oldest: Date }>`
    select ${state} as state, count(*)::int as count, min(j.run_at) as oldest from graphile_worker.jobs j group by 1
  `.execute(db)
  return rows
}

export type JobChange = 'retry' | 'delete'
type Candidate = { id: string; kind: string; state: JobState; attempts: number }

/** Locks these jobs. `hasFailed`: at least once, and it does not run at the moment. */
export async function lockFailedJobs(tx: Tx, ids: readonly string[]) {
  const { rows } = await sql<Candidate & { hasFailed: boolean }>`
    select j.id::text as id, t.identifier as kind, ${state} as state, j.attempts, j.last_error is not null and j.locked_at is null as "hasFailed"
    from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    where j.id = any(${ids as string[]}::bigint[]) order by j.id for update of j
  `.execute(tx)
  return rows
}

/** Runs jobs at once, with all their attempts. */
export const retryJobs = (tx: Tx, ids: readonly string[]) =>
  sql`select graphile_worker.reschedule_jobs(${ids as string[]}::bigint[], run_at => now(), attempts => 0)`.execute(tx)

export const deleteJobs = (tx: Tx, ids: readonly string[]) =>
  sql`select graphile_worker.complete_jobs(${ids as string[]}::bigint[])`.execute(tx)

/** Whether a run of the job waits for a worker or is made now. `condition` is about `j.payload`. */
export async function isQueued(db: Db, { name }: Job, condition: RawBuilder<unknown>): Promise<boolean> {
  const { rows } = await sql`
    select from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    where t.identifier = ${name} and j.run_at <= now() and j.attempts < j.max_attempts and ${condition} limit 1
  `.execute(db)
  return rows.length > 0
}
