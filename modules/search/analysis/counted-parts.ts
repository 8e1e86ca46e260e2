// 'Two doors' and '4 Kochstellen': how many of its parts a thing has, which a characteristic tells and its name often does not.
import { sql } from 'kysely'
import { cached } from '#platform/cache.ts'
import type { Locale } from '#platform/constants.ts'
import type { Kind } from './kinds.ts'
import type { ParsedQuery, Term } from './parse-query.ts'
import { foldedWords } from './tokenize.ts'

/** How a word of the name of a characteristic begins, and the categories that have it. */
export type CountablePart = { beginning: string; characteristicId: number; categoryIds: readonly number[] }

export const countablePartsIn = cached({ tag: 'categories' }, async (db, locale: Locale): Promise<CountablePart[]> => {
  const { rows } = await sql<{ id: number; name: string; categoryIds: number[] }>`
    select c.id, t.name, array(select category_id from category_characteristics where characteristic_id = c.id) as "categoryIds" from characteristics c join characteristic_translations t on t.characteristic_id = c.id and t.locale = ${locale}
    where t.unit = '' and c.type in ('Radio', 'Select', 'Interval')
  `.execute(db)
  return rows.flatMap(({ id, name, categoryIds }) =>
    foldedWords(name, locale)
      .filter((word) => word.length >= minLength)
      .map((word) => ({
        beginning: word.slice(0, Math.max(minLength, word.length - 1)),
        characteristicId: id,
        categoryIds,
      })),
  )
})

const minLength = 4

/**
 * The first number beside such a word counts it, if the kind of thing that the other words name has the part: 'double socket' is no
 * number of sockets. The word itself tells no more than a unit does, unless there is no other.
 */
export function withCount(
  query: ParsedQuery,
  parts: readonly CountablePart[],
  kindOf: (query: ParsedQuery) => Pick<Kind, 'own'> | undefined,
): ParsedQuery {
  const { terms, spans } = query
  const changes = terms
    .keys()
    .flatMap((at) => countsAt(terms, at, parts))
    .next().value
  if (!changes) return query
  const counted = { spans, terms: terms.map((term, at) => ({ ...term, ...changes.get(at) })) }
  const { characteristicIds } = counted.terms.find(({ count }) => count)!.count!
  const having = parts.filter(({ characteristicId }) => characteristicIds.includes(characteristicId))
  const own = kindOf(counted)?.own ?? []
  return having.some(({ categoryIds }) => categoryIds.some((id) => own.includes(id))) ? counted : query
}

/** What the number at a position changes in its term and in the one beside it. */
function countsAt(terms: readonly Term[], at: number, parts: readonly CountablePart[]): Map<number, Partial<Term>>[] {
  const number = numberAt(terms, at)
  if (number === undefined) return []
  return [at, at + 1, at - 1].flatMap((nounAt) => {
    const noun = nounAt === at ? terms[at]!.number?.rest : wordAt(terms, nounAt)
    const isAlone = !terms.some((_, other) => other !== at && other !== nounAt && wordAt(terms, other))
    const named = noun && !isAlone ? parts.filter(({ beginning }) => noun.startsWith(beginning)) : []
    if (named.length === 0) return []
    const count = { number, characteristicIds: named.map(({ characteristicId }) => characteristicId) }
    return [
      new Map<number, Partial<Term>>([
        [nounAt, { isUnit: true }],
        [at, { count, isUnit: false }],
      ]),
    ]
  })
}

/** Larger numbers are sizes. */
const numberAt = (terms: readonly Term[], at: number): number | undefined => {
  const { text, number } = terms[at]!
  const figure = number?.figure ?? (/^\d{1,2}$/.test(text) && !terms[at + 1]?.isUnit ? text : undefined)
  return figure === undefined ? undefined : Number(figure)
}

const wordAt = (terms: readonly Term[], at: number) => {
  const term = terms[at]
  return term && !term.isNumeric && !term.isUnit && !term.number ? term.key : undefined
}
