import type { Locale } from '#platform/constants.ts'
import { tokenize } from '../analysis/tokenize.ts'
import { wordPairs } from './documents.ts'
import { all, type TermCondition } from './term-conditions.ts'

/** Matches names that contain the words in sequence; the last word may be a prefix. Undefined for a single word. */
export function phraseCondition(text: string, locale: Locale): TermCondition | undefined {
  const tokens = tokenize(text.replace(/\s+/g, ' '), locale)
  const pairs = wordPairs(
    tokens.map(({ tokenizations }) => tokenizations[0]![0]!.key),
    tokens.map(({ isJoined }) => isJoined),
  )
  return all(pairs.slice(0, maxPairs).map((pair) => (pair === pairs.at(-1) ? { prefix: pair } : { term: pair })))
}

const maxPairs = 11
