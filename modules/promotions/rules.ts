import { type SettingKey, topUpCurrency } from '#platform/constants.ts'
import { addDays, dayMs, dayOf, daysBetween } from '#platform/values/days.ts'
import { maxPromotionDays, type promotionSubjects } from './contract.ts'
import { promotionErrors } from './errors.ts'
import type { placements } from './placement-contract.ts'

export type Placement = (typeof placements)[number]
export type PromotionSubject = (typeof promotionSubjects)[number]

/** Prices are in the only currency in which a balance can be topped up. */
export const promotionCurrency = topUpCurrency

/** The settings with the price of a day in whole roubles; at 0 it is not offered. */
export const priceSettings = {
  product: {
    PromoOnMainPage: 'productPromotionOnMainPage',
    PromoOnClassPage: 'productPromotionOnClassPage',
    PromoOnGroupPage: 'productPromotionOnGroupPage',
    PromoOnCategoryPage: 'productPromotionOnCategoryPage',
  },
  store: {
    PromoOnMainPage: 'storePromotionOnMainPage',
    PromoOnClassPage: 'storePromotionOnClassPage',
    PromoOnGroupPage: 'storePromotionOnGroupPage',
    PromoOnCategoryPage: 'storePromotionOnCategoryPage',
  },
} as const satisfies Record<PromotionSubject, Record<Placement, SettingKey>>

/** The days of a purchase: from the first one up to the one after the last. */
export function periodOf({ from, days }: { from: string; days: number }, now: Date) {
  const today = dayOf(now)
  const ahead = daysBetween(today, from)
  if (!(ahead >= 0 && ahead <= maxPromotionDays)) throw promotionErrors.wrongPeriod({ days: maxPromotionDays })
  return { from, to: addDays(from, days) }
}

/** The whole days (UTC) of a promotion that have not begun. */
export function unusedDays({ startsAt, endsAt }: { startsAt: Date; endsAt: Date }, now: Date) {
  const next = Math.ceil(now.getTime() / dayMs) * dayMs
  return Math.max(0, Math.floor((endsAt.getTime() - Math.max(startsAt.getTime(), next)) / dayMs))
}
