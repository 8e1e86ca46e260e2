// Names of products as far as their order needs them, cached: popular products are among the first of many searches.
import { lruMap } from '#platform/cache.ts'
import type { Locale } from '#platform/constants.ts'
import type { Db } from '#platform/db/database.ts'
import { type AnalyzedPiece, type Analyzer, analyzerOf } from './analyzer.ts'
import { isNumeric } from './folding.ts'
import { headsOf } from './name-heads.ts'
import { splitPieces } from './tokenize.ts'

export type ReadName = {
  /** In lower case; those of words with hyphens one by one. */
  words: readonly string[]
  /** The lexemes of each word between two marks of punctuation; products share the lists. */
  parts: readonly (readonly (readonly string[])[])[]
  /** The lexemes of each word before the first number or punctuation. */
  leading: readonly (readonly string[])[]
  headLexemes: readonly string[]
}

const maxNames = 20_000
/** By analyzer: a new one knows other compounds. */
const caches = new WeakMap<Analyzer, ReturnType<typeof createCache>>()
const createCache = () => lruMap<string, ReadName>(maxNames)

type Named = { id: number; name: string }

/** By the id of the product. */
export async function readNames(
  db: Db,
  named: readonly Named[],
  locale: Locale,
): Promise<ReadonlyMap<number, ReadName>> {
  const analyzer = await analyzerOf(db)
  const cache = caches.get(analyzer) ?? createCache()
  caches.set(analyzer, cache)
  const read = new Map<number, ReadName>()
  const missing: { id: number; key: string; split: Split }[] = []
  for (const { id, name } of named) {
    const key = `${locale} ${name}`
    const known = cache.get(key)
    if (known) read.set(id, known)
    else missing.push({ id, key, split: splitPieces(name, locale) })
  }
  if (missing.length === 0) return read
  const analyze = await analyzerFor(
    db,
    analyzer,
    locale,
    new Set(missing.flatMap(({ split }) => split.pieces.flatMap(withParts))),
  )
  for (const { id, key, split } of missing) {
    const fresh = readName(split, locale, analyze)
    cache.set(key, fresh)
    read.set(id, fresh)
  }
  return read
}

/** Products of one search share most of their words, so each is looked up once. */
async function analyzerFor(db: Db, analyzer: Analyzer, locale: Locale, pieces: ReadonlySet<string>) {
  await analyzer.warm(db, [{ locale, pieces: [...pieces] }])
  const analyze = analyzer.analyze(locale)
  const analyzed = new Map(Array.from(pieces, (piece) => [piece, analyze(piece)]))
  return (piece: string) => analyzed.get(piece) ?? analyze(piece)
}

type Split = ReturnType<typeof splitPieces>

const withParts = (piece: string) => (piece.includes('-') ? [piece, ...piece.split('-')] : piece)

function readName(split: Split, locale: Locale, analyze: (piece: string) => AnalyzedPiece): ReadName {
  const words: string[] = []
  const parts: (readonly string[])[][] = []
  const leading: (readonly string[])[] = []
  let isLeading = true
  split.pieces.forEach((piece, at) => {
    const whole = analyze(piece).lexemes
    for (const word of isNumeric(piece) || !piece.includes('-') ? [piece] : piece.split('-')) {
      const own = word === piece ? whole : analyze(word).lexemes
      const both = word === piece ? whole : [...new Set([...whole, ...own])]
      isLeading &&= words.length === 0 || (split.isJoined[at]! && !isNumeric(word))
      if (!split.isJoined[at] || parts.length === 0) parts.push([])
      if (both.length > 0) parts.at(-1)!.push(both)
      if (isLeading && own.length > 0) leading.push(own)
      words.push(word)
    }
  })
  return { words, parts, leading, headLexemes: headsOf(split, [], locale).flatMap((head) => analyze(head).lexemes) }
}
