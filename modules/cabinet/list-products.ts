import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import type { Locale } from '#platform/constants.ts'
import type { OutputOf } from '#platform/contract.ts'
import type { Db } from '#platform/db/database.ts'
import { escapeLike } from '#platform/db/like.ts'
import { unitsIn } from '../content/units.ts'
import { treeIn } from '../catalog/tree.ts'
import { foldText } from '../fluent/read/filter.ts'
import type { countOwnProducts, listOwnProducts, productProblems } from './contract.ts'

type Input = z.output<(typeof listOwnProducts)['input']>
type Item = OutputOf<typeof listOwnProducts>['items'][number]
type Problem = (typeof productProblems)[number]

/** SQL conditions on a product `p`. Aggregates instead of `exists` keep the planner from reading the texts of all stores. */
const problemConditions: Readonly<Record<Problem, RawBuilder<boolean>>> = {
  picture: sql`p.image_ids = '{}'`,
  description: sql`coalesce((select bool_and(t.description = '') from product_translations t where t.product_id = p.id), true)`,
  stock: sql`p.available < p.minimum_order`,
  characteristics: sql`exists (
    select from category_characteristics cc join characteristics c on c.id = cc.characteristic_id
    where cc.category_id = p.category_id and cc.is_required and c.type in ('Select', 'Radio', 'TextList', 'Check', 'Interval', 'Text')
      and not exists (select from product_values v where v.product_id = p.id and v.characteristic_id = c.id)
      and not exists (select from characteristic_options o where o.characteristic_id = c.id and o.id = any(p.option_ids))
  )`,
}
export const isIncomplete = problemConditions.characteristics

const sortColumns = {
  updatedAt: sql`p.updated_at`,
  code: sql`p.code`,
  price: sql`p.price_minor`,
  available: sql`p.available`,
}

/** One page of a store's products, with their names in the language if they have one, otherwise in the store's. */
export async function listProducts(db: Db, storeId: number, input: Input, locale: Locale) {
  const { page, pageSize, sort, order } = input
  const where = conditionsOf(storeId, input, locale)
  const direction = order === 'asc' ? sql`asc` : sql`desc`
  const ordering = sql`${sortColumns[sort]} ${direction}, p.id ${direction}`
  const [counted, items] = await Promise.all([
    sql<{ total: number }>`(select count(*)::int as total from products p where ${where})`.execute(db),
    readItems(db, locale, { where, ordering, pageSize, offset: (page - 1) * pageSize }),
  ])
  return { items, total: counted.rows[0]!.total, page, pageSize }
}

/** Products of the store by their ids. */
export async function findItems(db: Db, storeId: number, ids: readonly number[], locale: Locale) {
  if (ids.length === 0) return new Map<number, Item>()
  const where = sql`p.store_id = ${storeId} and p.id = any(${ids as number[]})`
  const items = await readItems(db, locale, { where, ordering: sql`p.id`, pageSize: ids.length, offset: 0 })
  return new Map(items.map((item) => [item.id, item]))
}

type Selection = { where: RawBuilder<unknown>; ordering: RawBuilder<unknown>; pageSize: number; offset: number }

async function readItems(db: Db, locale: Locale, { where, ordering, pageSize, offset }: Selection): Promise<Item[]> {
  const problems = Object.entries(problemConditions).map(
    ([problem, condition]) => sql`case when ${condition} then ${sql.lit(problem)} end`,
  )
  type Row = Omit<Item, 'categoryName' | 'unitLabel'> & { categoryId: number; unitCode: string }
  const [found, tree, units] = await Promise.all([
    sql<Row>`(
      with page as (select p.* from products p where ${where} order by ${ordering} limit ${pageSize} offset ${offset})
      select p.id, p.version, p.code, p.category_id as "categoryId", p.image_ids[1] as "imageId", p.unit_code as "unitCode",
        json_build_object('minor', p.price_minor, 'currency', p.currency) as price,
        case when p.old_price_minor is not null then json_build_object('minor', p.old_price_minor, 'currency', p.currency) end as "oldPrice",
        (
          select coalesce(json_agg(json_build_object('warehouseId', s.warehouse_id, 'quantity', s.quantity, 'reserved', s.reserved)
            order by s.warehouse_id), '[]')
          from product_stock s where s.product_id = p.id and p.is_stock_counted
        ) as stock,
        case when p.is_stock_counted then p.available end as available, p.status,
        p.updated_at as "updatedAt", t.name, t.locale as "nameLocale",
        array_remove(array[${sql.join(problems)}], null) as problems
      from page p join stores s on s.id = p.store_id
      join lateral (
        select name, locale from product_translations where product_id = p.id
        order by locale = ${locale} desc, locale = s.locale desc limit 1
      ) t on true
      order by ${ordering}
    )`.execute(db),
    treeIn(db, locale, 'all'),
    unitsIn(db, locale),
  ])
  return found.rows.map(({ categoryId, unitCode, ...row }): Item => ({
    ...row,
    updatedAt: new Date(row.updatedAt).toISOString(),
    categoryName: tree.byId.get(categoryId)?.name ?? '',
    unitLabel: units.get(unitCode)?.label ?? unitCode,
  }))
}

/** Only names that the list can show are searched. The parts are in parentheses, so that the driver does not prepare a statement for each combination. */
function conditionsOf(storeId: number, { query, status, problem, categoryId }: Input, locale: Locale) {
  const pattern = `%${escapeLike(query)}%`
  return sql.join(
    [
      sql`p.store_id = ${storeId}`,
      ...(status ? [sql`p.status = ${status}`] : []),
      ...(problem ? [problemConditions[problem]] : []),
      ...(categoryId ? [sql`${categoryId} = any(p.category_path)`] : []),
      ...(query
        ? [
            sql`(p.code ilike ${pattern} or (
              select bool_or(${foldText(sql`t.name`)} like (select ${foldText(sql`${pattern}::text`)}))
              from product_translations t
              where t.product_id = p.id and t.locale in (${locale}, (select locale from stores where id = ${storeId}))
            ))`,
          ]
        : []),
    ],
    sql` and `,
  )
}

export async function countProducts(db: Db, storeId: number): Promise<OutputOf<typeof countOwnProducts>> {
  const { rows } = await sql<{ status: Item['status']; count: number; outOfStock: number }>`
    select status, count(*)::int as count, (count(*) filter (where available < minimum_order))::int as "outOfStock"
    from products where store_id = ${storeId} group by status
  `.execute(db)
  const countOf = (status: Item['status']) => rows.find((row) => row.status === status)
  return {
    total: rows.reduce((sum, { count }) => sum + count, 0),
    byStatus: {
      Draft: countOf('Draft')?.count ?? 0,
      Active: countOf('Active')?.count ?? 0,
      Archived: countOf('Archived')?.count ?? 0,
      Blocked: countOf('Blocked')?.count ?? 0,
    },
    outOfStock: countOf('Active')?.outOfStock ?? 0,
  }
}
