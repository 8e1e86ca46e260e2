import { sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'
import { lockCart } from '../carts/queries.ts'
import { orderErrors } from './errors.ts'
import { repeatLines } from './repeat-lines.ts'

/** Puts the lines of an own order into the cart at current prices, which the cart shows beside those of the order. */
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
  const lines = rows.map(({ priceMinor, isSameCurrency, ...line }) => ({
    ...line,
    ...(isSameCurrency && { seenPriceMinor: priceMinor }),
  }))
  return repeatLines(tx, await lockCart(tx, { accountId }), lines)
}
