import { addToCart } from '#modules/carts/contract.ts'
import { getOrder } from '#modules/orders/contract.ts'
import type { Api } from '#platform/contract.ts'
import { Failure } from '../../lib/given.ts'

/** Puts the lines of an order into the cart again, at today's prices; what is no longer sold is counted. */
export async function repeatOrder(api: Api, id: string) {
  const { lines } = await api(getOrder, { id })
  let added = 0
  // One after another: every change locks the cart.
  for (const { productId, quantity } of lines) {
    if (productId === null) continue
    try {
      await api(addToCart, { productId, quantity })
      added += 1
    } catch (error) {
      if (!(error instanceof Failure) || error.problem.code !== 'carts.unknownProduct') throw error
    }
  }
  return { added, skipped: lines.length - added }
}
