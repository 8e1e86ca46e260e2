import { languageTags, type Locale, locales } from '#platform/constants.ts'
import type { CategorySeed, CharacteristicSeed, Text, Value, Values } from './types.ts'

const numberFormats = Object.fromEntries(
  locales.map((locale) => [
    locale,
    new Intl.NumberFormat(languageTags[locale], { maximumFractionDigits: 3, useGrouping: false }),
  ]),
) as Record<Locale, Intl.NumberFormat>

export type TemplateFiller = (template: Text, locale: Locale, values: Values, brand: string) => string

/**
 * Creates a function that replaces the placeholders of a category's templates. '{surface:f}' asks for the form that
 * the language needs: a Serbian gender (m, f) or the genitive.
 */
export function createTemplateFiller(category: CategorySeed): TemplateFiller {
  const byKey = new Map(category.characteristics.map(([characteristic]) => [characteristic.key, characteristic]))
  return (template, locale, values, brand) =>
    template[locale].replace(/\{([\w-]+)(?::(\w+))?\}/g, (_, key: string, form?: string) => {
      if (key === 'brand') return brand
      const characteristic = byKey.get(key)
      if (!characteristic || values[key] === undefined)
        throw new Error(`${category.key}: the template names ${key}, which it does not have`)
      return formatValue(characteristic, values[key], locale, form)
    })
}

function formatValue(characteristic: CharacteristicSeed, value: Value, locale: Locale, form?: string): string {
  if (typeof value === 'number') return numberFormats[locale].format(value).replace('-', '−')
  if (Array.isArray(value)) return value.map((key) => formatValue(characteristic, key, locale, form)).join(', ')
  if (typeof value === 'object') return value[locale]
  const option = characteristic.options?.find(({ key }) => key === value)
  if (!option) return String(value)
  if (form === 'genitive') return option.genitive![locale]!
  const text = (option.inName ?? option.label)[locale]
  return form ? text.replace(/(?<=[ae]n)o\b/g, serbianEndings[form]!) : text
}

/** Serbian participles are declared in the neuter: 'toplo cinkovano'. */
const serbianEndings: Record<string, string> = { m: '', f: 'a' }
