import type { z } from 'zod'
import type { OrderTermsRow } from '../suppliers/order-terms.ts'
import type { TermsRow } from '../suppliers/terms.ts'
import type { DeliveryMethod } from './status-contract.ts'

export type Method = z.output<typeof DeliveryMethod>
type DeliveryWay = TermsRow['deliveryWays'][number]

/** Methods that bring the goods to an address, and therefore need one. */
export const bringsGoods = (method: Method) => method !== 'Pickup' && method !== 'ByAgreement'

/**
 * The way in which a store delivers when the buyer wants this one; undefined if its terms do not name it. Without a wish, and for
 * stores whose terms name no ways, the store and the buyer agree.
 */
export function deliveryMethod(ways: readonly DeliveryWay[], wanted: Method | undefined): Method | undefined {
  if (wanted === undefined) return 'ByAgreement'
  if (ways.length === 0) return wanted === 'OwnTransport' || wanted === 'Carrier' ? undefined : wanted
  return wanted === 'Delivery' ? ways.find(bringsGoods) : ways.find((way) => way === wanted)
}

/** `goodsMinor`: the value of the goods without VAT. */
type OrderFacts = { method: Method; country: string | null; goodsMinor: number; pickupAddress: string }

/** The terms as they apply to an order; null if the store has stated none. Terms of delivery hold for the countries that they name. */
export function termsAt(
  terms: TermsRow,
  { method, country, goodsMinor, pickupAddress }: OrderFacts,
): OrderTermsRow | null {
  if (!hasTerms(terms)) return null
  const { deliveryCountries: countries, freeDeliveryFrom } = terms
  const isNamed = countries.length === 0 || (country !== null && countries.includes(country))
  const delivery = method !== 'Pickup' && isNamed
  const isPriced = delivery && bringsGoods(method)
  const isFree = isPriced && freeDeliveryFrom !== null && goodsMinor >= freeDeliveryFrom
  return {
    deliveryCost: isPriced ? (isFree ? 'Free' : terms.deliveryCost) : method === 'Pickup' ? null : 'ByAgreement',
    deliveryPriceMinor: isPriced && !isFree ? terms.deliveryPrice : null,
    deliveryDaysFrom: delivery ? terms.deliveryDaysFrom : null,
    deliveryDaysTo: delivery ? terms.deliveryDaysTo : null,
    pickupAddress: method === 'Pickup' ? pickupAddress : '',
    paymentWays: terms.paymentWays,
    paymentDays: terms.paymentDays,
  }
}

/** The cost of delivery without VAT that terms of an order promise; null if they leave it open. */
export const promisedCost = ({ deliveryCost, deliveryPriceMinor }: OrderTermsRow) =>
  deliveryCost === 'Free' ? 0 : deliveryPriceMinor

const hasTerms = ({ deliveryWays, deliveryCost, deliveryDaysTo, paymentWays }: TermsRow) =>
  deliveryWays.length > 0 || deliveryCost !== null || deliveryDaysTo !== null || paymentWays.length > 0
