import { sql } from 'kysely'
import type { Locale } from '#platform/constants.ts'
import type { Db } from '#platform/db/database.ts'
import { memo } from '#platform/memo.ts'

/** `locale`: of the value. */
export type Spec = { key: string; name: string; value: string; locale: Locale }
/** `spec`: how the goods with this option alone show it. */
export type Option = { id: number; key: string; label: string; spec: Spec }
export type Characteristic = {
  id: number
  key: string
  /** The name in addresses. */
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
  /** Goods of the category are not published without it. */
  isRequired: boolean
  options: readonly Option[]
}

/** The characteristics of one category in one language, in display order, with their options. */
export const characteristicsOf: (db: Db, categoryId: number, locale: Locale) => Promise<Characteristic[]> = memo(
  'categories',
  async (db, categoryId, locale) => {
    const [described, shelves] = await Promise.all([describedIn(db, locale as Locale), shelvesOf(db)])
    return shelves.get(Number(categoryId))?.characteristics.map(described) ?? []
  },
)

/** Options are shared by a class, so most categories use a part of them: those that some live product of the category has. */
export const usedOptionIdsOf = async (db: Db, categoryId: number): Promise<ReadonlySet<number>> =>
  (await shelvesOf(db)).get(categoryId)?.usedOptionIds ?? new Set()

type Use = Pick<Characteristic, 'id' | 'isFilter' | 'isPromoted' | 'isRequired'>
type Row = Pick<Characteristic, 'id' | 'key' | 'type' | 'name' | 'unit'> & { options: Omit<Option, 'spec'>[] }

/** Every characteristic in one language, by how a category uses it: most categories of a class use it alike and share one. */
const describedIn: (db: Db, locale: Locale) => Promise<(use: Use) => Characteristic> = memo(
  'categories',
  async (db, locale) => {
    const { rows } = await sql<Row>`
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
    const described = new Map(
      rows.map((row) => {
        const parameter = parameterOf(row.key)
        const spec = (value: string): Spec => ({ key: parameter, name: row.name, value, locale: locale as Locale })
        return [
          row.id,
          { ...row, parameter, options: row.options.map((option) => ({ ...option, spec: spec(option.label) })) },
        ]
      }),
    )
    const used = new Map<string, Characteristic>()
    return (use) => {
      const key = `${use.id} ${use.isFilter} ${use.isPromoted} ${use.isRequired}`
      const known = used.get(key) ?? { ...described.get(use.id)!, ...use }
      used.set(key, known)
      return known
    }
  },
)

type Shelf = { characteristics: Use[]; usedOptionIds: ReadonlySet<number> }

/** What each category has of them. */
const shelvesOf: (db: Db) => Promise<ReadonlyMap<number, Shelf>> = memo('categories', async (db) => {
  const { rows } = await sql<Pick<Shelf, 'characteristics'> & { categoryId: number; optionIds: number[] | null }>`
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

/** What a key says without its class. */
export const parameterOf = (key: string) => key.slice(key.lastIndexOf('.') + 1)
