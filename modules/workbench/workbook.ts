import type { CellValue } from 'hucre/xlsx'
import type { Locale } from '#platform/constants.ts'
import { translate } from '#platform/i18n/messages.ts'
import type { Money } from '#platform/values/money.ts'
import type { ExportedColumn, ExportedList } from './exported-columns.ts'
import type { Item } from './read-items.ts'

const maxCellLength = 32_767
const formats = { money: '#,##0.00', time: 'yyyy-mm-dd hh:mm' }

/** The workbook as a stream, written while the items are read. Its words are those of the pages. */
export async function toWorkbook(items: AsyncIterable<Item>, { title, columns }: ExportedList, locale: Locale) {
  const { writeXlsxStream } = await import('hucre/xlsx')
  return writeXlsxStream(rowsOf(items, columns, locale), {
    name: textOf(title, locale).slice(0, 31),
    columns: columns.map(({ head, kind }) => ({
      header: textOf(head, locale),
      width: 24,
      ...(kind && { numFmt: formats[kind] }),
    })),
    freezePane: { rows: 1 },
  })
}

/** The file of a list, such as `Accounts 2026-03-01.xlsx`. */
export const fileNameOf = ({ title }: ExportedList, locale: Locale, day: Date) =>
  `${textOf(title, locale)} ${day.toISOString().slice(0, 10)}.xlsx`

/** A code without a text, such as one of an earlier version, stays as it is. */
function textOf(text: string, locale: Locale, code = text) {
  const [namespace, key] = text.split(/:(.*)/s) as [string, string]
  const found = translate(locale, namespace, key)
  return found === text ? code : found
}

async function* rowsOf(items: AsyncIterable<Item>, columns: readonly ExportedColumn[], locale: Locale) {
  for await (const item of items) yield columns.map((column) => toCell(valueAt(item, column.field), column, locale))
}

const valueAt = (item: unknown, field: string): unknown =>
  field.split('.').reduce((value, name) => (value as Item | null | undefined)?.[name], item)

/** Text stays text whatever it begins with: a workbook types its cells. */
function toCell(value: unknown, { kind, words }: ExportedColumn, locale: Locale): CellValue {
  if (value === null || value === undefined) return null
  if (kind === 'money') return (value as Money).minor / 100
  if (kind === 'time') return new Date(value as string)
  const wordOf = (code: unknown) => (words ? textOf(`${words}.${String(code)}`, locale, String(code)) : String(code))
  if (typeof value === 'boolean' && !words) return translate(locale, 'list', value ? 'yes' : 'no')
  if (typeof value === 'number') return value
  if (Array.isArray(value)) return value.map(wordOf).join(', ').slice(0, maxCellLength)
  return (typeof value === 'object' ? JSON.stringify(value) : wordOf(value)).slice(0, maxCellLength)
}
