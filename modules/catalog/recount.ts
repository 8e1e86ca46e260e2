import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { updateProductCounts } from '../suppliers/product-counts.ts'

type Statement = RawBuilder<{ written: number }>

const lockKey = 7_244_776

/**
 * Recounts the live products of every category, store and brand, or only those of the given stores. Products are read
 * without locks, only wrong counts are updated, and contended rows are written last. Returns whether a count has changed.
 */
export async function recountCategories(db: Db, storeIds?: readonly number[]): Promise<boolean> {
  if (!db.isTransaction) return db.transaction().execute((tx) => recountCategories(tx, storeIds))
  await sql`select pg_advisory_xact_lock(${lockKey})`.execute(db)
  let written = 0
  for (const statement of storeIds
    ? [storeCategories(storeIds), categories, updateProductCounts]
    : [storeCategories(), options, brands, categories, updateProductCounts])
    written += (await statement.execute(db)).rows[0]!.written
  return written > 0
}

/** Counts by store and node of the tree; a product counts for its category and all nodes above it. */
function storeCategories(storeIds?: readonly number[]): Statement {
  const isIncluded = (store: RawBuilder<unknown>) =>
    storeIds ? sql`${store} = any(${storeIds as number[]}::int[])` : sql`true`
  return sql`
    with counted as materialized (
      select node as category_id, leaf.store_id, sum(leaf.count)::int as product_count
      from (select p.store_id, p.category_id, count(*) from products p where p.status = 'Active' and ${isIncluded(sql`p.store_id`)} group by 1, 2) leaf
      join categories c on c.id = leaf.category_id, unnest(c.path) as node group by 1, 2
    ), gone as (
      delete from store_categories k
      where ${isIncluded(sql`k.store_id`)} and not exists (select from counted c where c.category_id = k.category_id and c.store_id = k.store_id) returning 1
    ), put as (
      insert into store_categories (category_id, store_id, product_count)
      select category_id, store_id, c.product_count from counted c left join store_categories k using (category_id, store_id)
      where k.product_count is distinct from c.product_count
      on conflict (category_id, store_id) do update set product_count = excluded.product_count returning 1
    )
    select ((select count(*) from gone) + (select count(*) from put))::int as written
  `
}

const options: Statement = sql`
  with used as materialized (
    select category_id, option_id from products, unnest(option_ids) as option_id where status = 'Active' group by 1, 2
  ), gone as (
    delete from category_options k where not exists (select from used u where u.category_id = k.category_id and u.option_id = k.option_id) returning 1
  ), put as (
    insert into category_options (category_id, option_id)
    select category_id, u.option_id from used u join characteristic_options o on o.id = u.option_id
    on conflict do nothing returning 1
  )
  select ((select count(*) from gone) + (select count(*) from put))::int as written
`

const countUpdated = (update: RawBuilder<unknown>): Statement =>
  sql`with written as (${update} returning 1) select count(*)::int as written from written`

const brands = countUpdated(sql`
  update brands b set product_count = counted.count
  from (
    select b.id, coalesce(c.count, 0) as count from brands b left join (
      select p.brand_id, count(*)::int from products p join stores s on s.id = p.store_id and s.status = 'Active' where p.status = 'Active' group by 1
    ) c on c.brand_id = b.id
  ) counted
  where counted.id = b.id and b.product_count <> counted.count
`)

const categories = countUpdated(sql`
  update categories c set product_count = counted.count
  from (
    select c.id, coalesce(sum(k.product_count), 0)::int as count from categories c
    left join (store_categories k join stores s on s.id = k.store_id and s.status = 'Active') on k.category_id = c.id group by c.id
  ) counted
  where counted.id = c.id and c.product_count <> counted.count
`)
