import type { Tx } from '#platform/db/database.ts'
import { addLines } from './add-lines.ts'
import { findLines } from './queries.ts'

type WantedLine = { productId: number; quantity: number; seenPriceMinor?: number }

/** Raises the quantities in a cart to these: what is in it already counts, so that doing it twice doubles nothing. */
export async function raiseLines(tx: Tx, cartId: string, wanted: readonly WantedLine[]) {
  const inCart = new Map((await findLines(tx, cartId)).map(({ productId, quantity }) => [productId, quantity]))
  const missing = wanted
    .map((line) => ({ ...line, quantity: line.quantity - (inCart.get(line.productId) ?? 0) }))
    .filter(({ quantity }) => quantity > 0)
  const raised = await addLines(tx, cartId, missing)
  return {
    added: raised + wanted.length - missing.length,
    wereInCart: wanted.filter(({ productId }) => inCart.has(productId)).length,
  }
}
