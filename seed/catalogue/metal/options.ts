// Short ways to write options of characteristics; shared by the goods that are chosen by grade and size.
import { same, t } from '../../types.ts'
import type { OptionSeed, Text, Value, Values } from '../../types.ts'

type Words = readonly [en: string, ru: string, sr: string, de: string, it: string, tr: string]

/** Codes that read the same everywhere: 'DIN 933' gets the key 'din-933'. */
export const codes = (...labels: readonly string[]): readonly OptionSeed[] =>
  labels.map((label) => ({ key: keyOf(label), label: same(label) }))

/** An option named by a noun: inside a name it is lower case, save in German. */
export const noun = (key: string, ...words: Words): OptionSeed => {
  const label = t(...words)
  return { key, label, inName: { ...lowered(label), de: label.de } }
}

/** An option named by a quality: lower case inside a name in German too. */
export const quality = (key: string, ...words: Words): OptionSeed => {
  const label = t(...words)
  return { key, label, inName: lowered(label) }
}

export const oneOf = <Item>(random: () => number, items: readonly Item[]): Item =>
  items[Math.min(items.length - 1, Math.floor(random() * items.length))] as Item

/** Always the listed options, and some of the optional ones. */
export const several = (always: readonly string[], sometimes: readonly string[]) =>
  (_values: Values, random: () => number): Value => [...always, ...sometimes.filter(() => random() < 0.5)]

/** The code that follows from another characteristic, as in 'S235JR' → 'St37-2'. */
export const follows = <Result extends Value>(key: string, table: Record<string, Result>) =>
  (values: Values): Value => table[values[key] as string] as Result

/** Kilograms of a round steel rod, from millimetres. */
export const rodKilograms = (diameter: number, length: number): number => Math.PI / 4 * diameter ** 2 * length * 7.85e-6

const keyOf = (label: string): string => label.toLowerCase().replace(/[^a-z0-9]+/g, '-')

const lowered = (label: Text): Text => t(
  lowerFirst(label.en, 'en'), lowerFirst(label.ru, 'ru'), lowerFirst(label.sr, 'sr'),
  lowerFirst(label.de, 'de'), lowerFirst(label.it, 'it'), lowerFirst(label.tr, 'tr'),
)

const lowerFirst = (text: string, language: string): string =>
  /^\p{Lu}{2}|^\p{Lu}\d/u.test(text) ? text : text.charAt(0).toLocaleLowerCase(language) + text.slice(1)
