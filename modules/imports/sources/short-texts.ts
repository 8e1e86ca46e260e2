import { openPromise } from 'yauzl'
import { importErrors } from '../errors.ts'
import { limits } from './source-row.ts'
import { isSheet } from './workbook.ts'

/** Far more than a cell can have. */
const maxTextBytes = limits.cellLength * 10
const tagStart = '<'.charCodeAt(0)

/** Refuses a sheet with a text that its reader would hold in memory, and stops reading there. */
export async function assertShortTexts(path: string) {
  const zip = await openPromise(path)
  for await (const entry of zip.eachEntry()) {
    if (!isSheet(entry.fileName) || entry.uncompressedSize <= maxTextBytes) continue
    let length = 0
    for await (const chunk of (await zip.openReadStreamPromise(entry)) as AsyncIterable<Buffer>) {
      const start = chunk.indexOf(tagStart)
      if (length + (start < 0 ? chunk.length : start) > maxTextBytes) throw importErrors.tooLargeUnpacked()
      length = start < 0 ? length + chunk.length : chunk.length - chunk.lastIndexOf(tagStart)
    }
  }
}
