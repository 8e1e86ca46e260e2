import { sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'
import { onceFor } from '../../feeds/values/once-for.ts'
import { fold, oneLine } from '../../feeds/values/text.ts'
import type { FeedOffer } from '../../feeds/yml/read-offers.ts'
import { decimalOf, type Notation } from '../columns/cells.ts'
import { commonCurrency } from '../columns/currencies.ts'
import type { ColumnTarget } from '../columns/fields.ts'
import { isSectionHead, samplesBelow } from '../columns/heads.ts'
import { feedNotation, withFieldsOfParams } from '../columns/params.ts'
import { groupOf, type TableColumns, toOffer } from '../columns/to-offer.ts'
import type { ImportRecord } from '../import-record.ts'
import { isHeading } from '../sources/headings.ts'
import { nextRows, type RowKeys, saveRowKeys, type StagedRow } from '../staged-rows.ts'

type Group = { key: string; label: string; rowCount: number; unitless: number; samples: string[] }

/** The columns of an import: of a table, or the parameters of a feed. */
export const columnsOf = (record: ImportRecord): TableColumns => {
  const { heads, targets } = record.settings
  return { heads, targets, notation: record.kind === 'Yml' ? feedNotation : notationOf(record) }
}

const notationOf = onceFor((record: ImportRecord): Notation => {
  const { kind, settings } = record
  const notation = { locale: settings.locale, isTyped: kind === 'Xlsx' }
  const samples = samplesBelow(record)
  const cellsOf = (isWanted: (target: ColumnTarget | undefined) => boolean) =>
    samples.flatMap(({ cells }) => cells.filter((_, column) => isWanted(settings.targets[column])))
  const currency = commonCurrency(cellsOf((target) => target === 'price'))
  return { ...notation, decimal: decimalOf(cellsOf(isPrice), notation), currency }
})

const isPrice = (target: ColumnTarget | undefined) => target === 'price' || target === 'oldPrice' || target === 'tiers'

/** The rows before the heads, and headings between the rows, say nothing about products. */
export const isNoProduct = ({ layout }: ImportRecord, { number, content }: Pick<StagedRow, 'number' | 'content'>) =>
  Array.isArray(content) && (number <= (layout.headRow ?? 0) || isHeading(content))

/** Gives the next rows their group and identity. Returns the number of the last one; null: there are no more. */
export async function groupRows(tx: Tx, record: ImportRecord): Promise<number | null> {
  const rows = await nextRows(tx, record.id, record.done)
  if (rows.length === 0) return null
  const keyed = rows.filter((row) => !isNoProduct(record, row)).map((row) => keysOf(row, record))
  await saveRowKeys(
    tx,
    record.id,
    keyed.map(({ keys }) => keys),
  )
  await addGroups(tx, record, keyed)
  return rows.at(-1)!.number
}

type Keyed = { keys: RowKeys; label: string; name: string; id: string; hasUnit: boolean }

function keysOf({ number, content }: StagedRow, record: ImportRecord): Keyed {
  const columns = columnsOf(record)
  const offer = Array.isArray(content)
    ? toOffer({ number, cells: content, groupKey: null }, columns)
    : withFieldsOfParams(content as FeedOffer, columns)
  const { key, label } = groupOf(offer, categoryOf(content, offer, columns))
  return {
    keys: { number, groupKey: key, identity: fold(offer.id), code: oneLine(offer.fields.vendorCode ?? '') || offer.id },
    label,
    name: offer.fields.name ?? offer.fields.model ?? offer.id,
    id: offer.id,
    hasUnit: Boolean(offer.fields.unit),
  }
}

function categoryOf(content: StagedRow['content'], { fields }: FeedOffer, { heads, targets }: TableColumns) {
  const column = targets.indexOf('category')
  if (!Array.isArray(content)) return { text: fields.categoryId ?? '', isSection: false }
  return { text: content[column] ?? '', isSection: isSectionHead(heads[column] ?? '') }
}

const maxGroupSamples = 3

async function addGroups(tx: Tx, { id: importId, storeId }: ImportRecord, keyed: readonly Keyed[]) {
  const known = await findKnown(tx, storeId, keyed)
  const lacksUnit = ({ id, hasUnit, keys }: Keyed) => !hasUnit && !known.has(id) && !known.has(keys.code)
  const named = keyed.filter(({ keys }) => keys.groupKey !== '')
  const groups = [...Map.groupBy(named, ({ keys }) => keys.groupKey)].map(([key, rows]): Group => ({
    key,
    label: rows[0]!.label,
    rowCount: rows.length,
    unitless: rows.filter(lacksUnit).length,
    samples: rows.slice(0, maxGroupSamples).map(({ name }) => name.slice(0, 200)),
  }))
  await sql`
    insert into import_groups as g (import_id, key, label, row_count, unitless, samples, confidence)
    select ${importId}::uuid, key, label, "rowCount", unitless, samples, 'None'
    from jsonb_to_recordset(${JSON.stringify(groups)}::jsonb) as r (key text, label text, "rowCount" int, unitless int, samples text[])
    on conflict (import_id, key) do update set row_count = g.row_count + excluded.row_count, unitless = g.unitless + excluded.unitless
  `.execute(tx)
}

/** The ids and codes of those that are products of the store, which have their unit. */
async function findKnown(tx: Tx, storeId: number, keyed: readonly Keyed[]): Promise<ReadonlySet<string>> {
  const ids = keyed.map(({ id }) => id)
  const codes = keyed.map(({ keys }) => keys.code)
  const { rows } = await sql<{ known: string }>`
    select external_id as known from products where store_id = ${storeId} and external_id = any(${ids}::text[])
    union select code from products where store_id = ${storeId} and code = any(${codes}::text[])
  `.execute(tx)
  return new Set(rows.map(({ known }) => known))
}
