import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import { type Locale, locales } from '#platform/constants.ts'
import type { OutputOf } from '#platform/contract.ts'
import type { Db } from '#platform/db/database.ts'
import { isQueued } from '#platform/jobs/queued-jobs.ts'
import type { CategoryRow, EditedCategory, getCategoryStructure, getEditedCategory } from './contract.ts'
import { refreshProducts } from './job-definitions.ts'
import { findPaths } from './paths.ts'

type Row = z.output<typeof CategoryRow>
type Category = z.output<typeof EditedCategory>
export type InEach<Value> = Record<Locale, Value>

/** Parents before children, each in its place. */
export async function findCategories(db: Db, locale: Locale, condition: RawBuilder<unknown>): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select c.id, c.parent_id as "parentId", c.level, coalesce(t.name, e.name, c.key) as name, c.is_active as "isActive",
      c.drawing_file_id as "drawingId", c.product_count as "productCount", c.merged_into as "mergedInto",
      (select count(*)::int from categories b where b.parent_id = c.id) as "childCount",
      (select count(*)::int from category_characteristics cc where cc.category_id = c.id) as "filterCount"
    from categories c
    left join category_translations t on t.category_id = c.id and t.locale = ${locale}
    left join category_translations e on e.category_id = c.id and e.locale = 'en'
    where ${condition} order by cardinality(c.path), c.position, c.id
  `.execute(db)
  return rows
}

/** Texts by language as one object. */
const textsOf = (column: string) => sql`
  (select json_object_agg(l.locale, coalesce(t.${sql.ref(column)}, '')) from unnest(${[...locales]}::text[]) as l (locale)
    left join category_translations t on t.category_id = c.id and t.locale = l.locale)`

export async function findCategory(db: Db, id: number, locale: Locale): Promise<Category | undefined> {
  type Stored = Omit<Category, 'paths'>
  const { rows } = await sql<Stored>`
    select c.id, c.version, c.parent_id as "parentId", c.level, c.key, c.view, c.is_active as "isActive", c.drawing_file_id as "drawingId",
      c.product_count as "productCount", c.merged_into as "mergedInto", exists (select from products p where p.category_id = c.id) as "hasProducts",
      (select count(*)::int from categories b where b.parent_id = c.id) as "childCount",
      (select count(*)::int from categories b where b.parent_id is not distinct from c.parent_id
        and (b.position, b.id) <= (c.position, c.id)) as place,
      (select coalesce(json_agg(json_build_object('id', n.id, 'name', coalesce(t.name, e.name)) order by n.depth), '[]')
        from unnest(c.path) with ordinality as n (id, depth)
        left join category_translations t on t.category_id = n.id and t.locale = ${locale}
        left join category_translations e on e.category_id = n.id and e.locale = 'en'
        where n.id <> c.id) as parents,
      ${textsOf('name')} as names, ${textsOf('alias')} as aliases, ${textsOf('about')} as abouts,
      ${textsOf('title')} as titles, ${textsOf('description')} as descriptions
    from categories c where c.id = ${id}
  `.execute(db)
  if (!rows[0]) return undefined
  const own = (await findPaths(db, id)).filter((path) => path.id === id)
  const paths = Object.fromEntries(own.map(({ locale: language, path }) => [language, path])) as InEach<string>
  return { ...rows[0], paths }
}

type Progress = Pick<OutputOf<typeof getEditedCategory>, 'merge' | 'isRefreshing'>

/** The progress of the jobs that follow changes of a node. */
export async function findProgress(db: Db, id: number, locale: Locale): Promise<Progress> {
  const [{ rows }, isRefreshing] = await Promise.all([
    sql<NonNullable<Progress['merge']>>`
      select c.merged_into as "targetId", coalesce(t.name, e.name) as name, coalesce(c.merging_count, l.count) as "productCount",
        greatest(c.merging_count - l.count, 0) as "movedCount"
      from categories c cross join lateral (select count(*)::int as count from products where category_id = c.id) l
      left join category_translations t on t.category_id = c.merged_into and t.locale = ${locale}
      left join category_translations e on e.category_id = c.merged_into and e.locale = 'en'
      where c.id = ${id} and c.merged_into is not null
    `.execute(db),
    isQueued(
      db,
      refreshProducts,
      sql`exists (select from categories c where ${id} = any(c.path) and j.payload::jsonb -> 'categoryIds' @> to_jsonb(c.id))`,
    ),
  ])
  return { merge: rows[0] ?? null, isRefreshing }
}

export async function findStructure(db: Db) {
  const { rows: items } = await sql<OutputOf<typeof getCategoryStructure>['items'][number]>`
    select c.id, c.parent_id as "parentId", c.level, c.key, c.is_active as "isActive", ${textsOf('name')} as names, ${textsOf('alias')} as aliases,
      (select coalesce(json_agg(json_build_object('key', x.key, 'isFilter', cc.is_filter, 'isPromoted', cc.is_promoted,
          'isRequired', cc.is_required) order by cc.position), '[]')
        from category_characteristics cc join characteristics x on x.id = cc.characteristic_id where cc.category_id = c.id) as characteristics
    from categories c order by cardinality(c.path), c.position, c.id
  `.execute(db)
  return { items }
}
