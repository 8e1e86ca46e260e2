import { sql } from 'kysely'
import { type Locale, languageTags } from '#platform/constants.ts'
import type { Db } from '#platform/db/database.ts'
import { type Characteristic, characteristicsOf, type Spec } from './characteristics.ts'

/** `values` are of the characteristics in `valueIds`: for the goods that are kept, objects by id would take twice the room. */
export type Described = {
  categoryId: number
  optionIds: readonly number[]
  valueIds: readonly number[]
  values: readonly (number | Partial<Record<Locale, string>>)[]
}

/** One row with the `ids` and `values` of the product `p`. */
export const describedValues = sql`
  (select coalesce(array_agg(v.characteristic_id), '{}') as ids, coalesce(json_agg(coalesce(to_jsonb(v.number), v.words)), '[]') as values
  from product_values v where v.product_id = p.id)`

/** A product's characteristics as people read them, in the category's order; those without a value are left out. */
export const specsOf = async (db: Db, product: Described, locale: Locale): Promise<Spec[]> =>
  specsIn(await characteristicsOf(db, product.categoryId, locale), product, locale)

/** The same, at most so many, with the characteristics of its category at hand. */
export function specsIn(
  characteristics: readonly Characteristic[],
  product: Described,
  locale: Locale,
  most = Infinity,
): Spec[] {
  const specs: Spec[] = []
  for (const characteristic of characteristics) {
    const spec = specOf(characteristic, product, locale)
    if (spec && specs.push(spec) === most) break
  }
  return specs
}

function specOf(
  { id, parameter: key, name, unit, options }: Characteristic,
  { optionIds, valueIds, values }: Described,
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
    const shown = ([locale, 'en', ...Object.keys(value)] as Locale[]).find((each) => value[each])
    return shown && { key, name, value: value[shown]!, locale: shown }
  }
  const chosen = options.filter((option) => optionIds.includes(option.id))
  return chosen.length > 1 ? { key, name, value: chosen.map(({ label }) => label).join(', '), locale } : chosen[0]?.spec
}

type NumberTexts = { format: Intl.NumberFormat; known: Map<number, string> }
const numberTexts = new Map<Locale, NumberTexts>()
/** Goods repeat each other's sizes, and to write a number as a language wants it takes as long as the rest of a card. */
const mostKnown = 2_000

function formatNumber(value: number, locale: Locale) {
  const texts = numberTexts.get(locale) ?? {
    format: new Intl.NumberFormat(languageTags[locale], { maximumFractionDigits: 4 }),
    known: new Map(),
  }
  numberTexts.set(locale, texts)
  const known = texts.known.get(value)
  if (known !== undefined) return known
  if (texts.known.size >= mostKnown) texts.known.clear()
  const text = texts.format.format(value)
  texts.known.set(value, text)
  return text
}
