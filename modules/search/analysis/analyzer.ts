// Text analysis for the index, cached per piece: products repeat each other's words.
import { sql } from 'kysely'
import { cached } from '#platform/cache.ts'
import type { Locale } from '#platform/constants.ts'
import type { Db } from '#platform/db/database.ts'
import { type CompoundParts, splitCompound } from './compounds.ts'
import { lexemesOf, loadStems, stemRequests } from './stems.ts'
import { tokenizationsOf } from './tokenize.ts'

export type AnalyzedPiece = {
  key: string
  /** Undefined for stop words. */
  stem: string | undefined
  /** The words of the piece with their stems. */
  words: readonly { key: string; stem: string }[]
  /** Index terms, including the heads of compounds. */
  lexemes: readonly string[]
  /** Stems of the other parts of compounds. */
  modifiers: readonly string[]
}
export type Analyzer = {
  /** Loads the stems that `analyze` needs for these texts. */
  warm: (db: Db, texts: Iterable<TextField>) => Promise<void>
  analyze: (locale: Locale | undefined) => (piece: string) => AnalyzedPiece
}
/** The pieces of a text. Undefined locale: names that are the same in every language, indexed without stemming. */
export type TextField = { locale: Locale | undefined; pieces: readonly string[] }
/** `isJoined`: only a space separates the piece from the previous one. */
export type PhraseField = TextField & { isJoined: readonly boolean[] }

/** The analyzer of this process with the current compound parts. */
export const analyzerOf: (db: Db) => Promise<Analyzer> = cached({ tag: 'search-words' }, async (db) =>
  createAnalyzer(await compoundPartsOf(db)),
)

/** Known parts of German compounds, from the term dictionary. */
export const compoundPartsOf: (db: Db) => Promise<CompoundParts> = cached({ tag: 'search-words' }, (db) =>
  readCompoundParts(db, 'search_words'),
)

/** Numbers and dimensions have no stems. */
const isSize = /^\d+(?:[.x]\d+)*$/

const maxEntries = 100_000
const maxWordLength = 60

export function createAnalyzer(compounds: CompoundParts): Analyzer {
  const entries = new Map<string, Map<string, AnalyzedPiece>>()
  const entriesIn = (locale: Locale | undefined) =>
    entries.get(locale ?? '') ?? entries.set(locale ?? '', new Map()).get(locale ?? '')!
  return {
    analyze(locale) {
      const pieces = entriesIn(locale)
      return (piece) => {
        const known = pieces.get(piece)
        if (known) return known
        const analyzed = analyzePiece(locale, piece, compounds)
        pieces.set(piece, analyzed)
        return analyzed
      }
    },
    async warm(db, texts) {
      if ([...entries.values()].reduce((count, { size }) => count + size, 0) > maxEntries) entries.clear()
      const missing = new Map<Locale, Set<string>>()
      for (const { locale, pieces } of texts) {
        if (!locale) continue
        const known = entriesIn(locale)
        for (const piece of pieces)
          if (!known.has(piece) && !isSize.test(piece))
            (missing.get(locale) ?? missing.set(locale, new Set()).get(locale)!).add(piece)
      }
      await loadStems(
        db,
        [...missing].flatMap(([locale, pieces]) =>
          [...pieces].flatMap((piece) => stemRequests(locale, tokenizationsOf(piece, locale).flat())),
        ),
      )
    },
  }
}

function analyzePiece(locale: Locale | undefined, piece: string, compounds: CompoundParts): AnalyzedPiece {
  const words = tokenizationsOf(piece, locale ?? 'en')
    .flat()
    .filter(({ key }) => key.length <= maxWordLength)
  const parts = locale === 'de' ? words.map(({ key }) => splitCompound(key, compounds)) : []
  const lexemesOfWords = words.map((word) => (locale ? lexemesOf(locale, word) : [word.key]))
  const lexemes = [...new Set([...lexemesOfWords.flat(), ...parts.flatMap(({ heads }) => heads)])]
  return {
    key: words[0]?.key ?? '',
    stem: lexemes[0],
    lexemes,
    modifiers: parts.flatMap(({ modifiers }) => modifiers),
    words: words.flatMap(({ key }, at) => lexemesOfWords[at]!.slice(0, 1).map((stem) => ({ key, stem }))),
  }
}

export async function readCompoundParts(db: Db, table: string): Promise<CompoundParts> {
  const { rows } = await sql<{ phrase: string; stem: string }>`
    select phrase, stem from ${sql.table(table)} where locale = 'de' and word_count = 1 and documents > 1 and phrase ~ '^[a-z]{4,}$' order by documents
  `.execute(db)
  return new Map([
    ...rows.map(({ stem }) => [stem, stem] as const),
    ...rows.map(({ phrase, stem }) => [phrase, stem] as const),
  ])
}
