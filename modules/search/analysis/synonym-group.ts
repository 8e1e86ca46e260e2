import type { Locale } from '#platform/constants.ts'
import { searchErrors } from '../errors.ts'
import { primaryWords, type Word } from './tokenize.ts'

/** Every sequence of up to this many words of a query is looked up. */
export const maxWords = 5

/** Throws for an expression without words, with too many words, or that occurs twice. */
export function validateSynonymGroup(group: readonly string[], locale: Locale) {
  const keys = new Set<string>()
  for (const text of group) {
    const words = primaryWords(text, locale)
    if (words.length === 0) throw searchErrors.synonymWithoutWord({ text })
    if (words.length > maxWords) throw searchErrors.synonymTooLong({ text, most: maxWords })
    const key = keyOf(words)
    if (keys.has(key)) throw searchErrors.synonymRepeated({ text })
    keys.add(key)
  }
}

/** Whether one of the groups is redundant. */
export function isSubsetOrSuperset(one: readonly string[], other: readonly string[], locale: Locale): boolean {
  const [smaller, larger] = [one, other]
    .map((group) => new Set(group.map((text) => keyOf(primaryWords(text, locale)))))
    .sort((a, b) => a.size - b.size)
  return smaller!.isSubsetOf(larger!)
}

const keyOf = (words: readonly Word[]) => words.map(({ key }) => key).join(' ')
