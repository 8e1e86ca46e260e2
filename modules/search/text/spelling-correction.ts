import { sql } from 'kysely'
import { type Locale, locales } from '#platform/constants.ts'
import type { Db } from '#platform/db/database.ts'
import { beginsWith } from '#platform/db/like.ts'
import { candidateCorrections, wordParts, wordSplits, minSwitchedLength } from '../analysis/candidate-corrections.ts'
import { type CategoryWords, categoryWordsIn } from '../analysis/category-words.ts'
import { damerauLevenshtein, maxEdits } from '#platform/values/edit-distance.ts'
import { expandWord, loadExpansions, loadStems, localizedTerm, stemRequests } from '../analysis/stems.ts'
import { type ParsedQuery, parseQueries, parseQuery, type Term, type Tokenization } from '../analysis/parse-query.ts'
import { brandByEar, soundingBrands } from './brands-by-ear.ts'
import { foldedKey } from '../analysis/folding.ts'
import { keyboardLayoutVariants } from '../analysis/keyboard-layouts.ts'
import { romanize } from '../analysis/transliteration.ts'
import { isWord, unknownTerms } from './unknown-terms.ts'

export type CorrectedQuery = { query: ParsedQuery; text: string }

/** `guesses`: any similar words and parts of words will do, so many of them at once. */
type Options = { guesses?: number }

/** Replaces words that no product has by their likely corrections; undefined if there is nothing to correct. */
export async function correctSpelling(
  db: Db,
  text: string,
  typed: ParsedQuery,
  locale: Locale,
  { guesses = 0 }: Options = {},
): Promise<CorrectedQuery | undefined> {
  const switched = await switchLayouts(db, text, typed, locale)
  const parsed = switched.text === text ? typed : await parseQuery(db, switched.text, locale)
  const unknown =
    guesses > 0
      ? new Set(parsed.terms.filter((term) => isWord(term) || hasLetters.test(term.key)))
      : (switched.unknown ?? (await unknownTerms(db, [parsed]))[0]!)
  if (unknown.size === 0) return parsed === typed ? undefined : { query: parsed, text: queryText(parsed.terms) }
  const replacements = await findReplacements(
    db,
    parsed.terms.filter((term) => unknown.has(term)),
    locale,
    { last: parsed.terms.at(-1)!, guesses },
  )
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
 * The text in the keyboard layout in which all of its words are known; otherwise each word that is unknown as typed in the layout in which it
 * is known. Words end at spaces: the keys of 'ж' and 'э' type punctuation. `unknown`: the unknown words of an unchanged text.
 */
async function switchLayouts(
  db: Db,
  text: string,
  typed: ParsedQuery,
  locale: Locale,
): Promise<{ text: string; unknown?: ReadonlySet<Term> }> {
  const wholes = keyboardLayoutVariants(text)
  const parsedWholes = await parseQueries(db, wholes, locale)
  const [ofTyped, ...ofWholes] = await unknownTerms(db, [typed, ...parsedWholes])
  const unchanged = { text, unknown: ofTyped! }
  if (ofTyped!.size === 0) return unchanged
  const whole = wholes.find((_, at) => parsedWholes[at]!.terms.length > 0 && ofWholes[at]!.size === 0)
  if (whole) return { text: whole }
  const words = text.split(/(?<=\s)(?=\S)/)
  const variants = words.map((word) =>
    word.trim().length < minSwitchedLength ? [word] : [word, ...keyboardLayoutVariants(word)],
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
  return switched === text ? unchanged : { text: switched }
}

export const queryText = (terms: readonly Term[]) => terms.map(({ text }) => text).join(' ')

type DictionaryEntry = {
  termIndex: number
  method: 'spelling' | 'split' | 'halves' | 'part' | 'similarity' | 'prefix'
  form: string
  phrase: string
  shown: string
  stem: string | null
  letters: string
  locale: string
  documents: number
}

/** One statement for all terms: other spellings, two words run together, words of similar letters, completions of the last term. */
async function findReplacements(
  db: Db,
  terms: readonly Term[],
  locale: Locale,
  { last, guesses }: { last: Term; guesses: number },
): Promise<Map<Term, Term>> {
  const isLoose = guesses > 0
  const forms = terms.flatMap((term, termIndex) =>
    candidateCorrections(term, locale).map((text) => ({ termIndex, text, key: foldedKey(text) })),
  )
  const parts = terms.flatMap((term, termIndex) =>
    isLoose ? wordParts(term).map((key) => ({ termIndex, text: key, key })) : [],
  )
  await loadStems(db, [
    ...forms.flatMap((form) => locales.flatMap((each) => stemRequests(each, [form]))),
    ...stemRequests(locale, parts),
  ])
  const table = (pairs: readonly (readonly [termIndex: number, form: string])[]) =>
    sql`unnest(${pairs.map(([termIndex]) => termIndex)}::int[], ${pairs.map(([, form]) => form)}::text[]) as forms (term_index, form)`
  const lexemesOf = (words: typeof forms) =>
    words.flatMap((word) => expandWord(word, locale).ownLanguage.map((lexeme) => [word.termIndex, lexeme] as const))
  const bySimilarity = terms.flatMap((term, termIndex) =>
    term.key.length > 3 ? [[termIndex, romanize(term.key)] as const] : [],
  )
  const byLength = terms.flatMap((term, termIndex) =>
    isLoose && term.key.length <= maxShortLength && term.key.length > 2
      ? [[termIndex, romanize(term.key)] as const]
      : [],
  )
  const bySplit = terms.flatMap((term, termIndex) => wordSplits(term).map((form) => [termIndex, form] as const))
  const byPrefix = terms.flatMap((term, termIndex) =>
    term === last && term.key.length > 2 ? [[termIndex, term.key] as const] : [],
  )
  const columns = sql`phrase, shown, stem, letters, locale, documents`
  const { rows } = await sql<DictionaryEntry>`
    select term_index as "termIndex", 'spelling' as method, form, w.* from ${table(lexemesOf(forms))}
    cross join lateral (select ${columns} from search_words where word_count = 1 and stem = form order by documents desc limit 1) w
    union all
    select term_index, 'split', form, w.* from ${table(bySplit)}
    join lateral (select ${columns} from search_words where locale = any(${[...locales]}::text[]) and phrase = form order by documents desc limit 1) w on true
    union all
    select term_index, 'halves', form, form, form, null, form, one.locale, coalesce(other.documents, 0) from ${table(bySplit)}
    join search_words one on one.locale in ('', ${locale}) and one.word_count = 1 and one.phrase = split_part(form, ' ', 1) and length(one.phrase) >= ${minHalfLength}
    left join search_words other on other.locale in ('', ${locale}) and other.word_count = 1 and other.phrase = split_part(form, ' ', 2) and length(other.phrase) >= ${minHalfLength}
    union all
    select term_index, 'part', form, w.* from ${table(lexemesOf(parts))}
    cross join lateral (
      select ${columns} from search_words where locale in ('', ${locale}) and word_count = 1 and stem = form order by documents desc limit 1
    ) w
    union all
    select term_index, 'similarity', form, w.* from ${table(bySimilarity)}
    cross join lateral (
      select ${columns} from search_words where word_count = 1 and letters % form order by similarity(letters, form) desc, documents desc limit 20
    ) w
    union all
    select term_index, 'similarity', form, w.* from ${table(byLength)}
    cross join lateral (
      select ${columns} from search_words where locale in ('', ${locale}) and word_count = 1 and length(letters) between length(form) - 1 and length(form) + 2
        and (starts_with(letters, left(form, 1)) or right(letters, 1) = right(form, 1)) order by documents desc limit ${maxShortWords}
    ) w
    union all
    select term_index, 'prefix', form, w.* from ${table(byPrefix)}
    cross join lateral (
      select ${columns} from search_words where locale in ('', ${locale}) and word_count = 1 and ${beginsWith(sql`phrase`, sql`${last.key}::text`)} order by documents desc limit 20
    ) w
  `.execute(db)
  const splits = rows
    .filter(({ method }) => method === 'split' || method === 'halves')
    .flatMap(({ phrase }) => wordsIn(phrase))
  const [brands, categoryWords] = await Promise.all([
    soundingBrands(db),
    categoryWordsIn(db, locale),
    loadExpansions(db, splits, locale),
  ])
  return new Map(
    terms.flatMap((term, termIndex) => {
      const best = bestReplacement(
        term,
        rows.filter((row) => row.termIndex === termIndex),
        locale,
        brandByEar(brands, term.text),
        { isLikely: isLoose ? anyGuess : likelyGuess(categoryWords), guesses },
      )
      return best
        ? [[term, { ...best, isAfterPreposition: term.isAfterPreposition, original: term.text }] as const]
        : []
    }),
  )
}

function bestReplacement(
  term: Term,
  entries: readonly DictionaryEntry[],
  locale: Locale,
  brand: { name: string; key: string } | undefined,
  { isLikely, guesses }: { isLikely: IsLikely; guesses: number },
): Term | undefined {
  const entriesBy = (method: DictionaryEntry['method']) =>
    entries.filter((entry) => entry.method === method).sort((a, b) => b.documents - a.documents)
  const similar = entriesBy('similarity')
    .map((entry) => ({ entry, edits: editsTo(term, entry, locale) }))
    .filter(({ entry, edits }) => isLikely(term, entry, edits))
    .sort((a, b) => a.edits - b.edits || b.entry.documents - a.entry.documents)
  const parts = entriesBy('part').toSorted((a, b) => b.form.length - a.form.length)
  if (guesses > 1) return anyOf([...parts, ...similar.map(({ entry }) => entry)].slice(0, guesses))
  const completions = entriesBy('prefix')
  if (completions.length > 0 && term.key.length > 3) return { ...term, tokenizations: completions.map(tokenizationOf) }
  const [spelling] = entriesBy('spelling').toSorted((a, b) => Number(isOwn(b, locale)) - Number(isOwn(a, locale)))
  if (spelling && isOwn(spelling, locale)) return toTerm(spelling)
  const [split] = entriesBy('split')
  if (split) return twoWords(split, locale)
  if (brand) return toTerm({ phrase: brand.key, shown: brand.name, stem: brand.key, locale: '' })
  const [nearest] = similar
  const halves = entriesBy('halves').reduce<DictionaryEntry | undefined>(withLongerFirst, undefined)
  if (halves && halves.documents > 0 && !(nearest && nearest.edits <= 1)) return twoWords(halves, locale)
  const [part] = parts
  if (part && !(nearest && nearest.edits < term.key.length - part.form.length)) return toTerm(part)
  if (spelling && !(nearest && isOwn(nearest.entry, locale))) return toTerm(spelling)
  if (nearest) return toTerm(nearest.entry)
  return completions.length > 0 ? { ...term, tokenizations: completions.map(tokenizationOf) } : undefined
}

/** 'fotokopiranje' begins with 'fotokopir', so that it is no 'foto' with another word. */
const withLongerFirst = (one: DictionaryEntry | undefined, other: DictionaryEntry) =>
  one && one.phrase.indexOf(' ') >= other.phrase.indexOf(' ') ? one : other

const anyOf = (entries: readonly DictionaryEntry[]): Term | undefined =>
  entries[0] && { ...toTerm(entries[0]), tokenizations: entries.map(tokenizationOf) }

const twoWords = (entry: DictionaryEntry, locale: Locale): Term => ({
  ...toTerm(entry),
  tokenizations: [{ isLoose: false, words: wordsIn(entry.phrase).map((word) => expandWord(word, locale)) }],
})

const wordsIn = (phrase: string) => phrase.split(' ').map((text) => ({ text, key: text }))

const isOwn = ({ locale }: DictionaryEntry, own: Locale) => locale === own || locale === ''

type IsLikely = (term: Term, entry: DictionaryEntry, edits: number) => boolean

/** The first letter of a short word is rarely mistyped: 'витая' is not 'литая'. A word that names a kind of thing is a likelier guess. */
const likelyGuess =
  ({ heads }: CategoryWords): IsLikely =>
  ({ key }, { form, letters, stem }, edits) =>
    edits < maxEdits(key.length) + 1 &&
    (key.length > maxStrictLength ||
      form[0] === letters[0] ||
      form[1] === letters[0] ||
      form[0] === letters[1] ||
      heads.has(stem ?? letters))
const maxStrictLength = 6
/** Shorter words share too few trigrams with what they were meant to be. */
const maxShortLength = 8
const maxShortWords = 500
/** Of a word in two that are run together but never stand together in names. */
const minHalfLength = 4

/** Of other letters are half of them at most. */
const anyGuess: IsLikely = ({ key }, { phrase }, edits) => phrase !== key && edits <= key.length / 2

/** Another script costs half an edit more, another language 0.6. */
const editsTo = (term: Term, entry: DictionaryEntry, locale: Locale) =>
  Math.min(damerauLevenshtein(term.key, entry.phrase), damerauLevenshtein(entry.form, entry.letters) + 0.5) +
  (isOwn(entry, locale) ? 0 : 0.6)

const isLocale = (name: string): name is Locale => locales.some((locale) => locale === name)
export const tokenizationOf = ({
  stem,
  phrase,
  locale,
}: Pick<DictionaryEntry, 'stem' | 'phrase' | 'locale'>): Tokenization => ({
  isLoose: false,
  words: [
    {
      ownLanguage: [...new Set([stem ?? phrase, phrase])],
      otherLanguages: [],
      categoryTerms:
        stem && isLocale(locale) ? [...new Set([localizedTerm(locale, stem), localizedTerm(locale, phrase)])] : [],
    },
  ],
})

const toTerm = (entry: Pick<DictionaryEntry, 'stem' | 'phrase' | 'locale' | 'shown'>): Term => ({
  text: entry.shown,
  key: entry.phrase,
  isNumeric: false,
  isUnit: false,
  isAfterPreposition: false,
  tokenizations: [tokenizationOf(entry)],
})
