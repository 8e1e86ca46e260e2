import type { Tx } from '#platform/db/database.ts'
import { raiseLines } from '../carts/raise-lines.ts'
import { orderErrors } from './errors.ts'

type RepeatedLine = { productId: number | null; quantity: number; seenPriceMinor?: number }

/** Puts lines of an order that is repeated into the cart. Those whose product is not sold any more are skipped. */
export async function repeatLines(tx: Tx, cartId: string, lines: readonly RepeatedLine[]) {
  const wanted = lines.flatMap(({ productId, ...line }) => (productId === null ? [] : { productId, ...line }))
  const { added, wereInCart } = await raiseLines(tx, cartId, wanted)
  if (added === 0) throw orderErrors.nothingToRepeat()
  return { added, skipped: lines.length - added, wereInCart }
}
