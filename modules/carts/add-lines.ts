import { maxCartLines } from '#platform/constants.ts'
import type { Tx } from '#platform/db/database.ts'
import { latestRates } from '../currencies/rates.ts'
import { cartErrors, worthTooMuch } from './errors.ts'
import { type CartLine, findLines, findOrderableProducts, upsertLines } from './queries.ts'
import { correctQuantity, mayReplace, priceAt } from './rules.ts'

/**
 * Adds to the quantities of a cart, by default the minimum order. Products that are not sold are left out; returns how many were
 * added. `seenPriceMinor` is the price that the buyer knows, by default the current one; a new line says that it has changed.
 */
export async function addLines(
  tx: Tx,
  cartId: string,
  additions: readonly { productId: number; quantity?: number | undefined; seenPriceMinor?: number }[],
) {
  const products = await findOrderableProducts(
    tx,
    cartId,
    additions.map(({ productId }) => productId),
  )
  const lines = await findLines(tx, cartId)
  const changed = products.map(({ id: productId, ...product }) => {
    const before = lines.find((line) => line.productId === productId)
    const own = additions.filter((addition) => addition.productId === productId)
    const added = own.reduce((total, { quantity }) => total + (quantity ?? product.minimumOrder), 0)
    const quantity = correctQuantity((before?.quantity ?? 0) + added, product)
    const knownPriceMinor = before ? undefined : own[0]?.seenPriceMinor
    return { ...product, productId, quantity, seenPriceMinor: knownPriceMinor ?? priceAt(product, quantity) }
  })
  const isNew = ({ productId }: CartLine) => !lines.some((line) => line.productId === productId)
  const newLines = changed.filter(isNew).length
  if (newLines > 0 && lines.length + newLines > maxCartLines) throw cartErrors.full({ most: maxCartLines })
  await saveLines(tx, cartId, lines, changed)
  return changed.length
}

/** Throws `carts.worthTooMuch` if the cart would exceed its maximum value. */
export async function saveLines(tx: Tx, cartId: string, lines: readonly CartLine[], changed: readonly CartLine[]) {
  if (changed.length === 0) return
  const others = lines.filter(({ productId }) => !changed.some((line) => line.productId === productId))
  if (!mayReplace(lines, [...others, ...changed], await latestRates(tx))) throw worthTooMuch()
  await upsertLines(tx, cartId, changed)
}
