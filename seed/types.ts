// Types of the demonstration catalogue. A class file is data: texts in six languages, possible values of products
// and a price formula. The loader generates products from it.
import type { DrawingSpec } from './drawings/kinds.ts'

/** A text in six languages. */
export type Text = { en: string; ru: string; sr: string; de: string; it: string; tr: string }

/** Arguments are in the order English, Russian, Serbian (Latin), German, Italian, Turkish. */
export const t = (en: string, ru: string, sr: string, de: string, it: string, tr: string): Text => ({
  en,
  ru,
  sr,
  de,
  it,
  tr,
})

/** A text that is the same in every language: a code, a size, a standard. */
export const same = (text: string): Text => t(text, text, text, text, text, text)

export type UnitCode =
  | 'piece'
  | 'hundredPieces'
  | 'thousandPieces'
  | 'pair'
  | 'set'
  | 'pack'
  | 'box'
  | 'roll'
  | 'sheet'
  | 'bag'
  | 'drum'
  | 'pallet'
  | 'metre'
  | 'squareMetre'
  | 'cubicMetre'
  | 'kilogram'
  | 'tonne'
  | 'litre'

export type OptionSeed = {
  key: string
  /** As shown beside a filter's check box and in the table of characteristics: capitalised. */
  label: Text
  /** The form used inside a product name if it differs: lower case, right gender and case. */
  inName?: Text
  /** For '{key:genitive}' in the languages that have one: for cutting 'нержавеющей стали'. */
  genitive?: Partial<Text>
}

/**
 * Select: one of options, many may be chosen in the filter. Radio: one of 2-4 options, the filter takes one.
 * Check: yes or no. TextList: several options at once. Interval: a number with a unit. Text: free text, a filter only if declared.
 */
export type CharacteristicSeed = {
  /** Unique within the class; the same key in two categories is the same characteristic, so declare it once and reuse it. */
  key: string
  name: Text
  type: 'Select' | 'Radio' | 'Check' | 'TextList' | 'Interval' | 'Text'
  unit?: Text
  options?: readonly OptionSeed[]
  /** False hides it from the filters; true by default except for Text. */
  isFilter?: boolean
}

/** The value of one product: option key, list of option keys, number, boolean or free text (a Text if translated). */
export type Value = string | number | boolean | string[] | Text
export type Values = Record<string, Value>

/** Possible values of a characteristic in one category: a list, or a function of the values picked before it. */
export type Domain = readonly (string | number | boolean)[] | ((values: Values, random: () => number) => Value)

export type CategorySeed = {
  /** Unique in the whole catalogue, kebab-case English. */
  key: string
  /** Plural, as a heading: 'Hex bolts'. URL aliases are made from it, so it is unique among its siblings in every language. */
  name: Text
  /** Two or three sentences that help to choose; shown under the list. */
  about: Text
  /** 'list' for products chosen by specification, 'grid' for products chosen by appearance. */
  view: 'grid' | 'list'
  unit: UnitCode
  brands: readonly string[]
  /** In display order: the first two are required for products, the first four are promoted filters and appear in list rows. */
  characteristics: readonly (readonly [CharacteristicSeed, Domain])[]
  /** False for combinations that do not exist. */
  isReal?: (values: Values) => boolean
  /**
   * The product's name: '{key}' is replaced by the value (option: inName or label; number: written as the language writes
   * it, without unit), '{brand}' by the brand. Grammar must be right in every language for every value, and the facts are
   * the same in all of them.
   */
  title: Text
  /** Two or three sentences about the product with the same placeholders. */
  description: Text
  /** Wholesale price of one unit in euro, without VAT, before the supplier's own factor. */
  price: (values: Values) => number
  /** Smallest order in units, and the step (case size) it grows by. */
  minimum: readonly number[]
  step: readonly number[]
  /** Prefix of the supplier's code, 2-5 Latin letters. */
  code: string
  drawing: (values: Values) => DrawingSpec
}

export type GroupSeed = { key: string; name: Text; about: Text; categories: readonly CategorySeed[] }
export type ClassSeed = { key: string; name: Text; about: Text; drawing: DrawingSpec; groups: readonly GroupSeed[] }

export const num = (values: Values, key: string): number => values[key] as number
export const str = (values: Values, key: string): string => values[key] as string
