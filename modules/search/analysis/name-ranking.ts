// The order of products that match alike: by how well their names answer the query.
import type { Kind } from './kinds.ts'
import type { ParsedQuery, Term, Tokenization } from './parse-query.ts'
import type { ReadName } from './read-names.ts'
import { fullScore, otherKindScore, outsideScore, type SearchPlan } from './search-plan.ts'
import { closenessOf, nearness, sizesIn } from './sizes.ts'

/** The most that each of these adds to a score; together less than the distance of two scores. */
const maxCovered = 0.07
const maxLeading = 0.07
const maxParts = 0.03
const maxCategory = 0.03
const maxSizes = 0.2
/** Of the products with all words, what visitors choose adds so much. */
const maxPreference = 0.08
/** What words and sizes add is rounded to these, so that stock and popularity decide between names that are about as good. */
const wordStep = 0.02
const sizeStep = 0.004

export type RankedProducts = {
  scores: ReadonlyMap<number, number>
  /** The first ones. */
  named: readonly { id: number; categoryId: number }[]
  names: ReadonlyMap<number, ReadName>
  /** How many of the parts that the query counts they have. */
  counts: ReadonlyMap<number, number> | undefined
  preferences: ReadonlyMap<number, number>
}

/** The scores of products with what their names add, by descending score. A product without a name keeps its score. */
export function rankByName(
  { query, kind }: SearchPlan,
  { scores, named, names, counts, preferences }: RankedProducts,
): { id: number; score: number }[] {
  const wordsOf = wordsFor(query)
  const closenessTo = closenessFor(query, counts)
  const shareOfCategory = asksForSize(query, kind) ? sharesByPlace(kind.own) : sharesOfCategories(scores, named)
  const kindLexemes = lexemesOf(kind?.heads.flatMap(({ tokenizations }) => tokenizations) ?? [])
  const bonuses = new Map(
    named.map(({ id, categoryId }) => {
      const name = names.get(id)!
      const words = wordsOf(name)
      const sizes = maxSizes * closenessTo(id, name)
      return [id, rounded(words, wordStep) + rounded(sizes, sizeStep) + maxCategory * shareOfCategory(categoryId)]
    }),
  )
  const isOfKind = (id: number) => names.get(id)?.headLexemes.some((lexeme) => kindLexemes.has(lexeme)) ?? false
  const scoreOf = (id: number, score: number) => {
    const isOther = kind !== undefined && score === outsideScore && !isOfKind(id)
    const preference = score >= fullScore ? maxPreference * (preferences.get(id) ?? 0) : 0
    return (isOther ? otherKindScore : score) + (bonuses.get(id) ?? 0) + preference
  }
  return Array.from(scores, ([id, score]) => ({ id, score: scoreOf(id, score) })).sort((a, b) => b.score - a.score)
}

const rounded = (value: number, step: number) => Math.round(value / step) * step

/**
 * The share of the query's words in the name and of the name's leading words in the query, and how much of what stands between two
 * commas is asked for: 'matt' is 'matt' before 'silk matt'.
 */
function wordsFor({ terms, spans }: ParsedQuery): (name: ReadName) => number {
  const sought = lexemesOf([...terms.flatMap(({ tokenizations }) => tokenizations), ...spans])
  const readings = terms.flatMap((term, at) => (term.isUnit ? [] : [readingsOf(term, at, spans)]))
  return ({ leading, parts }) => {
    const found: string[] = []
    for (const part of parts)
      for (const word of part) for (const lexeme of word) if (sought.has(lexeme)) found.push(lexeme)
    const has = ({ words }: Reading) =>
      words.every(({ ownLanguage }) => ownLanguage.some((lexeme) => found.includes(lexeme)))
    const covered = readings.map(({ own, shared }) => (own.some(has) ? 1 : shared.some(has) ? sharedShare : 0))
    const soughtShares = parts
      .map((words) => share(words.filter((word) => word.some((lexeme) => sought.has(lexeme))).length, words.length))
      .filter((each) => each > 0)
    return (
      maxCovered * share(sumOf(covered), readings.length) +
      maxLeading * share(sumOf(leading.map((word) => shareOf(word, sought))), leading.length) +
      maxParts * share(sumOf(soughtShares), soughtShares.length)
    )
  }
}

/** How close the sizes of the name come to those of the query, and the number of parts to the one that it counts. */
function closenessFor({ terms }: ParsedQuery, counts: RankedProducts['counts']) {
  const count = terms.find((term) => term.count)?.count
  const sizes = sizesIn(terms.filter((term) => !term.count).map(({ text }) => text))
  return (id: number, { words }: ReadName) => {
    const closeness = sizes.length > 0 ? closenessOf(sizes, sizesIn(words)) : 1
    if (!count || !counts) return closeness
    return (sizes.length * closeness + nearness(count.number, counts.get(id) ?? 0)) / (sizes.length + 1)
  }
}

/** Nothing tells which of the categories is meant by a size: an 'M13 nut' is a hex nut first, as in the tree. */
const asksForSize = ({ terms }: ParsedQuery, kind: Kind | undefined): kind is Kind =>
  kind !== undefined &&
  kind.isNamed &&
  kind.own.length > 1 &&
  kind.own.every((id) => kind.sure.includes(id)) &&
  terms.some(({ text, isUnit }) => isUnit || sizeText.test(text)) &&
  terms.every((term) => term.isNumeric || term.isUnit || kind.heads.includes(term))

const sizeText = /^m\d|\dx\d/

const sharesByPlace = (ids: readonly number[]) => (categoryId: number) =>
  ids.includes(categoryId) ? 1 - ids.indexOf(categoryId) / ids.length : 0

/** Of the category that most of the best products have 1, and of others in proportion. */
function sharesOfCategories(scores: RankedProducts['scores'], named: RankedProducts['named']) {
  const votes = new Map<number, number>()
  for (const { id, categoryId } of named)
    votes.set(categoryId, (votes.get(categoryId) ?? 0) + Math.exp(voteSharpness * scores.get(id)!))
  const most = Math.max(...votes.values())
  return (categoryId: number) => votes.get(categoryId)! / most
}

/** A product with the next higher score has as many votes as four or five others. */
const voteSharpness = 3

const share = (part: number, whole: number) => (whole === 0 ? 0 : part / whole)
const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0)

/** Of a word of the name: a compound whose head is sought is answered in part. */
const shareOf = (word: readonly string[], sought: ReadonlySet<string>) =>
  sought.has(word[0]!) ? 1 : word.some((lexeme) => sought.has(lexeme)) ? partialShare : 0
const partialShare = 0.6

type Reading = Pick<Tokenization, 'words'>

/** `shared`: synonyms of an expression. Of 'digital caliper', which names all calipers, a digital one still has more. */
function readingsOf(term: Term, at: number, spans: ParsedQuery['spans']): { own: Reading[]; shared: Reading[] } {
  const around = spans.filter(({ start, end }) => start <= at && at < end)
  const isAlone = ({ start, end }: { start: number; end: number }) => end === start + 1
  return {
    own: [...term.tokenizations, ...around.filter(isAlone)],
    shared: around.filter((span) => !isAlone(span)),
  }
}
const sharedShare = 0.5

const lexemesOf = (readings: readonly Reading[]): ReadonlySet<string> =>
  new Set(readings.flatMap(({ words }) => words.flatMap(({ ownLanguage }) => ownLanguage)))
