// What is known of the pieces that texts consist of. Goods repeat each other's words, so each is looked at once.
import { sql } from 'kysely'
import type { Locale } from '#platform/constants.ts'
import type { Db } from '#platform/db/database.ts'
import { memo } from '#platform/memo.ts'
import { type Parts, partsOf } from './compounds.ts'
import { lexemesOf, loadStems, wantedStems } from './stems.ts'
import { readingsOf } from './words.ts'

export type Entry = {
  key: string
  /** Undefined for words that say nothing. */
  stem: string | undefined
  /** The words that it consists of, with what is searched for them. */
  words: readonly { key: string; stem: string }[]
  /** What documents have for it, heads of compounds included. */
  lexemes: readonly string[]
  /** The other parts of compounds. */
  modifiers: readonly string[]
}
export type Lexicon = {
  learn: (db: Db, texts: Iterable<Spoken>) => Promise<void>
  entriesIn: (locale: Locale | undefined) => (piece: string) => Entry
}
/** Pieces of a text; without a language: names that are the same in every one, found as they are written. */
export type Spoken = { locale: Locale | undefined; pieces: readonly string[] }
/** `isJoined`: nothing but a space parts the piece from the one before. */
export type Phrase = Spoken & { isJoined: readonly boolean[] }

/** The lexicon of this process, with the compounds of the words that were counted last. */
export const lexiconOf: (db: Db) => Promise<Lexicon> = memo('search-words', async (db) =>
  createLexicon(await compoundPartsOf(db)),
)

/** What parts of German compounds are recognised by. */
export const compoundPartsOf: (db: Db) => Promise<Parts> = memo('search-words', (db) =>
  compoundParts(db, 'search_words'),
)

const mostEntries = 100_000
const longestWord = 60

export function createLexicon(compounds: Parts): Lexicon {
  const entries = new Map<string, Map<string, Entry>>()
  const known = (locale: Locale | undefined) =>
    entries.get(locale ?? '') ?? entries.set(locale ?? '', new Map()).get(locale ?? '')!
  return {
    entriesIn(locale) {
      const own = known(locale)
      return (piece) => {
        const found = own.get(piece)
        if (found) return found
        const made = entryOf(locale, piece, compounds)
        own.set(piece, made)
        return made
      }
    },
    async learn(db, texts) {
      if ([...entries.values()].reduce((count, { size }) => count + size, 0) > mostEntries) entries.clear()
      const missing = new Map<Locale, Set<string>>()
      for (const { locale, pieces } of texts) {
        if (!locale) continue
        const own = known(locale)
        for (const piece of pieces)
          if (!own.has(piece)) (missing.get(locale) ?? missing.set(locale, new Set()).get(locale)!).add(piece)
      }
      await loadStems(
        db,
        [...missing].flatMap(([locale, pieces]) =>
          [...pieces].flatMap((piece) => wantedStems(locale, readingsOf(piece, locale).flat())),
        ),
      )
    },
  }
}

function entryOf(locale: Locale | undefined, piece: string, compounds: Parts): Entry {
  const words = readingsOf(piece, locale ?? 'en')
    .flat()
    .filter(({ key }) => key.length <= longestWord)
  const parts = locale === 'de' ? words.map(({ key }) => partsOf(key, compounds)) : []
  const lexemes = [
    ...words.flatMap((word) => (locale ? lexemesOf(locale, word) : [word.key])),
    ...parts.flatMap(({ heads }) => heads),
  ]
  return {
    key: words[0]?.key ?? '',
    stem: lexemes[0],
    lexemes: [...new Set(lexemes)],
    modifiers: parts.flatMap(({ modifiers }) => modifiers),
    words: words.flatMap((word) =>
      (locale ? lexemesOf(locale, word) : [word.key]).slice(0, 1).map((stem) => ({ key: word.key, stem })),
    ),
  }
}

export async function compoundParts(db: Db, table: string): Promise<Parts> {
  const { rows } = await sql<{ phrase: string; stem: string }>`
    select phrase, stem from ${sql.table(table)} where locale = 'de' and word_count = 1 and documents > 1 and phrase ~ '^[a-z]{4,}$' order by documents
  `.execute(db)
  return new Map([
    ...rows.map(({ stem }) => [stem, stem] as const),
    ...rows.map(({ phrase, stem }) => [phrase, stem] as const),
  ])
}
