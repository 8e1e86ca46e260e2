import { cached } from '#platform/cache.ts'
import type { Locale } from '#platform/constants.ts'
import type { Partition } from '../catalog/partition.ts'
import { treeIn, type TreeNode } from '../catalog/tree.ts'
import { damerauLevenshtein, maxEdits } from '#platform/values/edit-distance.ts'
import { lexemesOf, loadStems, localizedTerm, stemRequests, type TermExpansion } from './analysis/stems.ts'
import { type ParsedQuery, parseQuery } from './analysis/parse-query.ts'
import { tokenize, wordsOf } from './analysis/tokenize.ts'

type NamedNode = { node: TreeNode; keys: string[]; terms: ReadonlySet<string> }

const minTypoLength = 4
const minStartLength = 4
const minPartLength = 6
/** Categories with less than this share of the best score are left out. */
const minShare = 0.6

/**
 * Categories whose names have words of the text, the best first: the same word or another form of it, a synonym, a part of a word,
 * or a word with a typing error. Empty if there are none. Only those that have products, unless `isEmptyAllowed`.
 */
export async function nearestCategories(
  { db, drafts }: Partition,
  text: string,
  locale: Locale,
  limit: number,
  { isEmptyAllowed = false } = {},
) {
  const [query, nodes] = await Promise.all([
    parseQuery(db, text.replaceAll('-', ' '), locale),
    namedNodes(db, locale, drafts === 'all' ? 'all' : 'active'),
  ])
  const scored = nodes
    .filter(({ node }) => isEmptyAllowed || node.productCount > 0)
    .map((named) => ({ node: named.node, score: scoreOf(named, query) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || b.node.productCount - a.node.productCount || a.node.id - b.node.id)
  return scored
    .filter(({ score }) => score >= scored[0]!.score * minShare)
    .slice(0, limit)
    .map(({ node }) => node)
}

/** Categories whose whole name the text is, in any form of its words. */
export async function namedCategories({ db, drafts }: Partition, text: string, locale: Locale, limit: number) {
  const [query, nodes] = await Promise.all([
    parseQuery(db, text, locale),
    namedNodes(db, locale, drafts === 'all' ? 'all' : 'active'),
  ])
  return nodes
    .filter((named) => named.node.productCount > 0 && isNamed(named, query))
    .map(({ node }) => node)
    .sort((a, b) => b.productCount - a.productCount || a.id - b.id)
    .slice(0, limit)
}

/** The nodes with the words of their names and the terms that these are searched by. */
const namedNodes = cached({ tag: 'categories' }, async (db, locale: Locale, extent: 'all' | 'active') => {
  const tree = await treeIn(db, locale, extent === 'all' ? 'all' : undefined)
  const named = [...tree.byId.values()].map((node) => ({ node, words: wordsOf(tokenize(node.name, locale)) }))
  await loadStems(
    db,
    named.flatMap(({ words }) => stemRequests(locale, words)),
  )
  return named.map(({ node, words }): NamedNode => {
    const contentWords = words.filter((word) => lexemesOf(locale, word).length > 0)
    const terms = contentWords.flatMap((word) => lexemesOf(locale, word).map((lexeme) => localizedTerm(locale, lexeme)))
    return { node, keys: contentWords.map(({ key }) => key), terms: new Set(terms) }
  })
})

function isNamed({ keys, terms }: NamedNode, { terms: queryTerms }: ParsedQuery): boolean {
  if (queryTerms.length === 0) return false
  let count = 0
  for (const { tokenizations } of queryTerms) {
    const matched = tokenizations.find(({ words }) => areIn(terms, words))
    if (!matched) return false
    count += matched.words.length
  }
  return count === keys.length
}

/** The sum over the words of the query, in proportion to the length of the name. */
function scoreOf({ keys, terms }: NamedNode, { terms: queryTerms, spans }: ParsedQuery): number {
  const has = (words: readonly TermExpansion[]) => areIn(terms, words)
  const scores = queryTerms.map(({ key, isNumeric, isUnit, tokenizations }, at) => {
    if (isNumeric || isUnit) return 0
    if (tokenizations.some(({ words }) => has(words))) return 1
    if (spans.some(({ start, end, words }) => start <= at && at < end && has(words))) return 0.9
    if (keys.some((name) => isPart(key, name))) return 0.7
    return keys.some((name) => isTypo(key, name)) ? 0.6 : 0
  })
  const sum = scores.reduce((total: number, score) => total + score, 0)
  return sum === 0 ? 0 : sum + 0.3 / Math.max(1, keys.length)
}

const areIn = (terms: ReadonlySet<string>, words: readonly TermExpansion[]) =>
  words.length > 0 && words.every(({ categoryTerms }) => categoryTerms.some((term) => terms.has(term)))
const isPart = (key: string, name: string) =>
  (key.length >= minStartLength && name.startsWith(key)) ||
  (key.length >= minPartLength && name.includes(key)) ||
  (name.length >= minPartLength && key.includes(name))
const isTypo = (key: string, name: string) =>
  key.length >= minTypoLength &&
  Math.abs(key.length - name.length) <= maxEdits(key.length) &&
  damerauLevenshtein(key, name) <= maxEdits(key.length)
