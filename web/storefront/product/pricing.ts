import type { getProduct } from '#modules/catalog/contract.ts'
import type { OutputOf } from '#platform/contract.ts'
import type { Money } from '#platform/money.ts'

export type Product = OutputOf<typeof getProduct>
/** With the country of origin and the language of the description in words. */
export type ShownProduct = Product & { countryName: string | null; descriptionLanguage: string }
export type PriceStep = Product['tiers'][number]
type Priced = Pick<Product, 'price' | 'originalPrice' | 'tiers' | 'minimumOrder'>

/** The price by quantity from the smallest order on; each step holds until the next one. */
export function priceSteps({ price, originalPrice, tiers, minimumOrder }: Priced): PriceStep[] {
  const inOrder = [...tiers].sort((a, b) => a.fromQuantity - b.fromQuantity)
  const reached = inOrder.findLast(({ fromQuantity }) => fromQuantity <= minimumOrder)
  const first = { ...(reached ?? { price, originalPrice, lessPercent: 0 }), fromQuantity: minimumOrder }
  return [first, ...inOrder.filter(({ fromQuantity }) => fromQuantity > minimumOrder)]
}

export const stepAt = (steps: readonly PriceStep[], quantity: number) =>
  steps.findLast(({ fromQuantity }) => fromQuantity <= quantity) ?? steps[0]!

/** Converted after multiplying, as in the cart, so that both show the same cent. */
export const sumAt = ({ price, originalPrice }: PriceStep, quantity: number, rate: number): Money => ({
  minor: Math.round(originalPrice.minor * quantity * (price.currency === originalPrice.currency ? 1 : rate)),
  currency: price.currency,
})
