import { sql } from 'kysely'
import { recordAll } from '#platform/audit.ts'
import { entityTags, invalidateTags } from '#platform/cache.ts'
import type { Tx } from '#platform/db/database.ts'
import { type PromotionChange, takeBackPromotions } from '../../catalog/promotions.ts'
import type { AnyAuthor } from './write-changes.ts'

export type PromotionAction = 'promote' | 'endPromotion'

/** Takes promotions back, or the end of promotions; returns the ids of the products of which one was changed since. */
export async function undoPromotion(
  tx: Tx,
  action: PromotionAction,
  changes: readonly PromotionChange[],
  { accountId, ip }: AnyAuthor,
): Promise<ReadonlySet<number>> {
  const done = new Set(await takeBackPromotions(tx, changes))
  const undone = changes.filter(({ id }) => done.has(id))
  await announcePromotions(
    tx,
    undone.map(({ productId }) => productId),
  )
  const entries = undone.map(({ productId, placement, before }) => ({
    action: action === 'promote' ? ('product.endPromotion' as const) : ('product.promote' as const),
    entity: 'product' as const,
    entityId: productId,
    details: { isUndo: true, ...(before && { after: { placement, ...before } }) },
    ...(accountId && { actorId: accountId }),
  }))
  await recordAll(tx, { account: undefined, ip }, entries)
  return new Set(changes.filter(({ id }) => !done.has(id)).map(({ productId }) => productId))
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
