// Resumes imports whose step has failed, or whose worker has died.
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { AppError } from '#platform/errors.ts'
import { enqueueEach } from '#platform/jobs/queue.ts'
import { type ImportStatus, lockWorking, startStep } from '../import-record.ts'
import { continueImport, importKey } from '../job-definitions.ts'
import { storedProblem } from '../problem.ts'
import { reportUnread } from '../addresses/report.ts'
import { importErrors } from '../errors.ts'
import { endImport, startWaiting } from './transitions.ts'

const maxFailures = 5

/** An error that ends an import; any other error is one of ours, and the step is tried again. */
const problemOf = (error: unknown) =>
  error instanceof AppError && error.status < 500 ? storedProblem(error) : undefined

/** The step of an import that is before the one that has failed, where somebody can decide otherwise. */
const stepBefore: Partial<Record<ImportStatus, ImportStatus>> = { Grouping: 'Columns', Checking: 'Categories' }

/** An error of the file ends its import at once, another one after several attempts. Returns whether it has ended. */
export const countFailure = (db: Db, id: string, error: unknown, now: Date) =>
  db.transaction().execute(async (tx) => {
    const record = await lockWorking(tx, id)
    if (!record) return true
    const problem = problemOf(error)
    const { rows } = await sql<{ failures: number }>`
      update imports set failures = failures + 1, seen_at = now() where id = ${id}::uuid returning failures
    `.execute(tx)
    if (problem === undefined && rows[0]!.failures < maxFailures) return false
    const isWriting = record.status === 'Running' || record.status === 'Undoing'
    if (isWriting || record.status === 'Reading') await endImport(tx, record, 'Failed', now)
    else await startStep(tx, id, { status: stepBefore[record.status]!, now })
    const stored = problem ?? importErrors.failed().code
    await sql`update imports set problem = ${stored} where id = ${id}::uuid`.execute(tx)
    if (record.isAutomatic && !isWriting) await reportUnread(tx, record, stored)
    return true
  })

/** Enqueues steps again whose worker has died. */
export async function resumeImports(db: Db, now: Date) {
  await db.transaction().execute(async (tx) => {
    const { rows: silent } = await sql<{ id: string }>`
      select id from imports where status in ('Reading', 'Grouping', 'Checking', 'Running', 'Undoing') and seen_at < now() - interval '30 seconds'
      order by seen_at limit 100
    `.execute(tx)
    await enqueueEach(
      tx,
      continueImport,
      silent.map((each) => ({ payload: each, key: importKey(each.id), delayMs: 0 })),
    )
  })
  const { rows: waiting } = await sql<{ storeId: number }>`
    select distinct store_id as "storeId" from imports where status = 'Waiting' limit 100
  `.execute(db)
  for (const { storeId } of waiting) await db.transaction().execute((tx) => startWaiting(tx, storeId, now))
}
