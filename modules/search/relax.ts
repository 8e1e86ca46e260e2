import type { Db } from '#platform/db/database.ts'
import { countProducts, meaningful } from './queries.ts'
import type { ProductQuery } from './query.ts'
import { wordsOf } from './text.ts'

/**
 * All words are wanted. When together they find nothing, the words that find nothing on their own are left out; if each
 * finds something, the last ones are, until there is an answer.
 */
export async function relax<Found extends { counts: { total: number } }>(db: Db, query: ProductQuery, find: (words: string[]) => Promise<Found>) {
  const words = await meaningful(db, wordsOf(query.words), query.locale)
  const found = await find(words)
  if (found.counts.total > 0 || words.length < 2) return { found, leftOut: [] as string[] }
  const totals = await Promise.all(words.map((word) => countProducts(db, query, [word])))
  for (let kept = words.filter((_, index) => totals[index]! > 0); kept.length > 0; kept = kept.slice(0, -1)) {
    if (kept.length === words.length) continue
    const relaxed = await find(kept)
    if (relaxed.counts.total > 0) return { found: relaxed, leftOut: words.filter((word) => !kept.includes(word)) }
  }
  return { found, leftOut: [] }
}
