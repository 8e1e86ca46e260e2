// Short forms for declaring characteristics, their options and what goods pick from them, so that a class reads as a table.
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

/** Written as it stands inside a product's name; the label is the same with a capital letter. */
export function option(key: string, ...words: Words): OptionSeed {
  const inName = t(...words)
  return { key, label: inEach(inName, capitalised), inName }
}

/** Written as a label; inside a name a noun is lower case, save in German. */
export function noun(key: string, ...words: Words): OptionSeed {
  const label = t(...words)
  return { key, label, inName: { ...inEach(label, lowered), de: label.de } }
}

/** Written as a label; inside a name an adjective is lower case in German too. */
export function adjective(key: string, ...words: Words): OptionSeed {
  const label = t(...words)
  return { key, label, inName: inEach(label, lowered) }
}

/** Keeps its form inside a name, or has one of its own there. */
export const named = (key: string, label: Text, inName: Text = label): OptionSeed => ({ key, label, inName })

/** An option that reads the same in every language. */
export const code = (key: string, label: string = key): OptionSeed => named(key, same(label))

/** Such options with the key made from the code: that of 'DIN 933' is 'din-933'. */
export const codes = (...texts: readonly string[]): OptionSeed[] => texts.map((each) => code(keyOf(each), each))

/** Codes with a fraction, which only English writes with a point. */
export const decimalCodes = (...texts: readonly string[]): OptionSeed[] => texts.map((each) => {
  const comma = each.replace(/(\d)\.(\d)/g, '$1,$2')
  return named(keyOf(each), { ...same(comma), en: each })
})

export const keys = (...texts: readonly string[]) => texts.map(keyOf)

// What goods pick

export const yesOrNo = [true, false] as const

/** Every option of a characteristic. */
export const all = ({ options }: CharacteristicSeed): string[] => (options ?? []).map(({ key }) => key)

/** One of the values, which may be lists. */
export const oneOf = (...values: readonly Value[]): Domain => (_, random) => pick(values, random)

/** Some of the options, at least the first. */
export const someOf = (...options: readonly string[]): Domain => (_, random) => subset(options, random, 1)

/** All of the first options and some of the others. */
export const several = (always: readonly string[], sometimes: readonly string[]): Domain => (_, random) =>
  [...always, ...subset(sometimes, random, 0)]

/** What a table says for another characteristic: 'St37-2' for 'S235JR'. */
export const follows = (key: string, table: Record<string, Value>): Domain => (values) => lookUp(values, key, table)

/** Each with even odds, in the given order; the first `least` when too few came up. */
export function subset(options: readonly string[], random: () => number, least = 2): string[] {
  const chosen = options.filter(() => random() < 0.5)
  return chosen.length >= least ? chosen : options.slice(0, least)
}

// What follows from the picked values

/** What a table says for the picked option. */
export function lookUp<Found>(values: Values, key: string, table: Record<string, Found>): Found {
  const found = table[String(values[key])]
  if (found === undefined) throw new Error(`Nothing for ${key} '${String(values[key])}'`)
  return found
}

/** By how much the picked option changes a price or a size; 1 when the table does not name it. */
export const factor = (values: Values, key: string, table: Record<string, number>): number => table[String(values[key])] ?? 1

/** The English label of the picked option, for the dimension lines of a drawing. */
export const labelOf = (values: Values, { key, options }: CharacteristicSeed): string =>
  options?.find((each) => each.key === values[key])?.label.en ?? ''

/** The number inside the picked code: 25 for 'dn-25'. */
export const sizeIn = (values: Values, key: string): number => Number(String(values[key]).replace(/\D+/g, ''))

export const rounded = (value: number, digits = 0) => Number(value.toFixed(digits))

/** Kilograms of a round steel rod, from millimetres. */
export const rodKilograms = (diameter: number, length: number): number => Math.PI / 4 * diameter ** 2 * length * 7.85e-6

const keyOf = (words: string) => words.toLowerCase().replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '')

const inEach = (words: Text, change: (words: string, language: string) => string): Text =>
  Object.fromEntries(Object.entries(words).map(([language, each]) => [language, change(each, language)])) as Text

const capitalised = (words: string, language: string) => words.charAt(0).toLocaleUpperCase(language) + words.slice(1)

/** An abbreviation such as PTFE or S235 stays as it is. */
const lowered = (words: string, language: string) =>
  /^\p{Lu}[\p{Lu}\d]/u.test(words) ? words : words.charAt(0).toLocaleLowerCase(language) + words.slice(1)
