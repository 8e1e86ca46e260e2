import { formatTags, type Locale } from '#platform/constants.ts'
import { dayMs } from '#platform/values/days.ts'
import { parsePieces, type Texts, unescaped, type Workbook } from './workbook.ts'

export type SheetRow = { number: number; cells: string[] }

/** The last column of the file format. */
const maxColumn = 16_384

type Place = Pick<Workbook, 'is1904' | 'dateStyles'> & { texts: Texts; locale: Locale }
type Formats = Omit<Place, 'locale'> & { dates: Intl.DateTimeFormat }
type Cell = { column: number; type: string; style: number; value: string }

/** The rows of a sheet as texts, of a formula its result, dates as `locale` writes them. No more than a piece of the sheet is held. */
export async function* sheetRows(
  part: AsyncIterable<Uint8Array>,
  { locale, ...place }: Place,
): AsyncGenerator<SheetRow> {
  const formats = { ...place, dates: dateFormatOf(locale) }
  let rows: SheetRow[] = []
  let row: SheetRow = { number: 0, cells: [] }
  let cell: Cell | undefined
  let isInValue = false
  const pieces = parsePieces(part, {
    open(name, { r: reference, t: type = 'n', s: style = '0' }) {
      if (name === 'row') row = { number: Number(reference ?? row.number + 1), cells: [] }
      else if (name === 'c')
        cell = { column: columnOf(reference) ?? row.cells.length, type, style: Number(style), value: '' }
      isInValue = cell !== undefined && (name === 'v' || name === 't')
    },
    text(more) {
      if (cell && isInValue) cell.value += more
    },
    close(name) {
      isInValue = false
      if (name === 'row') rows.push({ ...row, cells: Array.from(row.cells, (text) => text ?? '') })
      if (name !== 'c' || !cell) return
      row.cells[cell.column] = textOf(cell, formats)
      cell = undefined
    },
  })
  for await (const _ of pieces) {
    yield* rows
    rows = []
  }
  yield* rows
}

function columnOf(reference: string | undefined) {
  const letters = /^[A-Z]+/i.exec(reference ?? '')?.[0].toUpperCase()
  if (!letters) return undefined
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)
  if (column > maxColumn) throw new Error(`no column: ${letters}`)
  return column - 1
}

function textOf({ type, style, value }: Cell, { texts, is1904, dateStyles, dates }: Formats): string {
  if (type === 's') return shown(texts.at(Number(value)))
  if (type === 'str' || type === 'inlineStr') return shown(unescaped(value))
  if (type === 'b') return value === '1' ? 'true' : 'false'
  if (type === 'e' || value === '') return ''
  if (type === 'd') return shownDate(new Date(value.slice(0, 10)), dates)
  const number = Number(value)
  if (Number.isNaN(number)) return value
  if (!dateStyles[style]) return String(Number(number.toPrecision(15)))
  return number < 1 ? timeOf(number) : shownDate(dateOf(number, is1904), dates)
}

/** A part of a day, such as 0.375 for 09:00. */
const timeOf = (days: number) => new Date(Math.max(0, Math.round(days * dayMs))).toISOString().slice(11, 16)

/** The first day of the other calendar is 1900-01-01, which has a 29 February. */
function dateOf(days: number, is1904: boolean) {
  const start = is1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, days < 60 ? 31 : 30)
  return new Date(start + Math.round(days * dayMs))
}

const dateFormatOf = (locale: Locale) =>
  new Intl.DateTimeFormat(formatTags[locale], { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' })

const shownDate = (date: Date, dates: Intl.DateTimeFormat) => (Number.isNaN(date.getTime()) ? '' : dates.format(date))

/** Without errors of formulas that cannot be calculated. */
const shown = (text: string) => (/^#(?:VALUE!|N\/A|REF!|DIV\/0!|NAME\?|NUM!|NULL!)$/.test(text) ? '' : text)
