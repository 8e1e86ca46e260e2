import { sql } from 'kysely'
import { lruMap } from '#platform/cache.ts'
import { type Locale, formatTags } from '#platform/constants.ts'
import type { Db } from '#platform/db/database.ts'
import { type Characteristic, characteristicsOf, type Spec } from './characteristics.ts'

/** `values[i]` is the value of the characteristic `valueIds[i]`. Parallel arrays take half the memory of objects in the product cache. */
export type CharacteristicValues = {
  categoryId: number
  optionIds: readonly number[]
  valueIds: readonly number[]
  values: readonly (number | Partial<Record<Locale, string>>)[]
}

/** A lateral row with the `ids` and `values` of the product `p`. */
export const characteristicValues = sql`
  (select coalesce(array_agg(v.characteristic_id), '{}') as ids, coalesce(json_agg(coalesce(to_jsonb(v.number), v.words)), '[]') as values
  from product_values v where v.product_id = p.id)`

/** Formatted characteristics of a product in the order of the category, without empty ones. */
export const specsOf = async (db: Db, product: CharacteristicValues, locale: Locale): Promise<Spec[]> =>
  specsIn(await characteristicsOf(db, product.categoryId, locale), product, locale)

/** As `specsOf`, at most `maxSpecs`, from characteristics that are already loaded. */
export function specsIn(
  characteristics: readonly Characteristic[],
  product: CharacteristicValues,
  locale: Locale,
  maxSpecs = Infinity,
): Spec[] {
  const specs: Spec[] = []
  for (const characteristic of characteristics) {
    const spec = specOf(characteristic, product, locale)
    if (spec && specs.push(spec) === maxSpecs) break
  }
  return specs
}

/** "Hex bolts, DIN 933, M8, 50 mm", for a product without a name in the language. Undefined without characteristics. */
export function assembledName(
  category: { name: string } | undefined,
  characteristics: readonly Characteristic[],
  product: CharacteristicValues,
  locale: Locale,
): string | undefined {
  const parts = specsIn(characteristics.filter(saysEnough), product, locale, maxNameParts)
  return category && parts.length > 0 ? [category.name, ...parts.map(({ value }) => value)].join(', ') : undefined
}

const maxNameParts = 4

/** A value that is understood without the name of its characteristic. */
const saysEnough = ({ type, unit }: Characteristic) =>
  ['Select', 'Radio', 'TextList'].includes(type) || (type === 'Interval' && unit !== '')

function specOf(
  { id, parameter: key, name, unit, options }: Characteristic,
  { optionIds, valueIds, values }: CharacteristicValues,
  locale: Locale,
): Spec | undefined {
  const value = values[valueIds.indexOf(id)]
  if (typeof value === 'number')
    return {
      key,
      name,
      value: unit ? `${formatNumber(value, locale)}\u00a0${unit}` : formatNumber(value, locale),
      locale,
    }
  if (value) {
    const valueLocale = ([locale, 'en', ...Object.keys(value)] as Locale[]).find((each) => value[each])
    return valueLocale && { key, name, value: value[valueLocale]!, locale: valueLocale }
  }
  const chosen = options.filter((option) => optionIds.includes(option.id))
  return chosen.length > 1 ? { key, name, value: chosen.map(({ label }) => label).join(', '), locale } : chosen[0]?.spec
}

type NumberTexts = { format: Intl.NumberFormat; known: ReturnType<typeof lruMap<number, string>> }
const numberTexts = new Map<Locale, NumberTexts>()
/** Formatting a number takes as long as the rest of a card, and products share most of their values. */
const maxKnown = 2_000

function formatNumber(value: number, locale: Locale) {
  const texts = numberTexts.get(locale) ?? {
    format: new Intl.NumberFormat(formatTags[locale], { maximumFractionDigits: 4 }),
    known: lruMap<number, string>(maxKnown),
  }
  numberTexts.set(locale, texts)
  const known = texts.known.get(value)
  if (known !== undefined) return known
  const text = texts.format.format(value).replace('-', '\u2212')
  texts.known.set(value, text)
  return text
}
