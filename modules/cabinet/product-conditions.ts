import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import { expiryNoticeDays, locales } from '#platform/constants.ts'
import type { Db } from '#platform/db/database.ts'
import { escapeLike, fold } from '#platform/db/like.ts'
import type { ProductFilter, productProblems, stockLevels } from './contract.ts'

type Problem = (typeof productProblems)[number]

/** A join that is not used costs nothing: the planner drops it. */
export const listedProducts = (storeId: number) =>
  sql`products p left join store_product_keys k on k.product_id = p.id and k.store_id = ${storeId}`

/** The condition on a document `d` of a product. */
export const runsOut = sql<boolean>`d.valid_until < current_date + ${sql.lit(expiryNoticeDays)}`

/** The condition on a characteristic `c` of a category `cc` that publishing requires. */
const isRequired = sql<boolean>`cc.is_required and c.type in ('Select', 'Radio', 'TextList', 'Check', 'Interval', 'Text')`

/** SQL conditions on a product `p` with its keys `k`. */
export const problemConditions: Readonly<Record<Problem, RawBuilder<boolean>>> = {
  price: sql`p.price_minor is null`,
  picture: sql`p.image_ids = '{}'`,
  description: sql`not k.is_described`,
  translations: sql`cardinality(k.locales) < ${sql.lit(locales.length)}`,
  stock: sql`p.available < p.minimum_order`,
  characteristics: sql`exists (
    select from category_characteristics cc join characteristics c on c.id = cc.characteristic_id
    where cc.category_id = p.category_id and ${isRequired}
      and not exists (select from product_values v where v.product_id = p.id and v.characteristic_id = c.id)
      and not exists (select from characteristic_options o where o.characteristic_id = c.id and o.id = any(p.option_ids))
  )`,
  documents: sql`exists (select from product_documents d where d.product_id = p.id and ${runsOut})`,
}
export const isIncomplete = problemConditions.characteristics

/**
 * As `isIncomplete`, for all products of a store: what its categories require is read once, and options are compared before values are
 * looked up, because nearly all products have what publishing requires.
 */
export const isIncompleteOf = (storeId: number) => sql<boolean>`exists (
  select from (
    select cc.category_id, c.id, array(select o.id from characteristic_options o where o.characteristic_id = c.id) as option_ids
    from category_characteristics cc join characteristics c on c.id = cc.characteristic_id
    where ${isRequired} and cc.category_id in (select category_id from products where store_id = ${storeId})
    offset 0
  ) r
  where r.category_id = p.category_id and not p.option_ids && r.option_ids
    and not exists (select from product_values v where v.product_id = p.id and v.characteristic_id = r.id)
)`

/** Not deleted by a change that can still be undone; null: in no store. */
export const isKept = (storeId: number | null) =>
  sql`p.id not in (select unnest(product_ids) from bulk_product_changes where ${ofStore(sql`store_id`, storeId)} and is_deletion)`

/** Null: of any store. */
export const ofStore = (column: RawBuilder<unknown>, storeId: number | null) =>
  storeId === null ? sql`true` : sql`${column} = ${storeId}`

export const stockConditions: Readonly<Record<(typeof stockLevels)[number], RawBuilder<boolean>>> = {
  in: sql`p.is_stock_counted and p.available >= p.minimum_order`,
  low: sql`p.is_stock_counted and p.available <= p.low_stock_at`,
  out: sql`p.available < p.minimum_order`,
  uncounted: sql`not p.is_stock_counted`,
}

/**
 * The pattern is folded before, so that PostgreSQL knows how many products it matches when it plans the statement. Statements with
 * these conditions are in parentheses, so that the driver does not prepare one for each combination.
 */
export async function conditionsOf(
  db: Db,
  storeId: number,
  { query, status, problem, stock, categoryId }: z.output<typeof ProductFilter>,
) {
  const pattern = query && `%${escapeLike(await fold(db, query))}%`
  return sql.join(
    [
      sql`p.store_id = ${storeId}`,
      isKept(storeId),
      ...(status ? [sql`p.status = ${status}`] : []),
      ...(problem ? [problem === 'characteristics' ? isIncompleteOf(storeId) : problemConditions[problem]] : []),
      ...(stock ? [stockConditions[stock]] : []),
      ...(categoryId ? [sql`${categoryId} = any(p.category_path)`] : []),
      ...(pattern ? [sql`k.key like ${pattern}`] : []),
    ],
    sql` and `,
  )
}

/** Null: the jobs and changes of the administrators. */
export const ofOwner = (storeId: number | null) =>
  storeId === null ? sql`store_id is null` : sql`store_id = ${storeId}`
