import { readFile } from 'node:fs/promises'
import type { CellValue } from 'hucre/xlsx'
import { assertUnpackable } from '#platform/files/unpackable.ts'
import { AppError } from '#platform/errors.ts'
import { importErrors } from '../errors.ts'
import { assertShortTexts } from './short-texts.ts'
import { limits, type SourceRow } from './source-row.ts'

/** The names of the sheets; the chosen one, or else the first with rows. */
export async function recogniseXlsx(path: string, chosen: string | undefined) {
  const bytes = await openWorkbook(path)
  await assertShortTexts(bytes, isSheet).catch(rethrowUnreadable)
  const names = await sheetNames(bytes)
  const sheet =
    chosen !== undefined && names.includes(chosen) ? chosen : ((await firstFilled(bytes, names)) ?? names[0])
  if (sheet === undefined) throw importErrors.emptyFile()
  return { sheets: names, sheet }
}

/** Without the sheets themselves, each of which may fill the memory. */
async function sheetNames(bytes: Buffer) {
  const { readXlsx } = await import('hucre/xlsx')
  const names: string[] = []
  const collect = ({ name }: { name: string }) => {
    names.push(name)
    return false
  }
  await readXlsx(bytes, { sheets: collect }).catch(rethrowUnreadable)
  return names
}

const maxFirstRows = 20

async function firstFilled(bytes: Buffer, names: readonly string[]) {
  const { streamXlsxRows } = await import('hucre/xlsx')
  try {
    for (const sheet of names)
      for await (const { values } of streamXlsxRows(bytes, { sheet, maxRows: maxFirstRows }))
        if (values.some((cell) => cell !== null && cell !== '')) return sheet
  } catch (error) {
    rethrowUnreadable(error)
  }
  return undefined
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

const isSheet = (name: string) => /worksheets\/[^/]*\.xml$/.test(name)

async function openWorkbook(path: string) {
  const bytes = await readFile(path)
  await assertUnpackable(bytes, limits.unpackedBytes, { maxHeldBytes: limits.heldBytes, isStreamed: isSheet }).catch(
    () => {
      throw importErrors.tooLargeUnpacked()
    },
  )
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
