import { withoutVat } from '#platform/values/money.ts'
import type { FeedOffer } from '../yml/read-offers.ts'
import { parsePrice } from './numbers.ts'
import { parseVat, type OfferTerms } from './terms.ts'

/** Net prices in minor units. `priceMinor` is undefined if the offer has none. */
export type OfferPrices = {
  priceMinor: number | undefined
  oldPriceMinor: number | null
  /** With gross prices the feed decides on the rate, too: the price with VAT stays the one that it states. */
  vat: Pick<OfferTerms, 'vatPercent'>
}

/** `ownVatPercent`: that of the product that the offer changes, which stays if the offer states none. */
export function pricesOf(
  { fields }: FeedOffer,
  prices: 'net' | 'gross',
  standardVatPercent: number,
  ownVatPercent?: number,
): OfferPrices {
  const vatPercent = parseVat(fields.vat ?? '')
  const isGross = prices === 'gross'
  const netOf = (text: string) => {
    const minor = parsePrice(text)
    return minor && isGross ? withoutVat(minor, vatPercent ?? ownVatPercent ?? standardVatPercent) : minor
  }
  const priceMinor = netOf(fields.price ?? '')
  const oldPriceMinor = netOf(fields.oldprice ?? '') ?? 0
  return {
    priceMinor,
    oldPriceMinor: oldPriceMinor > (priceMinor ?? 0) ? oldPriceMinor : null,
    vat: isGross && (vatPercent !== undefined || ownVatPercent === undefined) ? { vatPercent: vatPercent ?? null } : {},
  }
}
