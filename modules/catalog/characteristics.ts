import { sql } from 'kysely'
import type { Locale } from '#platform/constants.ts'
import type { Db } from '#platform/db/database.ts'
import { memo } from '#platform/memo.ts'

/** `isUsed`: some live product of the category has it. Options are shared by a class, so most categories use a part of them. */
export type Option = { id: number; key: string; label: string; isUsed: boolean }
export type Characteristic = {
  id: number
  key: string
  type: 'Price' | 'Radio' | 'Check' | 'Interval' | 'Text' | 'TextList' | 'Select' | 'Brand' | 'MinOrder' | 'MinOrderUnitType'
  name: string
  unit: string
  isFilter: boolean
  isPromoted: boolean
  options: Option[]
}

/** The characteristics of one category in one language, in display order, with their options. */
export const characteristicsOf: (db: Db, categoryId: number, locale: Locale) => Promise<Characteristic[]> = memo(
  'categories',
  async (db, categoryId, locale) => {
    const { rows } = await sql<Characteristic>`
      with used as (select distinct unnest(option_ids) as id from products where category_id = ${categoryId} and status = 'Active')
      select c.id, c.key, c.type, cc.is_filter as "isFilter", cc.is_promoted as "isPromoted", coalesce(t.name, e.name, c.key) as name,
        coalesce(t.unit, e.unit, '') as unit,
        coalesce((
          select json_agg(json_build_object('id', o.id, 'key', o.key, 'label', coalesce(ot.label, oe.label, o.key),
            'isUsed', o.id in (select id from used)) order by o.position)
          from characteristic_options o
          left join characteristic_option_translations ot on ot.option_id = o.id and ot.locale = ${locale}
          left join characteristic_option_translations oe on oe.option_id = o.id and oe.locale = 'en'
          where o.characteristic_id = c.id
        ), '[]') as options
      from category_characteristics cc
      join characteristics c on c.id = cc.characteristic_id
      left join characteristic_translations t on t.characteristic_id = c.id and t.locale = ${locale}
      left join characteristic_translations e on e.characteristic_id = c.id and e.locale = 'en'
      where cc.category_id = ${categoryId}
      order by cc.position
    `.execute(db)
    return rows
  },
)

/** The name of a characteristic in addresses: its key without the class. */
export const parameterOf = (characteristic: Characteristic) => characteristic.key.split('.').pop()!
