import { type RawBuilder, sql } from 'kysely'
import { locales } from '#platform/constants.ts'
import type { productProblems, stockLevels } from './contract.ts'

type Problem = (typeof productProblems)[number]

/** SQL conditions on a product `p` with its keys `k`. */
export const problemConditions: Readonly<Record<Problem, RawBuilder<boolean>>> = {
  picture: sql`p.image_ids = '{}'`,
  description: sql`not k.is_described`,
  translations: sql`cardinality(k.locales) < ${sql.lit(locales.length)}`,
  stock: sql`p.available < p.minimum_order`,
  characteristics: sql`exists (
    select from category_characteristics cc join characteristics c on c.id = cc.characteristic_id
    where cc.category_id = p.category_id and cc.is_required and c.type in ('Select', 'Radio', 'TextList', 'Check', 'Interval', 'Text')
      and not exists (select from product_values v where v.product_id = p.id and v.characteristic_id = c.id)
      and not exists (select from characteristic_options o where o.characteristic_id = c.id and o.id = any(p.option_ids))
  )`,
}
export const isIncomplete = problemConditions.characteristics

/** Not deleted by a change that can still be undone. */
export const isKept = (storeId: number) =>
  sql`p.id not in (select unnest(product_ids) from bulk_product_changes where store_id = ${storeId} and is_deletion)`

export const stockConditions: Readonly<Record<(typeof stockLevels)[number], RawBuilder<boolean>>> = {
  in: sql`p.is_stock_counted and p.available >= p.minimum_order`,
  low: sql`p.is_stock_counted and p.available <= p.low_stock_at`,
  out: sql`p.available < p.minimum_order`,
  uncounted: sql`not p.is_stock_counted`,
}
