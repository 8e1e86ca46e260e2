import { addToCart } from '#modules/carts/contract.ts'
import { getOrder } from '#modules/orders/contract.ts'
import type { Api } from '#platform/contract.ts'
import { ApiError } from '../../lib/request-context.ts'

/** Adds the lines of an order to the cart at current prices. Products that are no longer sold are skipped and counted. */
export async function repeatOrder(api: Api, id: string) {
  const { lines } = await api(getOrder, { id })
  let added = 0
  // Sequential because every change locks the cart.
  for (const { productId, quantity } of lines) {
    if (productId === null) continue
    try {
      await api(addToCart, { productId, quantity })
      added += 1
    } catch (error) {
      if (!(error instanceof ApiError) || error.problem.code !== 'carts.unknownProduct') throw error
    }
  }
  return { added, skipped: lines.length - added }
}
