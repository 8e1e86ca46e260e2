import { readFile } from 'node:fs/promises'
import type { CellValue } from 'hucre/xlsx'
import { assertUnpackable } from '#platform/files/unpackable.ts'
import { AppError } from '#platform/errors.ts'
import { importErrors } from '../errors.ts'
import { limits, type SourceRow } from './source-row.ts'

/** The names of the sheets; the chosen one, or else the first with rows. */
export async function recogniseXlsx(path: string, chosen: string | undefined) {
  const bytes = await openWorkbook(path)
  const { readXlsx } = await import('hucre/xlsx')
  const { sheets } = await readXlsx(bytes, { maxRows: 20 }).catch(rethrowUnreadable)
  const names = sheets.map(({ name }) => name)
  const filled = sheets.find(({ rows }) => rows.some((row) => row.some((cell) => cell !== null && cell !== '')))
  const sheet = chosen !== undefined && names.includes(chosen) ? chosen : (filled ?? sheets[0])?.name
  if (sheet === undefined) throw importErrors.emptyFile()
  return { sheets: names, sheet }
}

/** Of a formula its result. Empty rows are left out. */
export async function* readXlsxRows(path: string, sheet: string): AsyncGenerator<SourceRow> {
  const bytes = await openWorkbook(path)
  const { streamXlsxRows } = await import('hucre/xlsx')
  try {
    for await (const { index, values } of streamXlsxRows(bytes, { sheet })) {
      yield { number: index + 1, content: values.map(textOf) }
    }
  } catch (error) {
    rethrowUnreadable(error)
  }
}

async function openWorkbook(path: string) {
  const bytes = await readFile(path)
  await assertUnpackable(bytes, limits.unpackedBytes).catch(() => {
    throw importErrors.tooLargeUnpacked()
  })
  return bytes
}

/** Numbers as people see them: 0.1 + 0.2 is 0.3. */
function textOf(value: CellValue): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number') return String(Number(value.toPrecision(15)))
  if (value instanceof Date) return value.toISOString().slice(0, 10)
  return typeof value === 'object' || errors.test(String(value)) ? '' : String(value)
}

/** Of formulas that cannot be calculated. */
const errors = /^#(?:VALUE!|N\/A|REF!|DIV\/0!|NAME\?|NUM!|NULL!)$/

function rethrowUnreadable(error: unknown): never {
  throw error instanceof AppError ? error : importErrors.unreadableFile({ row: 0 })
}
