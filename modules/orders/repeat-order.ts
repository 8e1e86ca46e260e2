import { sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'
import { addLines } from '../carts/add-lines.ts'
import { lockCart } from '../carts/queries.ts'
import { orderErrors } from './errors.ts'

/** Adds the lines of an own order to the cart at current prices, which the cart shows beside those of the order, without the products that are not sold any more. */
export async function repeatOrder(tx: Tx, accountId: string, id: string) {
  const { rows } = await sql<{
    productId: number | null
    quantity: number
    priceMinor: number
    isSameCurrency: boolean
  }>`
    select l.product_id as "productId", l.ordered_quantity as quantity, l.price_minor as "priceMinor", o.currency = s.currency as "isSameCurrency"
    from orders o join order_lines l on l.order_id = o.id join stores s on s.id = o.store_id
    where o.id = ${id}::uuid and o.buyer_id = ${accountId}::uuid order by l.position
  `.execute(tx)
  if (rows.length === 0) throw orderErrors.notFound()
  const additions = rows.flatMap(({ productId, quantity, priceMinor, isSameCurrency }) =>
    productId === null ? [] : { productId, quantity, ...(isSameCurrency && { seenPriceMinor: priceMinor }) },
  )
  const added = await addLines(tx, await lockCart(tx, { accountId }), additions)
  if (added === 0) throw orderErrors.nothingToRepeat()
  return { added, skipped: rows.length - added }
}
