// What an unknown word may be when nothing is wrong with its letters but how they were typed.
import type { Locale } from '#platform/constants.ts'
import { otherLayouts, transliterations } from './scripts.ts'
import type { Term } from './understand.ts'

/** The word in other scripts and layouts, and with two neighbours swapped. */
export function spellings({ text, key }: Term, locale: Locale): string[] {
  const umlauts =
    locale === 'de' && /[aou]e/.test(key) ? [key.replace(/ae/g, 'a').replace(/oe/g, 'o').replace(/ue/g, 'u')] : []
  const swapped =
    key.length <= longestSwapped
      ? Array.from({ length: key.length - 1 }, (_, at) => key.slice(0, at) + key[at + 1] + key[at] + key.slice(at + 2))
      : []
  return [...new Set([...otherLayouts(text), ...transliterations(text), ...umlauts, ...swapped])].filter(
    (each) => each !== text && each !== key,
  )
}

/** Two words that were run together. */
export const splits = ({ key }: Term) =>
  Array.from(
    { length: Math.max(0, key.length - 2 * shortestHalf + 1) },
    (_, at) => `${key.slice(0, at + shortestHalf)} ${key.slice(at + shortestHalf)}`,
  )

const longestSwapped = 7
const shortestHalf = 3
