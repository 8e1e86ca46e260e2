import type { getCart } from '#modules/carts/contract.ts'
import type { OutputOf } from '#platform/contract.ts'

/** The quantity of each product in the cart, by product id. */
export type CartQuantities = Readonly<Record<number, number>>

export const quantitiesOf = ({ storeItems }: OutputOf<typeof getCart>): CartQuantities =>
  Object.fromEntries(
    storeItems.flatMap(({ items }) => items.map(({ productId, quantity }) => [productId, quantity] as const)),
  )
