// Why products are blocked. Callers write the status of the products.
import { sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'
import type { ProductStatus } from './write-products/tables.ts'

type Block = { products: readonly { id: number; status: ProductStatus }[]; reason: string; now: Date }

/** `products`: as they were before. */
export const addBlocks = (tx: Tx, { products, reason, now }: Block) =>
  sql`
    insert into product_blocks (product_id, reason, status_before, blocked_at)
    select id, ${reason}, status, ${now}
    from unnest(${products.map(({ id }) => id)}::int[], ${products.map(({ status }) => status)}::text[]) as p (id, status)
  `.execute(tx)

export const removeBlocks = (tx: Tx, productIds: readonly number[]) =>
  sql`delete from product_blocks where product_id = any(${productIds as number[]}::int[])`.execute(tx)
