// An import goes on in batches. A transaction handles the rows of a batch and notes how far the import is; so each row is
// imported once, whenever the worker dies.
import { sql } from 'kysely'
import type { StoreConfig } from '#platform/files/open-store.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import { enqueue } from '#platform/jobs/queue.ts'
import { recountStore } from '../../catalog/job-definitions.ts'
import { findImportStore, loadCatalog } from '../../feeds/catalog.ts'
import { startFetching } from '../../feeds/pictures/picture-queue.ts'
import { decideAutomatically, lastOfAddress } from '../addresses/automatic-import.ts'
import { reportIfWorse } from '../addresses/report.ts'
import { guessCategories } from '../groups/guess-categories.ts'
import { groupRows, isNoProduct } from '../groups/group-rows.ts'
import {
  addCounts,
  announceImport,
  type Counts,
  type ImportRecord,
  lockWorking,
  noCounts,
  startStep,
} from '../import-record.ts'
import { continueImport, importKey } from '../job-definitions.ts'
import { readFile } from '../read-file.ts'
import { nextRows } from '../staged-rows.ts'
import { applyRows } from './apply-rows.ts'
import { changeMissing, countMissing } from './missing-products.ts'
import { loadRunContext, type RunContext } from './run-context.ts'
import { addDifferences, addQuestions, type ImportedRow, saveImported, saveRejections } from './save-outcome.ts'
import { endImport, startCheck } from './transitions.ts'
import { undoBatch } from './undo-batch.ts'

type Work = { db: Db; config: StoreConfig; now: Date }

/** Other jobs run between the runs of a long import. */
const batchesPerRun = 10

/** Some batches of the running step. */
export async function goOn(id: string, work: Work) {
  const loaded = new Map<string, RunContext>()
  for (let batch = 1; batch <= batchesPerRun; batch++) {
    const hasMore = await work.db.transaction().execute((tx) => runBatch(tx, id, work, loaded, batch === batchesPerRun))
    if (!hasMore) return
  }
}

async function runBatch(tx: Tx, id: string, work: Work, loaded: Map<string, RunContext>, isLast: boolean) {
  const record = await lockWorking(tx, id)
  if (!record) return false
  const hasMore = await workOn(tx, record, work, loaded)
  if (!hasMore) return false
  await sql`update imports set failures = 0, seen_at = now() where id = ${id}::uuid`.execute(tx)
  await announceImport(tx, id)
  if (isLast) await enqueue(tx, continueImport, { id }, { key: importKey(id) })
  return true
}

/** Returns whether the step goes on. */
async function workOn(tx: Tx, record: ImportRecord, work: Work, loaded: Map<string, RunContext>): Promise<boolean> {
  if (record.status === 'Reading') {
    const store = await findImportStore(tx, record.storeId)
    await readFile(tx, record, { ...work, locale: store?.locale ?? 'en' })
    return false
  }
  if (record.status === 'Grouping') return group(tx, record, work)
  if (record.status === 'Undoing') return undo(tx, record, work.now)
  // A rehearsal that begins again follows a change of what the values mean.
  const known = record.done === 0 ? undefined : loaded.get(record.status)
  const context = known ?? (await loadRunContext(work, record))
  loaded.set(record.status, context)
  return applyNext(tx, { ...context, record }, work.now)
}

async function group(tx: Tx, record: ImportRecord, { db, now }: Work) {
  const done = await groupRows(tx, record)
  if (done !== null) {
    await sql`update imports set done = ${done} where id = ${record.id}::uuid`.execute(tx)
    return true
  }
  const store = (await findImportStore(tx, record.storeId))!
  const catalog = await loadCatalog(tx, store.locale)
  const basisId = record.retries ?? (record.isAutomatic ? ((await lastOfAddress(tx, record))?.id ?? null) : null)
  const place = {
    db,
    importId: record.id,
    basisId,
    isAutomatic: record.isAutomatic && record.addressId !== null,
    storeId: store.id,
    locale: record.settings.locale,
    catalog,
  }
  const isSure = await guessCategories(tx, place)
  if (isSure || (record.isAutomatic && record.addressId !== null)) await startCheck(tx, record.id, now)
  else await startStep(tx, record.id, { status: 'Categories', now })
  return false
}

/** Applies the next rows, and after the last of them the products that are missing. A rehearsal keeps its outcome only. */
async function applyNext(tx: Tx, context: RunContext, now: Date): Promise<boolean> {
  const { record } = context
  const isRehearsal = record.status === 'Checking'
  const rows = await nextRows(tx, record.id, record.done)
  if (rows.length === 0) return (await applyMissing(tx, context, isRehearsal)) || endRun(tx, record, now)
  await sql`savepoint rehearsal`.execute(tx)
  const outcome = await applyRows(
    tx,
    context,
    rows.filter((row) => !isNoProduct(record, row)),
  )
  if (isRehearsal) await sql`rollback to savepoint rehearsal`.execute(tx)
  await sql`release savepoint rehearsal`.execute(tx)
  await saveRejections(tx, record.id, outcome.rejections)
  if (isRehearsal) await addQuestions(tx, record.id, outcome.questions)
  await saveImported(tx, record.id, isRehearsal ? rehearsed(outcome.products) : outcome.products)
  if (isRehearsal) await addDifferences(tx, record.id, outcome.differences)
  await saveProgress(tx, record, rows.at(-1)!.number, outcome.counts)
  return true
}

/** The products of the file, without changes: a rehearsal has written none. */
const rehearsed = (products: readonly ImportedRow[]) =>
  products
    .filter(({ change }) => change !== 'Created')
    .map((product) => ({ ...product, before: null, fingerprint: null, stock: null, imageIds: null }))

async function saveProgress(tx: Tx, record: ImportRecord, done: number, counts: Partial<Counts>) {
  const column = record.status === 'Checking' ? 'checked' : 'result'
  const total = addCounts(record[column], counts)
  await sql`update imports set done = ${done}, ${sql.ref(column)} = ${JSON.stringify(total)}::jsonb where id = ${record.id}::uuid`.execute(
    tx,
  )
}

async function applyMissing(tx: Tx, context: RunContext, isRehearsal: boolean): Promise<boolean> {
  const { record } = context
  if (record.settings.missing === 'keep') return false
  const missing = isRehearsal ? await countMissing(tx, context) : await changeMissing(tx, context)
  await saveProgress(tx, record, record.done, { missing })
  return missing > 0 && !isRehearsal
}

async function endRun(tx: Tx, record: ImportRecord, now: Date): Promise<false> {
  const { id, storeId, status } = record
  if (status === 'Checking' && record.isAutomatic) {
    await decideAutomatically(tx, record, now)
    return false
  }
  if (status === 'Checking') {
    await startStep(tx, id, { status: 'Checked', now })
    return false
  }
  await enqueue(tx, recountStore, { storeId }, { key: `recount-store:${storeId}` })
  await startFetching(tx, storeId)
  await endImport(tx, record, 'Done', now)
  if (record.isAutomatic) await reportIfWorse(tx, record, record.result ?? noCounts())
  return false
}

async function undo(tx: Tx, record: ImportRecord, now: Date): Promise<boolean> {
  const outcome = await undoBatch(tx, record, now)
  if (outcome) {
    const total = addCounts(record.result, outcome)
    await sql`update imports set result = ${JSON.stringify(total)}::jsonb where id = ${record.id}::uuid`.execute(tx)
    return true
  }
  await enqueue(tx, recountStore, { storeId: record.storeId }, { key: `recount-store:${record.storeId}` })
  await endImport(tx, record, 'Undone', now)
  return false
}
