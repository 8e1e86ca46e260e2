import { maxCartLines, maxQuantity } from '#platform/constants.ts'
import { listErrors } from '../errors.ts'

/** `quantity`: null if none is given, undefined if it cannot be read. */
export type RequestedLine = { line: number; code: string; quantity: number | null | undefined }

/** Lines of code and quantity. A head line names their columns; without one they are the first two. */
export function parseLines(text: string): RequestedLine[] {
  const rows = text
    .split(/\r\n?|\n/)
    .map((row, index) => ({ line: index + 1, cells: cellsOf(row) }))
    .filter(({ cells }) => cells.some(Boolean))
  const [codeAt, quantityAt] = columnsOf(rows[0]?.cells ?? []) ?? [0, 1]
  const lines = (columnsOf(rows[0]?.cells ?? []) ? rows.slice(1) : rows)
    .map(({ line, cells }) => ({ line, code: cells[codeAt] ?? '', quantity: quantityOf(cells[quantityAt] ?? '') }))
    .filter(({ code }) => code !== '')
  if (lines.length === 0) throw listErrors.noLines()
  if (lines.length > maxCartLines) throw listErrors.tooManyLines({ most: maxCartLines })
  return lines
}

const maxCodeLength = 80

function cellsOf(row: string) {
  const separator = ['\t', ';', ','].find((each) => row.includes(each))
  const cells = separator ? row.split(separator) : (/^(.*\S)\s+(\d+)\s*$/.exec(row)?.slice(1) ?? [row])
  return cells.map((cell) =>
    cell
      .trim()
      .replace(/^"(.*)"$/, '$1')
      .slice(0, maxCodeLength),
  )
}

const codeWord =
  /^(sku|code|item code|артикул|код|šifra|sifra|artikelnummer|art\.?-?nr\.?|codice|codice articolo|kod|ürün kodu)$/i
const quantityWord = /^(qty|quantity|количество|кол-во|količina|kolicina|menge|anzahl|quantità|quantita|miktar|adet)\b/i

/** Where a head line has code and quantity; undefined if the line is none. */
function columnsOf(cells: readonly string[]): [number, number] | undefined {
  const codeAt = cells.findIndex((cell) => codeWord.test(cell))
  const quantityAt = cells.findIndex((cell) => quantityWord.test(cell) || /^(количество|кол-во)/i.test(cell))
  if (codeAt < 0 && quantityAt < 0) return undefined
  return [Math.max(codeAt, 0), quantityAt < 0 ? 1 : quantityAt]
}

function quantityOf(text: string): number | null | undefined {
  if (text === '') return null
  const digits = /^(\d+)(?:[.,]0+)?$/.exec(text.replace(/[\s\u00a0\u202f]/g, ''))?.[1]
  const quantity = Number(digits)
  return digits && quantity >= 1 && quantity <= maxQuantity ? quantity : undefined
}
