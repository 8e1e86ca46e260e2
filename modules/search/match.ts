import type { Locale } from '#platform/constants.ts'
import type { Db } from '#platform/db/database.ts'
import { findCandidates, type Scope } from './candidates.ts'
import { phraseQuestion } from './phrases.ts'
import { relax } from './relax.ts'
import { type Repaired, repair, textOf } from './repair.ts'
import { questionsOf } from './text.ts'
import { type Meaning, understand } from './understand.ts'

export { mostMatches, type Scope } from './candidates.ts'
export type Matches = {
  /** The best goods first. */
  ids: number[]
  /** One a match: goods of a higher grade answer the text better, goods of one grade equally well. */
  grades: number[]
  /** False: there are more, less popular ones. */
  isComplete: boolean
  leftOut: string[]
  /** The text as it was understood, where that is not how it was typed. */
  corrected: string | null
}

/** Fewer goods than this, and none named so: perhaps something else was meant. */
const few = 3
/** From this grade on the goods themselves are named as it was typed. */
const named = 3

/**
 * The goods that a text means, live when they were indexed. First as it is typed; then with what cannot be found mended; then
 * without some of the words.
 */
export async function matchText(db: Db, text: string, locale: Locale, scope: Scope): Promise<Matches> {
  const typed = await understand(db, text, locale)
  const find = (meaning: Meaning, phrase: string) =>
    findCandidates(db, { ...questionsOf(meaning), phrase: phraseQuestion(phrase, locale) }, scope)
  const found = await find(typed, text)
  const best = found.grades[0] ?? 0
  if (typed.terms.length === 0 || best >= named || (found.ids.length >= few && best > 1))
    return { ...found, leftOut: [], corrected: null }
  const repaired = await repair(db, text, typed, locale)
  const mended = repaired ? await find(repaired.meaning, repaired.text) : found
  if (repaired && mended.ids.length > 0 && mended.grades[0]! >= best)
    return { ...mended, leftOut: [], corrected: correctedIn(typed, repaired) }
  if (found.ids.length > 0) return { ...found, leftOut: [], corrected: null }
  const relaxed = await relax(db, repaired?.meaning ?? typed, scope)
  if (!relaxed) return { ...found, leftOut: [], corrected: null }
  const isMended = relaxed.meaning.terms.some(({ text, typed: before }) => before !== undefined && before !== text)
  return {
    ...(await find(relaxed.meaning, textOf(relaxed.meaning.terms))),
    leftOut: relaxed.leftOut,
    corrected: isMended ? textOf(relaxed.meaning.terms) : null,
  }
}

/** A word that was only completed stands as it was typed. */
const correctedIn = (typed: Meaning, repaired: Repaired | undefined) =>
  repaired && repaired.text !== textOf(typed.terms) ? repaired.text : null
