import type { Money } from '#platform/values/money.ts'

type Tier = { fromQuantity: number; price: Money }

/** The price of one unit at this quantity. */
export const priceAt = ({ price, tiers }: { price: Money; tiers: readonly Tier[] }, quantity: number): Money =>
  tiers.findLast(({ fromQuantity }) => fromQuantity <= quantity)?.price ?? price

/** The price as shown times the quantity, as in the cart. */
export const times = ({ minor, currency }: Money, quantity: number): Money => ({ minor: minor * quantity, currency })
