import { sql } from 'kysely'
import { cached } from '#platform/cache.ts'
import type { Locale } from '#platform/constants.ts'
import { lexemesOf, loadStems, stemRequests } from './stems.ts'
import { primaryWords, type Word } from './tokenize.ts'

/** Alternatives to a sequence of words; all words of an alternative must match. */
export type Synonyms = { alternatives: (words: readonly Word[]) => readonly (readonly Word[])[]; maxWords: number }

/** The synonyms of a language, by the stems of their words. */
export const synonymsIn = cached({ tag: 'synonyms' }, async (db, locale: Locale): Promise<Synonyms> => {
  const { rows } = await sql<{ words: string[] }>`select words from search_synonyms where locale = ${locale}`.execute(
    db,
  )
  const groups = rows.map(({ words }) =>
    words.map((text) => primaryWords(text, locale)).filter((words) => words.length > 0),
  )
  await loadStems(
    db,
    groups.flat(2).flatMap((word) => stemRequests(locale, [word])),
  )
  const alternativesByKey = new Map<string, Word[][]>()
  let maxWords = 1
  for (const group of groups)
    for (const words of group) {
      maxWords = Math.max(maxWords, words.length)
      const others = group.filter((other) => other !== words)
      alternativesByKey.set(keyOf(locale, words), [...(alternativesByKey.get(keyOf(locale, words)) ?? []), ...others])
    }
  return { maxWords, alternatives: (words) => alternativesByKey.get(keyOf(locale, words)) ?? [] }
})

const keyOf = (locale: Locale, words: readonly Word[]) =>
  words.map((word) => lexemesOf(locale, word)[0] ?? word.key).join(' ')
