// The transitions of an import from one step to the next.
import { sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'
import { dayMs } from '#platform/values/days.ts'
import { lockImport } from '../../feeds/lock-import.ts'
import { announceImport, type ImportRecord, startStep } from '../import-record.ts'

const undoDays = 7

/** The condition on an import `i`: it is the latest of the store that has written anything, and no other one is being written. */
export const canUndo = (now: Date) => sql<boolean>`(
  i.status in ('Done', 'Failed') and i.result is not null and i.undo_until > ${now}::timestamptz and not exists (
    select from imports other where other.store_id = i.store_id and (
      other.status in ('Running', 'Undoing')
      or (other.status in ('Done', 'Failed') and other.result is not null and other.finished_at > i.finished_at)
    )
  )
)`

/** A finished import can be undone for seven days. The one that waits comes next. */
export async function endImport(
  tx: Tx,
  { id, storeId }: ImportRecord,
  status: 'Done' | 'Failed' | 'Undone',
  now: Date,
) {
  const undoUntil = status === 'Undone' ? null : new Date(now.getTime() + undoDays * dayMs)
  await sql`
    update imports set status = ${status}, finished_at = ${now}, undo_until = ${undoUntil} where id = ${id}::uuid
  `.execute(tx)
  await announceImport(tx, id)
  await startWaiting(tx, storeId, now)
}

/** Starts the import that has waited longest, unless one of the store runs. */
export async function startWaiting(tx: Tx, storeId: number, now: Date) {
  await lockImport(tx, storeId)
  const { rows } = await sql<{ id: string }>`
    select id from imports w where store_id = ${storeId} and status = 'Waiting'
      and not exists (select from imports r where r.store_id = w.store_id and r.status in ('Running', 'Undoing'))
    order by seen_at, id limit 1 for update
  `.execute(tx)
  if (rows[0]) await startRun(tx, rows[0].id, now)
}

async function startRun(tx: Tx, id: string, now: Date) {
  await sql`delete from import_rejections where import_id = ${id}::uuid`.execute(tx)
  await sql`delete from import_products where import_id = ${id}::uuid`.execute(tx)
  await sql`update imports set result = null where id = ${id}::uuid`.execute(tx)
  await startStep(tx, id, { status: 'Running', now })
}

/** Starts the rehearsal anew. */
export async function startCheck(tx: Tx, id: string, now: Date) {
  await sql`delete from import_rejections where import_id = ${id}::uuid`.execute(tx)
  await sql`delete from import_products where import_id = ${id}::uuid`.execute(tx)
  await sql`delete from import_values where import_id = ${id}::uuid`.execute(tx)
  await sql`update imports set checked = null, differences = '[]' where id = ${id}::uuid`.execute(tx)
  await startStep(tx, id, { status: 'Checking', now })
}
