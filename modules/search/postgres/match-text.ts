import type { Locale } from '#platform/constants.ts'
import type { Db } from '#platform/db/database.ts'
import { type ParsedQuery, parseQuery } from '../analysis/parse-query.ts'
import { phraseTsquery } from './phrase-query.ts'
import { relaxQuery } from './relaxation.ts'
import { type CorrectedQuery, correctSpelling, queryText } from './spelling-correction.ts'
import { findCandidates, type ScoredProducts, type TextScope } from './text-candidates.ts'
import { buildTsqueries } from './tsquery.ts'

/** The best products first, one score for each id. */
export type TextMatches = ScoredProducts & {
  droppedTerms: string[]
  /** The text that was searched for, if it differs from the input. */
  correctedText: string | null
}

/** With fewer matches, and none in a name, the spelling is checked. */
const minMatches = 3
/** The lowest score of a match in the name. */
const minNamedScore = 3

/** Searches the text as typed, then with its spelling corrected, then without some of its words. */
export async function matchText(db: Db, text: string, locale: Locale, scope: TextScope): Promise<TextMatches> {
  const parsed = await parseQuery(db, text, locale)
  const find = (query: ParsedQuery, phrase: string) =>
    findCandidates(db, { ...buildTsqueries(query), phrase: phraseTsquery(phrase, locale) }, scope)
  const asTyped = { ...(await find(parsed, text)), droppedTerms: [], correctedText: null }
  const bestScore = asTyped.scores[0] ?? 0
  if (parsed.terms.length === 0 || bestScore >= minNamedScore || (asTyped.ids.length >= minMatches && bestScore > 1))
    return asTyped
  const correction = await correctSpelling(db, text, parsed, locale)
  if (correction) {
    const corrected = await find(correction.query, correction.text)
    if (corrected.ids.length > 0 && corrected.scores[0]! >= bestScore)
      return { ...corrected, droppedTerms: [], correctedText: correctedTextOf(parsed, correction) }
  }
  if (asTyped.ids.length > 0) return asTyped
  const relaxed = await relaxQuery(db, correction?.query ?? parsed, scope)
  if (!relaxed) return asTyped
  const { terms } = relaxed.query
  const isCorrected = terms.some(({ text, original }) => original !== undefined && original !== text)
  return {
    ...(await find(relaxed.query, queryText(terms))),
    droppedTerms: relaxed.droppedTerms,
    correctedText: isCorrected ? queryText(terms) : null,
  }
}

/** Null if words were only completed. */
const correctedTextOf = (parsed: ParsedQuery, correction: CorrectedQuery) =>
  correction.text === queryText(parsed.terms) ? null : correction.text
