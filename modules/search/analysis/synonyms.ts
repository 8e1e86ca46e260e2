import { sql } from 'kysely'
import { cached } from '#platform/cache.ts'
import type { Locale } from '#platform/constants.ts'
import { expandWord, isContentWord, lexemesOf, loadExpansions, type TermExpansion } from './stems.ts'
import { primaryWords, type Word } from './tokenize.ts'
import { hasHeadLast, isAdjective } from './word-order.ts'

/** Alternatives to a sequence of words; all words of an alternative must match. */
export type Synonyms = { alternatives: (words: readonly Word[]) => readonly Expression[]; maxWords: number }
type Expression = readonly TermExpansion[]

/** The synonyms of a language, by the stems of their words. They are expanded here, since stems are kept for a short time only. */
export const synonymsIn = cached({ tag: 'synonyms' }, async (db, locale: Locale): Promise<Synonyms> => {
  const { rows } = await sql<{ words: string[] }>`select words from search_synonyms where locale = ${locale}`.execute(
    db,
  )
  const texts = rows.map(({ words }) =>
    words.map((text) => primaryWords(text, locale)).filter((words) => words.length > 0),
  )
  await loadExpansions(db, texts.flat(2), locale)
  const groups = texts.map((group) =>
    group.map((words) => ({
      keys: [words, withoutAccents(words)].flatMap((each) => keysOf(locale, each)),
      length: words.length,
      expression: words.filter((word) => isContentWord(word, locale)).map((word) => expandWord(word, locale)),
    })),
  )
  const alternativesByKey = new Map<string, Expression[]>()
  for (const group of groups)
    for (const one of group) {
      const others = group.filter((other) => other !== one).map(({ expression }) => expression)
      for (const key of new Set(one.keys))
        alternativesByKey.set(key, [...(alternativesByKey.get(key) ?? []), ...others])
    }
  return {
    maxWords: Math.max(1, ...groups.flat().map(({ length }) => length)),
    alternatives: (words) =>
      soughtKeysOf(locale, words)
        .map((key) => alternativesByKey.get(key))
        .find((alternatives) => alternatives !== undefined) ?? [],
  }
})

/** Many people type 'cop kovasi', which has other stems than 'çöp kovası'. */
const withoutAccents = (words: readonly Word[]) => words.map((word) => ({ ...word, text: word.key }))

/** As written, without regard to hyphens and spaces, and as content words in any order: 'well pump' is also sought as 'pump well'. */
function keysOf(locale: Locale, words: readonly Word[]): string[] {
  const lexemes = words.map((word) => lexemesOf(locale, word)[0])
  if (!isWhole(lexemes)) return [writtenKey(lexemes, words)]
  return [
    writtenKey(lexemes, words),
    unorderedKey(lexemes),
    ...headsOf(locale, words, lexemes).map((head) => headedKey(head, lexemes)),
  ]
}

/** 'pump for wells' is a 'well pump', but 'chain for sprockets' no 'chain sprocket': what stands before a preposition is the thing. */
function soughtKeysOf(locale: Locale, words: readonly Word[]): string[] {
  const lexemes = words.map((word) => lexemesOf(locale, word)[0])
  if (!isWhole(lexemes)) return [writtenKey(lexemes, words)]
  const others = lexemes.includes(undefined)
    ? headsOf(locale, words, lexemes).map((head) => headedKey(head, lexemes))
    : [unorderedKey(lexemes)]
  return [writtenKey(lexemes, words), ...others]
}

type Lexemes = readonly (string | undefined)[]

const isWhole = (lexemes: Lexemes) => lexemes[0] !== undefined && lexemes.at(-1) !== undefined

const writtenKey = (lexemes: Lexemes, words: readonly Word[]) =>
  lexemes.map((lexeme, at) => lexeme ?? words[at]!.key).join('')

const unorderedKey = (lexemes: Lexemes) => lexemes.filter(Boolean).toSorted().join(' ')

const headedKey = (head: string | undefined, lexemes: Lexemes) => `${head}: ${unorderedKey(lexemes)}`

/** German and Serbian nouns side by side have their head at either end: 'PE-Rohr', 'fotokopir papir'. */
function headsOf(locale: Locale, words: readonly Word[], lexemes: Lexemes): Lexemes {
  const end = lexemes.indexOf(undefined)
  const isPrepositional = end > 0 && locale !== 'tr'
  const phrase = isPrepositional ? lexemes.slice(0, end) : lexemes
  if (hasHeadLast(locale)) return [phrase.at(-1)]
  const noun = phrase.find((_, at) => !isAdjective(words[at]!.key, locale)) ?? phrase[0]
  return isPrepositional || locale === 'ru' || locale === 'it' ? [noun] : [...new Set([noun, phrase.at(-1)])]
}
