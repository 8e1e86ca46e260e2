// The row of an import, as its steps read and move it.
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Locale } from '#platform/constants.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import { enqueue } from '#platform/jobs/queue.ts'
import { publish } from '#platform/realtime/publish.ts'
import type { StatedRates } from '../feeds/yml/stated-rates.ts'
import type { ColumnTarget } from './columns/fields.ts'
import { ImportCounts, type importStatuses, type missingPolicies } from './contract.ts'
import { continueImport, importKey } from './job-definitions.ts'
import type { ImportKind, Layout } from './sources/source-row.ts'

export type ImportStatus = (typeof importStatuses)[number]
export type Sample = { number: number; cells: string[] }
export type Settings = {
  targets: ColumnTarget[]
  heads: string[]
  locale: Locale
  prices: 'net' | 'gross'
  missing: (typeof missingPolicies)[number]
  /** Whose missing products these are. Imports of former versions have none. */
  origin?: string
}
const countNames = ImportCounts.keyof().options
export type Counts = z.output<typeof ImportCounts>
export const noCounts = (): Counts => Object.fromEntries(countNames.map((name) => [name, 0])) as Counts

export type ImportRecord = {
  id: string
  storeId: number
  requestedBy: string | null
  network: string
  maySetPrices: boolean
  fileName: string
  fileKey: string
  kind: ImportKind
  status: ImportStatus
  layout: Layout
  samples: Sample[]
  settings: Settings
  statedRates: StatedRates
  rowCount: number
  done: number
  checked: Counts | null
  result: Counts | null
  /** The import whose refused rows it tries again. */
  retries: string | null
  /** Without a file its rows are those of another import. */
  hasFile: boolean
  /** The address that its file is from. */
  addressId: string | null
  isAutomatic: boolean
  /** The table in its archive, if it has one. */
  archiveEntry: string | null
  /** The import whose archive has the pictures. */
  archiveId: string | null
}

/** The steps that jobs make. */
export const workingStatuses = [
  'Reading',
  'Grouping',
  'Checking',
  'Running',
  'Undoing',
] as const satisfies ImportStatus[]
export const isWorking = (status: ImportStatus) => (workingStatuses as readonly ImportStatus[]).includes(status)

const columns = sql`id, store_id as "storeId", requested_by as "requestedBy", network, may_set_prices as "maySetPrices", file_name as "fileName",
  file_key as "fileKey", kind, status, layout, samples, settings, stated_rates as "statedRates", row_count as "rowCount", done, checked, result, retries, size_bytes > 0 as "hasFile",
  address_id as "addressId", is_automatic as "isAutomatic", archive_entry as "archiveEntry", archive_id as "archiveId"`

export async function findOwnImport(db: Db, storeId: number, id: string): Promise<ImportRecord | undefined> {
  const { rows } = await sql<ImportRecord>`
    select ${columns} from imports where id = ${id}::uuid and store_id = ${storeId}
  `.execute(db)
  return rows[0]
}

export async function lockOwnImport(tx: Tx, storeId: number, id: string): Promise<ImportRecord | undefined> {
  const { rows } = await sql<ImportRecord>`
    select ${columns} from imports where id = ${id}::uuid and store_id = ${storeId} for update
  `.execute(tx)
  return rows[0]
}

/** Undefined for an import whose step has ended, or that another worker holds. */
export async function lockWorking(tx: Tx, id: string): Promise<ImportRecord | undefined> {
  const { rows } = await sql<ImportRecord>`
    select ${columns} from imports where id = ${id}::uuid and status = any(${workingStatuses as unknown as string[]}::text[]) for update skip locked
  `.execute(tx)
  return rows[0]
}

type Start = { status: ImportStatus; now: Date }

/** Begins a step at its first row; a step of jobs is enqueued. */
export async function startStep(tx: Tx, id: string, { status, now }: Start) {
  await sql`
    update imports set status = ${status}, done = 0, failures = 0, problem = null, seen_at = ${now}::timestamptz where id = ${id}::uuid
  `.execute(tx)
  if (isWorking(status)) await enqueue(tx, continueImport, { id }, { key: importKey(id) })
  await announceImport(tx, id)
}

/** Tells the people of the store the progress of the import. */
export async function announceImport(tx: Tx, id: string) {
  const { rows } = await sql<{ storeId: number; done: number; status: ImportStatus }>`
    select store_id as "storeId", done, status from imports where id = ${id}::uuid
  `.execute(tx)
  const { storeId, done, status } = rows[0]!
  await publish(tx, `store:${storeId}`, { kind: 'import', jobId: id, status, done })
}

export function addCounts(total: Counts | null, more: Partial<Counts>): Counts {
  const sum = { ...noCounts(), ...total }
  for (const name of countNames) sum[name] += more[name] ?? 0
  return sum
}

/** How many products a run changes. */
export const changeCount = (counts: Counts) => counts.created + counts.updated + offSaleIn(counts)

/** How many it takes off sale. */
export const offSaleIn = ({ missing, unpriced = 0 }: Pick<Counts, 'missing' | 'unpriced'>) => missing + unpriced
