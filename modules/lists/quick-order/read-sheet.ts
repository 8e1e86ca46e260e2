import { readFile } from 'node:fs/promises'
import { maxCartLines } from '#platform/constants.ts'
import { assertUnpackable } from '#platform/files/unpackable.ts'
import { listErrors } from '../errors.ts'

/** Limits of an unpacked workbook. */
const maxUnpackedBytes = 20 * 1024 * 1024
/** With a head line, and one more that shows that there are too many. */
const maxRows = maxCartLines + 2
const maxColumns = 20

/** The first rows of the first sheet of an XLSX file as lines with tabs; any other file is text. */
export async function readSheet(path: string): Promise<string> {
  const bytes = await readFile(path)
  if (!bytes.subarray(0, 4).equals(Buffer.from('PK\x03\x04', 'latin1'))) return toText(bytes)
  try {
    await assertUnpackable(bytes, maxUnpackedBytes)
    const { readXlsx } = await import('hucre/xlsx')
    const { sheets } = await readXlsx(bytes, { sheets: [0], maxRows })
    return (sheets[0]?.rows ?? []).map((row) => row.slice(0, maxColumns).map(toCell).join('\t')).join('\n')
  } catch {
    throw listErrors.unreadableFile()
  }
}

const toCell = (value: unknown) => String(value ?? '').replace(/\s+/g, ' ')

function toText(bytes: Buffer) {
  if (bytes.includes(0)) throw listErrors.unreadableFile()
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    // Older spreadsheet programs; codes and quantities are ASCII.
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
