import { assertUnpackable } from '#platform/files/unpackable.ts'
import { AppError } from '#platform/errors.ts'
import { importErrors } from '../errors.ts'
import { sheetRows } from './sheet-rows.ts'
import { assertShortTexts } from './short-texts.ts'
import { limits, type SourceRow } from './source-row.ts'
import { isHeld, openWorkbook, type Workbook } from './workbook.ts'

/** The names of the sheets; the chosen one, or else the first with rows. */
export async function recogniseXlsx(path: string, chosen: string | undefined) {
  try {
    await assertSize(path)
    await assertShortTexts(path)
    using workbook = await openWorkbook(path)
    const names = workbook.sheets.map(({ name }) => name)
    const sheet = chosen !== undefined && names.includes(chosen) ? chosen : ((await firstFilled(workbook)) ?? names[0])
    if (sheet === undefined) throw importErrors.emptyFile()
    return { sheets: names, sheet }
  } catch (error) {
    rethrowUnreadable(error)
  }
}

/** Empty rows are left out. */
export async function* readXlsxRows(path: string, name: string): AsyncGenerator<SourceRow> {
  try {
    await assertSize(path)
    using workbook = await openWorkbook(path)
    const { dateStyles, is1904, sheets } = workbook
    const texts = await workbook.loadTexts()
    const part = await workbook.read(sheets.find((sheet) => sheet.name === name)!.path)
    for await (const { number, cells } of sheetRows(part, { texts, dateStyles, is1904 }))
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

const maxFirstRows = 20
/** The texts of cells do not matter. */
const anyText = { at: () => 'text' }

async function firstFilled({ sheets, read, ...place }: Workbook) {
  for (const { name, path } of sheets) {
    let count = 0
    for await (const { cells } of sheetRows(await read(path), { ...place, texts: anyText })) {
      if (cells.some((cell) => cell !== '')) return name
      if (++count === maxFirstRows) break
    }
  }
  return undefined
}

function rethrowUnreadable(error: unknown): never {
  throw error instanceof AppError ? error : importErrors.unreadableFile({ row: 0 })
}
