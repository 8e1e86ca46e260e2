import type { getProduct } from '#modules/catalog/contract.ts'
import type { OutputOf } from '#platform/contract.ts'

export type Product = OutputOf<typeof getProduct>
/** With the localized names of the country of origin and of the description's language. */
export type LocalizedProduct = Product & { countryName: string | null; descriptionLanguage: string }
export type PriceStep = Product['tiers'][number]
type Pricing = Pick<Product, 'price' | 'originalPrice' | 'tiers' | 'minimumOrder'>

/** Prices by quantity in ascending order, starting at the minimum order; each step applies up to the next one. */
export function priceSteps({ price, originalPrice, tiers, minimumOrder }: Pricing): PriceStep[] {
  const ascending = [...tiers].sort((a, b) => a.fromQuantity - b.fromQuantity)
  const reached = ascending.findLast(({ fromQuantity }) => fromQuantity <= minimumOrder)
  const first = { ...(reached ?? { price, originalPrice, lessPercent: 0 }), fromQuantity: minimumOrder }
  return [first, ...ascending.filter(({ fromQuantity }) => fromQuantity > minimumOrder)]
}

export const stepAt = (steps: readonly PriceStep[], quantity: number) =>
  steps.findLast(({ fromQuantity }) => fromQuantity <= quantity) ?? steps[0]!

/** The price that the seller has offered to this buyer, where it is lower than that of the step. */
export const individualAt = (
  { individualPrices }: Pick<Product, 'individualPrices'>,
  { originalPrice }: PriceStep,
  quantity: number,
) =>
  individualPrices
    .filter((offer) => offer.fromQuantity <= quantity && offer.originalPrice.minor < originalPrice.minor)
    .reduce<Product['individualPrices'][number] | undefined>(
      (lowest, offer) => (lowest && lowest.originalPrice.minor <= offer.originalPrice.minor ? lowest : offer),
      undefined,
    )

/** The price of a unit in an order of this quantity; `individual` if it is the one that the seller has offered to this buyer. */
export function unitPriceAt(product: Product, quantity: number) {
  const steps = priceSteps(product)
  const step = stepAt(steps, quantity)
  const individual = individualAt(product, step, quantity)
  return { steps, step, individual, unitPrice: individual ?? step }
}
