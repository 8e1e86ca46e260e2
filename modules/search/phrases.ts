import type { Locale } from '#platform/constants.ts'
import { pairsOf } from './documents.ts'
import { and, quoted } from './text.ts'
import { tokensOf } from './words.ts'

/** Asks for names that have the words one after the other, as they were typed; the last may be a beginning. Empty for a single word. */
export function phraseQuestion(text: string, locale: Locale): string {
  const tokens = tokensOf(text.replace(/\s+/g, ' '), locale)
  const pairs = pairsOf(
    tokens.map(({ readings }) => readings[0]![0]!.key),
    tokens.map(({ isJoined }) => isJoined),
  )
  return and(pairs.slice(0, mostPairs).map((pair) => `'${quoted(pair)}'${pair === pairs.at(-1) ? ':*' : ''}`))
}

const mostPairs = 11
