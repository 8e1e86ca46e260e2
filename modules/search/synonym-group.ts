import type { Locale } from '#platform/constants.ts'
import { searchErrors } from './errors.ts'
import { tokensOf, type Word } from './words.ts'

/** More than any expression of the trade; each is looked for in every place of a query. */
export const mostWords = 5

/** The words of an expression as they are looked for. */
export const firstReading = (text: string, locale: Locale): Word[] =>
  tokensOf(text, locale).flatMap(({ readings }) => readings[0]!)

/** A group with an expression that cannot be searched for, or with one twice, is refused. */
export function checkGroup(group: readonly string[], locale: Locale) {
  const seen = new Set<string>()
  for (const text of group) {
    const words = firstReading(text, locale)
    if (words.length === 0) throw searchErrors.synonymWithoutWord({ text })
    if (words.length > mostWords) throw searchErrors.synonymTooLong({ text, most: mostWords })
    const name = nameOf(words)
    if (seen.has(name)) throw searchErrors.synonymRepeated({ text })
    seen.add(name)
  }
}

/** Of two such groups one says nothing new. */
export function includes(one: readonly string[], other: readonly string[], locale: Locale): boolean {
  const [few, many] = [one, other]
    .map((group) => new Set(group.map((text) => nameOf(firstReading(text, locale)))))
    .sort((a, b) => a.size - b.size)
  return few!.isSubsetOf(many!)
}

const nameOf = (words: readonly Word[]) => words.map(({ key }) => key).join(' ')
