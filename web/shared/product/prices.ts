import type { Money } from '#platform/values/money.ts'

type Tier = { fromQuantity: number; price: Money }

/** The price of one unit at this quantity. */
export const priceAt = ({ price, tiers }: { price: Money; tiers: readonly Tier[] }, quantity: number): Money =>
  tiers.findLast(({ fromQuantity }) => fromQuantity <= quantity)?.price ?? price
