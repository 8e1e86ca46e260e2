import { sql } from 'kysely'
import type { Locale } from '#platform/constants.ts'
import type { Db } from '#platform/db/database.ts'
import { cached } from '#platform/cache.ts'

/** `locale` is the language of the value. */
export type Spec = { key: string; name: string; value: string; locale: Locale }
/** `spec` is what a product page shows when this is the only chosen option. */
export type Option = { id: number; key: string; label: string; spec: Spec }
export type Characteristic = {
  id: number
  key: string
  /** The name of the URL parameter. */
  parameter: string
  type:
    | 'Price'
    | 'Radio'
    | 'Check'
    | 'Interval'
    | 'Text'
    | 'TextList'
    | 'Select'
    | 'Brand'
    | 'MinOrder'
    | 'MinOrderUnitType'
  name: string
  unit: string
  isFilter: boolean
  isPromoted: boolean
  /** Products of the category cannot be published without it. */
  isRequired: boolean
  options: readonly Option[]
}

/** The characteristics of one category in one language, in display order, with their options. */
export const characteristicsOf = cached(
  { tag: 'categories', maxEntries: 4_000 },
  async (db, categoryId: number, locale: Locale): Promise<Characteristic[]> => {
    const [characteristicFor, usage] = await Promise.all([characteristicByUse(db, locale), usageByCategory(db)])
    return usage.get(categoryId)?.characteristics.map(characteristicFor) ?? []
  },
)

/** Options that live products of the category have. Options belong to a class, and most categories use only some of them. */
export const usedOptionIdsOf = async (db: Db, categoryId: number): Promise<ReadonlySet<number>> =>
  (await usageByCategory(db)).get(categoryId)?.usedOptionIds ?? new Set()

type CategoryUse = Pick<Characteristic, 'id' | 'isFilter' | 'isPromoted' | 'isRequired'>
type CharacteristicRow = Pick<Characteristic, 'id' | 'key' | 'type' | 'name' | 'unit'> & {
  options: Omit<Option, 'spec'>[]
}

/** Characteristics in one language by their use. Most categories of a class use a characteristic alike and share one object. */
const characteristicByUse = cached(
  { tag: 'categories' },
  async (db, locale: Locale): Promise<(use: CategoryUse) => Characteristic> => {
    const { rows } = await sql<CharacteristicRow>`
    select c.id, c.key, c.type, coalesce(t.name, e.name, c.key) as name, coalesce(t.unit, e.unit, '') as unit, coalesce(o.options, '[]') as options
    from characteristics c
    left join characteristic_translations t on t.characteristic_id = c.id and t.locale = ${locale}
    left join characteristic_translations e on e.characteristic_id = c.id and e.locale = 'en'
    left join (
      select o.characteristic_id, json_agg(json_build_object('id', o.id, 'key', o.key, 'label', coalesce(ot.label, oe.label, o.key)) order by o.position) as options
      from characteristic_options o
      left join characteristic_option_translations ot on ot.option_id = o.id and ot.locale = ${locale}
      left join characteristic_option_translations oe on oe.option_id = o.id and oe.locale = 'en'
      group by 1
    ) o on o.characteristic_id = c.id
  `.execute(db)
    const byId = new Map(
      rows.map((row) => {
        const parameter = parameterOf(row.key)
        const spec = (value: string): Spec => ({ key: parameter, name: row.name, value, locale: locale as Locale })
        return [
          row.id,
          { ...row, parameter, options: row.options.map((option) => ({ ...option, spec: spec(option.label) })) },
        ]
      }),
    )
    const byUse = new Map<string, Characteristic>()
    return (use) => {
      const key = `${use.id} ${use.isFilter} ${use.isPromoted} ${use.isRequired}`
      const known = byUse.get(key) ?? { ...byId.get(use.id)!, ...use }
      byUse.set(key, known)
      return known
    }
  },
)

type CategoryUsage = { characteristics: CategoryUse[]; usedOptionIds: ReadonlySet<number> }

/** Characteristics and used options of each category. */
const usageByCategory = cached({ tag: 'categories' }, async (db): Promise<ReadonlyMap<number, CategoryUsage>> => {
  const { rows } = await sql<
    Pick<CategoryUsage, 'characteristics'> & { categoryId: number; optionIds: number[] | null }
  >`
    select cc.category_id as "categoryId", u.ids as "optionIds",
      json_agg(json_build_object('id', cc.characteristic_id, 'isFilter', cc.is_filter, 'isPromoted', cc.is_promoted, 'isRequired', cc.is_required) order by cc.position) as characteristics
    from category_characteristics cc
    left join (select category_id, array_agg(option_id) as ids from category_options group by 1) u on u.category_id = cc.category_id
    group by 1, 2
  `.execute(db)
  return new Map(
    rows.map(({ categoryId, characteristics, optionIds }) => [
      categoryId,
      { characteristics, usedOptionIds: new Set(optionIds) },
    ]),
  )
})

/** The key of a characteristic without its class: `fasteners.length` becomes `length`. */
export const parameterOf = (key: string) => key.slice(key.lastIndexOf('.') + 1)
