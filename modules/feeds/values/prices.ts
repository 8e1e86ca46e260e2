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

/**
 * How prices are stated. `rate`: units of the store's currency per unit of theirs. `ownVatPercent`: that of the product that the offer changes,
 * which stays if the offer states none.
 */
type Statement = {
  prices: 'net' | 'gross'
  standardVatPercent: number
  rate?: number | undefined
  ownVatPercent?: number | undefined
}

export function pricesOf(offer: FeedOffer, statement: Statement): OfferPrices {
  const { prices, ownVatPercent } = statement
  const { fields } = offer
  const vatPercent = parseVat(fields.vat ?? '')
  const minorOf = priceReader(offer, statement)
  const priceMinor = minorOf(fields.price ?? '')
  const oldPriceMinor = minorOf(fields.oldprice ?? '') ?? 0
  const decidesVat = prices === 'gross' && (vatPercent !== undefined || ownVatPercent === undefined)
  return {
    priceMinor,
    oldPriceMinor: oldPriceMinor > (priceMinor ?? 0) ? oldPriceMinor : null,
    vat: decidesVat ? { vatPercent: vatPercent ?? null } : {},
  }
}

/** Reads the prices of an offer in net minor units of the store's currency. */
export function priceReader({ fields }: FeedOffer, { prices, rate, standardVatPercent, ownVatPercent }: Statement) {
  const vatPercent = parseVat(fields.vat ?? '') ?? ownVatPercent ?? standardVatPercent
  return (text: string) => {
    const minor = parsePrice(text, rate)
    return minor && prices === 'gross' ? withoutVat(minor, vatPercent) : minor
  }
}
