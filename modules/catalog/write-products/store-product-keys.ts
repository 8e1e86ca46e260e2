import { sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'
import type { ProductChange } from './tables.ts'

export const concernsKeys = ({ code, texts }: ProductChange) => code !== undefined || texts !== undefined

/** Sets what the people of a store find and order these products by. */
export async function updateStoreProductKeys(tx: Tx, ids: readonly number[]) {
  if (ids.length === 0) return
  await sql`
    insert into store_product_keys as k select * from store_product_keys_of(${ids as number[]}::int[])
    on conflict (product_id) do update
      set key = excluded.key, locales = excluded.locales, is_described = excluded.is_described, names = excluded.names
    where (k.key, k.locales, k.is_described, k.names) is distinct from (excluded.key, excluded.locales, excluded.is_described, excluded.names)
  `.execute(tx)
}
