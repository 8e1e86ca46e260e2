import type { CharacteristicSeed, OptionSeed, Text, Value, Values } from '../../types.ts'

/** An ordinary word: inside a product's name it starts with a small letter. */
export const word = (key: string, label: Text): OptionSeed => ({ key, label, inName: withSmallLetter(label) })

/** The same, but German nouns keep their capital. */
export const noun = (key: string, label: Text): OptionSeed => ({ key, label, inName: { ...withSmallLetter(label), de: label.de } })

/** A code or abbreviation, or a word with a form of its own inside names. */
export const option = (key: string, label: Text, inName: Text = label): OptionSeed => ({ key, label, inName })

export const interval = (key: string, name: Text, unit: Text): CharacteristicSeed => ({ key, name, type: 'Interval', unit })
export const check = (key: string, name: Text): CharacteristicSeed => ({ key, name, type: 'Check' })

/** One value of a list that depends on what was picked before. */
export const oneOf = <T>(list: readonly T[], random: () => number): T => list[Math.floor(random() * list.length)]!

/** Each option with even odds, at least one. */
export const someOf = (...keys: string[]) => (_: Values, random: () => number): Value => {
  const chosen = keys.filter(() => random() < 0.5)
  return chosen.length > 0 ? chosen : keys.slice(0, 1)
}

function withSmallLetter(text: Text): Text {
  const lowered = Object.entries(text).map(([language, words]) => [language, isAbbreviation(words) ? words : lowerFirst(words, language)])
  return Object.fromEntries(lowered) as Text
}

const isAbbreviation = (words: string) => /^\p{Lu}{2}/u.test(words)
const lowerFirst = (words: string, language: string) => words.charAt(0).toLocaleLowerCase(language) + words.slice(1)
