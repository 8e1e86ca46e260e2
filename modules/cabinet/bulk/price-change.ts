import { maxPriceMinor } from '#platform/constants.ts'

type Prices = {
  priceMinor: number | null
  oldPriceMinor: number | null
  tiers: readonly { fromQuantity: number; priceMinor: number }[]
}

/** Prices changed by a percentage; null where they would contradict each other: each tier is below the one before, the previous price above. */
export function changedPrices({ priceMinor, oldPriceMinor, tiers }: Prices, percent: number, roundTo: number) {
  if (priceMinor === null) return null
  const change = (minor: number) => Math.round((minor * (1 + percent / 100)) / roundTo) * roundTo
  const price = change(priceMinor)
  const changedTiers = tiers.map((tier) => ({ ...tier, priceMinor: change(tier.priceMinor) }))
  const falling = [price, ...changedTiers.map((tier) => tier.priceMinor)]
  const isFalling = falling.every((minor, index) => minor >= 1 && (index === 0 || minor < falling[index - 1]!))
  const isBelowOld = oldPriceMinor === null || price < oldPriceMinor
  return isFalling && isBelowOld && price <= maxPriceMinor ? { priceMinor: price, tiers: changedTiers } : null
}
