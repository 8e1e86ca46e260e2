import { sql } from 'kysely'
import type { z } from 'zod'
import { type Locale, locales } from '#platform/constants.ts'
import type { OutputOf } from '#platform/contract.ts'
import type { Db } from '#platform/db/database.ts'
import type { EditedFilter, listFilters } from './filter-contract.ts'

export type Filter = z.output<typeof EditedFilter>

/** The characteristics of a category in their order; with an id only that one. */
export async function findFilters(db: Db, categoryId: number, id?: number): Promise<Filter[]> {
  const languages = sql`unnest(${[...locales]}::text[]) as l (locale)`
  const { rows } = await sql<Filter>`
    select x.id, x.version, x.type, cc.is_filter as "isFilter", cc.is_promoted as "isPromoted", cc.is_required as "isRequired",
      cc.is_defining as "isDefining",
      (select json_object_agg(l.locale, coalesce(t.name, e.name, x.key)) from ${languages}
        left join characteristic_translations t on t.characteristic_id = x.id and t.locale = l.locale
        left join characteristic_translations e on e.characteristic_id = x.id and e.locale = 'en') as names,
      (select json_object_agg(l.locale, coalesce(t.unit, e.unit, '')) from ${languages}
        left join characteristic_translations t on t.characteristic_id = x.id and t.locale = l.locale
        left join characteristic_translations e on e.characteristic_id = x.id and e.locale = 'en') as units,
      (select coalesce(json_agg(json_build_object('id', o.id, 'key', o.key, 'labels', (
          select json_object_agg(l.locale, coalesce(t.label, e.label, o.key)) from ${languages}
          left join characteristic_option_translations t on t.option_id = o.id and t.locale = l.locale
          left join characteristic_option_translations e on e.option_id = o.id and e.locale = 'en'
        )) order by o.position, o.id), '[]')
        from characteristic_options o where o.characteristic_id = x.id) as options,
      (select count(*)::int from category_characteristics other where other.characteristic_id = x.id) as "categoryCount"
    from category_characteristics cc join characteristics x on x.id = cc.characteristic_id
    where cc.category_id = ${categoryId} ${id === undefined ? sql`` : sql`and x.id = ${id}`} order by cc.position, x.id
  `.execute(db)
  return rows
}

type Available = OutputOf<typeof listFilters>['available']

/** Characteristics of other categories of the class, and those that any category may have. */
export async function findAvailable(db: Db, categoryId: number, locale: Locale): Promise<Available> {
  const { rows } = await sql<Available[number]>`
    select x.id, coalesce(t.name, e.name, x.key) as name, x.type
    from characteristics x
    left join characteristic_translations t on t.characteristic_id = x.id and t.locale = ${locale}
    left join characteristic_translations e on e.characteristic_id = x.id and e.locale = 'en'
    where x.id in (
        select cc.characteristic_id from category_characteristics cc join categories c on c.id = cc.category_id
        where c.path[1] = (select path[1] from categories where id = ${categoryId})
        union all select s.id from characteristics s where s.type in ('Price', 'Brand', 'MinOrder', 'MinOrderUnitType')
      )
      and x.id not in (select characteristic_id from category_characteristics where category_id = ${categoryId})
    order by 2, x.id limit 500
  `.execute(db)
  return rows
}
