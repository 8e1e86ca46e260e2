import type { Locale } from '#platform/constants.ts'
import type { Characteristic } from './characteristics.ts'
import { type CharacteristicValues, specsIn } from './specs.ts'

export type Names = Partial<Record<Locale, string>>
export type ShownName = {
  name: string
  nameLocale: Locale
  /** The seller's, where `name` is assembled. */
  originalName: { name: string; locale: Locale } | null
}
type Category = { name: string; characteristics: readonly Characteristic[] }

const maxParts = 4

/**
 * The name of a product for readers of `locale`. A seller's name in several languages falls back to the nearest one. A
 * name in one language is read by few: for the others it is assembled of category and characteristics.
 */
export function shownName(
  names: Names,
  locale: Locale,
  sellerLocale: Locale,
  product: CharacteristicValues,
  category: Category | undefined,
): ShownName {
  const nameLocale = bestLocaleOf(names, locale, sellerLocale)
  const name = names[nameLocale]!
  if (category && nameLocale !== locale && Object.keys(names).length === 1) {
    const parts = specsIn(category.characteristics.filter(saysEnough), product, locale, maxParts)
    if (parts.length > 0)
      return {
        name: [category.name, ...parts.map(({ value }) => value)].join(', '),
        nameLocale: locale,
        originalName: { name, locale: nameLocale },
      }
  }
  return { name, nameLocale, originalName: null }
}

/** Fallback order: the preferred language, English, the original language, any. */
export const bestLocaleOf = (names: Names, preferred: Locale, original: Locale) =>
  names[preferred] ? preferred : names.en ? 'en' : names[original] ? original : (Object.keys(names).sort()[0] as Locale)

/** A value that is understood without the name of its characteristic. */
const saysEnough = ({ type, unit }: Characteristic) =>
  ['Select', 'Radio', 'TextList'].includes(type) || (type === 'Interval' && unit !== '')
