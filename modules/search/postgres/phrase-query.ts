import type { Locale } from '#platform/constants.ts'
import { tokenize } from '../analysis/tokenize.ts'
import { wordPairs } from './documents.ts'
import { and, quoteLexeme } from './tsquery.ts'

/** Matches names that contain the words in sequence; the last word may be a prefix. Empty for a single word. */
export function phraseTsquery(text: string, locale: Locale): string {
  const tokens = tokenize(text.replace(/\s+/g, ' '), locale)
  const pairs = wordPairs(
    tokens.map(({ tokenizations }) => tokenizations[0]![0]!.key),
    tokens.map(({ isJoined }) => isJoined),
  )
  return and(pairs.slice(0, maxPairs).map((pair) => `'${quoteLexeme(pair)}'${pair === pairs.at(-1) ? ':*' : ''}`))
}

const maxPairs = 11
