// The words and expressions of a query with the categories that they name.
import type { Locale } from '#platform/constants.ts'
import type { CategoryWords } from './category-words.ts'
import type { TermExpansion } from './stems.ts'
import type { ParsedQuery, Term } from './parse-query.ts'
import { hasHeadLast, isAdjective } from './word-order.ts'

type Categories = ReadonlySet<number>
export type Candidate = {
  terms: readonly Term[]
  position: number
  /** `named`: categories that the words name; `usual`: categories most of whose products have the words in their names. */
  named: Categories
  usual: Categories
  sure: Categories
  /** Those of `named` that an expression with the same meaning names: 'paper' is 'copy paper' first. */
  preferred: Categories
  /** The word itself names them, or an expression that it is short for, not another synonym. */
  isDirect: boolean
  /** It names the categories, not only the groups above them. */
  isOwn: boolean
  /** False for a part of a word, and for an expression whose words name no category together. */
  isCertain: boolean
}
type NamedCategories = Omit<Candidate, 'terms' | 'position'>
/** `reading`: one way to understand words. */
type Reading = readonly TermExpansion[]
type Options = { locale: Locale; isHeadLast: boolean; isSynonym?: boolean }

/** A word that is usual for more categories than this says nothing about them. */
export const maxUsual = 2
export const none: Categories = new Set()
const minHeadLength = 4

export function candidatesIn({ terms, spans }: ParsedQuery, words: CategoryWords, locale: Locale): Candidate[] {
  const isWord = ({ isNumeric, isUnit, text }: Term) => !isNumeric && !isUnit && text.length > 1
  const single = [...terms.entries()]
    .filter(([, term]) => isWord(term))
    .map(([position, term]) => {
      const readings = term.tokenizations.map((each) => each.words)
      // The head of a German compound is its last part.
      const isHeadLast = hasHeadLast(locale) || locale === 'de'
      return { terms: [term], position, ...categoriesOf(readings, words, { locale, isHeadLast }) }
    })
  const expressions = spans
    .map(({ start, end, words: alternative }) => ({
      terms: terms.slice(start, end),
      position: end - 1,
      alternative: withoutSize(alternative),
    }))
    .filter((span) => span.terms.some(isWord))
    .map(({ alternative, ...span }) => {
      const options = { locale, isHeadLast: hasHeadLast(locale), isSynonym: true }
      const isDirect = isBesideHead(span.terms, alternative, options)
      return { ...span, ...categoriesOf([alternative], words, options), isDirect }
    })
  return merge([...single, ...expressions])
}

/** 'refrigerated cabinet -18' are some of the things that the words before the number name. */
const withoutSize = (expression: Reading) =>
  expression.length > 2 && expression.at(-1)!.ownLanguage.every((lexeme) => /^\d+$/.test(lexeme))
    ? expression.slice(0, -1)
    : expression

/** 'socket' is short for 'socket outlet', whose head is another word. */
const isBesideHead = ([term, ...others]: readonly Term[], expression: Reading, options: Options) =>
  others.length === 0 &&
  expression.some((word) => word !== headOf(expression, options) && word.ownLanguage.includes(term!.key))

/** Words and their synonyms in one candidate. */
function merge(found: readonly Candidate[]): Candidate[] {
  const byTerms = new Map<string, Candidate>()
  for (const candidate of found) {
    const key = `${candidate.position} ${candidate.terms.length}`
    const known = byTerms.get(key)
    byTerms.set(key, known ? mergeTwo(known, candidate) : candidate)
  }
  return [...byTerms.values()]
}

/** Where only one of both is certain, its categories replace those of the other. */
function mergeTwo(one: Candidate, other: Candidate): Candidate {
  const both = {
    ...one,
    usual: one.usual.union(other.usual),
    named: one.named.union(other.named),
    sure: one.sure.union(other.sure),
    isDirect: one.isDirect || other.isDirect,
    isOwn: one.isOwn || other.isOwn,
  }
  // Its synonyms do not widen it.
  if (one.isCertain && isSure(one) && !other.isDirect)
    return {
      ...both,
      named: one.named,
      sure: one.sure,
      preferred:
        other.isCertain && other.named.isSubsetOf(one.named) ? one.preferred.union(other.named) : one.preferred,
    }
  if (one.named.size === 0 || other.named.size === 0)
    return { ...both, isCertain: one.named.size > 0 ? one.isCertain : other.isCertain }
  if (one.isCertain === other.isCertain) return both
  const { named, sure } = one.isCertain ? one : other
  return { ...both, named, sure, isCertain: true }
}

/** A word that most names of a category have as their head. */
export const isSure = ({ isDirect, isOwn, sure }: Candidate) => isDirect && isOwn && sure.size > 0

/** Of several readings the first that names categories; otherwise, in German, those of compounds that end with the word. */
function categoriesOf(readings: readonly Reading[], words: CategoryWords, options: Options): NamedCategories {
  const all = readings.map((reading, at) => categoriesOfReading(reading, words, { ...options, isFirst: at === 0 }))
  const naming = all.find(({ named }) => named.size > 0)
  if (naming) return naming
  const [first] = readings as [Reading]
  const compounds = options.locale === 'de' && first.length === 1 ? compoundsWith(first[0]!, words.heads) : none
  const isOwn = compounds.size > 0
  return {
    named: compounds,
    usual: all[0]?.usual ?? none,
    sure: compounds,
    preferred: none,
    isDirect: false,
    isOwn,
    isCertain: false,
  }
}

/** The head of several words names categories, and the others narrow them. */
function categoriesOfReading(
  reading: Reading,
  { heads, headsAbove, sureHeads, usual }: CategoryWords,
  { isSynonym = false, isFirst, ...options }: Options & { isFirst: boolean },
): NamedCategories {
  const head = headOf(reading, options)
  const ofHead = head ? lookUp(head, heads) : none
  const above = head ? lookUp(head, headsAbove) : none
  const named = ofHead.size > 0 || isSynonym ? ofHead : above
  const sure = (head ? lookUp(head, sureHeads) : none).union(ofHead.size > 0 ? none : above)
  const isOwn = ofHead.size > 0
  if (reading.length === 1)
    return {
      named,
      usual: lookUp(reading[0]!, usual),
      sure: sure.intersection(named),
      preferred: none,
      isDirect: !isSynonym,
      isOwn,
      isCertain: isFirst,
    }
  const common = reading
    .map((word) => (word === head && named.size > 0 ? named : lookUp(word, usual).union(lookUp(word, heads))))
    .reduce<Categories | undefined>((some, own) => (some ? some.intersection(own) : own), undefined)
  const isNamedTogether = common !== undefined && common.size > 0 && (named.size > 0 || common.size <= maxUsual)
  return {
    named: isNamedTogether ? common : named,
    usual: common ?? none,
    sure: isNamedTogether ? common : sure.intersection(named),
    preferred: isNamedTogether ? common : none,
    isDirect: !isSynonym,
    isOwn,
    isCertain: isNamedTogether,
  }
}

/** Where heads come first, the first noun. */
const headOf = (reading: Reading, { locale, isHeadLast }: Omit<Options, 'isSynonym'>) =>
  isHeadLast
    ? reading.at(-1)
    : (reading.find(({ ownLanguage }) => !isAdjective(ownLanguage.at(-1)!, locale)) ?? reading[0])

/** Categories of compounds that end with a word which no name has by itself: 'Tisch' of 'Arbeitstisch' and 'Schreibtisch'. */
function compoundsWith({ ownLanguage }: TermExpansion, heads: CategoryWords['heads']): Categories {
  const endings = ownLanguage.filter((lexeme) => lexeme.length >= minHeadLength)
  return [...heads].reduce(
    (all, [head, categories]) => (endings.some((ending) => head.endsWith(ending)) ? all.union(categories) : all),
    none,
  )
}

export const lookUp = ({ ownLanguage }: TermExpansion, categories: CategoryWords['heads']): Categories =>
  ownLanguage.reduce<Categories>((all, lexeme) => all.union(categories.get(lexeme) ?? none), none)
