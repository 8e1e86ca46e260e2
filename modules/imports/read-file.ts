import { sql } from 'kysely'
import type { Locale } from '#platform/constants.ts'
import type { Tx } from '#platform/db/database.ts'
import { openFileStore, type StoreConfig } from '#platform/files/open-store.ts'
import type { FeedOffer, Shop } from '../feeds/yml/read-offers.ts'
import { automaticSettings } from './addresses/automatic-import.ts'
import { guessHeadRow } from './columns/guess-columns.ts'
import { sectionHead } from './columns/heads.ts'
import { createParamCollector } from './columns/params.ts'
import { importErrors } from './errors.ts'
import { type ImportRecord, type Sample, startStep } from './import-record.ts'
import { mendedOffers, settingsOfRetried } from './repairs/mended-file.ts'
import { unpackTable } from './sources/archive.ts'
import { copyLocally } from './sources/local-copy.ts'
import { openSource } from './sources/read-source.ts'
import { firstRows, noSections, type Sections, withCell, withSections } from './sources/sections.ts'
import type { SourceRow } from './sources/source-row.ts'
import { withVariants } from './sources/variant-rows.ts'
import { batchRows, stageRows } from './staged-rows.ts'

const maxSampleLength = 200

type Reading = { config: StoreConfig; locale: Locale; now: Date }

/** Reads the whole file into the database, in one transaction: a file that breaks off leaves nothing. */
export async function readFile(tx: Tx, record: ImportRecord, reading: Reading) {
  const { id, fileKey, kind, layout: chosen, archiveEntry } = record
  await sql`delete from import_rows where import_id = ${id}::uuid`.execute(tx)
  await using file = await copyLocally(openFileStore(reading.config), fileKey)
  const mended = await mendedOffers(tx, record, file.path, reading.locale)
  // The copy of the file goes with the end of this function.
  if (mended) return await readMended(tx, record, mended, reading.now)
  const path = archiveEntry === null ? file.path : await unpackTable(file.path, archiveEntry)
  const source = await openSource(path, kind, chosen, reading.locale)
  const rows: Sample[] = []
  const params = createParamCollector()
  const sections = noSections()
  let count = 0
  let batch: SourceRow[] = []
  const read = kind === 'Yml' ? source.rows : withVariants(withSections(source.rows, chosen, sections), sections)
  for await (const row of read) {
    count++
    const isTable = Array.isArray(row.content)
    if (!isTable) params.add(row.content as FeedOffer)
    else if (rows.length < firstRows) rows.push(sampleOf(row))
    batch.push(isTable ? row : { ...row, content: withShop(row.content as FeedOffer, source.shop) })
    if (batch.length < batchRows) continue
    await stageRows(tx, id, batch)
    batch = []
  }
  if (batch.length > 0) await stageRows(tx, id, batch)
  if (count === 0) throw importErrors.emptyFile()
  const samples = kind === 'Yml' ? params.samples() : withSectionHead(rows, sections, reading.locale)
  const known = record.isAutomatic
    ? await automaticSettings(tx, record, samples)
    : await settingsOfRetried(tx, record, samples)
  const layout =
    kind === 'Yml'
      ? { headRow: 0 }
      : { ...source.layout, headRow: known && rows[0] ? rows[0].number : (chosen.headRow ?? guessHeadRow(rows)) }
  await sql`
    update imports set layout = ${JSON.stringify(layout)}::jsonb, samples = ${JSON.stringify(samples)}::jsonb, row_count = ${count}, settings = ${JSON.stringify(known ?? {})}::jsonb,
      stated_rates = ${JSON.stringify(Object.fromEntries(source.shop.rates))}::jsonb
    where id = ${id}::uuid
  `.execute(tx)
  await startStep(tx, id, { status: known ? 'Grouping' : 'Columns', now: reading.now })
}

/** Offers that a feed had, as a table has mended them; they are read as those of the feed. */
async function readMended(tx: Tx, { id, retries }: ImportRecord, offers: AsyncIterable<SourceRow>, now: Date) {
  const rows = await Array.fromAsync(offers)
  if (rows.length === 0) throw importErrors.emptyFile()
  for (let start = 0; start < rows.length; start += batchRows)
    await stageRows(tx, id, rows.slice(start, start + batchRows))
  await sql`
    update imports i set row_count = ${rows.length}, settings = p.settings || '{"missing": "keep"}', stated_rates = p.stated_rates
    from imports p where i.id = ${id}::uuid and p.id = ${retries}::uuid
  `.execute(tx)
  await startStep(tx, id, { status: 'Grouping', now })
}

const sampleOf = ({ number, content }: SourceRow): Sample => ({
  number,
  cells: (content as string[]).map((cell) => cell.slice(0, maxSampleLength)),
})

const withSectionHead = (rows: readonly Sample[], { headRow, column }: Sections, locale: Locale) =>
  rows.map((row) =>
    column !== undefined && row.number === headRow
      ? { ...row, cells: withCell(row.cells, column, sectionHead(locale)) }
      : row,
  )

/** A staged offer says its category and its currency by itself. */
function withShop(offer: FeedOffer, shop: Shop): FeedOffer {
  const category = shop.categories.get(offer.fields.categoryId ?? '')
  return {
    ...offer,
    fields: {
      ...offer.fields,
      ...(category?.name && { categoryId: category.name }),
      ...(!offer.fields.currencyId && shop.currencies.length === 1 && { currencyId: shop.currencies[0]! }),
    },
  }
}
