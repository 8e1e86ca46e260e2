import { sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'
import { addLines } from '../carts/add-lines.ts'
import { lockCart } from '../carts/queries.ts'
import { orderErrors } from './errors.ts'

/** Adds the lines of an own order to the cart at current prices, without the products that are not sold any more. */
export async function repeatOrder(tx: Tx, accountId: string, id: string) {
  const { rows } = await sql<{ productId: number | null; quantity: number }>`
    select l.product_id as "productId", l.quantity from orders o join order_lines l on l.order_id = o.id
    where o.id = ${id}::uuid and o.buyer_id = ${accountId}::uuid order by l.position
  `.execute(tx)
  if (rows.length === 0) throw orderErrors.notFound()
  const additions = rows.flatMap(({ productId, quantity }) => (productId === null ? [] : { productId, quantity }))
  const added = await addLines(tx, await lockCart(tx, { accountId }), additions)
  if (added === 0) throw orderErrors.nothingToRepeat()
  return { added, skipped: rows.length - added }
}
