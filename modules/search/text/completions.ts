import { sql } from 'kysely'
import type { Locale } from '#platform/constants.ts'
import type { Db } from '#platform/db/database.ts'
import { beginsWith } from '#platform/db/like.ts'
import type { Drafts } from '../../catalog/drafts.ts'
import { type ParsedQuery, parseQuery } from '../analysis/parse-query.ts'
import { foldedWords } from '../analysis/tokenize.ts'
import type { SuggestInput, Suggestions } from '../engine.ts'
import { correctSpelling, queryText } from './spelling-correction.ts'
import { all, any, codeCondition, nameCondition } from './term-conditions.ts'
import type { TextStore } from './text-store.ts'

const maxQueries = 4
const maxProducts = 3
const minPrefixLength = 3

/** Completes the text; if nothing completes it, its correction. Without products that have all words, those that a search finds. */
export async function suggest(
  store: TextStore,
  db: Db,
  { text, locale, drafts }: SuggestInput,
  searchProducts: (text: string) => Promise<number[]>,
): Promise<Suggestions> {
  const parsed = await parseQuery(db, text, locale)
  if (parsed.terms.length === 0) return { text: '', queries: [], productIds: [] }
  const queries = await completions(db, text, locale)
  const correction = queries.length === 0 ? await correctSpelling(db, text, parsed, locale) : undefined
  const [correctedQueries, productIds] = await Promise.all([
    correction ? completions(db, correction.text, locale) : queries,
    productIdsByPrefix(store, db, correction?.query ?? parsed, drafts),
  ])
  return {
    text: correction?.text ?? text,
    queries: correctedQueries,
    productIds:
      productIds.length > 0 ? productIds : (await searchProducts(completeText(text, parsed))).slice(0, maxProducts),
  }
}

/** Without a last word of which too little has been typed. */
function completeText(text: string, { terms }: ParsedQuery): string {
  const { key, isNumeric } = terms.at(-1)!
  const isComplete = terms.length === 1 || isNumeric || key.length >= minPrefixLength
  return isComplete ? text : queryText(terms.slice(0, -1))
}

/** Words and phrases of product names that start with the text, the most frequent first. */
async function completions(db: Db, text: string, locale: Locale): Promise<string[]> {
  const prefix = foldedWords(text, locale).join(' ')
  const { rows } = await sql<{ phrase: string; shown: string }>`
    select phrase, shown from search_words where locale in (${locale}, '') and ${beginsWith(sql`phrase`, sql`${prefix}::text`)} and phrase <> ${prefix}
    order by documents desc, word_count, phrase limit ${maxQueries * 2}
  `.execute(db)
  // A brand can have the name of a word of the language.
  const unique = rows.filter(({ phrase }, index) => rows.findIndex((other) => other.phrase === phrase) === index)
  return unique.slice(0, maxQueries).map(({ shown }) => shown)
}

/** Popular products whose names have the words; the last word may be a prefix. */
async function productIdsByPrefix(store: TextStore, db: Db, query: ParsedQuery, drafts: Drafts): Promise<number[]> {
  const last = query.terms.at(-1)!
  const lastTerm = { terms: [last], spans: [] }
  const completeTerms = {
    terms: query.terms.slice(0, -1),
    spans: query.spans.filter(({ end }) => end < query.terms.length),
  }
  const condition = all([
    nameCondition(completeTerms),
    any([
      nameCondition(lastTerm),
      codeCondition(lastTerm),
      ...(last.key.length >= minPrefixLength ? [{ prefix: last.key }] : []),
    ]),
  ])
  return condition ? store.findPopular(db, condition, drafts, maxProducts) : []
}
