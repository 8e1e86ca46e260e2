import { assertUnpackable } from '#platform/files/unpackable.ts'
import type { Locale } from '#platform/constants.ts'
import { AppError } from '#platform/errors.ts'
import { bestHeadRow } from '../columns/guess-columns.ts'
import { importErrors } from '../errors.ts'
import { type SheetRow, sheetRows } from './sheet-rows.ts'
import { assertShortTexts } from './short-texts.ts'
import { limits, type SourceRow } from './source-row.ts'
import { isHeld, openWorkbook, type Workbook } from './workbook.ts'

/** The names of the sheets; the chosen one, or else the one that has a table. */
export async function recogniseXlsx(path: string, chosen: string | undefined, locale: Locale) {
  try {
    await assertSize(path)
    await assertShortTexts(path)
    using workbook = await openWorkbook(path)
    const names = workbook.sheets.map(({ name }) => name)
    const sheet = chosen !== undefined && names.includes(chosen) ? chosen : await likelySheet(workbook, locale)
    if (sheet === undefined) throw importErrors.emptyFile()
    return { sheets: names, sheet }
  } catch (error) {
    rethrowUnreadable(error)
  }
}

/** Empty rows are left out. */
export async function* readXlsxRows(path: string, name: string, locale: Locale): AsyncGenerator<SourceRow> {
  try {
    await assertSize(path)
    using workbook = await openWorkbook(path)
    const { dateStyles, is1904, sheets } = workbook
    const texts = await workbook.loadTexts()
    const part = await workbook.read(sheets.find((sheet) => sheet.name === name)!.path)
    for await (const { number, cells } of sheetRows(part, { texts, dateStyles, is1904, locale }))
      yield { number, content: cells }
  } catch (error) {
    rethrowUnreadable(error)
  }
}

/** Pictures are not read. */
const assertSize = (path: string) =>
  assertUnpackable(path, limits.unpackedBytes, {
    maxHeldBytes: limits.heldBytes,
    isStreamed: (name) => !isHeld(name),
  }).catch(() => {
    throw importErrors.tooLargeUnpacked()
  })

const maxSheets = 20

/** The one whose first rows have the most known heads, or else the first with rows. A hidden one has what buyers are not to see. */
async function likelySheet({ sheets: all, read, loadTexts, ...place }: Workbook, locale: Locale) {
  const shown = all.filter(({ isHidden }) => !isHidden)
  const sheets = shown.length > 0 ? shown : all
  if (sheets.length <= 1) return sheets[0]?.name
  const texts = await loadTexts()
  let best: { name: string; known: number } | undefined
  for (const { name, path } of sheets.slice(0, maxSheets)) {
    const rows: SheetRow[] = []
    for await (const row of sheetRows(await read(path), { ...place, texts, locale })) {
      if (row.cells.some((cell) => cell !== '')) rows.push(row)
      if (row.number >= maxFirstRow) break
    }
    const { known } = bestHeadRow(rows)
    if (rows.length > 0 && (!best || known > best.known)) best = { name, known }
  }
  return best?.name ?? sheets[0]!.name
}
const maxFirstRow = 100

function rethrowUnreadable(error: unknown): never {
  throw error instanceof AppError ? error : importErrors.unreadableFile({ row: 0 })
}
