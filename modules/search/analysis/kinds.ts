// The kind of thing that a query asks for: the categories that its words name. It is never given up for the other words.
import type { Locale } from '#platform/constants.ts'
import type { CategoryWords } from './category-words.ts'
import { type Candidate, candidatesIn, isSure, lookUp, maxUsual, none } from './kind-candidates.ts'
import { isSetWord } from './name-heads.ts'
import type { ParsedQuery, Term } from './parse-query.ts'
import { hasHeadLast, isAdjective } from './word-order.ts'

/** `wide`: the categories that its heads name; `own`: those of them that its narrowing words name too, in the order of the tree. */
export type Kind = {
  wide: readonly number[]
  own: readonly number[]
  /** Categories of `wide` that have products of this kind only, whatever their names. */
  sure: readonly number[]
  heads: readonly Term[]
  /** False: no word names things, and the heads are only usual in the names of these. */
  isNamed: boolean
  narrowing: readonly Term[]
  /** Names of products of `wide` have each of the other words, without regard to numbers: no other thing is meant. */
  hasAllWords: boolean
  /** The other words say what the thing is for: 'washers for bolts' are no bolts with washers. */
  isForOthers: boolean
}

/** A word that names more categories than this tells no kind. */
const maxCategories = 60

export function kindOf(query: ParsedQuery, words: CategoryWords, locale: Locale): Kind | undefined {
  const candidates = candidatesIn(query, words, locale)
  const head = chooseHead(candidates, query.terms, words, locale)
  if (!head) return undefined
  const { categories, narrowing } = narrow(head, candidates)
  const others = query.terms.filter((term) => isOtherWord(term, head))
  const areOtherThings = others.length > 0 && isSure(head) && areOthers(others, head, candidates)
  const isAlone = query.terms.length === 1 || (areOtherThings && query.terms.length === 1 + others.length)
  const own = [...ownOf(categories, head, isAlone, words)].sort((a, b) => placeOf(a, words) - placeOf(b, words))
  return {
    wide: areOtherThings ? own : [...head.named],
    own,
    sure: [...head.sure],
    heads: head.terms,
    isNamed: candidates.some(namesFew),
    narrowing,
    hasAllWords: head.support === others.length,
    isForOthers: areOtherThings,
  }
}

const placeOf = (id: number, { places }: CategoryWords) => places.get(id) ?? Infinity

/** All products of these categories, for a query whose words name none. */
export const kindWithin = (ids: readonly number[]): Kind => ({
  wide: ids,
  own: ids,
  sure: ids,
  heads: [],
  isNamed: true,
  narrowing: [],
  hasAllWords: true,
  isForOthers: false,
})

/**
 * A candidate that names categories comes before one that names only groups; then the one whose categories have most of the other words,
 * an expression that names them for certain, the one that stands where the language has its heads, a word before its synonym, the longer one.
 */
function chooseHead(candidates: readonly Candidate[], terms: readonly Term[], words: CategoryWords, locale: Locale) {
  const named = candidates.filter(namesFew)
  const headPosition = hasHeadLast(locale) ? -1 : 1
  const [head] = (named.length > 0 ? named : candidates.flatMap(asUsual))
    .filter(
      (candidate) =>
        canBeHead(candidate, candidates, locale) &&
        !isWithinOther(candidate, candidates) &&
        !candidates.some((other) => isModifierOf(candidate, other, locale)),
    )
    .map((candidate) => ({ ...candidate, support: supportOf(candidate, terms, words) }))
    .sort(
      (a, b) =>
        Number(b.isOwn) - Number(a.isOwn) ||
        b.support - a.support ||
        Number(isCertainExpression(b)) - Number(isCertainExpression(a)) ||
        Number(spansPreposition(a)) - Number(spansPreposition(b)) ||
        headPosition * (a.position - b.position) ||
        Number(b.isDirect) - Number(a.isDirect) ||
        b.terms.length - a.terms.length,
    )
  return head
}

const namesFew = ({ named }: Candidate) => named.size > 0 && named.size <= maxCategories

/** If no word names things, a word that all things of a sort have does, as 'laptop' in 'Laptop computer'. */
const asUsual = (candidate: Candidate): Candidate[] =>
  candidate.usual.size > 0 && candidate.usual.size <= maxUsual
    ? [{ ...candidate, named: candidate.usual, sure: candidate.usual }]
    : []

/** Adjectives are heads only if there is nothing else, or if goods are called by them: Serbian 'stolovi' only looks like one. */
const canBeHead = (
  { terms, isOwn, isDirect, isCertain, sure }: Candidate,
  candidates: readonly Candidate[],
  locale: Locale,
) =>
  !terms[0]!.isAfterPreposition &&
  !(terms.every(({ key }) => isSetWord(key, locale)) && candidates.some((other) => namesBeside(other, terms))) &&
  (candidates.length === 1 ||
    (isDirect && (isOwn || (isCertain && sure.size > 0))) ||
    !terms.every(({ text }) => isAdjective(text, locale)))

const namesBeside = (candidate: Candidate, terms: readonly Term[]) =>
  candidate.isOwn &&
  namesFew(candidate) &&
  !candidate.terms.some((term) => terms.includes(term) || term.isAfterPreposition)

/**
 * A word of an expression that names the same categories and others: 'bit' of 'drill bit'. Or one that names other categories, none of them
 * together with the rest of the expression: 'pipe' of 'copper pipe' where these are called tubes, but not 'mixer' of 'planetary mixer'.
 */
const isWithinOther = (candidate: Candidate, candidates: readonly Candidate[]) =>
  candidates.some(
    (other) =>
      isCertainExpression(other) &&
      candidate.terms.length < other.terms.length &&
      candidate.terms.every((term) => other.terms.includes(term)) &&
      (candidate.named.isSubsetOf(other.named) ||
        (other.isOwn && !candidates.some((rest) => isRest(rest, candidate, other) && namesTogether(rest, candidate)))),
  )

/** Of two words side by side that surely name things, one says which: 'printer' of 'printer ink', whatever prints with four inks. */
const isModifierOf = (modifier: Candidate, head: Candidate, locale: Locale) =>
  hasHeadLast(locale) &&
  isNoun(modifier) &&
  isNoun(head) &&
  modifier.position === head.position - 1 &&
  modifier.named.isDisjointFrom(head.named)

const isNoun = (candidate: Candidate) =>
  isSure(candidate) && candidate.terms.length === 1 && !candidate.terms[0]!.isAfterPreposition

/** Each of the words names another thing, and no expression of them and the head does. */
const areOthers = (terms: readonly Term[], head: Candidate, candidates: readonly Candidate[]) =>
  terms.every((term) =>
    candidates.some(
      (other) =>
        isSure(other) && other.terms.length === 1 && other.terms[0] === term && other.named.isDisjointFrom(head.named),
    ),
  ) && candidates.every(({ terms: some, named }) => !some.includes(head.terms[0]!) || named.isSubsetOf(head.named))

const isRest = ({ terms }: Candidate, part: Candidate, whole: Candidate) =>
  terms.every((term) => whole.terms.includes(term) && !part.terms.includes(term))

const namesTogether = ({ named, usual }: Candidate, part: Candidate) => !named.union(usual).isDisjointFrom(part.named)

const isCertainExpression = ({ isCertain, terms }: Candidate) => isCertain && terms.length > 1

/** 'screen [for] boardroom', which 'projector screen' comes before. */
const spansPreposition = ({ terms }: Candidate) => terms.at(-1)!.isAfterPreposition

/** The number of other words that products of these categories have in their names. */
const supportOf = ({ terms, named }: Candidate, all: readonly Term[], { shares }: CategoryWords) =>
  all.filter(
    (term) =>
      isOtherWord(term, { terms }) &&
      term.tokenizations.some(({ words }) =>
        words.every(({ ownLanguage }) =>
          ownLanguage.some((lexeme) => [...(shares.get(lexeme)?.keys() ?? [])].some((id) => named.has(id))),
        ),
      ),
  ).length

const isOtherWord = (term: Term, { terms }: Pick<Candidate, 'terms'>) =>
  !terms.includes(term) && !term.isNumeric && !term.isUnit

/** The categories of the head that the other candidates name or usually have, too, as long as one is left, and the words that narrow. */
function narrow(head: Candidate, candidates: readonly Candidate[]) {
  let categories = head.named
  const narrowing: Term[] = []
  for (const { terms, named, usual } of candidates) {
    if (terms.some((term) => head.terms.includes(term) || narrowing.includes(term))) continue
    const both = categories.intersection(named.union(usual))
    if (both.size === 0) continue
    categories = both
    narrowing.push(...terms)
  }
  return { categories, narrowing }
}

/** A word by itself or beside other things means what is called nothing else, or what it is usual for: 'plates' no 'chequer plates'. */
function ownOf(categories: ReadonlySet<number>, head: Candidate, isAlone: boolean, words: CategoryWords) {
  if (!isAlone) return inNamedGroup(categories, head, words)
  const named = lookUp(head.terms[0]!.tokenizations[0]!.words[0]!, words.wholeNames)
  const plain = [named, head.preferred]
    .map((some) => categories.intersection(some))
    .find(({ size }) => size > 0 && size < categories.size)
  return plain ?? inNamedGroup(categories, head, words)
}

/** Of 'nuts', those of the group 'Nuts and washers' before the rivet nuts of another one; not if most are in other groups. */
function inNamedGroup(categories: ReadonlySet<number>, { terms }: Candidate, { headsAbove }: CategoryWords) {
  const ofGroup = terms
    .flatMap(({ tokenizations }) => tokenizations)
    .filter(({ words }) => words.length === 1)
    .reduce((all, { words }) => all.union(lookUp(words[0]!, headsAbove)), none)
    .intersection(categories)
  return 2 * ofGroup.size >= categories.size ? ofGroup : categories
}
