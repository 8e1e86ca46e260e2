// Lists go along an index from the newest product on, or from the oldest, and stop after a page: at a million products, too.
import { type RawBuilder, sql } from 'kysely'
import type { Locale } from '#platform/constants.ts'
import type { Db } from '#platform/db/database.ts'
import { beginsWith } from '#platform/db/like.ts'
import type { Caller } from '#platform/http/caller.ts'
import { leavesOf, treeIn } from '../../catalog/tree.ts'
import { productSearchOf } from '../../search/product-search.ts'
import { findItems } from '../list-products.ts'
import { isKept, ofStore, problemConditions } from '../product-conditions.ts'
import { type AllStoresFilter, maxMatches, maxScanned, maxSelected } from '../all-products-contract.ts'

type Reader = Pick<Caller, 'locale' | 'currency'>
type Page = { order: 'asc' | 'desc'; cursor?: number | undefined; limit: number }

export async function findAllProducts(db: Db, filter: AllStoresFilter, page: Page, reader: Reader) {
  const { ids, nextCursor } = await findIds(db, filter, page, reader)
  const items = await findItems(db, null, ids, reader.locale)
  return { items: ids.flatMap((id) => items.get(id) ?? []), nextCursor }
}

/** All that the filter finds, as far as they are counted; any of them where there are more. */
export async function selectProducts(db: Db, filter: AllStoresFilter, reader: Reader) {
  const { ids, nextCursor } = await findIds(db, filter, { order: 'asc', limit: maxSelected }, reader, {
    isOrdered: false,
  })
  return { ids, hasMore: nextCursor !== null }
}

/** One statement finds the candidates, and among them those with the problem. */
async function findIds(
  db: Db,
  filter: AllStoresFilter,
  page: Page,
  reader: Reader,
  { isOrdered } = { isOrdered: true },
) {
  const { problem } = filter
  const size = problem ? Math.max(maxScanned, page.limit) : page.limit + 1
  const direction = page.order === 'asc' ? sql`asc` : sql`desc`
  const candidates = await candidatesOf(
    db,
    filter,
    { ...page, size, direction, isOrdered: isOrdered || problem !== undefined },
    reader,
  )
  const { rows } = await sql<{ ids: number[]; scanned: number; last: number | null }>`(
    with candidates as materialized (select id from ${candidates} p order by id ${direction} limit ${size})
    select (select count(*)::int from candidates) as scanned,
      (select id from candidates order by id ${page.order === 'asc' ? sql`desc` : sql`asc`} limit 1) as last,
      array(select c.id from candidates c ${problem ? withProblem(problem) : sql``} order by c.id ${direction} limit ${page.limit + 1}) as ids
  )`.execute(db)
  const { ids, scanned, last } = rows[0]!
  const shown = ids.slice(0, page.limit)
  if (ids.length > page.limit) return { ids: shown, nextCursor: shown.at(-1)! }
  return { ids: shown, nextCursor: problem && scanned === size ? last : null }
}

const withProblem = (problem: NonNullable<AllStoresFilter['problem']>) =>
  sql`join products p on p.id = c.id left join store_product_keys k on k.product_id = p.id where ${problemConditions[problem]}`

type Range = Page & { size: number; direction: RawBuilder<unknown>; isOrdered: boolean }

/** Of each category of a class or group as many as are wanted, so that no products are read that are not shown. */
async function candidatesOf(db: Db, filter: AllStoresFilter, range: Range, reader: Reader) {
  const { query, categoryId } = filter
  const rest = sql`${conditionsOf(filter, range)} ${query ? sql`and p.id = any(${await findMatches(db, filter, reader)}::int[])` : sql``}`
  if (!categoryId)
    return sql`(select p.id from products p where ${rest} order by p.id ${range.direction} limit ${range.size})`
  const categoryIds = await leafIdsOf(db, categoryId, reader.locale)
  if (!range.isOrdered)
    return sql`(select p.id from products p where p.category_id = any(${categoryIds}::int[]) and ${rest} limit ${range.size})`
  return sql`(
    select p.id from unnest(${categoryIds}::int[]) as leaf (id)
    cross join lateral (select p.id from products p where p.category_id = leaf.id and ${rest} order by p.id ${range.direction} limit ${range.size}) p
  )`
}

/** The status is a part of the text, as a condition of an index has to be. */
const conditionsOf = ({ status, storeId }: AllStoresFilter, { order, cursor }: Range) =>
  sql.join(
    [
      isKept(null),
      ...(status ? [sql`p.status = ${sql.lit(status)}`] : []),
      ofStore(sql`p.store_id`, storeId ?? null),
      ...(cursor ? [order === 'asc' ? sql`p.id > ${cursor}` : sql`p.id < ${cursor}`] : []),
    ],
    sql` and `,
  )

/** By number, by code, and by words as the search of the shop finds them, with products that are not on sale. */
async function findMatches(db: Db, { query, storeId, categoryId }: AllStoresFilter, { locale, currency }: Reader) {
  const [{ rows }, { productIds }] = await Promise.all([
    sql<{ id: number }>`
      (select id from products where ${beginsWith(sql`upper(code)`, sql`upper(${query})`)} limit ${maxMatches})
      union select id from products where id = ${/^[1-9]\d{0,8}$/.test(query) ? Number(query) : 0}
    `.execute(db),
    productSearchOf(db).search(
      { text: query, locale, currency, drafts: 'all', scope: { storeId, categoryId }, filters: {} },
      { sort: 'relevance', page: 1, pageSize: maxMatches, hasFacets: false },
    ),
  ])
  return [...new Set([...rows.map(({ id }) => id), ...productIds])]
}

async function leafIdsOf(db: Db, categoryId: number, locale: Locale): Promise<number[]> {
  const node = (await treeIn(db, locale, 'all')).byId.get(categoryId)
  return node ? leavesOf(node).map(({ id }) => id) : []
}
