import { sql } from 'kysely'
import { type Locale, languageTags } from '#platform/constants.ts'
import type { Db } from '#platform/db/database.ts'
import { type Characteristic, characteristicsOf, parameterOf, type Spec } from './characteristics.ts'

/** `values` are of the characteristics in `valueIds`: for the goods that are kept, objects by id would take twice the room. */
export type Described = { categoryId: number; optionIds: readonly number[]; valueIds: readonly number[]; values: readonly (number | Partial<Record<Locale, string>>)[] }

/** One row with the `ids` and `values` of the product `p`. */
export const describedValues = sql`
  (select coalesce(array_agg(v.characteristic_id), '{}') as ids, coalesce(json_agg(coalesce(to_jsonb(v.number), v.words)), '[]') as values
  from product_values v where v.product_id = p.id)`

const numbers = new Map<Locale, Intl.NumberFormat>()

/** A product's characteristics as people read them, in the category's order; those without a value are left out. */
export const specsOf = async (db: Db, product: Described, locale: Locale): Promise<Spec[]> => specsIn(await characteristicsOf(db, product.categoryId, locale), product, locale)

/** The same, at most so many, with the characteristics of its category at hand. */
export function specsIn(characteristics: readonly Characteristic[], product: Described, locale: Locale, most = Infinity): Spec[] {
  const specs: Spec[] = []
  for (const characteristic of characteristics) {
    const spec = specOf(characteristic, product, locale)
    if (spec && specs.push(spec) === most) break
  }
  return specs
}

function specOf(characteristic: Characteristic, { optionIds, valueIds, values }: Described, locale: Locale): Spec | undefined {
  const { id, unit, labels } = characteristic
  const value = values[valueIds.indexOf(id)]
  if (typeof value === 'number') return shared(characteristic, locale, value, () => (unit ? `${formatNumber(value, locale)}\u00a0${unit}` : formatNumber(value, locale)))
  if (value) {
    const shown = ([locale, 'en', ...Object.keys(value)] as Locale[]).find((each) => value[each])
    return shown && { key: parameterOf(characteristic), name: characteristic.name, value: value[shown]!, locale: shown }
  }
  const own = optionIds.filter((optionId) => labels.has(optionId))
  if (own.length === 0) return undefined
  return shared(characteristic, locale, own.length === 1 ? own[0]! : own.join(), () => [...labels].filter(([optionId]) => own.includes(optionId)).map(([, label]) => label).join(', '))
}

/** `of`: the number, the option or the options by which the others have it, too. */
function shared(characteristic: Characteristic, locale: Locale, of: number | string, valueOf: () => string): Spec {
  const { specs, name } = characteristic
  const known = specs.get(of)
  if (known) return known
  const spec = { key: parameterOf(characteristic), name, value: valueOf(), locale }
  specs.set(of, spec)
  return spec
}

function formatNumber(value: number, locale: Locale) {
  const known = numbers.get(locale) ?? new Intl.NumberFormat(languageTags[locale], { maximumFractionDigits: 4 })
  numbers.set(locale, known)
  return known.format(value)
}
