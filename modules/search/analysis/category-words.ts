// Which words name the goods of which category: from the names of categories and of the most popular products in them.
import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import { cached } from '#platform/cache.ts'
import type { Locale } from '#platform/constants.ts'
import type { Db } from '#platform/db/database.ts'
import { leavesOf, treeIn } from '../../catalog/tree.ts'
import { analyzerOf } from './analyzer.ts'
import { isOneWord, nameHeads, productHeads } from './name-heads.ts'
import { splitPieces } from './tokenize.ts'

/** By lexeme: categories with the share of their names that have the word or a compound with it, categories of which it is usual, and those that it names. */
export type CategoryWords = {
  shares: ReadonlyMap<string, ReadonlyMap<number, number>>
  usual: ReadonlyMap<string, ReadonlySet<number>>
  /** The word is the head of names of products or of the category. */
  heads: ReadonlyMap<string, ReadonlySet<number>>
  /** It is the head of most of these names. */
  sureHeads: ReadonlyMap<string, ReadonlySet<number>>
  /** It is the head of the name of a node above. */
  headsAbove: ReadonlyMap<string, ReadonlySet<number>>
  /** It is all of the name of the category: 'plates' of 'Plates', but not of 'Chequer plates'. */
  wholeNames: ReadonlyMap<string, ReadonlySet<number>>
  /** The categories in the order of the tree. */
  places: ReadonlyMap<number, number>
}

/** Products read per category. */
const sampleSize = 60
/** A word is usual for a category if this share of its product names has it. */
const minUsualShare = 0.8
/** A word names the products of a category if it is the head of this share of their names. */
const minHeadShare = 0.12
const minSureShare = 0.5
/** Added to the number of names, so that the words of a few names do not count as usual ones. */
const smoothing = 2
/** Between batches the process answers others. */
const batchSize = 1_000
const maxAgeMs = 30 * 60_000

export const categoryWordsIn: (db: Db, locale: Locale) => Promise<CategoryWords> = cached(
  { tag: 'categories', maxAgeMs },
  async (db, locale: Locale): Promise<CategoryWords> => {
    const [{ byId, roots }, names, analyzer] = await Promise.all([
      treeIn(db, locale),
      sampleNames(db, locale),
      analyzerOf(db),
    ])
    const nodes = [...byId.values()]
    const texts = [...names.flatMap(({ name, brand }) => [name, brand ?? '']), ...nodes.map(({ name }) => name)]
    const analyze = analyzer.analyze(locale)
    for (let start = 0; start < texts.length; start += batchSize) {
      const pieces = texts.slice(start, start + batchSize).flatMap((text) => piecesWithParts(text, locale))
      await analyzer.warm(db, [{ locale, pieces }])
      pieces.forEach(analyze)
      await setImmediate()
    }
    const lexemesOf = (pieces: readonly string[]) => new Set(pieces.flatMap((piece) => analyze(piece).lexemes))
    const piecesOf = (text: string) => splitPieces(text, locale).pieces
    const partsOf = (text: string) =>
      new Set(piecesOf(text).flatMap((piece) => [...analyze(piece).lexemes, ...analyze(piece).modifiers]))
    const [shares, headShares] = [createShares(), createShares()]
    for (const [categoryId, some] of Map.groupBy(names, ({ categoryId: id }) => id)) {
      await setImmediate()
      shares.addAll(
        categoryId,
        some.length + smoothing,
        some.map(({ name }) => partsOf(name)),
      )
      const heads = some.map(({ name, brand }) => lexemesOf(productHeads(name, piecesOf(brand ?? ''), locale)))
      headShares.addAll(categoryId, some.length + smoothing, heads)
    }
    const [above, wholeNames] = [{ Group: createShares(), Class: createShares() }, createShares()]
    for (const node of nodes) {
      const heads = nameHeads(node.name, locale)
      const isCategory = node.level === 'Category'
      const lexemes = [lexemesOf(heads)]
      const ofLevel = node.level === 'Category' ? headShares : above[node.level]
      for (const { id } of leavesOf(node)) ofLevel.addAll(id, 1, lexemes)
      if (isCategory) shares.addAll(node.id, 1, [partsOf(node.name)])
      if (isCategory && isOneWord(node.name, locale))
        wholeNames.addAll(node.id, 1, [new Set(heads.flatMap((piece) => analyze(piece).stem ?? []))])
    }
    return {
      shares: shares.byLexeme,
      usual: withShare(shares.byLexeme, minUsualShare),
      heads: withShare(headShares.byLexeme, minHeadShare),
      sureHeads: withShare(headShares.byLexeme, minSureShare),
      headsAbove: new Map([...withShare(above.Class.byLexeme, 1), ...withShare(above.Group.byLexeme, 1)]),
      wholeNames: withShare(wholeNames.byLexeme, 1),
      places: new Map(roots.flatMap(leavesOf).map(({ id }, place) => [id, place])),
    }
  },
)

const piecesWithParts = (text: string, locale: Locale) =>
  splitPieces(text, locale).pieces.flatMap((piece) => (piece.includes('-') ? [piece, ...piece.split('-')] : [piece]))

type Name = { categoryId: number; name: string; brand: string | null }

async function sampleNames(db: Db, locale: Locale): Promise<Name[]> {
  const { rows } = await sql<Name>`
    select c.id as "categoryId", t.name, b.name as brand from categories c
    cross join lateral (
      select id, brand_id from products where category_id = c.id and status = 'Active' order by popularity desc, id desc limit ${sampleSize}
    ) p
    join product_translations t on t.product_id = p.id and t.locale = ${locale}
    left join brands b on b.id = p.brand_id
    where c.level = 'Category'
  `.execute(db)
  return rows
}

function createShares() {
  const byLexeme = new Map<string, Map<number, number>>()
  return {
    byLexeme,
    /** The share of the names that have a lexeme. */
    addAll(categoryId: number, count: number, names: readonly ReadonlySet<string>[]) {
      const counts = new Map<string, number>()
      for (const name of names) for (const lexeme of name) counts.set(lexeme, (counts.get(lexeme) ?? 0) + 1)
      for (const [lexeme, times] of counts) {
        const shares = byLexeme.get(lexeme) ?? byLexeme.set(lexeme, new Map()).get(lexeme)!
        shares.set(categoryId, Math.max(times / count, shares.get(categoryId) ?? 0))
      }
    },
  }
}

const withShare = (byLexeme: ReadonlyMap<string, ReadonlyMap<number, number>>, least: number) =>
  new Map(
    [...byLexeme]
      .map(([lexeme, shares]) => {
        const categories = [...shares].filter(([, share]) => share >= least).map(([id]) => id)
        return [lexeme, new Set(categories)] as const
      })
      .filter(([, categories]) => categories.size > 0),
  )
