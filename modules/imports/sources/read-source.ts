import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import type { Locale } from '#platform/constants.ts'
import { emptyShop, readOffers, type Shop } from '../../feeds/yml/read-offers.ts'
import { importErrors } from '../errors.ts'
import { readCsv, recogniseCsv } from './csv.ts'
import { type ImportKind, type Layout, limits, type SourceRow } from './source-row.ts'
import { readXlsxRows, recogniseXlsx } from './xlsx.ts'

/** A file as rows, whatever its format. `shop` is filled while a feed is read. */
export type Source = { layout: Layout; shop: Shop; rows: AsyncIterable<SourceRow> }

/** Opens a file; what `chosen` does not say is recognised. `locale` is that of the store. */
export async function openSource(path: string, kind: ImportKind, chosen: Layout, locale: Locale): Promise<Source> {
  const shop = emptyShop()
  if (kind === 'Yml') return { layout: {}, shop, rows: bounded(readYml(path, shop)) }
  if (kind === 'Xlsx') {
    const { sheets, sheet } = await recogniseXlsx(path, chosen.sheet, locale)
    return { layout: { ...chosen, sheets, sheet }, shop, rows: bounded(readXlsxRows(path, sheet, locale)) }
  }
  const layout = await recogniseCsv(path, chosen, locale)
  return { layout: { ...chosen, ...layout }, shop, rows: bounded(readCsv(path, layout)) }
}

/** By its first bytes: the name of a file says little. */
export async function kindOfFile(path: string): Promise<ImportKind> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(512), 0, 512, 0)
    const head = buffer.subarray(0, bytesRead)
    if (head.subarray(0, 4).equals(Buffer.from('PK\x03\x04', 'latin1'))) return 'Xlsx'
    if (/^(?:\xef\xbb\xbf)?\s*<(?:\?xml|!DOCTYPE yml_catalog|yml_catalog)/.test(head.toString('latin1'))) return 'Yml'
    if (isBinary(head)) throw importErrors.unknownFormat()
    return 'Csv'
  } finally {
    await file.close()
  }
}

/** Old workbooks, PDF, pictures and the like. Text in UTF-16 has zero bytes, too, but not two in a row. */
function isBinary(head: Buffer) {
  const start = head.toString('latin1', 0, 8)
  return (
    /^(?:\xd0\xcf\x11\xe0|%PDF|\x89PNG|\xff\xd8\xff|GIF8|Rar!|7z\xbc\xaf|\x1f\x8b)/.test(start) ||
    head.includes('\0\0\0')
  )
}

async function* readYml(path: string, shop: Shop): AsyncGenerator<SourceRow> {
  let number = 0
  for await (const offer of readOffers(createReadStream(path), shop)) {
    // Many offers may stand in one line.
    number = Math.max(number + 1, offer.line)
    yield { number, content: offer }
  }
}

/** Skips empty rows, and throws for a source with more rows or columns than an import takes. */
async function* bounded(rows: AsyncIterable<SourceRow>): AsyncGenerator<SourceRow> {
  let count = 0
  for await (const row of rows) {
    if (isEmpty(row)) continue
    if (++count > limits.rows) throw importErrors.tooManyRows({ max: limits.rows })
    yield Array.isArray(row.content) ? { ...row, content: trimmed(row.content as readonly string[]) } : row
  }
}

const isEmpty = ({ content }: SourceRow) =>
  Array.isArray(content) && content.every((cell: string) => cell.trim() === '')

function trimmed(cells: readonly string[]) {
  if (cells.length > limits.columns && cells.slice(limits.columns).some((cell) => cell.trim() !== ''))
    throw importErrors.tooManyColumns({ max: limits.columns })
  return cells.slice(0, limits.columns).map((cell) => cell.slice(0, limits.cellLength).replaceAll('\0', ''))
}
