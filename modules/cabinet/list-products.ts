import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import type { Locale } from '#platform/constants.ts'
import type { OutputOf } from '#platform/contract.ts'
import type { Db } from '#platform/db/database.ts'
import { escapeLike } from '#platform/db/like.ts'
import { unitsIn } from '../content/units.ts'
import { treeIn } from '../catalog/tree.ts'
import { foldText } from '../fluent/read/filter.ts'
import type { countOwnProducts, listOwnProducts } from './contract.ts'
import { isKept, problemConditions, stockConditions } from './product-conditions.ts'

type Input = z.output<(typeof listOwnProducts)['input']>
type Item = OutputOf<typeof listOwnProducts>['items'][number]

/** A join that is not used costs nothing: the planner drops it. */
const listed = sql`products p left join store_product_keys k on k.product_id = p.id`

const sortColumns = {
  updatedAt: sql`p.updated_at`,
  code: sql`p.code`,
  price: sql`p.price_minor`,
  available: sql`p.available`,
}

/** One page of a store's products, with their names in the language if they have one, otherwise in the store's. */
export async function listProducts(db: Db, storeId: number, input: Input, locale: Locale) {
  const { page, pageSize, sort, order } = input
  const where = conditionsOf(storeId, input)
  const direction = order === 'asc' ? sql`asc` : sql`desc`
  const ordering = sql`${sortColumns[sort]} ${direction}, p.id ${direction}`
  const [counted, items] = await Promise.all([
    sql<{ total: number }>`(select count(*)::int as total from ${listed} where ${where})`.execute(db),
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
      with page as (select p.* from ${listed} where ${where} order by ${ordering} limit ${pageSize} offset ${offset})
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
      from page p join stores s on s.id = p.store_id join store_product_keys k on k.product_id = p.id
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

/** The parts are in parentheses, so that the driver does not prepare a statement for each combination. */
function conditionsOf(storeId: number, { query, status, problem, stock, categoryId }: Input) {
  return sql.join(
    [
      sql`p.store_id = ${storeId}`,
      isKept(storeId),
      ...(status ? [sql`p.status = ${status}`] : []),
      ...(problem ? [problemConditions[problem]] : []),
      ...(stock ? [stockConditions[stock]] : []),
      ...(categoryId ? [sql`${categoryId} = any(p.category_path)`] : []),
      ...(query
        ? [
            sql`k.store_id = ${storeId} and k.key like (select '%' || ${foldText(sql`${escapeLike(query)}::text`)} || '%')`,
          ]
        : []),
    ],
    sql` and `,
  )
}

export async function countProducts(db: Db, storeId: number): Promise<OutputOf<typeof countOwnProducts>> {
  const { rows } = await sql<{ status: Item['status']; count: number; outOfStock: number }>`
    select status, count(*)::int as count, (count(*) filter (where available < minimum_order))::int as "outOfStock"
    from products p where store_id = ${storeId} and ${isKept(storeId)} group by status
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
