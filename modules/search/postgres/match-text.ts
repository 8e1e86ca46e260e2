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
  const relaxed = await relaxQuery(db, await splitCodes(db, correction?.query ?? parsed, locale), scope)
  if (!relaxed) return asTyped
  const { terms } = relaxed.query
  const isCorrected = terms.some(({ text, original }) => original !== undefined && original !== text)
  return {
    ...(await find(relaxed.query, queryText(terms))),
    droppedTerms: relaxed.droppedTerms,
    correctedText: isCorrected ? queryText(terms) : null,
  }
}

/** Codes with hyphens as their parts, so that 6206-2RS can be relaxed to 6206. */
async function splitCodes(db: Db, query: ParsedQuery, locale: Locale): Promise<ParsedQuery> {
  const texts = query.terms.map(({ isNumeric, text }) =>
    isNumeric && hasMeaningfulStart.test(text) ? text.replaceAll('-', ' ') : text,
  )
  return query.terms.some(({ text }, index) => text !== texts[index]) ? parseQuery(db, texts.join(' '), locale) : query
}

/** Shorter beginnings, as in W-1, are in too many texts. */
const hasMeaningfulStart = /^(?:[^-]{4,}|(?=[^-]*\d)[^-]{3})-/

/** Null if words were only completed. */
const correctedTextOf = (parsed: ParsedQuery, correction: CorrectedQuery) =>
  correction.text === queryText(parsed.terms) ? null : correction.text
