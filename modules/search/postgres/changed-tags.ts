import { sql } from 'kysely'
import type { CacheTag } from '#platform/cache.ts'
import type { Db } from '#platform/db/database.ts'

/** Pages show products by themselves and in the lists of their categories and of the nodes above. */
export async function tagsOf(
  db: Db,
  productIds: readonly number[],
  categoryIds: readonly number[],
): Promise<CacheTag[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct unnest(path) as id from categories where id = any(${categoryIds as number[]}::int[])
  `.execute(db)
  return [
    'products' as const,
    ...productIds.map((id) => `product:${id}` as const),
    ...rows.map(({ id }) => `category:${id}` as const),
  ]
}
