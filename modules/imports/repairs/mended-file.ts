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

const feedFields = ['name', 'vendor', 'vendorCode', 'price', 'currencyId', 'categoryId', 'unit', 'count'] as const
/** What a download has of the offers of a feed; by the first column the offer is found again. */
export const feedHeads = ['row', 'id', ...feedFields]

export const cellsOfOffer = (row: number, { id, fields }: FeedOffer): string[] => [
  String(row),
  id,
  ...feedFields.map((field) => fields[field] ?? ''),
]

/**
 * The settings of the import that refused the rows, for a file with the same columns and perhaps that of the reasons. Undefined:
 * it is another file.
 */
export async function settingsOfRetried(
  db: Db,
  { retries, kind }: ImportRecord,
  samples: readonly Sample[],
): Promise<Settings | undefined> {
  const retried = retries === null || kind === 'Yml' ? undefined : await findRetried(db, retries)
  if (!retried?.settings.targets) return undefined
  const { settings } = retried
  const cells = (samples[0]?.cells ?? []).map(fold)
  if (!settings.heads.every((head, column) => fold(head) === (cells[column] ?? ''))) return undefined
  const others = cells.slice(settings.heads.length).map((): ColumnTarget => 'ignore')
  return {
    ...settings,
    heads: [...settings.heads, ...cells.slice(settings.heads.length)],
    targets: [...settings.targets, ...others],
    missing: 'keep',
  }
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
  return mend(rows, await findRefusedOffers(db, retries))
}

async function* mend(
  rows: AsyncIterable<SourceRow>,
  offers: ReadonlyMap<number, FeedOffer>,
): AsyncGenerator<SourceRow> {
  let heads: string[] | undefined
  for await (const { content } of rows) {
    const cells = content as string[]
    if (!heads) {
      heads = cells
      continue
    }
    const cell = (head: string) => (cells[heads!.indexOf(head)] ?? '').trim()
    const offer = offers.get(Number(cell('row')))
    if (!offer) continue
    const given = feedFields.map((field) => [field, cell(field)])
    const fields = { ...offer.fields, ...Object.fromEntries(given) }
    yield {
      number: Number(cell('row')),
      content: {
        ...offer,
        id: cell('id'),
        fields: Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== '')),
      },
    }
  }
}

async function findRetried(db: Db, id: string) {
  const { rows } = await sql<{ settings: Settings }>`select settings from imports where id = ${id}::uuid`.execute(db)
  return rows[0]
}

const maxRefused = 10_000

async function findRefusedOffers(db: Db, id: string) {
  const { rows } = await sql<{ number: number; content: FeedOffer }>`
    select number, content from import_rows r where import_id = ${id}::uuid and exists (
      select from import_rejections j where j.import_id = r.import_id and j.number = r.number
    ) order by number limit ${maxRefused}
  `.execute(db)
  return new Map(rows.map(({ number, content }) => [number, content]))
}
