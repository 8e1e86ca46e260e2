import type { Locale } from '#platform/constants.ts'
import type { Db } from '#platform/db/database.ts'
import { minSwitchedLength } from '../analysis/candidate-corrections.ts'
import { categoryWordsIn } from '../analysis/category-words.ts'
import { keyboardLayoutVariants } from '../analysis/keyboard-layouts.ts'
import { type ParsedQuery, parseQueries, parseQuery, type Term } from '../analysis/parse-query.ts'
import { loadExpansions } from '../analysis/stems.ts'
import { transliterations } from '../analysis/transliteration.ts'
import { bestReplacement, wordsIn } from './best-replacement.ts'
import { brandByEar, soundingBrands } from './brands-by-ear.ts'
import { findEntries } from './dictionary-entries.ts'
import { isWord, unknownTerms } from './unknown-terms.ts'

export type CorrectedQuery = { query: ParsedQuery; text: string }

/** Replaces words that no product has by their likely corrections; undefined if there is nothing to correct. */
export async function correctSpelling(
  db: Db,
  text: string,
  typed: ParsedQuery,
  locale: Locale,
): Promise<CorrectedQuery | undefined> {
  const { parsed, unknown } = await switchLayouts(db, text, typed, locale)
  const wrong = unknown ?? (await unknownTerms(db, [parsed]))[0]!
  const replacementsOf = await findReplacements(db, parsed, wrong, locale, { isLoose: false })
  return withReplacements(db, typed, parsed, replacementsOf(0), locale)
}

/** Replaces all words by similar ones and by parts of them: by the likeliest one of each, then by several at once. */
export async function* guessSpelling(
  db: Db,
  text: string,
  typed: ParsedQuery,
  locale: Locale,
): AsyncGenerator<CorrectedQuery> {
  const { parsed } = await switchLayouts(db, text, typed, locale)
  const words = new Set(parsed.terms.filter((term) => isWord(term) || hasLetters.test(term.key)))
  const replacementsOf = await findReplacements(db, parsed, words, locale, { isLoose: true })
  for (const guesses of [1, maxGuesses]) {
    const guessed = await withReplacements(db, typed, parsed, replacementsOf(guesses), locale)
    if (guessed) yield guessed
  }
}

/** The likeliest word may be one that only synonyms have. */
const maxGuesses = 8

/** Asks the dictionary about the words, once; whatever the number of guesses, their replacements come from its answer. */
async function findReplacements(
  db: Db,
  { terms }: ParsedQuery,
  words: ReadonlySet<Term>,
  locale: Locale,
  { isLoose }: { isLoose: boolean },
): Promise<(guesses: number) => ReadonlyMap<Term, Term>> {
  const asked = terms.filter((term) => words.has(term))
  if (asked.length === 0) return () => new Map()
  const entries = await findEntries(db, asked, locale, { last: terms.at(-1)!, isLoose })
  const splits = entries.filter(({ method }) => method === 'split' || method === 'halves')
  const [brands, categoryWords] = await Promise.all([
    soundingBrands(db),
    categoryWordsIn(db, locale),
    loadExpansions(
      db,
      splits.flatMap(({ phrase }) => wordsIn(phrase)),
      locale,
    ),
  ])
  return (guesses) =>
    new Map(
      asked.flatMap((term, termIndex) => {
        const own = entries.filter((entry) => entry.termIndex === termIndex)
        const brand = brandByEar(brands, term.text)
        const best = bestReplacement(term, own, locale, brand, { categoryWords, guesses })
        if (!best) return []
        return [[term, { ...best, isAfterPreposition: term.isAfterPreposition, original: term.text }] as const]
      }),
    )
}

async function withReplacements(
  db: Db,
  typed: ParsedQuery,
  parsed: ParsedQuery,
  replacements: ReadonlyMap<Term, Term>,
  locale: Locale,
): Promise<CorrectedQuery | undefined> {
  if (replacements.size === 0) return parsed === typed ? undefined : { query: parsed, text: queryText(parsed.terms) }
  const terms = parsed.terms.map((term) => replacements.get(term) ?? term)
  const correctedText = queryText(terms)
  const corrected = await parseQuery(db, correctedText, locale)
  // One of two words that were run together may name the kind of thing.
  if (corrected.terms.length > terms.length) return { query: corrected, text: correctedText }
  // Synonyms and joined words of the corrected text.
  const spans = corrected.terms.length === terms.length ? corrected.spans : []
  return { query: { terms, spans }, text: correctedText }
}

/** Of a word that was run together with numbers. */
const hasLetters = /\p{L}{4}/u

/**
 * The query in the keyboard layout in which all of its words are known; otherwise each word that is unknown as typed in the layout in which it
 * is known. Words end at spaces: the keys of 'ж' and 'э' type punctuation. `unknown`: the unknown words of an unchanged query.
 */
async function switchLayouts(
  db: Db,
  text: string,
  typed: ParsedQuery,
  locale: Locale,
): Promise<{ parsed: ParsedQuery; unknown?: ReadonlySet<Term> }> {
  const wholes = keyboardLayoutVariants(text)
  const parsedWholes = await parseQueries(db, wholes, locale)
  const [ofTyped, ...ofWholes] = await unknownTerms(db, [typed, ...parsedWholes])
  const unchanged = { parsed: typed, unknown: ofTyped! }
  if (ofTyped!.size === 0) return unchanged
  const whole = parsedWholes.find(({ terms }, at) => terms.length > 0 && ofWholes[at]!.size === 0)
  if (whole) return { parsed: whole }
  const words = text.split(/(?<=\s)(?=\S)/)
  const variants = words.map((word) =>
    word.trim().length < minSwitchedLength ? [word] : [word, ...otherLayoutsOf(word)],
  )
  const parsed = await parseQueries(db, variants.flat(), locale)
  const unknown = await unknownTerms(db, parsed)
  const isKnown = parsed.map(({ terms }, at) => terms.length > 0 && unknown[at]!.size === 0)
  let at = 0
  const switched = variants
    .map((some) => {
      const known = some.findIndex((_, index) => isKnown[at + index])
      at += some.length
      return some[Math.max(0, known)]!
    })
    .join('')
  return switched === text ? unchanged : { parsed: await parseQuery(db, switched, locale) }
}

/** The same letters in another script are no other layout, and may be mistyped: 'silikonn' is not 'силиконн'. */
const otherLayoutsOf = (word: string) => {
  const sameLetters = transliterations(word.trim().toLowerCase())
  return keyboardLayoutVariants(word).filter((each) => !sameLetters.includes(each.trim()))
}

export const queryText = (terms: readonly Term[]) => terms.map(({ text }) => text).join(' ')
