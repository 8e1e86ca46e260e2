// Why products are blocked. Callers write the status of the products.
import { sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'
import type { ProductStatus } from './write-products/tables.ts'

type Block = { products: readonly { id: number; status: ProductStatus; reason: string }[]; now: Date }

/** `products`: as they were before. */
export const addBlocks = (tx: Tx, { products, now }: Block) =>
  sql`
    insert into product_blocks (product_id, reason, status_before, blocked_at)
    select id, reason, status, ${now} from json_to_recordset(${JSON.stringify(products)}::json) as p (id int, reason text, status text)
  `.execute(tx)

/** Returns the reasons by product. */
export async function removeBlocks(tx: Tx, productIds: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const { rows } = await sql<{ id: number; reason: string }>`
    delete from product_blocks where product_id = any(${productIds as number[]}::int[]) returning product_id as id, reason
  `.execute(tx)
  return new Map(rows.map(({ id, reason }) => [id, reason]))
}
