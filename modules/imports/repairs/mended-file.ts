// The refused rows of an import, downloaded, mended and uploaded again.
import { sql } from 'kysely'
import type { Locale } from '#platform/constants.ts'
import type { Db } from '#platform/db/database.ts'
import { fold } from '../../feeds/values/text.ts'
import type { FeedOffer } from '../../feeds/yml/read-offers.ts'
import type { ColumnTarget } from '../columns/fields.ts'
import type { ImportRecord, Sample, Settings } from '../import-record.ts'
import { kindOfFile, openSource } from '../sources/read-source.ts'
import type { SourceRow } from '../sources/source-row.ts'
import { batchRows } from '../staged-rows.ts'

const feedFields = ['name', 'vendor', 'vendorCode', 'price', 'currencyId', 'categoryId', 'unit', 'count'] as const
/** The columns of a download of feed offers; the first one identifies the offer when the file comes back. */
export const feedHeads = ['row', 'id', ...feedFields]

export const cellsOfOffer = (row: number, { id, fields }: FeedOffer): string[] => [
  String(row),
  id,
  ...feedFields.map((field) => fields[field] ?? ''),
]

/**
 * The settings of the import that refused the rows, for a file that has its columns in any order, and perhaps others, such as that
 * of the reasons. Undefined: it is another file.
 */
export async function settingsOfRetried(
  db: Db,
  { retries, kind }: ImportRecord,
  samples: readonly Sample[],
): Promise<Settings | undefined> {
  const retried = retries === null || kind === 'Yml' ? undefined : await findRetried(db, retries)
  if (!retried?.settings.targets) return undefined
  const { settings } = retried
  const heads = (samples[0]?.cells ?? []).map((cell) => cell.trim())
  const columns = columnsIn(heads, settings.heads)
  const isWhole = settings.targets.every((target, column) => target === 'ignore' || columns.includes(column))
  if (!isWhole) return undefined
  const targets = columns.map((column): ColumnTarget => settings.targets[column] ?? 'ignore')
  return { ...settings, heads, targets, missing: 'keep' }
}

/** Which of the former heads each head is; of several with one name the next. */
function columnsIn(heads: readonly string[], former: readonly string[]) {
  const left = new Map(former.map((head, column) => [column, fold(head)]))
  return heads.map((head) => {
    const column = [...left].find(([, each]) => each === fold(head))?.[0] ?? -1
    left.delete(column)
    return column
  })
}

/** The offers of a feed that a table has mended; undefined if the file is a feed itself. */
export async function mendedOffers(
  db: Db,
  { retries, kind }: ImportRecord,
  path: string,
  locale: Locale,
): Promise<AsyncIterable<SourceRow> | undefined> {
  if (retries === null || kind !== 'Yml') return undefined
  const fileKind = await kindOfFile(path)
  if (fileKind === 'Yml') return undefined
  const { rows } = await openSource(path, fileKind, {}, locale)
  return mend(rows, (numbers) => findRefusedOffers(db, retries, numbers))
}

async function* mend(
  rows: AsyncIterable<SourceRow>,
  findOffers: (numbers: readonly number[]) => Promise<ReadonlyMap<number, FeedOffer>>,
): AsyncGenerator<SourceRow> {
  let heads: string[] | undefined
  let batch: string[][] = []
  for await (const { content } of rows) {
    if (!heads) heads = content as string[]
    else batch.push(content as string[])
    if (batch.length < batchRows) continue
    yield* await mendBatch(batch, heads, findOffers)
    batch = []
  }
  if (heads) yield* await mendBatch(batch, heads, findOffers)
}

async function mendBatch(
  batch: readonly string[][],
  heads: readonly string[],
  findOffers: Parameters<typeof mend>[1],
): Promise<SourceRow[]> {
  const cell = (cells: readonly string[], head: string) => (cells[heads.indexOf(head)] ?? '').trim()
  const numbered = batch.map((cells) => ({ cells, number: Number(cell(cells, 'row')) }))
  const offers = await findOffers(numbered.flatMap(({ number }) => (Number.isInteger(number) ? number : [])))
  return numbered.flatMap(({ cells, number }): SourceRow[] => {
    const offer = offers.get(number)
    if (!offer) return []
    const given = feedFields.map((field) => [field, cell(cells, field)])
    const fields = { ...offer.fields, ...Object.fromEntries(given) }
    const filled = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''))
    return [{ number, content: { ...offer, id: cell(cells, 'id'), fields: filled } }]
  })
}

async function findRetried(db: Db, id: string) {
  const { rows } = await sql<{ settings: Settings }>`select settings from imports where id = ${id}::uuid`.execute(db)
  return rows[0]
}

async function findRefusedOffers(db: Db, id: string, numbers: readonly number[]) {
  const { rows } = await sql<{ number: number; content: FeedOffer }>`
    select number, content from import_rows r where import_id = ${id}::uuid and number = any(${numbers as number[]}::int[]) and exists (
      select from import_rejections j where j.import_id = r.import_id and j.number = r.number
    )
  `.execute(db)
  return new Map(rows.map(({ number, content }) => [number, content]))
}
