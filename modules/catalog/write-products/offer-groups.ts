import { sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'
import type { ProductChange } from './tables.ts'

/** The function `offer_keys` of the database makes the key from these. */
const keyFields = ['categoryId', 'brandId', 'code', 'condition', 'unitCode', 'optionIds', 'values'] as const

export const concernsOffers = (record: ProductChange) => keyFields.some((field) => record[field] !== undefined)

/** Puts each product into the group of the offers of the same article. */
export async function updateOfferGroups(tx: Tx, ids: readonly number[]) {
  if (ids.length === 0) return
  await sql`
    with keys as materialized (select * from offer_keys(${ids as number[]}::int[])),
    gone as (delete from offer_groups where product_id = any(${ids as number[]}::int[]) and product_id not in (select product_id from keys))
    insert into offer_groups as g (product_id, key) select product_id, key from keys
    on conflict (product_id) do update set key = excluded.key where g.key <> excluded.key
  `.execute(tx)
}
