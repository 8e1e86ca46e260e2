import type { z } from 'zod'
import type { Currency, Locale, Variant } from '#platform/constants.ts'
import { rateBetween, type Rates, vatOf } from '#platform/values/money.ts'
import { normalizePhone } from '../accounts/addresses.ts'
import type { CartRow } from '../carts/queries.ts'
import { lineSum, listPriceAt, priceAt, shownLineSum } from '../carts/rules.ts'
import { invalidInput } from '#platform/errors.ts'
import { termsIn } from '../suppliers/delivery-places.ts'
import type { TermsRow } from '../suppliers/terms.ts'
import { vatFor } from '../suppliers/vat.ts'
import type { createOrder } from './contract.ts'
import { deliveryMethod, type Method, promisedCost, termsAt } from './delivery.ts'
import type { Destination } from './destination.ts'
import { goodsOf, newCharge, newTotals } from './order-totals.ts'
import type { BuyerCompany, NewOrder } from './queries.ts'

export type OrderInput = z.output<typeof createOrder.input>
type Store = { id: number; countryCode: string | null; terms: TermsRow; pickupAddress: string }
export type Buyer = {
  accountId: string
  locale: Locale
  currency: Currency
  buyerCountry: string | undefined
  /** Where the request comes from. */
  countryCode: string | undefined
  variant: Variant
  company: BuyerCompany | null
  team: { id: number; currency: Currency } | null
  destination: Destination
  now: Date
}

/** The order of one group of a cart, with its prices, rates and VAT as they are now. */
export function toNewOrder(
  store: Store,
  rows: readonly CartRow[],
  buyer: Buyer,
  input: OrderInput,
  rates: Rates,
): NewOrder {
  const { currency } = rows[0]!
  const placeTerms = termsIn(store.terms, buyer.destination.path)
  const delivery = methodOf(store.id, placeTerms, input)
  // Goods that are picked up change hands in the country of the store.
  const buyerCountry = delivery === 'Pickup' ? undefined : (buyer.destination.country ?? buyer.buyerCountry)
  const countryCode = buyerCountry ?? store.countryCode
  const vatAt = (vatPercent: number | null) => vatFor({ vatPercent, storeCountry: store.countryCode, buyerCountry })
  const lines = rows.map((row) => {
    const { percent, isExport } = vatAt(row.vatPercent)
    const sumMinor = lineSum(row)
    const shownMinor = shownLineSum(row, buyer.currency, rates)
    return {
      ...snapshotOf(row),
      sumMinor,
      vatPercent: percent,
      vatMinor: vatOf(sumMinor, percent),
      isExport,
      shownMinor,
      shownVatMinor: vatOf(shownMinor, percent),
    }
  })
  const terms = termsAt(placeTerms, {
    method: delivery,
    country: countryCode,
    goodsMinor: goodsOf(lines),
    pickupAddress: store.pickupAddress,
  })
  const minor = terms && promisedCost(terms)
  const { percent } = vatAt(placeTerms.deliveryVatPercent)
  const deliveryCharge = minor === null ? null : newCharge({ minor, currency }, percent, buyer.currency, rates)
  return {
    storeId: store.id,
    buyerId: buyer.accountId,
    currency,
    locale: buyer.locale,
    ...newTotals({ lines, deliveryCharge }),
    shownCurrency: buyer.currency,
    shownRate: rateBetween(currency, buyer.currency, rates),
    rateDate: rates.date,
    contactName: input.contactName,
    contactPhone: normalizePhone(input.contactPhone, {
      countryCode: buyerCountry ?? buyer.countryCode,
      locale: buyer.locale,
    }),
    contactEmail: input.contactEmail,
    delivery,
    terms,
    deliveryCharge,
    countryCode,
    address: delivery === 'Pickup' ? '' : buyer.destination.address,
    wantedOn: input.wantedOn ?? null,
    reference: input.reference,
    comment: input.comment,
    buyerCompany: buyer.company,
    team: buyer.team && { id: buyer.team.id, rate: rateBetween(currency, buyer.team.currency, rates) },
    lines,
  }
}

function methodOf(id: number, { deliveryWays }: TermsRow, { delivery, deliveries }: OrderInput): Method {
  const own = deliveries?.[id]
  const method = deliveryMethod(deliveryWays, own ?? delivery)
  if (!method) throw invalidInput([{ path: own ? `deliveries.${id}` : 'delivery', code: 'field.invalid' }])
  return method
}

/** The product as it is now. */
function snapshotOf(row: CartRow) {
  const [priceMinor, listPriceMinor] = [priceAt(row, row.quantity), listPriceAt(row, row.quantity)]
  return {
    productId: row.productId,
    code: row.code,
    name: row.name,
    nameLocale: row.nameLocale,
    unitCode: row.unitCode,
    imageId: row.imageIds[0] ?? null,
    quantity: row.quantity,
    priceMinor,
    listPriceMinor: listPriceMinor > priceMinor ? listPriceMinor : null,
  }
}
