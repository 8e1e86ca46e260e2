// Decisions that a person makes about an import, between the steps of jobs.
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { InputOf } from '#platform/contract.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import { openFileStore, type StoreConfig } from '#platform/files/open-store.ts'
import type { UploadedFile } from '#platform/http/receive-file.ts'
import { networkOf } from '#platform/http/limits.ts'
import { cleanLine } from '#platform/values/clean-text.ts'
import { lockImport } from '../feeds/lock-import.ts'
import { catalogErrors } from '../catalog/errors.ts'
import { findImportStore, unitsByName } from '../feeds/catalog.ts'
import { feedErrors } from '../feeds/errors.ts'
import { fold } from '../feeds/values/text.ts'
import { isTranslation, mayRepeat } from './columns/fields.ts'
import { memoryOf } from './columns/params.ts'
import { headLanguage } from './columns/translations.ts'
import { lacksQuantity } from './columns/tiers.ts'
import type { GroupConstants, mapImportCategories, mapImportColumns, readImportAgain } from './contract.ts'
import { importErrors } from './errors.ts'
import { recall, remember } from './import-memory.ts'
import {
  announceImport,
  changeCount,
  findOwnImport,
  type ImportRecord,
  type ImportStatus,
  lockOwnImport,
  startStep,
} from './import-record.ts'
import { assertRoom } from './open-imports.ts'
import { headsOf, samplesBelow } from './columns/heads.ts'
import { originOf } from './origin.ts'
import { canUndo, startCheck, startWaiting } from './run/transitions.ts'
import { findTable } from './sources/archive.ts'
import { kindOfFile } from './sources/read-source.ts'

export type Author = { storeId: number; accountId: string; ip: string; maySetPrices: boolean; now: Date }

type Options = {
  /** The import whose refused rows the file has. */
  retries?: string | undefined
  isAutomatic?: boolean
  onCreated?: (tx: Tx, id: string) => Promise<void>
}

/** Stores the file; a job reads it. */
export async function createImport(
  db: Db,
  config: StoreConfig,
  file: UploadedFile,
  author: Author,
  { retries, isAutomatic = false, onCreated }: Options = {},
) {
  const { storeId, accountId, ip, maySetPrices, now } = author
  const store = await findImportStore(db, storeId)
  if (store?.warehouseId === null) throw feedErrors.noWarehouse({ alias: String(storeId) })
  const ownKind = await kindOfFile(file.path)
  const table = ownKind === 'Xlsx' ? await findTable(file.path) : undefined
  const kind = table?.kind ?? ownKind
  const retried = retries === undefined ? undefined : await findOwnImport(db, storeId, retries)
  if (retries !== undefined && !retried?.result) throw importErrors.notFound()
  const id = randomUUID()
  const fileKey = `imports/${id}`
  await openFileStore(config).copyFrom(fileKey, file.path)
  await db.transaction().execute(async (tx) => {
    await assertRoom(tx, storeId)
    await sql`
      insert into imports (id, store_id, requested_by, network, may_set_prices, file_name, file_key, size_bytes, kind, created_at, retries, is_automatic, archive_entry, archive_id)
      values (${id}::uuid, ${storeId}, ${accountId}::uuid, ${networkOf(ip)}, ${maySetPrices}, ${cleanLine(file.name).slice(0, 200) || 'file'},
        ${fileKey}, ${file.size}, ${retried?.kind === 'Yml' ? 'Yml' : kind}, ${now}, ${retries ?? null}::uuid, ${isAutomatic},
        ${table?.entry ?? null}, case when ${table !== undefined} then ${id}::uuid end)
    `.execute(tx)
    await startStep(tx, id, { status: 'Reading', now })
    await onCreated?.(tx, id)
  })
  return { id }
}

/** Before the run everything can be decided again. */
export const openStatuses: readonly ImportStatus[] = ['Columns', 'Categories', 'Checked']

async function lockOpen(tx: Tx, storeId: number, id: string, allowed = openStatuses): Promise<ImportRecord> {
  const record = await lockOwnImport(tx, storeId, id)
  if (!record) throw importErrors.notFound()
  if (!allowed.includes(record.status)) throw importErrors.wrongStep()
  return record
}

export async function readAgain(tx: Tx, { storeId, now }: Author, { id, ...chosen }: InputOf<typeof readImportAgain>) {
  const { kind, layout, hasFile } = await lockOpen(tx, storeId, id)
  if (kind === 'Yml' || !hasFile) throw importErrors.wrongStep()
  const { headRow, ...source } = chosen
  const isSameTable = Object.entries(source).every(
    ([name, value]) => value === undefined || value === layout[name as keyof typeof layout],
  )
  // Another table has its heads elsewhere.
  const next = isSameTable ? { ...source, headRow } : source
  await sql`
    update imports set layout = ${JSON.stringify(next)}::jsonb, settings = '{}' where id = ${id}::uuid
  `.execute(tx)
  await startStep(tx, id, { status: 'Reading', now })
}

export async function mapColumns(tx: Tx, author: Author, input: InputOf<typeof mapImportColumns>) {
  const { id, targets, ...settings } = input
  const record = await lockOpen(tx, author.storeId, id)
  const heads = headsOf(record)
  const once = targets.filter((target) => !mayRepeat(target))
  if (new Set(once).size < once.length) throw importErrors.columnTwice()
  if (record.kind !== 'Yml' && !targets.includes('code') && !targets.includes('id')) throw importErrors.codeMissing()
  if (
    targets.some(
      (target, column) =>
        target === 'tiers' &&
        lacksQuantity(
          heads[column] ?? '',
          samplesBelow(record).map(({ cells }) => cells[column] ?? ''),
        ),
    )
  )
    throw importErrors.quantityMissing()
  if (targets.some((target, column) => isTranslation(target) && !headLanguage(heads[column] ?? '')))
    throw importErrors.languageMissing()
  if (targets.length > 0) await rememberColumns(tx, record, heads, targets)
  // Products that the refused rows of another import do not have are not missing.
  const retried = record.retries === null ? undefined : await findOwnImport(tx, author.storeId, record.retries)
  const missing = record.retries === null ? settings.missing : 'keep'
  const origin = retried?.settings.origin ?? originOf(record, heads)
  await sql`
    update imports set settings = ${JSON.stringify({ ...settings, missing, targets, heads, origin })}::jsonb where id = ${id}::uuid
  `.execute(tx)
  await sql`delete from import_groups where import_id = ${id}::uuid`.execute(tx)
  await startStep(tx, id, { status: 'Grouping', now: author.now })
}

async function rememberColumns(
  tx: Tx,
  { storeId, kind }: ImportRecord,
  heads: readonly string[],
  targets: readonly string[],
) {
  const columns = new Map(heads.map((head, column): [string, string] => [fold(head), targets[column] ?? 'ignore']))
  columns.delete('')
  await remember(tx, storeId, memoryOf(kind), columns)
}

export async function mapCategories(
  tx: Tx,
  { storeId, now }: Author,
  { id, groups }: InputOf<typeof mapImportCategories>,
) {
  await lockOpen(tx, storeId, id, ['Categories', 'Checked'])
  const wanted = [...new Set(groups.flatMap(({ categoryId }) => categoryId ?? []))]
  const { rows: categories } = await sql<{ id: number; key: string }>`
    select id, key from categories where id = any(${wanted}::int[]) and level = 'Category' and is_active
  `.execute(tx)
  if (categories.length < wanted.length) throw catalogErrors.unknownCategory()
  await assertUnits(tx, storeId, groups)
  await sql`
    update import_groups g set category_id = r."categoryId", confidence = case when r."categoryId" is null then 'Skipped' else 'Chosen' end,
      constants = coalesce(r.constants, g.constants)
    from jsonb_to_recordset(${JSON.stringify(groups)}::jsonb) as r (key text, "categoryId" int, constants jsonb)
    where g.import_id = ${id}::uuid and g.key = r.key
  `.execute(tx)
  const keys = new Map(categories.map(({ id: categoryId, key }) => [categoryId, key]))
  const chosen = groups.flatMap(({ key, categoryId }): [string, string][] =>
    categoryId === null ? [] : [[key, keys.get(categoryId)!]],
  )
  await remember(tx, storeId, 'Category', new Map(chosen))
  await remember(
    tx,
    storeId,
    'Constants',
    new Map(groups.flatMap(({ key, constants }): [string, GroupConstants][] => (constants ? [[key, constants]] : []))),
  )
  await startCheck(tx, id, now)
}

async function assertUnits(tx: Tx, storeId: number, groups: readonly { constants?: GroupConstants | undefined }[]) {
  const units = groups.flatMap(({ constants }) => (constants?.unit ? fold(constants.unit) : []))
  if (units.length === 0) return
  const known = new Set([
    ...(await unitsByName(tx)).keys(),
    ...(await recall<string>(tx, storeId, 'Unit', units)).keys(),
  ])
  if (!units.every((unit) => known.has(unit))) throw importErrors.unknownUnit()
}

export async function runChecked(tx: Tx, { storeId, now }: Author, id: string) {
  const { checked } = await lockOpen(tx, storeId, id, ['Checked'])
  if (checked === null || changeCount(checked) === 0) throw importErrors.nothingToImport()
  await startStep(tx, id, { status: 'Waiting', now })
  await startWaiting(tx, storeId, now)
}

export async function undoFinished(tx: Tx, { storeId, now }: Author, id: string) {
  const record = await lockOwnImport(tx, storeId, id)
  if (!record) throw importErrors.notFound()
  await lockImport(tx, storeId)
  const { rows } = await sql`select from imports i where i.id = ${id}::uuid and ${canUndo(now)}`.execute(tx)
  if (rows.length === 0) throw importErrors.undoExpired()
  await startStep(tx, id, { status: 'Undoing', now })
}

/** Returns the key of its file. */
export async function deleteOpen(tx: Tx, { storeId }: Author, id: string): Promise<string> {
  const { fileKey } = await lockOpen(tx, storeId, id, [...openStatuses, 'Waiting', 'Failed'])
  const { rows } = await sql`select from imports where id = ${id}::uuid and result is not null`.execute(tx)
  if (rows.length > 0) throw importErrors.wrongStep()
  await announceImport(tx, id)
  await sql`delete from imports where id = ${id}::uuid`.execute(tx)
  return fileKey
}
