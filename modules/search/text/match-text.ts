import type { Locale } from '#platform/constants.ts'
import type { Db } from '#platform/db/database.ts'
import { damerauLevenshtein } from '#platform/values/edit-distance.ts'
import { leavesOf } from '../../catalog/tree.ts'
import { categoryWordsIn } from '../analysis/category-words.ts'
import { countablePartsIn, withCount } from '../analysis/counted-parts.ts'
import { withCompoundsSplit } from '../analysis/compound-terms.ts'
import { withNumberWords } from '../analysis/number-words.ts'
import { foldedKey } from '../analysis/folding.ts'
import { kindOf, kindWithin } from '../analysis/kinds.ts'
import { type ParsedQuery, parseQuery, type Term } from '../analysis/parse-query.ts'
import { codeScore, fullScore, namedScore, planOf, planWithin, type SearchPlan } from '../analysis/search-plan.ts'
import { synonymsIn } from '../analysis/synonyms.ts'
import { preferencesOf } from '../learning/preferences.ts'
import { nearestCategories } from '../nearest-categories.ts'
import { findMatches, type Matches } from './find-matches.ts'
import { phraseCondition } from './phrase-condition.ts'
import { wholeList } from './plan-steps.ts'
import { type CorrectedQuery, correctSpelling, guessSpelling, queryText } from './spelling-correction.ts'
import { withRelatives } from './related-words.ts'
import type { TextScope, TextStore } from './text-store.ts'

/** The best products first, one score for each id. */
export type TextMatches = {
  ids: number[]
  scores: number[]
  /** The ids from here on lack some of the words. */
  closeFrom: number
  /** False if there are more matches, less popular ones. */
  isComplete: boolean
  droppedTerms: string[]
  /** The text that was searched for, if it differs from the input. */
  correctedText: string | null
}

type FoundMatches = TextMatches & Pick<Matches, 'categoryIds'>

/** With fewer matches, and without a match in a name, the spelling is checked. */
const minMatches = 3

/** Searches the text as typed, then with its spelling corrected, then without some of its words. */
export async function matchText(
  store: TextStore,
  db: Db,
  text: string,
  locale: Locale,
  scope: TextScope,
): Promise<TextMatches> {
  const [typed, words, synonyms, parts] = await Promise.all([
    parseQuery(db, text, locale),
    categoryWordsIn(db, locale),
    synonymsIn(db, locale),
    countablePartsIn(db, locale),
  ])
  if (typed.terms.length === 0) return nothing
  const read = withNumberWords(withCompoundsSplit(typed, words, locale, synonyms), words, locale)
  const parsed = withCount(read, parts, (query) => kindOf(query, words, locale))
  const shared = { locale, scope, extent: wholeList, preferences: preferencesOf(db, typed, locale) }
  const kind = kindOf(parsed, words, locale)
  const find = (query: ParsedQuery, phraseText: string, leavesOut: boolean) =>
    run(planOf(query, query === parsed ? kind : kindOf(query, words, locale)), phraseText, leavesOut)
  const run = async (plan: SearchPlan, phraseText: string, leavesOut: boolean): Promise<FoundMatches> => {
    const { leftOut, ...found } = await findMatches(store, db, plan, {
      ...shared,
      phrase: phraseCondition(phraseText, locale),
      leavesOut,
    })
    const closeFrom = found.scores.findIndex((score) => score < fullScore)
    return {
      ...found,
      closeFrom: closeFrom < 0 ? found.ids.length : closeFrom,
      droppedTerms: leftOut,
      correctedText: null,
    }
  }
  const asTyped = await withClose(await find(parsed, text, false))
  const bestScore = asTyped.scores[0] ?? 0
  if (bestScore >= namedScore || (asTyped.closeFrom >= minMatches && bestScore >= fullScore)) return asTyped
  const correction = (await correctCompounds()) ?? (await correctSpelling(db, text, parsed, locale))
  if (correction && !namesOther(correction.query)) {
    const corrected = await findRelated(correction.query, correction.text)
    if (corrected.ids.length > 0 && corrected.scores[0]! >= bestScore)
      return { ...corrected, correctedText: correctedTextOf(parsed, correction) }
  }
  if (asTyped.ids.length > 0) return asTyped
  const inPart = await findRelated(await splitCodes(db, parsed, locale), text)
  return inPart.ids.length > 0 ? inPart : onlyClose(parsed, await findClosest())

  /** A compound with a letter wrong is that compound rather than its end with something unknown: 'Stachldraht' is not just any wire. */
  async function correctCompounds(): Promise<CorrectedQuery | undefined> {
    if (parsed.terms.length === typed.terms.length) return undefined
    const whole = await correctSpelling(db, text, typed, locale)
    const isSplit = whole && whole.query.terms.length > typed.terms.length
    return isSplit || whole?.query.terms.some(isFar) ? undefined : whole
  }

  /** A word that is corrected by more than a letter names other things than the words as typed: 'lebensmittelecht' is no bucket. */
  function namesOther(query: ParsedQuery): boolean {
    const other = kind?.isNamed ? kindOf(query, words, locale) : undefined
    return other !== undefined && other.heads.every(isFar) && new Set(other.wide).isDisjointFrom(new Set(kind!.wide))
  }

  /** Without the words that nothing has, unless it has words of their families. */
  async function findRelated(query: ParsedQuery, phraseText: string): Promise<TextMatches> {
    const found = await find(query, phraseText, true)
    const isEmpty = found.ids.length === 0
    const missing = isEmpty ? query.terms.map(({ text: shown, original }) => original ?? shown) : found.droppedTerms
    const related = await withRelatives(db, query, missing, locale)
    const again = related && (await find(related, phraseText, true))
    return again && (isEmpty || again.droppedTerms.length < missing.length) ? again : found
  }

  /** No product has a word of the text: the categories with the nearest names, then the words with the nearest spelling. */
  async function findClosest() {
    const nearest = await nearestCategories({ db, drafts: scope.drafts }, text, locale, maxNearest)
    const categoryIds = nearest.flatMap(leavesOf).map(({ id }) => id)
    const near = categoryIds.length > 0 ? await run(planWithin(parsed, categoryIds), text, false) : nothing
    if (near.ids.length > 0) return near
    for await (const guess of guessSpelling(db, text, parsed, locale)) {
      const found = await findRelated(guess.query, guess.text)
      if (found.ids.length > 0) return found
    }
    return nothing
  }

  /** Few products have all words: close are those of their categories, and of 6206-2RS first the ones with a part of it. */
  async function withClose({ categoryIds, ...exact }: FoundMatches): Promise<TextMatches> {
    const isFew = exact.closeFrom > 0 && exact.closeFrom < wholeList.enough && exact.scores[0]! < codeScore
    if (!isFew || kind?.own.every((id) => categoryIds.has(id))) return exact
    const parts = parsed.terms.length === 1 ? await splitCodes(db, parsed, locale) : parsed
    const isSame =
      categoryIds.size > 0 && categoryIds.size <= maxSame && parsed.terms.some(({ isNumeric }) => isNumeric)
    const same = isSame ? sameKind([...categoryIds]) : undefined
    if ((parts === parsed || kind) && !same) return exact
    return withOthers(exact, await run(planOf(parts, same ?? kindOf(parts, words, locale)), text, true))
  }

  function sameKind(ids: number[]) {
    return kind && ids.every((id) => kind.wide.includes(id)) ? { ...kind, own: ids, wide: ids } : kindWithin(ids)
  }
}

/** Matches of more categories have nothing in common. */
const maxSame = 2

/** Corrected by more than a letter. */
const isFar = ({ original, text }: Term) =>
  original !== undefined && damerauLevenshtein(foldedKey(original), foldedKey(text)) > 1

/** The highest score of a product that lacks a word. */
const closeScore = 1.9
/** Close products of other categories have this share of their score: less than those of the same ones. */
const otherShare = 0.1

const maxNearest = 3

/** Its full matches, then those of `close`, and below 24 products its own close ones. */
function withOthers(exact: TextMatches, close: TextMatches): TextMatches {
  const scored = ({ ids, scores }: TextMatches) => ids.map((id, at) => ({ id, score: scores[at]! }))
  const full = scored(exact).slice(0, exact.closeFrom)
  const added = scored(close)
    .filter(({ id }) => !full.some((other) => other.id === id))
    .map(({ id, score }) => ({ id, score: Math.min(score, closeScore) }))
  const missing = Math.max(0, wholeList.enough - full.length - added.length)
  const others = scored(exact)
    .slice(exact.closeFrom)
    .filter(({ id }) => !close.ids.includes(id))
    .slice(0, missing)
    .map(({ id, score }) => ({ id, score: score * otherShare }))
  const all = [...full, ...added, ...others]
  return { ...exact, ids: all.map(({ id }) => id), scores: all.map(({ score }) => score) }
}

const onlyClose = ({ terms }: ParsedQuery, matches: TextMatches): TextMatches => ({
  ...matches,
  scores: matches.scores.map((score) => Math.min(score, closeScore)),
  closeFrom: 0,
  droppedTerms: matches.ids.length > 0 ? terms.filter(({ isUnit }) => !isUnit).map(({ text }) => text) : [],
})

const nothing: TextMatches = {
  ids: [],
  scores: [],
  closeFrom: 0,
  isComplete: true,
  droppedTerms: [],
  correctedText: null,
}

/** Codes with hyphens as their parts, so that 6206-2RS can be relaxed to 6206. */
async function splitCodes(db: Db, query: ParsedQuery, locale: Locale): Promise<ParsedQuery> {
  const texts = query.terms.map(({ isNumeric, text }) =>
    isNumeric && hasMeaningfulStart.test(text) ? text.replaceAll('-', ' ').replace(gluedEnding, ' ') : text,
  )
  return query.terms.some(({ text }, index) => text !== texts[index]) ? parseQuery(db, texts.join(' '), locale) : query
}

/** Shorter beginnings, as in W-1, are in too many texts. */
const hasMeaningfulStart = /^(?:[^-]{4,}|(?=[^-]*\d)[^-]{3})-|^\d{4,}\p{L}+$|^\p{L}{3,}\d/u
/** 6207zz is 6207-ZZ, and 'battery12v' is a battery. */
const gluedEnding = /(?<=^\d{4,})(?=\p{L}+$)|(?<=^\p{L}{3,})(?=\d)/u

/** Null if words were only completed. */
const correctedTextOf = (parsed: ParsedQuery, correction: CorrectedQuery) =>
  correction.text === queryText(parsed.terms) ? null : correction.text
