import { languageTags, type Locale, locales } from '#platform/constants.ts'
import type { CategorySeed, CharacteristicSeed, Text, Value, Values } from './types.ts'

const numbers = Object.fromEntries(
  locales.map((locale) => [
    locale,
    new Intl.NumberFormat(languageTags[locale], { maximumFractionDigits: 3, useGrouping: false }),
  ]),
) as Record<Locale, Intl.NumberFormat>

export type Filler = (template: Text, locale: Locale, values: Values, brand: string) => string

/** Makes the function that fills a category's templates. */
export function fillerOf(category: CategorySeed): Filler {
  const byKey = new Map(category.characteristics.map(([characteristic]) => [characteristic.key, characteristic]))
  return (template, locale, values, brand) =>
    template[locale].replace(/\{([\w-]+)\}/g, (_, key: string) => {
      if (key === 'brand') return brand
      const characteristic = byKey.get(key)
      if (!characteristic || values[key] === undefined)
        throw new Error(`${category.key}: the template names ${key}, which it does not have`)
      return written(characteristic, values[key], locale)
    })
}

function written(characteristic: CharacteristicSeed, value: Value, locale: Locale): string {
  if (typeof value === 'number') return numbers[locale].format(value).replace('-', '−')
  if (Array.isArray(value)) return value.map((key) => written(characteristic, key, locale)).join(', ')
  if (typeof value === 'object') return value[locale]
  const option = characteristic.options?.find(({ key }) => key === value)
  if (!option) return String(value)
  return (option.inName ?? option.label)[locale]
}
