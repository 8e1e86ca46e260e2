import { maxQuantity, maxTiers } from '#platform/constants.ts'
import type { PriceTier } from '../../catalog/write-products/tables.ts'

/** As the offer states it. Null: it does not say from which quantity. */
export type StatedTier = { fromQuantity: number | null; price: string }
/** `wrong`: the one that cannot be. */
export type Tiers = { tiers: PriceTier[]; wrong?: string }

/**
 * The volume prices of a product in their order. One without digits is none, and one that is not lower than the price for fewer is
 * left out if it is the same, and wrong if it is higher.
 */
export function tiersOf(
  prices: readonly StatedTier[],
  priceMinor: number,
  minorOf: (text: string) => number | undefined,
): Tiers {
  const stated = prices
    .filter(({ price }) => /[1-9]/.test(price))
    .toSorted((one, other) => (one.fromQuantity ?? 0) - (other.fromQuantity ?? 0))
  const tiers: PriceTier[] = []
  for (const { fromQuantity, price } of stated) {
    const minor = minorOf(price)
    const former = tiers.at(-1) ?? { fromQuantity: 1, priceMinor }
    const isQuantity =
      fromQuantity !== null && fromQuantity <= maxQuantity && (fromQuantity <= 1 || fromQuantity > former.fromQuantity)
    if (!isQuantity || minor === undefined || minor > former.priceMinor || tiers.length === maxTiers)
      return { tiers: [], wrong: fromQuantity === null ? price : `${fromQuantity}: ${price}` }
    if (fromQuantity > 1 && minor < former.priceMinor) tiers.push({ fromQuantity, priceMinor: minor })
  }
  return { tiers }
}
