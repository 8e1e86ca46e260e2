import type { Tx } from '#platform/db/database.ts'
import { lockCart } from '../carts/queries.ts'
import { raiseLines } from '../carts/raise-lines.ts'
import { correctQuantity } from '../carts/rules.ts'
import type { Locale } from '#platform/constants.ts'
import { listErrors } from './errors.ts'
import * as queries from './queries.ts'
import { assertRoomForLine } from './rules.ts'
import { issueOf } from './view.ts'

type LineInput = { productId: number; quantity?: number | undefined; note?: string | undefined }

/** Adds a product to a locked list or changes its line. Without a quantity a new line has the minimum order. */
export async function setLine(tx: Tx, listId: string, { productId, quantity, note }: LineInput) {
  const product = await queries.findProduct(tx, listId, productId)
  if (!product) throw listErrors.unknownProduct()
  if (!product.isListed) assertRoomForLine(product.lineCount)
  await queries.upsertLine(tx, listId, {
    productId,
    quantity: correctQuantity(quantity ?? product.minimumOrder, product),
    isQuantityGiven: quantity !== undefined,
    note,
  })
}

/** Puts what can be ordered now into the cart of the account. */
export async function orderList(tx: Tx, accountId: string, listId: string, locale: Locale) {
  const lines = await queries.findLines(tx, listId, accountId, locale)
  const skipped = lines.flatMap((line) => {
    const issue = issueOf(line)
    return issue ? { productId: line.productId, issue } : []
  })
  const additions = lines.filter((line) => issueOf(line) === null)
  if (additions.length === 0) throw listErrors.nothingToOrder()
  return { ...(await raiseLines(tx, await lockCart(tx, { accountId }), additions)), skipped }
}
