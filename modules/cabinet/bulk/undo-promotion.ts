import { sql } from 'kysely'
import { recordAll } from '#platform/audit.ts'
import { entityTags, invalidateTags } from '#platform/cache.ts'
import type { Tx } from '#platform/db/database.ts'
import { type PromotionChange, takeBackPromotions } from '../../catalog/promotions.ts'
import type { AnyAuthor } from './write-changes.ts'

/** Takes back promotions that nobody has changed since; returns the ids of their products. */
export async function undoPromotion(tx: Tx, changes: readonly PromotionChange[], { accountId, ip }: AnyAuthor) {
  const productIds = await takeBackPromotions(tx, changes)
  await announcePromotions(tx, productIds)
  const entries = productIds.map((entityId) => ({
    action: 'product.endPromotion' as const,
    entity: 'product' as const,
    entityId,
    details: { isUndo: true },
    ...(accountId && { actorId: accountId }),
  }))
  await recordAll(tx, { account: undefined, ip }, entries)
  return productIds
}

/** The pages that show promoted products. */
export async function announcePromotions(tx: Tx, productIds: readonly number[]) {
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
