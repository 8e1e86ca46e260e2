// Short ways to write options and values, so that a class file reads as a table.
import { same, t, type CharacteristicSeed, type OptionSeed, type Text, type Value, type Values } from '../types.ts'

type Labels = readonly [en: string, ru: string, sr: string, de: string, it: string, tr: string]

/** An option named by a noun: inside a product's name it is lower case everywhere but in German. */
export const noun = (key: string, ...labels: Labels): OptionSeed => {
  const inName = lowered(labels)
  return { key, label: t(...labels), inName: { ...inName, de: labels[3] } }
}

/** An option named by an adjective: lower case inside a product's name in every language. */
export const adjective = (key: string, ...labels: Labels): OptionSeed => ({ key, label: t(...labels), inName: lowered(labels) })

/** An option that begins with an abbreviation or a digit and so reads the same inside a name. */
export const fixed = (key: string, ...labels: Labels): OptionSeed => ({ key, label: t(...labels) })

/** An option that reads the same in every language. */
export const code = (key: string, label: string = key): OptionSeed => ({ key, label: same(label) })

export const interval = (key: string, unit: Text | undefined, ...names: Labels): CharacteristicSeed =>
  ({ key, name: t(...names), type: 'Interval', ...(unit && { unit }) })

export const check = (key: string, ...names: Labels): CharacteristicSeed => ({ key, name: t(...names), type: 'Check' })

/** The number that belongs to the option picked for a characteristic. */
export const factor = (values: Values, key: string, table: Record<string, number>): number => table[values[key] as string] ?? 1

/** The first key always, each of the others now and then. */
export const someOf = (first: string, ...others: string[]) => (_values: Values, random: () => number): Value =>
  [first, ...others.filter(() => random() < 0.5)]

function lowered(labels: Labels): Text {
  const [en, ru, sr, de, it, tr] = labels
  return t(low(en), low(ru), low(sr), low(de), low(it), low(tr, 'tr'))
}

/** An abbreviation such as PTFE stays as it is. */
const low = (text: string, locale = 'en') =>
  /^\p{Lu}\p{Lu}/u.test(text) ? text : text.charAt(0).toLocaleLowerCase(locale) + text.slice(1)
