// Builders for characteristics, options and value domains, so that a class file reads like a table.
import { pick } from '../stores/random.ts'
import { type CharacteristicSeed, type Domain, type OptionSeed, same, t, type Text, type Value, type Values } from '../types.ts'

type Words = readonly [en: string, ru: string, sr: string, de: string, it: string, tr: string]

// Characteristics

export const select = (key: string, name: Text, options: readonly OptionSeed[]): CharacteristicSeed =>
  ({ key, name, type: 'Select', options })
export const radio = (key: string, name: Text, options: readonly OptionSeed[]): CharacteristicSeed =>
  ({ key, name, type: 'Radio', options })
export const list = (key: string, name: Text, options: readonly OptionSeed[]): CharacteristicSeed =>
  ({ key, name, type: 'TextList', options })
export const interval = (key: string, name: Text, unit?: Text): CharacteristicSeed => ({ key, name, type: 'Interval', unit })
export const check = (key: string, name: Text): CharacteristicSeed => ({ key, name, type: 'Check' })
export const text = (key: string, name: Text): CharacteristicSeed => ({ key, name, type: 'Text' })

// Options

/** The words are in the form used inside a product name; the label is capitalized. */
export function option(key: string, ...words: Words): OptionSeed {
  const inName = t(...words)
  return { key, label: inEach(inName, capitalized), inName }
}

/** The words are labels; inside a product name a noun is lower case except in German. */
export function noun(key: string, ...words: Words): OptionSeed {
  const label = t(...words)
  return { key, label, inName: { ...inEach(label, decapitalized), de: label.de } }
}

/** The words are labels; inside a product name an adjective is lower case in every language. */
export function adjective(key: string, ...words: Words): OptionSeed {
  const label = t(...words)
  return { key, label, inName: inEach(label, decapitalized) }
}

/** The label is also used inside product names unless `inName` differs. */
export const named = (key: string, label: Text, inName: Text = label): OptionSeed => ({ key, label, inName })

/** An option with the same label in every language. */
export const code = (key: string, label: string = key): OptionSeed => named(key, same(label))

/** Options whose keys derive from the codes: 'DIN 933' has the key 'din-933'. */
export const codes = (...texts: readonly string[]): OptionSeed[] => texts.map((each) => code(keyOf(each), each))

/** Codes with a decimal fraction: a point in English, a comma elsewhere. */
export const decimalCodes = (...texts: readonly string[]): OptionSeed[] => texts.map((each) => {
  const comma = each.replace(/(\d)\.(\d)/g, '$1,$2')
  return named(keyOf(each), { ...same(comma), en: each })
})

export const keys = (...texts: readonly string[]) => texts.map(keyOf)

// Value domains

export const yesOrNo = [true, false] as const

/** Every option of a characteristic. */
export const all = ({ options }: CharacteristicSeed): string[] => (options ?? []).map(({ key }) => key)

/** Picks one of the values; a value may be a list. */
export const oneOf = (...values: readonly Value[]): Domain => (_, random) => pick(values, random)

/** A random subset of the options; the first one if none came up. */
export const someOf = (...options: readonly string[]): Domain => (_, random) => subset(options, random, 1)

/** All options of the first list and a random subset of the second. */
export const several = (always: readonly string[], sometimes: readonly string[]): Domain => (_, random) =>
  [...always, ...subset(sometimes, random, 0)]

/** The value follows from another characteristic by a table: 'St37-2' for 'S235JR'. */
export const follows = (key: string, table: Record<string, Value>): Domain => (values) => lookUp(values, key, table)

/** Every option with probability 0.5, in order; the first `minCount` if fewer came up. */
export function subset(options: readonly string[], random: () => number, minCount = 2): string[] {
  const chosen = options.filter(() => random() < 0.5)
  return chosen.length >= minCount ? chosen : options.slice(0, minCount)
}

// Helpers for prices and drawings

/** The table's entry for the picked option. */
export function lookUp<Result>(values: Values, key: string, table: Record<string, Result>): Result {
  const found = table[String(values[key])]
  if (found === undefined) throw new Error(`Nothing for ${key} '${String(values[key])}'`)
  return found
}

/** The factor of the picked option for a price or a size; 1 if it is not in the table. */
export const factor = (values: Values, key: string, table: Record<string, number>): number => table[String(values[key])] ?? 1

/** The English label of the picked option, for the dimension lines of a drawing. */
export const labelOf = (values: Values, { key, options }: CharacteristicSeed): string =>
  options?.find((each) => each.key === values[key])?.label.en ?? ''

/** The number inside the picked code: 25 for 'dn-25'. */
export const sizeIn = (values: Values, key: string): number => Number(String(values[key]).replace(/\D+/g, ''))

export const rounded = (value: number, digits = 0) => Number(value.toFixed(digits))

/** Weight of a round steel rod in kilograms; dimensions in millimetres. */
export const rodKilograms = (diameter: number, length: number): number => Math.PI / 4 * diameter ** 2 * length * 7.85e-6

const keyOf = (words: string) => words.toLowerCase().replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '')

const inEach = (words: Text, change: (words: string, language: string) => string): Text =>
  Object.fromEntries(Object.entries(words).map(([language, each]) => [language, change(each, language)])) as Text

const capitalized = (words: string, language: string) => words.charAt(0).toLocaleUpperCase(language) + words.slice(1)

/** Abbreviations such as PTFE or S235 keep their case. */
const decapitalized = (words: string, language: string) =>
  /^\p{Lu}[\p{Lu}\d]/u.test(words) ? words : words.charAt(0).toLocaleLowerCase(language) + words.slice(1)
