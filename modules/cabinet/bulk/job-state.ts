import { sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'
import { enqueueEach } from '#platform/jobs/queue.ts'
import { publish } from '#platform/realtime/publish.ts'
import { undoSeconds } from '../bulk-contract.ts'
import { endUndo, undoEnd } from '../job-definitions.ts'

/** From now on the changes of a job, or those a failed job left, can be undone for half a minute. */
export async function endJob(tx: Tx, id: string, status: 'Done' | 'Stopped' | 'Failed' | 'Undone', now: Date) {
  const { rows } = await sql<{ id: string }>`
    update bulk_product_changes set undo_until = ${undoEnd(now)} where job_id = ${id}::uuid returning id
  `.execute(tx)
  await enqueueEach(
    tx,
    endUndo,
    rows.map((change) => ({ payload: change, key: `end-undo:${change.id}`, delayMs: undoSeconds * 1_000 })),
  )
  await sql`
    update product_jobs set status = ${status}, finished_at = ${now}, undo_until = ${rows.length > 0 ? undoEnd(now) : null}
    where id = ${id}::uuid
  `.execute(tx)
  await announceJob(tx, id)
}

/** Tells the people of the store, or the administrator, the progress of the job. */
export async function announceJob(tx: Tx, id: string) {
  const { rows } = await sql<{ topic: string | null; done: number; undone: number; status: string }>`
    select coalesce('store:' || store_id, 'account:' || requested_by) as topic, done, undone, status from product_jobs where id = ${id}::uuid
  `.execute(tx)
  const { topic, done, undone, status } = rows[0]!
  if (topic) await publish(tx, topic, { kind: 'productJob', jobId: id, status, done, undone })
}
