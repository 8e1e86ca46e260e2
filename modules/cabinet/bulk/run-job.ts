// A job goes on in batches. A transaction changes the products of a batch, notes how far the job is, and enqueues the next batch; so
// each product is changed once, whenever the worker dies.
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/database.ts'
import { enqueue, enqueueEach } from '#platform/jobs/queue.ts'
import { continueJob, endUndo, jobKey } from '../job-definitions.ts'
import { decide } from './actions.ts'
import { notFound, type ProductAction, type Rejection, type Write } from './decisions.ts'
import { lockProducts } from './lock-products.ts'
import { announceJob, endJob } from './job-state.ts'
import { keepForUndo, undoBatch } from './undo.ts'
import { type Author, writeChanges } from './write-changes.ts'
import { writeInAllStores } from './write-in-all-stores.ts'

export const batchSize = 250
const maxFailures = 5

type Job = {
  id: string
  /** Null: products of all stores, for an administrator. */
  storeId: number | null
  accountId: string | null
  ip: string
  action: ProductAction
  status: 'Running' | 'Undoing'
  done: number
  total: number
}

/** One batch; a job that has none left is ended. */
export async function runBatch(tx: Tx, id: string, now: Date) {
  const job = await lockRunning(tx, id)
  if (!job) return
  const hasMore = job.status === 'Running' ? await changeBatch(tx, job, now) : await undoNextBatch(tx, job, now)
  if (!hasMore) return endJob(tx, id, job.status === 'Running' ? 'Done' : 'Undone', now)
  await enqueue(tx, continueJob, { id }, { key: jobKey(id) })
  await announceJob(tx, id)
}

/** Undefined for a job that has ended, or that another worker holds. */
async function lockRunning(tx: Tx, id: string): Promise<Job | undefined> {
  const { rows } = await sql<Job>`
    select id, store_id as "storeId", requested_by as "accountId", network as ip, action, status, done, cardinality(product_ids) as total
    from product_jobs where id = ${id}::uuid and status in ('Running', 'Undoing') for update skip locked
  `.execute(tx)
  return rows[0]
}

async function changeBatch(tx: Tx, job: Job, now: Date) {
  const { id, storeId, action, done, total } = job
  if (done >= total) return false
  const { rows } = await sql<{ ids: number[] }>`
    select product_ids[${done + 1}::int : ${done + batchSize}::int] as ids from product_jobs where id = ${id}::uuid
  `.execute(tx)
  const { ids } = rows[0]!
  const { found, missing } = await lockProducts(tx, storeId, ids)
  const { writes, rejected } = await decide(tx, action, found, 'en')
  const changed =
    storeId === null
      ? await writeAsAdministrator(tx, id, { ...job, now }, action, writes)
      : await writeForUndo(tx, id, { ...job, storeId, now }, action, writes)
  await keepRejections(tx, id, [...missing.map(notFound), ...rejected])
  await sql`
    update product_jobs set done = done + ${ids.length}, changed = changed + ${changed}, failures = 0, seen_at = now()
    where id = ${id}::uuid
  `.execute(tx)
  return true
}

async function writeForUndo(tx: Tx, jobId: string, author: Author, action: ProductAction, writes: readonly Write[]) {
  const before = await writeChanges(tx, author, action, writes)
  await keepForUndo(tx, { ...author, before, action: action.kind, jobId })
  return before.length
}

async function writeAsAdministrator(
  tx: Tx,
  jobId: string,
  author: Omit<Author, 'storeId'>,
  action: ProductAction,
  writes: readonly Write[],
) {
  const before = await writeInAllStores(tx, author, action, writes)
  await keepForUndo(tx, { storeId: null, before, action: action.kind, jobId, now: author.now })
  return writes.length
}

async function keepRejections(tx: Tx, jobId: string, rejected: readonly Rejection[]) {
  await sql`
    insert into product_job_rejections (job_id, product_id, code)
    select ${jobId}::uuid, product_id, code
    from unnest(${rejected.map(({ id }) => id)}::int[], ${rejected.map(({ code }) => code)}::text[]) as r (product_id, code)
  `.execute(tx)
}

async function undoNextBatch(tx: Tx, { id, storeId, ...author }: Job, now: Date) {
  const outcome = await undoBatch(tx, id, { ...author, storeId, now }, writeInAllStores)
  if (!outcome) return false
  await sql`
    update product_jobs set undone = undone + ${outcome.count}, failures = 0, seen_at = now() where id = ${id}::uuid
  `.execute(tx)
  return true
}

/** A batch that fails again and again ends the job, so that the store can start another. Returns whether it has ended. */
export const countFailure = (db: Db, id: string, now: Date) =>
  db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ failures: number }>`
      update product_jobs set failures = failures + 1, seen_at = now()
      where id = ${id}::uuid and status in ('Running', 'Undoing') returning failures
    `.execute(tx)
    const isLast = rows[0] !== undefined && rows[0].failures >= maxFailures
    if (isLast) await endJob(tx, id, 'Failed', now)
    return isLast
  })

/** Enqueues jobs again whose worker has died, and deletions that it has not finished. */
export async function resumeJobs(db: Db) {
  await db.transaction().execute(async (tx) => {
    const { rows: silent } = await sql<{ id: string }>`
      select id from product_jobs where status in ('Running', 'Undoing') and seen_at < now() - interval '30 seconds' order by seen_at limit 100
    `.execute(tx)
    const runs = silent.map((job) => ({ payload: job, key: jobKey(job.id), delayMs: 0 }))
    await enqueueEach(tx, continueJob, runs)
    const { rows: overdue } = await sql<{ id: string }>`
      select id from bulk_product_changes where undo_until < now() - interval '2 minutes' order by undo_until limit 100
    `.execute(tx)
    await enqueueEach(
      tx,
      endUndo,
      overdue.map((change) => ({ payload: change, key: `end-undo:${change.id}`, delayMs: 0 })),
    )
  })
}

/** Reports are kept for a week. */
export const deleteOldJobs = (db: Db) =>
  sql`delete from product_jobs where finished_at < now() - interval '7 days'`.execute(db)
