import { recordAll } from '#platform/audit.ts'
import type { Tx } from '#platform/db/database.ts'
import { announcePromotions, announceStores } from './announce-promotions.ts'
import type { EndedPromotion } from './promotions.ts'

type Author = Parameters<typeof recordAll>[1] & { actorId?: string | null }

/** Refreshes the pages that have shown ended promotions, and records who has ended them. */
export async function publishEnds(tx: Tx, ended: readonly EndedPromotion[], { actorId, ...author }: Author) {
  const productIds = ended.flatMap(({ productId }) => productId ?? [])
  const storeIds = ended.flatMap(({ productId, storeId }) => (productId === null ? storeId : []))
  await announcePromotions(tx, [...new Set(productIds)])
  await announceStores(tx, [...new Set(storeIds)])
  const entries = ended.map((promotion) => ({ ...toEntry(promotion), ...(actorId && { actorId }) }))
  await recordAll(tx, author, entries)
}

function toEntry({ id, productId, storeId, placement, before, after, refundMinor }: EndedPromotion) {
  const subject = productId ? ('product' as const) : ('store' as const)
  return {
    action: `${subject}.endPromotion` as const,
    entity: subject,
    entityId: productId ?? storeId,
    details: {
      before: { promotionId: id, placement, endsAt: before!.endsAt },
      after: { placement, endsAt: after?.endsAt ?? null, ...(refundMinor && { refundMinor }) },
    },
  }
}
