// Short forms for declaring characteristics, their options and what products pick from them.
import type { CharacteristicSeed, OptionSeed, Text, Values } from '../types.ts'
import { same, t } from '../types.ts'

/** Texts as they stand inside a name; the label is the same with a capital. */
export function option(key: string, en: string, ru: string, sr: string, de: string, it: string, tr: string): OptionSeed {
  const label = t(
    capitalised(en), capitalised(ru), capitalised(sr), capitalised(de), capitalised(it),
    tr.charAt(0).toLocaleUpperCase('tr') + tr.slice(1),
  )
  return { key, label, inName: t(en, ru, sr, de, it, tr) }
}

/** Options that read the same everywhere; the key of 'DN 25' is 'dn-25'. */
export const codes = (...texts: string[]): OptionSeed[] => texts.map((text) => ({ key: keyOf(text), label: same(text) }))

/** Codes with a fraction, which only English writes with a point. */
export const decimalCodes = (...texts: string[]): OptionSeed[] => texts.map((text) => {
  const comma = text.replace(/(\d)\.(\d)/g, '$1,$2')
  return { key: keyOf(text), label: t(text, comma, comma, comma, comma, comma) }
})

export const keyOf = (text: string) => text.toLowerCase().replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '')
export const keys = (...texts: string[]) => texts.map(keyOf)

export const select = (key: string, name: Text, options: OptionSeed[]): CharacteristicSeed => ({ key, name, type: 'Select',
  options })
export const radio = (key: string, name: Text, options: OptionSeed[]): CharacteristicSeed => ({ key, name, type: 'Radio',
  options })
export const list = (key: string, name: Text, options: OptionSeed[]): CharacteristicSeed => ({ key, name, type: 'TextList',
  options })
export const check = (key: string, name: Text): CharacteristicSeed => ({ key, name, type: 'Check' })
export const text = (key: string, name: Text): CharacteristicSeed => ({ key, name, type: 'Text' })
export const interval = (key: string, name: Text, unit: Text): CharacteristicSeed => ({ key, name, type: 'Interval', unit })

/** The English label of the picked option, for the dimension lines of a drawing. */
export function code(values: Values, { key, options }: CharacteristicSeed): string {
  return options?.find((each) => each.key === values[key])?.label.en ?? ''
}

/** The number inside a code: 25 for 'dn-25'. */
export const sizeIn = (values: Values, key: string) => Number(String(values[key]).replace(/\D+/g, ''))

/** What a table says for the picked option. */
export function lookUp<Found>(table: Record<string, Found>, values: Values, key: string): Found {
  const found = table[String(values[key])]
  if (found === undefined) throw new Error(`Nothing for ${key} '${String(values[key])}'`)
  return found
}

/** A random subset, in the given order. */
export function some(from: readonly string[], random: () => number, least = 2): string[] {
  const chosen = from.filter(() => random() < 0.5)
  return chosen.length >= least ? chosen : from.slice(0, least)
}

export const rounded = (value: number, digits = 0) => Number(value.toFixed(digits))

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
