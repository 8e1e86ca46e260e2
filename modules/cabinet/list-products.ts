import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import type { Locale } from '#platform/constants.ts'
import type { OutputOf } from '#platform/contract.ts'
import { storeName } from '#platform/db/best-translation.ts'
import type { Db } from '#platform/db/database.ts'
import { recentSince } from '../metrics/count-metrics.ts'
import { unitsIn } from '../content/units.ts'
import { treeIn } from '../catalog/tree.ts'
import { isPresent } from '../suppliers/premises-status.ts'
import type { listAllProducts } from './all-products-contract.ts'
import type { countOwnProducts, listOwnProducts } from './contract.ts'
import { conditionsOf, isKept, listedProducts, ofStore, problemConditions } from './product-conditions.ts'

type Input = z.output<(typeof listOwnProducts)['input']>
type Item = OutputOf<typeof listAllProducts>['items'][number]

/** Names are ordered as they are shown: in the language of the reader, otherwise of the store. */
const sortColumns = (locale: Locale) => ({
  updatedAt: sql`p.updated_at`,
  name: sql`coalesce(k.names ->> ${locale}, k.names ->> (select s.locale from stores s where s.id = p.store_id), '') collate "C"`,
  code: sql`p.code collate "C"`,
  price: sql`p.price_minor`,
  available: sql`p.available`,
  status: sql`p.status collate "C"`,
  views: recentFigure(sql`views`),
  contacts: recentFigure(sql`contacts`),
})

const recentFigure = (column: RawBuilder<unknown>) =>
  sql`coalesce((select ${column} from recent_figures where product_id = p.id and store_id = p.store_id), 0)`

/** One page of a store's products, with their names in the language if they have one, otherwise in the store's. */
export async function listProducts(db: Db, storeId: number, input: Input, locale: Locale) {
  const { page, pageSize, sort, order, ...filter } = input
  const conditions = await conditionsOf(db, storeId, filter)
  const direction = order === 'asc' ? sql`asc` : sql`desc`
  // One scan finds and counts the products; details are read for those of the page only.
  const { rows } = await sql<{ total: number; ids: number[] }>`(
    with found as materialized (
      select p.id, ${sortColumns(locale)[sort]} as place from ${listedProducts(storeId)} where ${conditions}
    )
    select (select count(*)::int from found) as total, array(
      select id from found order by place ${direction}, id ${direction} limit ${pageSize} offset ${(page - 1) * pageSize}
    ) as ids
  )`.execute(db)
  const { total, ids } = rows[0]!
  const items = await findItems(db, storeId, ids, locale)
  return { items: ids.flatMap((id) => items.get(id) ?? []), total, page, pageSize }
}

/** Products of the store, or of all, by their ids. */
export async function findItems(db: Db, storeId: number | null, ids: readonly number[], locale: Locale) {
  if (ids.length === 0) return new Map<number, Item>()
  const problems = Object.entries(problemConditions).map(
    ([problem, condition]) => sql`case when ${condition} then ${sql.lit(problem)} end`,
  )
  type Row = Omit<Item, 'categoryName' | 'unitLabel'> & { categoryId: number; unitCode: string }
  const [found, tree, units] = await Promise.all([
    sql<Row>`
      select p.id, p.version, p.code, p.category_id as "categoryId", p.image_ids[1] as "imageId", p.unit_code as "unitCode",
        case when p.price_minor is not null then json_build_object('minor', p.price_minor, 'currency', p.currency) end as price,
        case when p.old_price_minor is not null then json_build_object('minor', p.old_price_minor, 'currency', p.currency) end as "oldPrice",
        (
          select coalesce(json_agg(json_build_object('warehouseId', s.warehouse_id, 'quantity', s.quantity, 'reserved', s.reserved)
            order by s.warehouse_id), '[]')
          from product_stock s join warehouses w on w.id = s.warehouse_id and ${isPresent('w')} where s.product_id = p.id and p.is_stock_counted
        ) as stock,
        case when p.is_stock_counted then p.available end as available, p.minimum_order as "minimumOrder", p.status,
        b.reason as "blockReason", case when r.since is not null then coalesce(f.views, 0) end as views,
        case when r.since is not null then coalesce(f.contacts, 0) end as contacts, p.updated_at as "updatedAt", p.created_at as "createdAt", t.name, t.locale as "nameLocale",
        array_remove(array[${sql.join(problems)}], null) as problems,
        json_build_object('id', s.id, 'alias', s.alias, 'name', ${storeName(locale)}) as store
      from products p join stores s on s.id = p.store_id join store_product_keys k on k.product_id = p.id
      left join product_blocks b on b.product_id = p.id
      left join recent_figures f on f.product_id = p.id and f.store_id = p.store_id
      cross join (select ${recentSince()} as since) r
      join lateral (
        select name, locale from product_translations where product_id = p.id
        order by locale = ${locale} desc, locale = s.locale desc limit 1
      ) t on true
      where ${ofStore(sql`p.store_id`, storeId)} and p.id = any(${ids as number[]})
    `.execute(db),
    treeIn(db, locale, 'all'),
    unitsIn(db, locale),
  ])
  const items = found.rows.map(({ categoryId, unitCode, ...row }): Item => ({
    ...row,
    updatedAt: new Date(row.updatedAt).toISOString(),
    createdAt: new Date(row.createdAt).toISOString(),
    categoryName: tree.byId.get(categoryId)?.name ?? '',
    unitLabel: units.get(unitCode)?.label ?? unitCode,
  }))
  return new Map(items.map((item) => [item.id, item]))
}

export async function countProducts(db: Db, storeId: number): Promise<OutputOf<typeof countOwnProducts>> {
  const { rows } = await sql<{ status: Item['status']; count: number; outOfStock: number }>`
    select status, count(*)::int as count, (count(*) filter (where available < minimum_order))::int as "outOfStock"
    from products p where store_id = ${storeId} and ${isKept(storeId)} group by status
  `.execute(db)
  const since = await sql<{ day: string | null }>`select ${recentSince()}::text as day`.execute(db)
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
    viewedSince: since.rows[0]!.day,
  }
}

export async function findBlock(db: Db, storeId: number, id: number) {
  const { rows } = await sql<{ reason: string; blockedAt: Date }>`
    select b.reason, b.blocked_at as "blockedAt" from products p join product_blocks b on b.product_id = p.id
    where p.id = ${id} and p.store_id = ${storeId}
  `.execute(db)
  return rows[0] ? { ...rows[0], blockedAt: rows[0].blockedAt.toISOString() } : null
}
