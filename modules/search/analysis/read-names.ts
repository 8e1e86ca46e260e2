// Names of products as far as their order needs them, cached: popular products are among the first of many searches.
import { lruMap } from '#platform/cache.ts'
import type { Locale } from '#platform/constants.ts'
import type { Db } from '#platform/db/database.ts'
import { type AnalyzedPiece, type Analyzer, analyzerOf } from './analyzer.ts'
import { isNumeric } from './folding.ts'
import { productHeads } from './name-heads.ts'
import { type Size, sizesIn } from './sizes.ts'
import { splitPieces } from './tokenize.ts'

export type ReadName = {
  lexemes: ReadonlySet<string>
  /** The lexemes of each word before the first number or punctuation. */
  leading: readonly (readonly string[])[]
  /** The lexemes of each word between two marks of punctuation. */
  parts: readonly (readonly (readonly string[])[])[]
  headLexemes: readonly string[]
  sizes: readonly Size[]
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
  const keyOf = (name: string) => `${locale} ${name}`
  const missing = new Map(
    named.flatMap(({ name }) => (cache.has(keyOf(name)) ? [] : [[name, splitPieces(name, locale)]])),
  )
  await analyzer.warm(
    db,
    [...missing.values()].map(({ pieces }) => ({
      locale,
      pieces: pieces.flatMap((piece) => [piece, ...piece.split('-')]),
    })),
  )
  const analyze = analyzer.analyze(locale)
  const read = (name: string) => {
    const known = cache.get(keyOf(name))
    if (known) return known
    const fresh = readName(name, missing.get(name) ?? splitPieces(name, locale), locale, analyze)
    cache.set(keyOf(name), fresh)
    return fresh
  }
  return new Map(named.map(({ id, name }) => [id, read(name)]))
}

function readName(
  name: string,
  { pieces, isJoined }: ReturnType<typeof splitPieces>,
  locale: Locale,
  analyze: (piece: string) => AnalyzedPiece,
): ReadName {
  const words = pieces.flatMap((piece, at) =>
    (isNumeric(piece) ? [piece] : piece.split('-')).map((part) => ({ piece, part, isJoined: isJoined[at]! })),
  )
  const end = words.findIndex((word, at) => at > 0 && (!word.isJoined || isNumeric(word.part)))
  const parts: string[][][] = []
  for (const { piece, part, isJoined: follows } of words) {
    if (!follows || parts.length === 0) parts.push([])
    const lexemes = new Set([...analyze(piece).lexemes, ...analyze(part).lexemes])
    if (lexemes.size > 0) parts.at(-1)!.push([...lexemes])
  }
  return {
    lexemes: new Set(parts.flat(2)),
    parts,
    leading: words
      .slice(0, end < 0 ? words.length : end)
      .map(({ part }) => analyze(part).lexemes)
      .filter((lexemes) => lexemes.length > 0),
    headLexemes: productHeads(name, [], locale).flatMap((head) => analyze(head).lexemes),
    sizes: sizesIn(words.map(({ part }) => part)),
  }
}
