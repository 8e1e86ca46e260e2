import type { Locale } from '#platform/constants.ts'
import type { Db } from '#platform/db/database.ts'
import { categoryWordsIn } from './analysis/category-words.ts'
import { withCompoundsSplit } from './analysis/compound-terms.ts'
import { kindOf } from './analysis/kinds.ts'
import { parseQuery, type Term } from './analysis/parse-query.ts'
import { namedCategories } from './nearest-categories.ts'
import { hasHeadLast, isAdjective } from './analysis/word-order.ts'

/** `wholeNames`: those of the categories whose whole name is the word that names the thing. */
type NamedKind = { ids: readonly number[]; wholeNames: readonly number[] }
const none: NamedKind = { ids: [], wholeNames: [] }

/** A word that names more categories than this, such as 'machine', needs other words that their products have. */
const maxNamed = 5
/** Where heads come last, a colour or the like may stand behind. */
const maxBehind = 1

/**
 * The categories of the kind of thing that a name names, as a search finds them. None if the word stands where its language says
 * what a thing is made of or like: "Fleischwolf Edelstahl" is no steel.
 */
export async function namedKind(db: Db, name: string, locale: Locale): Promise<NamedKind> {
  const [query, words] = await Promise.all([parseQuery(db, name, locale), categoryWordsIn(db, locale)])
  const whole = await wholeName(db, query.terms, locale)
  if (whole !== undefined) return { ids: [whole], wholeNames: [] }
  const parsed = withCompoundsSplit(query, words, locale)
  const kind = kindOf(parsed, words, locale)
  if (!kind?.isNamed || kind.own.length === 0 || kind.heads.every(({ text }) => isAdjective(text, locale))) return none
  const { heads, narrowing, hasAllWords, own } = kind
  const abbreviations = new Set(
    (name.match(/(?<!\p{L})\p{Lu}{2,5}(?!\p{L})/gu) ?? []).map((each) => each.toLowerCase()),
  )
  const isThing = (term: Term) =>
    !(term.isNumeric || term.isUnit || term.isAfterPreposition || narrowing.includes(term)) &&
    !(isAdjective(term.text, locale) || abbreviations.has(term.text) || isForeign(term.text, name))
  const [start, end] = [parsed.terms.indexOf(heads[0]!), parsed.terms.indexOf(heads.at(-1)!)]
  const behind = parsed.terms.slice(end + 1).filter(isThing)
  const isAside = hasHeadLast(locale)
    ? !abbreviations.has(heads[0]!.text) && (behind.length > maxBehind || behind.some(isPossessed))
    : parsed.terms.slice(0, start).some(isThing)
  if (!hasAllWords && (isAside || own.length > maxNamed)) return none
  const ofHead = own.length > 1 ? await namedCategories({ db }, heads.map(({ text }) => text).join(' '), locale, 1) : []
  return { ids: own, wholeNames: ofHead.map(({ id }) => id).filter((id) => own.includes(id)) }
}

/** The category whose name the first words are, in any order: 'Power cables' of 'Cable power 3x2.5'. */
async function wholeName(db: Db, terms: readonly Term[], locale: Locale): Promise<number | undefined> {
  for (const count of [3, 2]) {
    const text = terms.slice(0, count).map((term) => term.text)
    const named = text.length === count ? await namedCategories({ db }, text.join(' '), locale, 2) : []
    if (named.length === 1) return named[0]!.id
  }
  return undefined
}

/** Turkish: the head of 'yazıcı kafası', a printer's head. */
const isPossessed = ({ text }: Term) => /.{3}s[ıiuü]$/u.test(text)

/** Brands and models in Latin letters stand anywhere in a Cyrillic name. */
const isForeign = (word: string, name: string) => /^[a-z]+$/.test(word) && /\p{Script=Cyrillic}/u.test(name)
