// The word that a term was likely meant to be.
import { type Locale, locales } from '#platform/constants.ts'
import { damerauLevenshtein, maxEdits } from '#platform/values/edit-distance.ts'
import type { CategoryWords } from '../analysis/category-words.ts'
import type { Term, Tokenization } from '../analysis/parse-query.ts'
import { expandWord, localizedTerm } from '../analysis/stems.ts'
import type { DictionaryEntry } from './dictionary-entries.ts'

/** `guesses`: any similar words and parts of words will do, so many of them at once. */
export function bestReplacement(
  term: Term,
  entries: readonly DictionaryEntry[],
  locale: Locale,
  brand: { name: string; key: string } | undefined,
  { categoryWords, guesses }: { categoryWords: CategoryWords; guesses: number },
): Term | undefined {
  const entriesBy = (method: DictionaryEntry['method']) =>
    entries.filter((entry) => entry.method === method).sort((a, b) => b.documents - a.documents)
  const isLikely = guesses > 0 ? anyGuess : likelyGuess(categoryWords)
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
  if (spelling && !(nearest && (isOwn(nearest.entry, locale) || isNearer(nearest, term)))) return toTerm(spelling)
  if (nearest) return toTerm(nearest.entry)
  return completions.length > 0 ? { ...term, tokenizations: completions.map(tokenizationOf) } : undefined
}

/** One letter of the script as typed is a likelier mistake than another script: German 'Silikonn' is no 'силиконн'. */
const isNearer = ({ entry, edits }: { entry: DictionaryEntry; edits: number }, { key }: Term) =>
  edits < 2 && isCyrillic.test(entry.phrase) === isCyrillic.test(key)
const isCyrillic = /[\u0400-\u04ff]/

/** 'fotokopiranje' begins with 'fotokopir', so that it is no 'foto' with another word. */
const withLongerFirst = (one: DictionaryEntry | undefined, other: DictionaryEntry) =>
  one && one.phrase.indexOf(' ') >= other.phrase.indexOf(' ') ? one : other

const anyOf = (entries: readonly DictionaryEntry[]): Term | undefined =>
  entries[0] && { ...toTerm(entries[0]), tokenizations: entries.map(tokenizationOf) }

const twoWords = (entry: DictionaryEntry, locale: Locale): Term => ({
  ...toTerm(entry),
  tokenizations: [{ isLoose: false, words: wordsIn(entry.phrase).map((word) => expandWord(word, locale)) }],
})

export const wordsIn = (phrase: string) => phrase.split(' ').map((text) => ({ text, key: text }))

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
