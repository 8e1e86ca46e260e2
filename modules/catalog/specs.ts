import { type Locale, languageTags } from '#platform/constants.ts'
import type { Db } from '#platform/db/database.ts'
import { type Characteristic, characteristicsOf, parameterOf } from './characteristics.ts'

export type Spec = { key: string; name: string; value: string; locale: Locale }
export type Described = { categoryId: number; optionIds: readonly number[]; values: Record<string, number | Record<string, string>> | null }

const numbers = new Map<Locale, Intl.NumberFormat>()

/** A product's characteristics as people read them, in the category's order; those without a value are left out. */
export async function specsOf(db: Db, product: Described, locale: Locale): Promise<Spec[]> {
  const characteristics = await characteristicsOf(db, product.categoryId, locale)
  const chosen = new Set(product.optionIds)
  const specs: Spec[] = []
  for (const characteristic of characteristics) {
    const spec = specOf(characteristic, product, chosen, locale)
    if (spec) specs.push({ key: parameterOf(characteristic), name: characteristic.name, ...spec })
  }
  return specs
}

function specOf({ id, unit, options }: Characteristic, product: Described, chosen: ReadonlySet<number>, locale: Locale) {
  const value = product.values?.[id]
  if (typeof value === 'number') return { value: unit ? `${formatNumber(value, locale)}\u00a0${unit}` : formatNumber(value, locale), locale }
  if (value) {
    const shown = ([locale, 'en', ...Object.keys(value)] as Locale[]).find((each) => value[each])
    return shown ? { value: value[shown]!, locale: shown } : undefined
  }
  const labels = options.filter((option) => chosen.has(option.id)).map(({ label }) => label)
  return labels.length > 0 ? { value: labels.join(', '), locale } : undefined
}

function formatNumber(value: number, locale: Locale) {
  const known = numbers.get(locale) ?? new Intl.NumberFormat(languageTags[locale], { maximumFractionDigits: 4 })
  numbers.set(locale, known)
  return known.format(value)
}
