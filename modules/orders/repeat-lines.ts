import type { Tx } from '#platform/db/database.ts'
import { addLines } from '../carts/add-lines.ts'
import { findLines } from '../carts/queries.ts'
import { orderErrors } from './errors.ts'

type RepeatedLine = { productId: number | null; quantity: number; seenPriceMinor?: number }

/**
 * Raises the quantities in the cart to these: what is in it already counts, so that an order that is repeated twice is not doubled.
 * Lines whose product is not sold any more are skipped.
 */
export async function repeatLines(tx: Tx, cartId: string, lines: readonly RepeatedLine[]) {
  const inCart = new Map((await findLines(tx, cartId)).map(({ productId, quantity }) => [productId, quantity]))
  const wanted = lines.flatMap(({ productId, ...line }) => (productId === null ? [] : { productId, ...line }))
  const missing = wanted
    .map((line) => ({ ...line, quantity: line.quantity - (inCart.get(line.productId) ?? 0) }))
    .filter(({ quantity }) => quantity > 0)
  const added = (await addLines(tx, cartId, missing)) + wanted.length - missing.length
  if (added === 0) throw orderErrors.nothingToRepeat()
  return {
    added,
    skipped: lines.length - added,
    wereInCart: wanted.filter(({ productId }) => inCart.has(productId)).length,
  }
}
