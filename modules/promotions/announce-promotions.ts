import { sql } from 'kysely'
import { entityTags, invalidateTags } from '#platform/cache.ts'
import type { Tx } from '#platform/db/database.ts'

/** The pages that show promoted products. */
export async function announcePromotions(tx: Tx, productIds: readonly number[]) {
  if (productIds.length === 0) return
  const { rows } = await sql<{ id: number }>`
    select distinct unnest(category_path) as id from products where id = any(${productIds as number[]}::int[])
  `.execute(tx)
  await invalidateTags(tx, [
    ...entityTags(
      'category',
      rows.map(({ id }) => id),
    ),
    'products',
    'new',
  ])
}

/** The pages that show promoted stores. */
export const announceStores = async (tx: Tx, storeIds: readonly number[]) => {
  if (storeIds.length > 0) await invalidateTags(tx, ['stores', ...entityTags('store', storeIds)])
}
