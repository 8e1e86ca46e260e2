// The terms in the texts of `terms.ts` as fields that buyers compare.
import type { StoreSeed } from './types.ts'
import { delivery, payment } from './terms.ts'

/** `ownTown`: the working days of the own trucks there. */
type DeliveryTerms = {
  ways: readonly string[]
  days: readonly [from: number, to: number] | null
  ownTown?: number
}
type PaymentTerms = { ways: readonly string[]; days: number | null }

const deliveryTerms: readonly DeliveryTerms[] = [
  { ways: ['Carrier'], days: [3, 7] },
  { ways: ['OwnTransport', 'Carrier', 'Pickup'], days: [1, 5], ownTown: 1 },
  { ways: ['Carrier'], days: [2, 3] },
  { ways: ['Pickup', 'Carrier'], days: null },
  { ways: ['Carrier'], days: [2, 6] },
  { ways: ['OwnTransport'], days: [5, 10] },
]
const paymentTerms: readonly PaymentTerms[] = [
  { ways: ['Prepayment'], days: null },
  { ways: ['PartialPrepayment'], days: null },
  { ways: ['Prepayment', 'Deferred'], days: 30 },
  { ways: ['Deferred'], days: 14 },
  { ways: ['Prepayment'], days: null },
]
/** Besides their own country. */
const neighbours: Readonly<Record<string, readonly string[]>> = {
  RU: ['BY', 'KZ'],
  BY: ['RU'],
  KZ: ['RU'],
  DE: ['IT'],
  IT: ['DE'],
  TR: ['RS'],
}

export const termsColumns = [
  'delivery_ways',
  'delivery_countries',
  'delivery_days_from',
  'delivery_days_to',
  'delivery_cost',
  'payment_ways',
  'payment_days',
]

/** The values of `termsColumns`. */
export function termsOf({ country, delivery: deliveryText, payment: paymentText }: StoreSeed) {
  const { ways, days } = deliveryTerms[delivery.indexOf(deliveryText)]!
  const paid = paymentTerms[payment.indexOf(paymentText)]!
  const countries = [country, ...(neighbours[country] ?? [])]
  return [ways, countries, days?.[0] ?? null, days?.[1] ?? null, 'ByAgreement', paid.ways, paid.days]
}

export const placeColumns = [
  'store_id',
  'location_id',
  'delivery_ways',
  'delivery_days_to',
  'delivery_cost',
  'delivery_price_minor',
  'free_delivery_from_minor',
]

/** The values of `placeColumns` for the town of a store that has trucks of its own. */
export function ownTownTerms(storeId: number, locationId: number, { delivery: text }: StoreSeed) {
  const { ownTown } = deliveryTerms[delivery.indexOf(text)]!
  return ownTown === undefined ? [] : [[storeId, locationId, ['OwnTransport'], ownTown, 'ByAgreement', null, null]]
}

/** By alias: a country to which the store has goods brought at a fixed price in its currency, free from a value. */
const fixedPrices: Readonly<Record<string, { country: string; days: number; price: number; freeFrom: number }>> = {
  sibmetiz: { country: 'germany', days: 12, price: 18_500, freeFrom: 1_500_000 },
}

/** The values of `placeColumns` for such a country. */
export function fixedPriceTerms(storeId: number, { alias }: StoreSeed, locationIdOf: (key: string) => number) {
  const fixed = fixedPrices[alias]
  if (!fixed) return []
  const { country, days, price, freeFrom } = fixed
  return [[storeId, locationIdOf(country), ['Carrier'], days, 'Fixed', price * 100, freeFrom * 100]]
}
