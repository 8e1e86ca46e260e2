import { recordAll } from '#platform/audit.ts'
import type { Tx } from '#platform/db/database.ts'
import { retractPromotionStops } from '../../notifications/promotion-stops.ts'
import { announcePromotions } from '../../promotions/announce-promotions.ts'
import { takeBackPromotions } from '../../promotions/end-promotions.ts'
import type { PromotionChange } from '../../promotions/promotions.ts'
import type { AnyAuthor } from './write-changes.ts'

export type PromotionAction = 'promote' | 'endPromotion'

/** Takes promotions back, or the end of promotions; returns the ids of the products of which one was changed since. */
export async function undoPromotion(
  tx: Tx,
  action: PromotionAction,
  changes: readonly PromotionChange[],
  { accountId, ip, now }: AnyAuthor,
): Promise<ReadonlySet<number>> {
  const done = new Set(await takeBackPromotions(tx, changes, now))
  const undone = changes.filter(({ id }) => done.has(id))
  await announcePromotions(
    tx,
    undone.flatMap(({ productId }) => productId ?? []),
  )
  if (action === 'endPromotion') await retractPromotionStops(tx, undone.flatMap(toStop))
  const entries = undone.map(({ productId, placement, before }) => ({
    action: action === 'promote' ? ('product.endPromotion' as const) : ('product.promote' as const),
    entity: 'product' as const,
    entityId: productId!,
    details: { isUndo: true, ...(before && { after: { placement, ...before } }) },
    ...(accountId && { actorId: accountId }),
  }))
  await recordAll(tx, { account: undefined, ip }, entries)
  return new Set(changes.filter(({ id }) => !done.has(id)).map(({ productId }) => productId!))
}

const toStop = ({ storeId, price, refundMinor = 0 }: PromotionChange) =>
  storeId && price ? [{ storeId, price, refundMinor }] : []
