import { sql } from 'kysely'
import { type Locale, locales } from '#platform/constants.ts'
import type { Db } from '#platform/db/database.ts'
import { isNumeric, keyOf, type Word } from './words.ts'

/** PostgreSQL's dictionaries by language. */
export const dictionaries: Record<Locale, string> = {
  en: 'english_stem',
  ru: 'russian_stem',
  sr: 'serbian_stem',
  de: 'german_stem',
  it: 'italian_stem',
  tr: 'turkish_stem',
}

/** Two halves: when the newer one is full, the older one goes, so that what a search has just asked for stays until it is read. */
let known = new Map<string, string>()
let older = new Map<string, string>()
const mostKnown = 10_000
const serbianStopWords = new Set('i u na za od do sa s po iz o ili je su se'.split(' '))

/** Asks the dictionaries for what is not known yet, so that `stemOf` can answer: one statement for any number of words. */
export async function loadStems(db: Db, wanted: Iterable<readonly [locale: Locale, word: string]>) {
  if (known.size > mostKnown) [older, known] = [known, new Map()]
  const missing = new Map<string, readonly [Locale, string]>()
  for (const pair of wanted) {
    const name = nameOf(...pair)
    if (isPlain(pair[0], pair[1]) || known.has(name)) continue
    const stem = older.get(name)
    if (stem === undefined) missing.set(name, pair)
    else known.set(name, stem)
  }
  if (missing.size === 0) return
  const pairs = [...missing.values()]
  const { rows } = await sql<{ stems: string[] | null }>`
    select ts_lexize(dictionary::regdictionary, word) as stems
    from unnest(${pairs.map(([locale]) => dictionaries[locale])}::text[], ${pairs.map(([, word]) => word)}::text[]) with ordinality as given (dictionary, word, place)
    order by place
  `.execute(db)
  rows.forEach(({ stems }, index) =>
    known.set(nameOf(...pairs[index]!), stems ? keyOf(stems[0] ?? '') : keyOf(pairs[index]![1])),
  )
}

/** What is searched for a word of this language; empty for a word that says nothing ('for', 'для'). */
export function stemOf(locale: Locale, word: string): string {
  if (isPlain(locale, word)) return word
  const name = nameOf(locale, word)
  return known.get(name) ?? older.get(name) ?? keyOf(word)
}

export const wantedStems = (locale: Locale, words: readonly Word[]) =>
  words.flatMap(({ text, key }): [Locale, string][] =>
    text === key
      ? [[locale, text]]
      : [
          [locale, text],
          [locale, key],
        ],
  )

/** With its accents and without, since the endings that a dictionary knows may have accents. */
export function lexemesOf(locale: Locale, { text, key }: Word): string[] {
  if (locale === 'sr' && serbianStopWords.has(key)) return []
  const stem = stemOf(locale, text)
  if (stem === '') return []
  const bare = text === key ? stem : stemOf(locale, key)
  const whole = locale === 'tr' && key.length <= longestCutShort ? key : stem
  return [...new Set([stem, ...(bare === '' ? [] : [bare]), whole])]
}

/** The Turkish dictionary takes an ending at a time, so that a short word loses its own: 'bor' for boru, but 'boru' for its plural. */
const longestCutShort = 6

/** The languages whose words can be written like this one. */
export const languagesOf = (word: string): readonly Locale[] => (/[\u0400-\u04ff]/.test(word) ? ['ru'] : latinLanguages)
const latinLanguages = locales.filter((locale) => locale !== 'ru')

/** The dictionary would change nothing: numbers, codes, letters of another script. */
const isPlain = (locale: Locale, word: string) => isNumeric(word) || /[\u0400-\u04ff]/.test(word) !== (locale === 'ru')

const nameOf = (locale: Locale, word: string) => `${locale} ${word}`
