import { sql } from 'kysely'

/** Corrects the number of products of stores by the counts of their categories, and returns how many were wrong. */
export const updateProductCounts = sql<{ written: number }>`
  with written as (
    update stores s set product_count = counted.count
    from (
      select s.id, coalesce(sum(k.product_count), 0)::int as count from stores s
      left join (store_categories k join categories c on c.id = k.category_id and c.parent_id is null) on k.store_id = s.id group by s.id
    ) counted
    where counted.id = s.id and s.product_count <> counted.count returning 1
  ) select count(*)::int as written from written
`
