import { sql } from 'kysely'
import type { Locale } from '#platform/constants.ts'
import type { Db } from '#platform/db/database.ts'
import { beginsWith } from '#platform/db/like.ts'
import { categoryWordsIn } from '../analysis/category-words.ts'
import { kindOf } from '../analysis/kinds.ts'
import { type ParsedQuery, parseQuery, type Term } from '../analysis/parse-query.ts'
import { fullScore, planOf, type SearchPlan, type Step } from '../analysis/search-plan.ts'
import { foldedWords } from '../analysis/tokenize.ts'
import type { SuggestInput, Suggestions } from '../engine.ts'
import { preferencesOf } from '../learning/preferences.ts'
import { tokenizationOf } from './best-replacement.ts'
import { findMatches } from './find-matches.ts'
import { phraseCondition } from './phrase-condition.ts'
import { type CorrectedQuery, correctSpelling } from './spelling-correction.ts'
import type { Extent, TextScope, TextStore } from './text-store.ts'

const maxQueries = 4
const maxProducts = 3
/** Readings of a word that is being typed. */
const maxEndings = 12
const minWordLength = 2
const minBeginningLength = 3
/** The names of this many products decide which ones are shown. */
const shortList: Extent = { maxMatches: 24, minPopular: maxProducts, enough: maxProducts, maxNamed: 24 }

/**
 * Completes the text; if nothing completes it, its correction. The products are the first ones that a search for the completed text
 * finds by their kind and name; without any, those that `searchProducts` finds.
 */
export async function suggest(
  store: TextStore,
  db: Db,
  { text, locale, drafts }: SuggestInput,
  searchProducts: (text: string) => Promise<number[]>,
): Promise<Suggestions> {
  const parsed = await parseQuery(db, text, locale)
  if (parsed.terms.length === 0) return { text: '', queries: [], productIds: [] }
  const [queries, completed] = await Promise.all([completions(db, text, locale), withEnding(db, parsed, locale)])
  const correction = queries.length === 0 ? await correctSpelling(db, text, parsed, locale) : undefined
  const searched = correction ?? { text, query: completed }
  const [correctedQueries, productIds] = await Promise.all([
    correction ? completions(db, correction.text, locale) : queries,
    bestProducts(store, db, searched, { locale, scope: { drafts } }),
  ])
  return {
    text: searched.text,
    queries: correctedQueries,
    productIds: (productIds.length > 0 ? productIds : await searchProducts(text)).slice(0, maxProducts),
  }
}

async function bestProducts(
  store: TextStore,
  db: Db,
  { text, query }: CorrectedQuery,
  options: { locale: Locale; scope: TextScope },
): Promise<number[]> {
  const preferences = preferencesOf(db, query, options.locale)
  const plan = planOf(query, kindOf(query, await categoryWordsIn(db, options.locale), options.locale))
  const { ids, scores } = await findMatches(store, db, suggestionPlan(plan), {
    ...options,
    phrase: phraseCondition(text, options.locale),
    preferences,
    extent: shortList,
    leavesOut: true,
  })
  const matching = scores.findIndex((score) => score < fullScore)
  return matching > 0 ? ids.slice(0, matching) : ids
}

/**
 * Each step runs only while products are missing, so that hardly any that it finds are those of the steps before. A product of the
 * kind that lacks a word says more than another thing whose attributes have it, and takes less to find.
 */
const suggestionPlan = (plan: SearchPlan): SearchPlan => ({
  ...plan,
  full: [],
  described: [...plan.full.map(withoutException), ...plan.described.filter(({ field }) => field === 'name')],
})

const withoutException = (step: Step): Step => ({ ...step, except: undefined })

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

/** The last word is also what it may become; too short a one tells nothing beside others. */
async function withEnding(db: Db, { terms, spans }: ParsedQuery, locale: Locale): Promise<ParsedQuery> {
  const last = terms.at(-1)!
  const length = last.key.length
  if (last.isUnit) return { terms, spans }
  if (!last.isNumeric && length < minWordLength)
    return terms.length === 1
      ? { terms, spans }
      : { terms: terms.slice(0, -1), spans: spans.filter(({ end }) => end < terms.length) }
  const readings = last.isNumeric ? [] : await readingsOf(db, last.key, locale)
  const ending: Term = {
    ...last,
    tokenizations: [...last.tokenizations, ...readings],
    // The dictionary does not know numbers, nor the words of drafts.
    beginning: readings.length === 0 && length >= minBeginningLength ? last.key : undefined,
  }
  return { terms: [...terms.slice(0, -1), ending], spans }
}

async function readingsOf(db: Db, beginning: string, locale: Locale) {
  const { rows } = await sql<Parameters<typeof tokenizationOf>[0]>`
    select phrase, stem, locale from search_words
    where locale in (${locale}, '') and word_count = 1 and ${beginsWith(sql`phrase`, sql`${beginning}::text`)} and phrase <> ${beginning}
    order by documents desc, phrase limit ${maxEndings}
  `.execute(db)
  return rows.map(tokenizationOf)
}
