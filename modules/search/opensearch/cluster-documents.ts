import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { stockOf } from '../../catalog/stock.ts'
import type { Analyzer } from '../analysis/analyzer.ts'
import {
  booleanKeyword,
  dealKeyword,
  type ProductRow,
  readProducts,
  stockKeywords,
} from '../postgres/product-columns.ts'
import { documentsOf, emptySharedTerms, readSources } from '../text/document-sources.ts'
import { intervalKey, textEntry } from './field-values.ts'

export type ClusterDocument = { id: number; category: number } & Record<string, unknown>

/** The documents of those of the products that exist, live or not. */
export async function readDocuments(
  db: Db,
  ids: readonly number[],
  analyzer: Analyzer,
  shared = emptySharedTerms(),
): Promise<ClusterDocument[]> {
  const selection = sql`p.id = any(${ids as number[]}::int[])`
  const sources = await readSources(db, selection)
  const rows = await readProducts(db, selection)
  const documents = await documentsOf(db, sources, shared, analyzer)
  const rowById = new Map(rows.map((row) => [row.id, row]))
  return sources.flatMap(({ id, isLive }, index) => {
    const row = rowById.get(id)
    return row ? [{ ...fieldsOf(row), isLive, terms: termsIn(documents[index]!) }] : []
  })
}

/** Lucene refuses longer terms than 32 kB; PostgreSQL's limit is 2 kB. */
const maxTermLength = 600

const termsIn = (document: string) => [
  ...new Set(
    document
      .split(' ')
      .filter(Boolean)
      .map((term) => term.slice(0, maxTermLength)),
  ),
]

function fieldsOf({
  isStockCounted,
  lowStockAt,
  isReduced,
  isPrivateLabel,
  intervals,
  texts,
  brand,
  ...row
}: ProductRow) {
  const { status } = stockOf({ ...row, isStockCounted, lowStockAt, leadDays: null, minimumOrder: row.minOrder })
  return {
    ...row,
    ...(brand === null ? {} : { brand }),
    inStock: booleanKeyword(status !== 'OutOfStock'),
    stock: stockKeywords[status],
    deal: dealKeyword({ isReduced, isPrivateLabel }),
    intervals: Object.fromEntries(Object.entries(intervals ?? {}).map(([id, number]) => [intervalKey(id), number])),
    texts: Object.entries(texts ?? {}).flatMap(([id, words]) =>
      Object.values(words).map((text) => textEntry(Number(id), text)),
    ),
  }
}
