// The order of products that match alike: by how well their names answer the query.
import type { Locale } from '#platform/constants.ts'
import type { Db } from '#platform/db/database.ts'
import { analyzerOf } from './analyzer.ts'
import { productHeads } from './name-heads.ts'
import type { ParsedQuery, Term, Tokenization } from './parse-query.ts'
import { outsideScore, type SearchPlan } from './search-plan.ts'
import { isNumeric } from './folding.ts'
import { closenessOf, sizesIn } from './sizes.ts'
import { splitPieces } from './tokenize.ts'

type Candidates = {
  scores: ReadonlyMap<number, number>
  named: readonly { id: number; categoryId: number; name: string }[]
}

/** The scores with what the names add, by descending score. A product without a name among `named` keeps its score. */
export async function rankByName(
  db: Db,
  { query, kind }: SearchPlan,
  { scores, named }: Candidates,
  locale: Locale,
): Promise<Map<number, number>> {
  const analyzer = await analyzerOf(db)
  const fields = named.map(({ id, name }) => ({ id, name, locale, ...splitPieces(name, locale) }))
  await analyzer.warm(
    db,
    fields.map(({ pieces }) => ({ locale, pieces: pieces.flatMap((piece) => [piece, ...piece.split('-')]) })),
  )
  const analyze = analyzer.analyze(locale)
  const bonuses = new Map(
    fields.map(({ id, pieces, isJoined }) => {
      const words = pieces.flatMap((piece, at) =>
        (isNumeric(piece) ? [piece] : piece.split('-')).map((part) => ({
          lexemes: part === piece ? analyze(piece).lexemes : [...analyze(piece).lexemes, ...analyze(part).lexemes],
          own: analyze(part).lexemes,
          isJoined: isJoined[at]!,
          piece: part,
        })),
      )
      return [id, bonusOf(query, words)] as const
    }),
  )
  const kindLexemes = new Set(kind?.heads.flatMap(({ tokenizations }) => tokenizations).flatMap(lexemesIn))
  const isOfKind = new Set(
    fields
      .filter(({ name }) =>
        productHeads(name, [], locale).some((head) => analyze(head).lexemes.some((each) => kindLexemes.has(each))),
      )
      .map(({ id }) => id),
  )
  const baseOf = (id: number, score: number) =>
    kind && score === outsideScore && !isOfKind.has(id) ? otherKindScore : score
  return new Map(
    [...scores]
      .map(([id, score]) => [id, baseOf(id, score) + (bonuses.get(id) ?? 0)] as const)
      .sort((a, b) => b[1] - a[1]),
  )
}

/** `own`: of the part of a hyphenated word alone. */
type NameWord = { lexemes: readonly string[]; own: readonly string[]; isJoined: boolean; piece: string }

const lexemesIn = ({ words }: Tokenization) => words.flatMap(({ ownLanguage }) => ownLanguage)

/** Products that have all words in the name, but are another thing: after those that have most of the words. */
const otherKindScore = 1

/** Less than the distance of two scores. */
const maxBonus = 0.4
const steps = 20

/** The share of the query's words in the name, and of the name's leading words in the query. */
function bonusOf({ terms, spans }: ParsedQuery, words: readonly NameWord[]): number {
  const lexemes = new Set(words.flatMap((word) => word.lexemes))
  const counted = terms.filter(({ isUnit }) => !isUnit)
  const isInName = (term: Term, at: number) =>
    [...term.tokenizations, ...spans.filter(({ start, end }) => start <= at && at < end)].some((reading) =>
      reading.words.every(({ ownLanguage }) => ownLanguage.some((lexeme) => lexemes.has(lexeme))),
    )
  const covered = counted.filter((term) => isInName(term, terms.indexOf(term))).length / Math.max(1, counted.length)
  const sought = new Set(
    [...terms.flatMap(({ tokenizations }) => tokenizations), ...spans].flatMap((reading) =>
      reading.words.flatMap(({ ownLanguage }) => ownLanguage),
    ),
  )
  const end = words.findIndex(({ isJoined, piece }, at) => at > 0 && (!isJoined || /\d/.test(piece)))
  const leading = words.slice(0, end < 0 ? words.length : end).filter((word) => word.lexemes.length > 0)
  const share =
    leading.filter((word) => word.own.some((lexeme) => sought.has(lexeme))).length / Math.max(1, leading.length)
  const sizes = closenessOf(sizesIn(terms.map(({ text }) => text)), sizesIn(words.map(({ piece }) => piece)))
  return (Math.round((covered * 0.25 + share * 0.25 + sizes * 0.5) * steps) / steps) * maxBonus
}
