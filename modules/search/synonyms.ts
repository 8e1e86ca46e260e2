import { sql } from 'kysely'
import type { Locale } from '#platform/constants.ts'
import type { Db } from '#platform/db/database.ts'
import { memo } from '#platform/memo.ts'
import { lexemesOf, loadStems, wantedStems } from './stems.ts'
import { firstReading } from './synonym-group.ts'
import type { Word } from './words.ts'

/** What else may be said for some words: each alternative is words that are all wanted. */
export type Synonyms = { alternativesTo: (words: readonly Word[]) => readonly (readonly Word[])[]; longest: number }

/** The synonyms of a language, found by any form of their words. */
export const synonymsIn: (db: Db, locale: Locale) => Promise<Synonyms> = memo('synonyms', async (db, name) => {
  const locale = name as Locale
  const { rows } = await sql<{ words: string[] }>`select words from search_synonyms where locale = ${locale}`.execute(
    db,
  )
  const groups = rows.map(({ words }) =>
    words.map((text) => firstReading(text, locale)).filter((words) => words.length > 0),
  )
  await loadStems(
    db,
    groups.flat(2).flatMap((word) => wantedStems(locale, [word])),
  )
  const byName = new Map<string, Word[][]>()
  let longest = 1
  for (const group of groups)
    for (const words of group) {
      longest = Math.max(longest, words.length)
      const others = group.filter((other) => other !== words)
      byName.set(nameOf(locale, words), [...(byName.get(nameOf(locale, words)) ?? []), ...others])
    }
  return { longest, alternativesTo: (words) => byName.get(nameOf(locale, words)) ?? [] }
})

const nameOf = (locale: Locale, words: readonly Word[]) =>
  words.map((word) => lexemesOf(locale, word)[0] ?? word.key).join(' ')
