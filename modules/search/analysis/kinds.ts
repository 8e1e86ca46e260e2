// The kind of thing that a query asks for: the categories that its words name. It is never given up for the other words.
import type { Locale } from '#platform/constants.ts'
import type { CategoryWords } from './category-words.ts'
import { hasHeadLast } from './name-heads.ts'
import type { ParsedQuery, Term, TermExpansion } from './parse-query.ts'

/** `wide`: the categories that its heads name; `own`: those of them that its narrowing words name too. */
export type Kind = {
  wide: readonly number[]
  own: readonly number[]
  heads: readonly Term[]
  narrowing: readonly Term[]
}

type Candidate = {
  terms: readonly Term[]
  position: number
  /** Those that the words name, and those for which they are usual. */
  named: ReadonlySet<number>
  usual: ReadonlySet<number>
}

/** A word that names more categories than this tells no kind. */
const maxCategories = 60

export function kindOf(query: ParsedQuery, words: CategoryWords, locale: Locale): Kind | undefined {
  const candidates = candidatesIn(query, words, locale)
  const last = hasHeadLast(locale) ? -1 : 1
  const [head] = candidates
    .filter(({ named, terms }) => named.size > 0 && named.size <= maxCategories && !terms[0]!.isAfterPreposition)
    .map((candidate) => ({ ...candidate, support: supportOf(candidate, query.terms, words) }))
    .sort((a, b) => b.support - a.support || last * (a.position - b.position) || b.terms.length - a.terms.length)
  if (!head) return undefined
  let own = head.named
  const narrowing: Term[] = []
  for (const { terms, named, usual } of candidates) {
    if (terms.some((term) => head.terms.includes(term) || narrowing.includes(term))) continue
    const both = own.intersection(named.union(usual))
    if (both.size === 0) continue
    own = both
    narrowing.push(...terms)
  }
  return { wide: [...head.named], own: [...own], heads: head.terms, narrowing }
}

function candidatesIn({ terms, spans }: ParsedQuery, words: CategoryWords, locale: Locale): Candidate[] {
  const found = [
    ...terms.flatMap((term, position) =>
      term.isNumeric || term.isUnit
        ? []
        : [
            {
              terms: [term],
              position,
              ...categoriesOf(
                term.tokenizations.map((each) => each.words),
                words,
                hasHeadLast(locale) || locale === 'de',
              ),
            },
          ],
    ),
    ...spans
      .filter(({ start, end }) => terms.slice(start, end).some(({ isNumeric, isUnit }) => !isNumeric && !isUnit))
      .map(({ start, end, words: alternative }) => ({
        terms: terms.slice(start, end),
        position: end - 1,
        ...categoriesOf([alternative], words, hasHeadLast(locale)),
      })),
  ]
  return merge(found)
}

/** Words and their synonyms in one candidate. */
function merge(found: readonly Candidate[]): Candidate[] {
  const byTerms = new Map<string, Candidate>()
  for (const candidate of found) {
    const key = `${candidate.position} ${candidate.terms.length}`
    const known = byTerms.get(key)
    const both = known && {
      ...known,
      named: known.named.union(candidate.named),
      usual: known.usual.union(candidate.usual),
    }
    byTerms.set(key, both ?? candidate)
  }
  return [...byTerms.values()]
}

/** The head of a German compound is its last part, that of an expression its noun. Of several readings the first that names categories. Of several words the head names them, and the others narrow that. */
function categoriesOf(
  readings: readonly (readonly TermExpansion[])[],
  { heads, usual }: CategoryWords,
  isHeadLast: boolean,
): Pick<Candidate, 'named' | 'usual'> {
  const all = readings.map((reading) => {
    const head = isHeadLast ? reading.at(-1) : reading[0]
    const named = head ? lookUp(head, heads) : none
    const narrowed = reading
      .filter((word) => word !== head)
      .reduce((common, word) => common.intersection(lookUp(word, usual).union(lookUp(word, heads))), named)
    return {
      named: narrowed.size > 0 ? narrowed : named,
      usual: reading.length === 1 ? lookUp(reading[0]!, usual) : narrowed,
    }
  })
  return all.find(({ named }) => named.size > 0) ?? { named: none, usual: all[0]?.usual ?? none }
}

const lookUp = ({ ownLanguage }: TermExpansion, categories: CategoryWords['heads']): ReadonlySet<number> =>
  ownLanguage.reduce<ReadonlySet<number>>((all, lexeme) => all.union(categories.get(lexeme) ?? none), none)

const none: ReadonlySet<number> = new Set()

/** The number of other words that products of these categories have in their names. */
const supportOf = ({ terms, named }: Candidate, all: readonly Term[], { shares }: CategoryWords) =>
  all.filter(
    (term) =>
      !terms.includes(term) &&
      !term.isNumeric &&
      !term.isUnit &&
      term.tokenizations.some(({ words }) =>
        words.every(({ ownLanguage }) =>
          ownLanguage.some((lexeme) => [...(shares.get(lexeme)?.keys() ?? [])].some((id) => named.has(id))),
        ),
      ),
  ).length
