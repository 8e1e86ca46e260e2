// The kind of thing that a query asks for: the categories that its words name. It is never given up for the other words.
import type { Locale } from '#platform/constants.ts'
import type { CategoryWords } from './category-words.ts'
import { hasHeadLast, isAdjective } from './name-heads.ts'
import type { ParsedQuery, Term, TermExpansion } from './parse-query.ts'

/** `wide`: the categories that its heads name; `own`: those of them that its narrowing words name too. */
export type Kind = {
  wide: readonly number[]
  own: readonly number[]
  /** Categories of `wide` that have products of this kind only, whatever their names. */
  sure: readonly number[]
  heads: readonly Term[]
  narrowing: readonly Term[]
}

type Candidate = {
  terms: readonly Term[]
  position: number
  /** `named`: categories that the words name; `usual`: categories most of whose products have the words in their names. */
  named: ReadonlySet<number>
  usual: ReadonlySet<number>
  sure: ReadonlySet<number>
  /** The word itself names them, not a synonym. */
  isDirect: boolean
  /** False for a part of a word, and for an expression whose words name no category together. */
  isCertain: boolean
}

/** A word that names more categories than this tells no kind. */
const maxCategories = 60

export function kindOf(query: ParsedQuery, words: CategoryWords, locale: Locale): Kind | undefined {
  const candidates = candidatesIn(query, words, locale)
  const last = hasHeadLast(locale) ? -1 : 1
  const isHead = ({ terms }: Candidate) =>
    !terms[0]!.isAfterPreposition && !(candidates.length > 1 && terms.every(({ text }) => isAdjective(text, locale)))
  const named = candidates.filter((candidate) => candidate.named.size > 0 && candidate.named.size <= maxCategories)
  const [head] = (named.length > 0 ? named : candidates.filter(isUsualForOne).map(asNamed))
    .filter(isHead)
    .map((candidate) => ({ ...candidate, support: supportOf(candidate, query.terms, words) }))
    .sort(
      (a, b) =>
        b.support - a.support ||
        Number(b.isCertain && b.terms.length > 1) - Number(a.isCertain && a.terms.length > 1) ||
        Number(b.isDirect) - Number(a.isDirect) ||
        last * (a.position - b.position) ||
        b.terms.length - a.terms.length,
    )
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
  return {
    wide: [...head.named],
    own: [...inNamedGroup(own, head, words)],
    sure: [...head.sure],
    heads: head.terms,
    narrowing,
  }
}

/** Of 'nuts', those of the group 'Nuts and washers' before the rivet nuts of another one; not if most are in other groups. */
function inNamedGroup(own: ReadonlySet<number>, { terms }: Candidate, { headsAbove }: CategoryWords) {
  const ofGroup = terms
    .flatMap(({ tokenizations }) => tokenizations)
    .filter(({ words }) => words.length === 1)
    .reduce((all, { words }) => all.union(lookUp(words[0]!, headsAbove)), none)
    .intersection(own)
  return 2 * ofGroup.size >= own.size ? ofGroup : own
}

/** Without a word that names things, one that all things of a sort have, as 'laptop' in 'Laptop computer'. */
const isUsualForOne = ({ usual }: Candidate) => usual.size > 0 && usual.size <= maxUsual
const maxUsual = 2
const asNamed = (candidate: Candidate) => ({ ...candidate, named: candidate.usual, sure: candidate.usual })

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
                { locale, isHeadLast: hasHeadLast(locale) || locale === 'de' },
              ),
            },
          ],
    ),
    ...spans
      .filter(({ start, end }) => terms.slice(start, end).some(({ isNumeric, isUnit }) => !isNumeric && !isUnit))
      .map(({ start, end, words: alternative }) => ({
        terms: terms.slice(start, end),
        position: end - 1,
        ...categoriesOf([alternative], words, { locale, isHeadLast: hasHeadLast(locale), isSynonym: true }),
      })),
  ]
  return merge(found)
}

/** Words and their synonyms in one candidate; what is certain replaces what is not. */
function merge(found: readonly Candidate[]): Candidate[] {
  const byTerms = new Map<string, Candidate>()
  for (const candidate of found) {
    const key = `${candidate.position} ${candidate.terms.length}`
    const known = byTerms.get(key)
    byTerms.set(key, known ? better(known, candidate) : candidate)
  }
  return [...byTerms.values()]
}

function better(one: Candidate, other: Candidate): Candidate {
  const both = {
    ...one,
    usual: one.usual.union(other.usual),
    named: one.named.union(other.named),
    sure: one.sure.union(other.sure),
    isDirect: one.isDirect || other.isDirect,
  }
  if (one.named.size === 0 || other.named.size === 0)
    return { ...both, isCertain: one.named.size > 0 ? one.isCertain : other.isCertain }
  if (one.isCertain === other.isCertain) return both
  const { named, sure } = one.isCertain ? one : other
  return { ...both, named, sure, isCertain: true }
}

/** The head of a German compound is its last part, that of an expression its noun. Of several readings the first that names categories. Of several words the head names them, and the others narrow that. */
function categoriesOf(
  readings: readonly (readonly TermExpansion[])[],
  { heads, headsAbove, sureHeads, usual }: CategoryWords,
  { locale, isHeadLast, isSynonym = false }: { locale: Locale; isHeadLast: boolean; isSynonym?: boolean },
): Pick<Candidate, 'named' | 'usual' | 'sure' | 'isDirect' | 'isCertain'> {
  const lookUpHead = (word: TermExpansion) => {
    const own = lookUp(word, heads)
    return own.size > 0 || isSynonym ? own : lookUp(word, headsAbove)
  }
  const lookUpAbove = (word: TermExpansion) => (lookUp(word, heads).size > 0 ? none : lookUp(word, headsAbove))
  const all = readings.map((reading, at) => {
    const noun = reading.find(({ ownLanguage }) => !isAdjective(ownLanguage.at(-1)!, locale))
    const head = isHeadLast ? reading.at(-1) : (noun ?? reading[0])
    const named = head ? lookUpHead(head) : none
    const common = reading.reduce<ReadonlySet<number> | undefined>((some, word) => {
      const own = word === head && named.size > 0 ? named : lookUp(word, usual).union(lookUp(word, heads))
      return some ? some.intersection(own) : own
    }, undefined)
    const isNarrowed = reading.length > 1 && common !== undefined && common.size > 0
    const isNamedTogether = isNarrowed && (named.size > 0 || common.size <= maxUsual)
    const categories = isNamedTogether ? common : named
    return {
      named: categories,
      usual: reading.length === 1 ? lookUp(reading[0]!, usual) : (common ?? none),
      sure: (isNamedTogether ? common : head ? lookUp(head, sureHeads).union(lookUpAbove(head)) : none).intersection(
        categories,
      ),
      isDirect: !isSynonym,
      isCertain: reading.length === 1 ? at === 0 : isNamedTogether,
    }
  })
  const compounds = locale === 'de' && readings[0]!.length === 1 ? compoundsWith(readings[0]![0]!, heads) : none
  return (
    all.find(({ named }) => named.size > 0) ?? {
      named: compounds,
      usual: all[0]?.usual ?? none,
      sure: compounds,
      isDirect: false,
      isCertain: false,
    }
  )
}

/** Categories of compounds that end with a word which no name has by itself: 'Tisch' of 'Arbeitstisch' and 'Schreibtisch'. */
function compoundsWith({ ownLanguage }: TermExpansion, heads: CategoryWords['heads']): ReadonlySet<number> {
  const endings = ownLanguage.filter((lexeme) => lexeme.length >= minHeadLength)
  return [...heads].reduce(
    (all, [head, categories]) => (endings.some((ending) => head.endsWith(ending)) ? all.union(categories) : all),
    none,
  )
}

const minHeadLength = 4

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
