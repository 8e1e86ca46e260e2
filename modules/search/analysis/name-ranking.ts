// The order of products that match alike: by how well their names answer the query.
import type { ParsedQuery, Term, Tokenization } from './parse-query.ts'
import type { ReadName } from './read-names.ts'
import { fullScore, otherKindScore, outsideScore, type SearchPlan } from './search-plan.ts'
import { closenessOf, sizesIn } from './sizes.ts'

/** Less than the distance of two scores. */
const maxBonus = 0.4
const steps = 20
/** Of sizes, so that the nearest one comes first. */
const fineSteps = 100
/** Of the products with all words, what visitors choose adds so much; with the names' share it is less than the distance of two scores. */
const maxPreference = 0.08

/** The scores of products with what their names add, by descending score. A product without a name keeps its score. */
export function rankByName(
  { query, kind }: SearchPlan,
  scores: ReadonlyMap<number, number>,
  names: ReadonlyMap<number, ReadName>,
  preferences: ReadonlyMap<number, number>,
): Map<number, number> {
  const bonusOf = bonusFor(query)
  const kindLexemes = lexemesOf(kind?.heads.flatMap(({ tokenizations }) => tokenizations) ?? [])
  const isOfKind = (id: number) => names.get(id)?.headLexemes.some((lexeme) => kindLexemes.has(lexeme)) ?? false
  const scoreOf = (id: number, score: number) => {
    const name = names.get(id)
    const isOther = kind !== undefined && score === outsideScore && !isOfKind(id)
    const preference = score >= fullScore ? maxPreference * (preferences.get(id) ?? 0) : 0
    return (isOther ? otherKindScore : score) + (name ? bonusOf(name) : 0) + preference
  }
  return new Map([...scores].map(([id, score]) => [id, scoreOf(id, score)] as const).sort((a, b) => b[1] - a[1]))
}

/** The share of the query's words in the name, of the name's leading words in the query, and how close the sizes are. */
function bonusFor({ terms, spans }: ParsedQuery): (name: ReadName) => number {
  const sizes = sizesIn(terms.map(({ text }) => text))
  const sought = lexemesOf([...terms.flatMap(({ tokenizations }) => tokenizations), ...spans])
  const readings = terms.flatMap((term, at) => (term.isUnit ? [] : [readingsOf(term, at, spans)]))
  return ({ lexemes, leading, sizes: found }) => {
    const covered = readings.filter((some) =>
      some.some(({ words }) => words.every(({ ownLanguage }) => ownLanguage.some((lexeme) => lexemes.has(lexeme)))),
    ).length
    const answered = leading.reduce((sum, word) => sum + shareOf(word, sought), 0)
    const words = 0.25 * (covered / Math.max(1, readings.length)) + 0.25 * (answered / Math.max(1, leading.length))
    const closeness = 0.5 * closenessOf(sizes, found)
    return (Math.round(words * steps) / steps + Math.round(closeness * fineSteps) / fineSteps) * maxBonus
  }
}

/** Of a word of the name: a compound whose head is sought is answered in part. */
const shareOf = ([whole, ...others]: readonly string[], sought: ReadonlySet<string>) =>
  sought.has(whole!) ? 1 : others.some((lexeme) => sought.has(lexeme)) ? partialShare : 0
const partialShare = 0.6

type Reading = Pick<Tokenization, 'words'>

const readingsOf = (term: Term, at: number, spans: ParsedQuery['spans']): Reading[] => [
  ...term.tokenizations,
  ...spans.filter(({ start, end }) => start <= at && at < end),
]

const lexemesOf = (readings: readonly Reading[]): ReadonlySet<string> =>
  new Set(readings.flatMap(({ words }) => words.flatMap(({ ownLanguage }) => ownLanguage)))
