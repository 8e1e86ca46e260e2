import { createWriteStream } from 'node:fs'
import { mkdtempDisposable, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { AppError } from '#platform/errors.ts'
import { openFileStore } from '#platform/files/open-store.ts'
import { backgroundContext, type Person } from '#platform/http/background-context.ts'
import type { JobContext } from '#platform/jobs/handlers.ts'
import type { ExportedList } from './exported-columns.ts'
import { readItems, type Progress } from './read-items.ts'
import { toWorkbook } from './workbook.ts'

type Export = Person & { call: string; filter: Readonly<Record<string, string>> }

/** Reads a list to its end as the person may read it, and writes it into a file. A run that was interrupted begins anew. */
export async function writeExport(context: JobContext, id: string, lists: ReadonlyMap<string, ExportedList>) {
  const { db, config, log, now } = context
  const request = await findUnfinished(db, id, now)
  const list = request && lists.get(request.call)
  if (!list) return
  const files = openFileStore(config)
  try {
    await using folder = await mkdtempDisposable(join(tmpdir(), 'list-'))
    const path = join(folder.path, 'list.xlsx')
    const content = await writeRows(context, { ...request, id }, list)
    await pipeline(Readable.fromWeb(content as ReadableStream), createWriteStream(path))
    const key = `lists/${id}.xlsx`
    await files.copyFrom(key, path)
    if (!(await finish(db, id, { key, size: (await stat(path)).size }))) await files.remove(key)
  } catch (error) {
    if (error instanceof Stopped) return
    if (!(error instanceof AppError)) log.error({ err: error, export: id }, 'a list could not be written')
    const failure = error instanceof AppError ? error.code : 'request.failed'
    await sql`update list_exports set failure = ${failure}, finished_at = now() where id = ${id}::uuid`.execute(db)
  }
}

class Stopped extends Error {}

async function writeRows(context: JobContext, request: Export & { id: string }, list: ExportedList) {
  const dispatch = await context.openCalls!()
  const asPerson = backgroundContext(context, request)
  const read = (input: object) => dispatch(list.call, input as never, asPerson)
  const report = (progress: Progress) => saveProgress(context.db, request.id, progress)
  return toWorkbook(readItems(list.call, read, { filter: request.filter, report }), list, request.locale)
}

async function findUnfinished(db: Db, id: string, now: Date) {
  const { rows } = await sql<Export>`
    select account_id as "accountId", session_id as "sessionId", store_id as "storeId", locale, currency, variant, call, filter
    from list_exports where id = ${id}::uuid and finished_at is null and expires_at > ${now}
  `.execute(db)
  return rows[0]
}

/** Ends the run if the person has stopped it meanwhile. */
async function saveProgress(db: Db, id: string, { rowCount, total }: Progress) {
  const { numAffectedRows } = await sql`
    update list_exports set row_count = ${rowCount}, total = ${total} where id = ${id}::uuid and expires_at > now()
  `.execute(db)
  if (!numAffectedRows) throw new Stopped()
}

/** False if the row is gone, because the export was stopped. */
async function finish(db: Db, id: string, { key, size }: { key: string; size: number }) {
  const { numAffectedRows } = await sql`
    update list_exports set file_key = ${key}, size_bytes = ${size}, finished_at = now() where id = ${id}::uuid
  `.execute(db)
  return Boolean(numAffectedRows)
}
