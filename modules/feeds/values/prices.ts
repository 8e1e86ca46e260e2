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

type PriceKind = 'net' | 'gross'

/** `ownVatPercent`: that of the product that the offer changes, which stays if the offer states none. */
export function pricesOf(
  offer: FeedOffer,
  prices: PriceKind,
  standardVatPercent: number,
  ownVatPercent?: number,
): OfferPrices {
  const { fields } = offer
  const vatPercent = parseVat(fields.vat ?? '')
  const minorOf = priceReader(offer, prices, ownVatPercent ?? standardVatPercent)
  const priceMinor = minorOf(fields.price ?? '')
  const oldPriceMinor = minorOf(fields.oldprice ?? '') ?? 0
  const decidesVat = prices === 'gross' && (vatPercent !== undefined || ownVatPercent === undefined)
  return {
    priceMinor,
    oldPriceMinor: oldPriceMinor > (priceMinor ?? 0) ? oldPriceMinor : null,
    vat: decidesVat ? { vatPercent: vatPercent ?? null } : {},
  }
}

/** Reads the prices of an offer in net minor units. `vatPercent`: the rate if the offer states none. */
export function priceReader({ fields }: FeedOffer, prices: PriceKind, vatPercent: number) {
  const rate = parseVat(fields.vat ?? '') ?? vatPercent
  return (text: string) => {
    const minor = parsePrice(text)
    return minor && prices === 'gross' ? withoutVat(minor, rate) : minor
  }
}
