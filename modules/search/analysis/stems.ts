import { sql } from 'kysely'
import { type Locale, locales } from '#platform/constants.ts'
import type { Db } from '#platform/db/database.ts'
import { foldedKey, isNumeric } from './folding.ts'
import type { Word } from './tokenize.ts'

/** PostgreSQL's dictionaries by language. */
export const dictionaries: Record<Locale, string> = {
  en: 'english_stem',
  ru: 'russian_stem',
  sr: 'serbian_stem',
  de: 'german_stem',
  it: 'italian_stem',
  tr: 'turkish_stem',
}

/**
 * A cache in two generations: when the current one is full, the previous one is dropped. An `lruMap` could drop stems of a large load
 * before `stemOf` reads them.
 */
let currentGeneration = new Map<string, string>()
let previousGeneration = new Map<string, string>()
const maxGenerationSize = 10_000
/** They stay: heads of names are found with them at any time. */
const stopWords = new Set<string>()
/** Those that the dictionaries do not have. */
const moreStopWords: Partial<Record<Locale, ReadonlySet<string>>> = {
  sr: new Set('i u na za od do sa s po iz o ili je su se oko preko pri kod'.split(' ')),
  en: new Set('onto around'.split(' ')),
  de: new Set('ab pro per'.split(' ')),
  ru: new Set('вокруг'.split(' ')),
}

/** Loads missing stems for `stemOf`, in one statement for any number of words. */
export async function loadStems(db: Db, requests: Iterable<readonly [locale: Locale, word: string]>) {
  if (currentGeneration.size > maxGenerationSize)
    [previousGeneration, currentGeneration] = [currentGeneration, new Map()]
  const missing = new Map<string, readonly [Locale, string]>()
  for (const pair of requests) {
    const key = cacheKey(...pair)
    if (isUnstemmed(pair[0], pair[1]) || currentGeneration.has(key) || stopWords.has(key)) continue
    const stem = previousGeneration.get(key)
    if (stem === undefined) missing.set(key, pair)
    else currentGeneration.set(key, stem)
  }
  if (missing.size === 0) return
  const pairs = [...missing.values()]
  const { rows } = await sql<{ stems: string[] | null }>`
    select ts_lexize(dictionary::regdictionary, word) as stems
    from unnest(${pairs.map(([locale]) => dictionaries[locale])}::text[], ${pairs.map(([, word]) => word)}::text[]) with ordinality as words (dictionary, word, position)
    order by position
  `.execute(db)
  for (const [index, { stems }] of rows.entries()) {
    const key = cacheKey(...pairs[index]!)
    if (stems?.length === 0) stopWords.add(key)
    else currentGeneration.set(key, foldedKey(stems?.[0] ?? pairs[index]![1]))
  }
}

/** The loaded stem of a word; empty for a stop word ('for', 'для'). */
export function stemOf(locale: Locale, word: string): string {
  if (isUnstemmed(locale, word)) return word
  const key = cacheKey(locale, word)
  if (stopWords.has(key)) return ''
  return currentGeneration.get(key) ?? previousGeneration.get(key) ?? foldedKey(word)
}

export const stemRequests = (locale: Locale, words: readonly Word[]) =>
  words.flatMap(({ text, key }): [Locale, string][] =>
    text === key
      ? [[locale, text]]
      : [
          [locale, text],
          [locale, key],
        ],
  )

/** Stems of the word with its accents and without: dictionaries know some endings only with accents. Empty for a stop word. */
export function lexemesOf(locale: Locale, { text, key }: Word): string[] {
  if (moreStopWords[locale]?.has(key)) return []
  const [, noun] = (locale === 'ru' && russianNoun.exec(key)) || []
  if (noun) return [noun]
  const [, driver] = (locale === 'de' && germanDriver.exec(key)) || []
  if (driver) return [driver]
  const [, without] = (locale === 'tr' && turkishWithout.exec(key)) || []
  if (without) return [without]
  const [, root] = (locale === 'tr' && turkishNoun.exec(key)) || []
  if (root) return [`${root}t`]
  const stem = stemOf(locale, text)
  if (stem === '') return []
  const bare = text === key ? stem : stemOf(locale, key)
  const whole = locale === 'tr' && key.length <= maxShortWordLength ? key : stem
  const lexemes = bare === '' || bare === stem ? [stem] : [stem, bare]
  return lexemes.includes(whole) ? lexemes : [...lexemes, whole]
}

/** Nouns that the Russian dictionary takes for verbs: 'чернила' would get the stem of 'чёрный'. */
const russianNoun = /^([а-я]{2,}[иыае]л)(?:а|о|ы|и|у|е|ом|ам|ами|ах)?$/

/** The German dictionary takes a tool for screws: 'Schrauber' would be 'Schrauben'. */
const germanDriver = /^(.*schrauber)(?:n|s)?$/

/** The Turkish dictionary cuts off that something is without: 'dikişsiz' would be 'dikişli'. */
const turkishWithout = /^(.{3,}s[iu]z)(?:l[iu]k)?$/

/** The Turkish dictionary takes nouns with t or d before the ending for verbs: 'kartı' would be 'kar', and 'tartı' the same as 'tarım'. */
const turkishNoun = /^(.{2,})[td][iu](?:l[ae]ri?|s[iu])?$/

/** The Turkish dictionary cuts short words too much ('bor' for boru, but 'boru' for its plural), so they are indexed whole as well. */
const maxShortWordLength = 6

/** The languages with the script of the word. */
export const languagesOf = (word: string): readonly Locale[] => (/[\u0400-\u04ff]/.test(word) ? ['ru'] : latinLanguages)
const latinLanguages = locales.filter((locale) => locale !== 'ru')

/** Numbers, codes and words in another script, which a dictionary would not change. */
const isUnstemmed = (locale: Locale, word: string) =>
  isNumeric(word) || /[\u0400-\u04ff]/.test(word) !== (locale === 'ru')

/** A stem that is marked with its language, since the same letters can mean another thing in another one. */
export const localizedTerm = (locale: Locale, stem: string) => `${locale}/${stem}`

/** The index terms of a word: in the user's language, in other languages with its script, and in names of categories. */
export type TermExpansion = { ownLanguage: string[]; otherLanguages: string[]; categoryTerms: string[] }

/** Shorter stems are ambiguous between languages. */
const minForeignStemLength = 4
const isLongEnough = (stem: string) => stem.length >= minForeignStemLength

/** `loadExpansions` has loaded the stems of the word. */
export function expandWord(word: Word, locale: Locale): TermExpansion {
  const languages = languagesOf(word.text)
  const isForeign = !languages.includes(locale)
  const ownLanguages = isForeign ? languages : [locale]
  const stems = ownLanguages.flatMap((language) => lexemesOf(language, word))
  const ownLanguage = new Set([...stems.filter((stem) => !isForeign || isLongEnough(stem)), word.key])
  return {
    ownLanguage: [...ownLanguage],
    otherLanguages: [...new Set(languages.flatMap((language) => lexemesOf(language, word)))].filter(
      (lexeme) => !ownLanguage.has(lexeme) && isLongEnough(lexeme),
    ),
    categoryTerms: ownLanguages.flatMap((language) =>
      lexemesOf(language, word).map((lexeme) => localizedTerm(language, lexeme)),
    ),
  }
}

/** Loads the stems of the words in every language they can belong to. */
export const loadExpansions = (db: Db, words: readonly Word[], locale: Locale) =>
  loadStems(
    db,
    words.flatMap((word) => [locale, ...languagesOf(word.text)].flatMap((each) => stemRequests(each, [word]))),
  )

/** False for stop words. */
export const isContentWord = (word: Word, locale: Locale) => lexemesOf(locale, word).length > 0

const cacheKey = (locale: Locale, word: string) => `${locale} ${word}`
