// How a query is answered: steps from the products that match best to those that are only close. A search engine runs them in this order.
import type { Kind } from './kinds.ts'
import type { ParsedQuery, Term } from './parse-query.ts'

/** Where the words must be: in the name, also in the attributes, also in the description. */
export type Field = 'name' | 'attributes' | 'description'

/** `terms` must match, in products of the categories `within` and not of those `outside`. `isPhrase`: in the sequence of the query. */
export type Step = {
  score: number
  field: Field
  terms: readonly Term[]
  within?: readonly number[] | undefined
  outside?: readonly number[] | undefined
  isPhrase?: boolean | undefined
  /** Products that have all words in this field are those of other steps. */
  except?: Field | undefined
}

export type SearchPlan = {
  query: ParsedQuery
  kind: Kind | undefined
  /** All words match. */
  full: readonly Step[]
  /** All words match, some of them only in descriptions: for when little else does. They may find products of the steps before. */
  described: readonly Step[]
  relaxed: Relaxation
}

/** Words that may be left out, while the others are required; the sets of those that stay, the best first. */
export type Relaxation = {
  required: Pick<Step, 'terms' | 'within'>
  optional: readonly Term[]
  sets: readonly { terms: readonly Term[]; score: number }[]
}

/** A match of the code. */
export const codeScore = 6
/** The lowest score of a full match in the name. */
export const namedScore = 3
/** A match in the name, in a category that the kind does not name. */
export const outsideScore = 3
/** All words match, but it is another thing: after those that have most of the words. */
export const otherKindScore = 1
/** The lowest score of a match of all words. */
export const fullScore = 2

export function planOf(query: ParsedQuery, kind: Kind | undefined): SearchPlan {
  const { terms } = query
  return { query, kind, ...(kind ? stepsOfKind(terms, kind) : stepsOfWords(terms)), relaxed: relaxationOf(terms, kind) }
}

/** For words that no product has: the products of these categories, those with the numbers of the query first. */
export function planWithin(query: ParsedQuery, categoryIds: readonly number[]): SearchPlan {
  const numbers = query.terms.filter(({ isNumeric }) => isNumeric)
  const step = { field: 'attributes', within: categoryIds } as const
  return {
    query,
    kind: undefined,
    full: [...(numbers.length > 0 ? [{ ...step, score: 1, terms: numbers }] : []), { ...step, score: 0.5, terms: [] }],
    described: [],
    relaxed: { required: { terms: [], within: categoryIds }, optional: [], sets: [] },
  }
}

function stepsOfKind(
  terms: readonly Term[],
  { own, wide, narrowing, hasAllWords, isForOthers }: Kind,
): Pick<SearchPlan, 'full' | 'described'> {
  const isNarrowed = wide.length > own.length
  return {
    full: [
      { score: 5.5, field: 'name', terms, within: own, isPhrase: true },
      { score: 5, field: 'name', terms, within: own, isPhrase: false },
      { score: 4.5, field: 'attributes', terms, within: own, except: 'name' },
      ...(isNarrowed
        ? ([
            { score: 4, field: 'name', terms, within: wide, outside: own },
            { score: 3.5, field: 'attributes', terms, within: wide, outside: own, except: 'name' },
          ] as const)
        : []),
    ],
    described: [
      ...(isForOthers ? [] : ([{ score: outsideScore, field: 'name', terms, outside: wide }] as const)),
      { score: 2.5, field: 'description', terms, within: narrowing.length > 0 ? own : wide },
      ...(hasAllWords || isForOthers
        ? []
        : ([{ score: otherKindScore, field: 'attributes', terms: terms.map(withoutNumber), outside: wide }] as const)),
    ],
  }
}

/** As typed: a thing of another kind that has a 2 is not 'double'. The number is the last reading. */
const withoutNumber = (term: Term): Term =>
  term.number ? { ...term, tokenizations: term.tokenizations.slice(0, -1) } : term

const stepsOfWords = (terms: readonly Term[]): Pick<SearchPlan, 'full' | 'described'> => ({
  full: [
    { score: 3.5, field: 'name', terms, isPhrase: true },
    { score: 3, field: 'name', terms, isPhrase: false },
    { score: 2.5, field: 'attributes', terms, except: 'name' },
  ],
  described: [{ score: 2, field: 'description', terms }],
})

const maxOptional = 5

/** The kind stays. Without one, so does one of the words. */
function relaxationOf(terms: readonly Term[], kind: Kind | undefined): Relaxation {
  const heads = terms.filter((term) => isHead(term, kind))
  const optional = terms
    .filter((term) => !term.isUnit && !isHead(term, kind))
    .map((term) => ({ term, weight: isType(term, terms) ? typeWeight : weightOf(term, terms, kind) }))
    .sort((a, b) => b.weight - a.weight)
    .slice(0, maxOptional)
  const total = sumOf(optional)
  const telling = (some: readonly Term[]) => some.filter(({ isUnit }) => !isUnit).length
  const sets = subsetsOf(optional)
    .map((set) => ({ terms: set.map(({ term }) => term), score: 0.5 + sumOf(set) / total }))
    .filter(
      ({ terms: kept }) =>
        kept.length + telling(heads) < telling(terms) && (kind !== undefined || namesSomething(kept, terms)),
    )
    .sort((a, b) => b.score - a.score)
  return { required: { terms: heads, within: kind?.wide }, optional: optional.map(({ term }) => term), sets }
}

const sumOf = (weighted: readonly { weight: number }[]) => weighted.reduce((sum, { weight }) => sum + weight, 0)

const isHead = (term: Term, kind: Kind | undefined) => kind?.heads.includes(term) ?? false

/** A number such as 6204 names a thing, unless it is a size. */
const isType = (term: Term, terms: readonly Term[]) =>
  /^\d{4,}(?:-?\p{L}|$)/u.test(term.text) && !terms[terms.indexOf(term) + 1]?.isUnit
const typeWeight = 1.2

/** Without a word that names the kind, a number tells little and a designation much. */
function weightOf(term: Term, terms: readonly Term[], kind: Kind | undefined): number {
  if (kind?.narrowing.includes(term)) return 1.6
  if (!term.isNumeric) return 1
  if (kind?.heads.length) return 0.9
  const before = terms[terms.indexOf(term) - 1]?.text ?? ''
  return designation.test(term.text) || abbreviation.test(before) ? 1.1 : 0.6
}

/** The x of a size is no letter. */
const designation = /(?!(?<=\d)x\d)\p{L}|\d{4}/u
/** Before a number it makes a designation: 'DIN 125'. */
const abbreviation = /^\p{L}{2,3}$/u

/** Not just a number, or the abbreviation before one: of 'hydraulic oil ISO 46', 46 is also the size of a boot. */
function namesSomething(set: readonly Term[], terms: readonly Term[]): boolean {
  if (terms.every(({ isNumeric, isUnit }) => isNumeric || isUnit)) return set.length > 0
  return set.some((term) => {
    const [before, after] = [-1, 1].map((by) => terms[terms.indexOf(term) + by])
    if (!term.isNumeric) return !(abbreviation.test(term.text) && after?.isNumeric)
    return (
      designation.test(term.text) || (before !== undefined && abbreviation.test(before.text) && set.includes(before))
    )
  })
}

function subsetsOf<Item>(items: readonly Item[]): Item[][] {
  return items.reduce<Item[][]>((sets, item) => [...sets, ...sets.map((set) => [...set, item])], [[]])
}
