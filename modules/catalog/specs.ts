import { type Locale, languageTags } from '#platform/constants.ts'
import type { Db } from '#platform/db/database.ts'
import { type Characteristic, characteristicsOf, parameterOf, type Spec } from './characteristics.ts'

export type Described = { categoryId: number; optionIds: readonly number[]; values: Record<string, number | Record<string, string>> | null }

const numbers = new Map<Locale, Intl.NumberFormat>()

/** A product's characteristics as people read them, in the category's order; those without a value are left out. */
export async function specsOf(db: Db, product: Described, locale: Locale): Promise<Spec[]> {
  const characteristics = await characteristicsOf(db, product.categoryId, locale)
  return characteristics.flatMap((characteristic) => specOf(characteristic, product, locale) ?? [])
}

function specOf(characteristic: Characteristic, { optionIds, values }: Described, locale: Locale): Spec | undefined {
  const { id, unit, options } = characteristic
  const value = values?.[id]
  if (typeof value === 'number') return shared(characteristic, unit ? `${formatNumber(value, locale)}\u00a0${unit}` : formatNumber(value, locale), locale)
  if (value) {
    const shown = ([locale, 'en', ...Object.keys(value)] as Locale[]).find((each) => value[each])
    return shown && { key: parameterOf(characteristic), name: characteristic.name, value: value[shown]!, locale: shown }
  }
  const labels = options.filter((option) => optionIds.includes(option.id)).map(({ label }) => label)
  return labels.length > 0 ? shared(characteristic, labels.join(', '), locale) : undefined
}

function shared(characteristic: Characteristic, value: string, locale: Locale): Spec {
  const { specs, name } = characteristic
  const spec = specs.get(value) ?? { key: parameterOf(characteristic), name, value, locale }
  specs.set(value, spec)
  return spec
}

function formatNumber(value: number, locale: Locale) {
  const known = numbers.get(locale) ?? new Intl.NumberFormat(languageTags[locale], { maximumFractionDigits: 4 })
  numbers.set(locale, known)
  return known.format(value)
}
