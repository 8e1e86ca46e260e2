// However a promotion ends before its time, its store gets the days back that have not begun.
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'
import { chargePromotions, type PromotionEntry, refundPromotions } from '../billing/promotion-entries.ts'
import { type EndedPromotion, type PromotionChange, writeBack, writeEnd } from './promotions.ts'
import { unusedDays } from './rules.ts'

/** Ends promotions; those that have not begun are deleted. */
export const endPromotions = (tx: Tx, ids: readonly number[], now: Date) =>
  end(tx, sql`r.id = any(${ids as number[]}::int[])`, now)

/** Ends the promotions of a store and of its products. */
export const endPromotionsOfStore = (tx: Tx, storeId: number, now: Date) =>
  end(tx, sql`(r.store_id = ${storeId} or r.product_id in (select id from products where store_id = ${storeId}))`, now)

/** For products that are going to be deleted. */
export const endPromotionsOfProducts = (tx: Tx, productIds: readonly number[], now: Date) =>
  end(tx, sql`r.product_id = any(${productIds as number[]}::int[])`, now)

async function end(tx: Tx, condition: RawBuilder<unknown>, now: Date): Promise<EndedPromotion[]> {
  const ended = (await writeEnd(tx, condition, now)).map((promotion) => ({
    ...promotion,
    refundMinor: refundOf(promotion, now),
  }))
  await refundPromotions(tx, ended.flatMap(toEntry), now)
  return ended
}

/** What an end at a time gives back. */
export const refundOf = ({ before, price }: Pick<EndedPromotion, 'before' | 'price'>, now: Date) =>
  price && before
    ? price.minor * unusedDays({ startsAt: new Date(before.startsAt), endsAt: new Date(before.endsAt) }, now)
    : 0

/**
 * Takes changes of promotions back; returns the ids of those that are as they were. What an end has refunded is charged again, so a promotion
 * whose store no longer has the money stays ended.
 */
export async function takeBackPromotions(tx: Tx, changes: readonly PromotionChange[], now: Date): Promise<number[]> {
  const entries = changes.flatMap(toEntry)
  const charged = new Set(await chargePromotions(tx, entries, now))
  const unpaid = new Set(entries.flatMap(({ promotionId: id }) => (charged.has(id) ? [] : [id])))
  const done = await writeBack(
    tx,
    changes.filter(({ id }) => !unpaid.has(id)),
  )
  const stayed = entries.filter(({ promotionId: id }) => charged.has(id) && !done.includes(id))
  await refundPromotions(tx, stayed, now)
  return done
}

/** The money of a promotion that was ended; none if nothing was refunded. */
function toEntry({ id, productId, storeId, price, refundMinor = 0 }: PromotionChange): PromotionEntry[] {
  if (!price || !storeId || refundMinor === 0) return []
  const subject = productId
    ? { subjectType: 'product' as const, subjectId: productId }
    : { subjectType: 'store' as const, subjectId: storeId }
  return [{ ...subject, storeId, promotionId: id, amountMinor: refundMinor, currency: price.currency }]
}
