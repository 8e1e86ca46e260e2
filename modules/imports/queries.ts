// Imports as the people of a store see them.
import { sql } from 'kysely'
import type { Locale } from '#platform/constants.ts'
import type { OutputOf } from '#platform/contract.ts'
import type { Db } from '#platform/db/database.ts'
import { bestName } from '#platform/db/best-translation.ts'
import { type Paging, selectPage } from '#platform/db/select-page.ts'
import { translate } from '#platform/i18n/messages.ts'
import { withoutFormula } from '#platform/values/formula.ts'
import { fold } from '../feeds/values/text.ts'
import type { FeedOffer } from '../feeds/yml/read-offers.ts'
import { guessPrices } from './columns/guess-columns.ts'
import { guessFeedLocale, guessLocale } from './columns/guess-locale.ts'
import { type ColumnTarget, isTranslation } from './columns/fields.ts'
import { headsOf, isSectionHead, samplesBelow, sectionHead } from './columns/heads.ts'
import { guessTargets, memoryOf } from './columns/params.ts'
import { tableLanguages } from './columns/translations.ts'
import type { getImport, listImports } from './contract.ts'
import { importErrors } from './errors.ts'
import { recall } from './import-memory.ts'
import { type Counts, type ImportRecord, noCounts, type Sample, type Settings } from './import-record.ts'
import type { listRefusedRows } from './repair-contract.ts'
import { describeProblem } from './problem.ts'
import { cellsOfOffer, feedHeads } from './repairs/mended-file.ts'
import { describeDifferences, type Difference } from './run/difference.ts'
import { canUndo } from './run/transitions.ts'
import { isHeading } from './sources/headings.ts'
import type { Layout } from './sources/source-row.ts'

type Listed = OutputOf<typeof listImports>['items'][number]
type ImportDetails = OutputOf<typeof getImport>
type Page = Paging & { storeId: number; locale: Locale; now: Date }

export const listed = (now: Date) => sql`
  i.id, i.file_name as "fileName", i.kind, i.status, to_json(i.created_at) as "createdAt", to_json(i.finished_at) as "finishedAt",
  i.row_count as "rowCount", coalesce(i.result, i.checked) as counts, i.problem,
  case when i.status in ('Grouping', 'Checking', 'Running') then (
    select count(*)::int from import_rows r where r.import_id = i.id and r.number <= i.done
  ) else 0 end as done,
  case when ${canUndo(now)} then to_json(i.undo_until) end as "undoUntil",
  coalesce((
    select json_agg(json_build_object('code', code, 'count', count) order by count desc, code)
    from (select code, count(*)::int as count from import_rejections r where r.import_id = i.id group by code) reasons
  ), '[]') as reasons
`

export type ListedRow = Omit<Listed, 'reasons' | 'problem'> & {
  problem: string | null
  reasons: { code: string; count: number }[]
}
const withText = (code: string, locale: Locale) => ({ code, text: translate(locale, 'errors', code) })
export const toListed = <Row extends ListedRow>(row: Row, locale: Locale) => ({
  ...row,
  counts: row.counts && { ...noCounts(), ...row.counts },
  problem: row.problem === null ? null : describeProblem(row.problem, locale),
  reasons: row.reasons.map(({ code, count }) => ({ ...withText(`exchange.${code}`, locale), count })),
})

export async function findImports(db: Db, { storeId, locale, now, ...paging }: Page) {
  const found = await selectPage<ListedRow>(
    db,
    {
      columns: listed(now),
      from: sql`imports i`,
      condition: sql`i.store_id = ${storeId}`,
      order: sql`i.created_at desc`,
    },
    paging,
  )
  return { ...found, items: found.items.map((row) => toListed(row, locale)) }
}

type Stored = ListedRow & {
  currency: ImportDetails['currency']
  storeLocale: Locale
  canReadAgain: boolean
  layout: Layout
  samples: Sample[]
  settings: Partial<Settings>
  differences: Difference[]
}

export async function findImport(
  db: Db,
  storeId: number,
  id: string,
  locale: Locale,
  now: Date,
): Promise<ImportDetails> {
  const { rows } = await sql<Stored>`
    select ${listed(now)}, i.kind <> 'Yml' and i.size_bytes > 0 as "canReadAgain", i.layout, i.samples, i.settings, i.differences, s.currency, s.locale as "storeLocale"
    from imports i join stores s on s.id = i.store_id where i.id = ${id}::uuid and i.store_id = ${storeId}
  `.execute(db)
  const stored = rows[0]
  if (!stored) throw importErrors.notFound()
  const { samples, settings, storeLocale: _, differences, ...rest } = toListed(stored, locale)
  const heads = headsOf(stored)
  const targets =
    settings.targets ??
    guessTargets(stored.kind, heads, await recall<ColumnTarget>(db, storeId, memoryOf(stored.kind), heads.map(fold)))
  const { groups, groupCount } = await findGroups(db, id, locale)
  const reasons: Listed['reasons'] = rest.reasons
  const examples = await findExamples(db, id)
  return {
    ...rest,
    reasons: reasons.map((reason) => ({ ...reason, examples: examples.get(reason.code) ?? [] })),
    differences: await describeDifferences(db, differences, locale),
    rows: stored.kind === 'Yml' ? [] : samples.map(({ number, cells }) => ({ number, cells })),
    columns: heads.map((head, column) => ({
      head: isSectionHead(head) ? sectionHead(locale) : head,
      target: targets[column] ?? 'ignore',
      samples: samplesOf(stored, column),
    })),
    settings: {
      locale: settings.locale ?? localeOf(stored, heads, targets),
      prices: settings.prices ?? guessPrices(stored.kind, heads, targets),
      missing: settings.missing ?? 'keep',
    },
    groups,
    groupCount,
    kept: await findKept(db, id, locale),
  }
}

const maxExamples = 3

/** The first rows that are refused for each reason. */
async function findExamples(db: Db, importId: string) {
  const { rows } = await sql<{ code: string; row: number; detail: string }>`
    select 'exchange.' || code as code, number as row, detail from (
      select distinct code from import_rejections where import_id = ${importId}::uuid
    ) reasons cross join lateral (
      select number, detail from import_rejections r where r.import_id = ${importId}::uuid and r.code = reasons.code
      order by number limit ${maxExamples}
    ) first order by number
  `.execute(db)
  return Map.groupBy(rows, ({ code }) => code)
}

/** If all names have a language in their head, it is one of these. */
function localeOf({ kind, samples, storeLocale }: Stored, heads: readonly string[], targets: readonly ColumnTarget[]) {
  const isOwn = (column: number) => !isTranslation(targets[column] ?? 'ignore')
  const texts = [heads, ...samples.map(({ cells }) => cells)].flatMap((cells) =>
    cells.filter((_, column) => isOwn(column)),
  )
  const guess = kind === 'Yml' ? guessFeedLocale(texts, storeLocale) : guessLocale(texts, storeLocale)
  const languages = targets.includes('name') ? [] : tableLanguages({ heads, targets })
  return [guess, storeLocale].find((locale) => languages.includes(locale)) ?? languages[0] ?? guess
}

const maxKept = 100

async function findKept(db: Db, importId: string, locale: Locale) {
  const { rows } = await sql<ImportDetails['kept'][number]>`
    select p.id, p.code, coalesce(n.name, '') as name
    from import_products i join products p on p.id = i.product_id join stores s on s.id = p.store_id
    left join lateral ${bestName(sql`product_translations t where t.product_id = p.id`, locale)} n on true
    where i.import_id = ${importId}::uuid and i.change = 'Kept' order by p.code limit ${maxKept}
  `.execute(db)
  return rows
}

const maxColumnSamples = 3

const samplesOf = (record: Pick<ImportRecord, 'samples' | 'layout'>, column: number) =>
  [
    ...new Set(
      samplesBelow(record)
        .filter(({ cells }) => !isHeading(cells))
        .flatMap(({ cells }) => (cells[column]?.trim() ? [cells[column]!.trim()] : [])),
    ),
  ].slice(0, maxColumnSamples)

const maxGroups = 300

async function findGroups(db: Db, importId: string, locale: Locale) {
  const { rows: groups } = await sql<ImportDetails['groups'][number]>`
    select g.key, g.label, g.row_count as "rowCount", g.unitless, g.samples, g.category_id as "categoryId", n.name as "categoryName", g.confidence, g.constants
    from import_groups g join imports i on i.id = g.import_id join stores s on s.id = i.store_id
    left join lateral ${bestName(sql`category_translations t where t.category_id = g.category_id`, locale)} n on true
    where g.import_id = ${importId}::uuid
    order by array_position(array['None', 'Likely', 'Sure', 'Chosen', 'Skipped'], g.confidence), g.row_count desc, g.key limit ${maxGroups}
  `.execute(db)
  const { rows: counted } = await sql<{ count: number }>`
    select count(*)::int as count from import_groups where import_id = ${importId}::uuid
  `.execute(db)
  return { groups, groupCount: counted[0]!.count }
}

type RefusedPage = { storeId: number; id: string; page: number; pageSize: number; locale: Locale }

export async function findRefused(
  db: Db,
  { storeId, id, page, pageSize, locale }: RefusedPage,
): Promise<OutputOf<typeof listRefusedRows>> {
  const { rows: found } = await sql<
    Pick<ImportRecord, 'samples' | 'layout' | 'kind'> & { result: Counts | null; checked: Counts | null }
  >`
    select samples, layout, kind, result, checked from imports where id = ${id}::uuid and store_id = ${storeId}
  `.execute(db)
  const stored = found[0]
  if (!stored) throw importErrors.notFound()
  const { rows } = await sql<{
    row: number
    content: string[] | FeedOffer
    reasons: { code: string; detail: string }[]
  }>`
    select r.number as row, r.content, json_agg(json_build_object('code', 'exchange.' || j.code, 'detail', j.detail) order by j.code) as reasons
    from import_rejections j join import_rows r on r.import_id = j.import_id and r.number = j.number
    where j.import_id = ${id}::uuid group by r.import_id, r.number order by r.number limit ${pageSize} offset ${(page - 1) * pageSize}
  `.execute(db)
  const isFeed = stored.kind === 'Yml'
  return {
    heads: isFeed ? feedHeads : headsOf(stored),
    items: rows.map(({ row, content, reasons }) => ({
      row,
      cells: (Array.isArray(content) ? content : cellsOfOffer(row, content)).map(withoutFormula),
      reasons: reasons.map(({ code, detail }) => ({ ...withText(code, locale), detail })),
    })),
    total: (stored.result ?? stored.checked)?.refused ?? 0,
    page,
    pageSize,
  }
}
