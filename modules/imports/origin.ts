import { createHash } from 'node:crypto'
import { fold } from '../feeds/values/text.ts'
import { isSectionHead } from './columns/heads.ts'
import type { ImportRecord } from './import-record.ts'

type Named = Pick<ImportRecord, 'addressId' | 'fileName' | 'kind'>

/**
 * Where the products of an import are from: an address, or files with the same columns and name. Numbers do not count, as they are
 * often a date; nor do parameters, which come and go with the offers of a feed, and headings between the rows.
 */
export function originOf({ addressId, fileName, kind }: Named, heads: readonly string[]) {
  if (addressId !== null) return `address ${addressId}`
  const columns = createHash('sha256')
    .update(JSON.stringify(kind === 'Yml' ? [] : heads.filter((head) => !isSectionHead(head)).map(letters)))
    .digest('base64url')
  return `file ${letters(fileName)} ${columns}`
}

const letters = (text: string) =>
  fold(text)
    .replace(/[^\p{L}]+/gu, ' ')
    .trim()
