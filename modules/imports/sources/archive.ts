// A ZIP with a table, or a feed, and the pictures of its products.
import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { type Entry, openPromise } from 'yauzl'
import { AppError } from '#platform/errors.ts'
import { maxArchiveEntries } from '#platform/files/archive.ts'
import { maxFileBytes } from '../contract.ts'
import { importErrors } from '../errors.ts'
import type { ImportKind } from './source-row.ts'

/** The table of an archive. */
export type ArchiveTable = { entry: string; kind: ImportKind }

const kinds: readonly [pattern: RegExp, kind: ImportKind][] = [
  [/\.xlsx$/i, 'Xlsx'],
  [/\.(?:yml|xml)$/i, 'Yml'],
  [/\.(?:csv|tsv|txt)$/i, 'Csv'],
]
const kindOf = (name: string) => kinds.find(([pattern]) => pattern.test(name))?.[1]

/** The largest table of the outermost folder; undefined for a workbook, which is a ZIP itself. */
export async function findTable(path: string): Promise<ArchiveTable | undefined> {
  const entries = await entriesOf(path)
  if (!entries || entries.some(({ fileName }) => fileName === '[Content_Types].xml')) return undefined
  const [table] = entries
    .filter(({ fileName }) => kindOf(fileName) && !/(?:^|\/)(?:__MACOSX\/|\.)/.test(fileName))
    .toSorted((one, other) => depthOf(one) - depthOf(other) || other.uncompressedSize - one.uncompressedSize)
  if (!table) throw importErrors.noTable()
  return { entry: table.fileName, kind: kindOf(table.fileName)! }
}

const depthOf = ({ fileName }: Entry) => fileName.split('/').length

/** Undefined for a damaged file. */
async function entriesOf(path: string): Promise<Entry[] | undefined> {
  try {
    const zip = await openPromise(path)
    const entries: Entry[] = []
    for await (const entry of zip.eachEntry()) if (entries.push(entry) > maxArchiveEntries) return undefined
    return entries
  } catch {
    return undefined
  }
}

/** Unpacks the table beside its archive and returns its path. */
export async function unpackTable(path: string, name: string): Promise<string> {
  const zip = await openPromise(path, { autoClose: false })
  try {
    for await (const entry of zip.eachEntry()) {
      if (entry.fileName !== name) continue
      if (entry.uncompressedSize > maxFileBytes) throw importErrors.tooLargeUnpacked()
      const table = `${path}.table`
      // The reader stops at the declared size.
      await pipeline(await zip.openReadStreamPromise(entry), createWriteStream(table))
      return table
    }
    throw importErrors.noTable()
  } catch (error) {
    throw error instanceof AppError ? error : importErrors.unreadableFile({ row: 0 })
  } finally {
    zip.close()
  }
}
