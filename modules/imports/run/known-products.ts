import { sql } from 'kysely'
import type { Locale } from '#platform/constants.ts'
import type { Tx } from '#platform/db/database.ts'
import { bestName } from '#platform/db/best-translation.ts'
import type { ProductStatus } from '../../catalog/write-products/tables.ts'
import type { StockLevel } from '../../catalog/write-products/stock-policy.ts'

/** A product of the store that a row may be about. */
export type StoredOffer = {
  id: number
  externalId: string | null
  code: string
  name: string
  priceMinor: number | null
  categoryKey: string
  status: ProductStatus
  vatPercent: number | null
}
type OfferKeys = { ids: readonly string[]; codes: readonly string[]; locale: Locale }

/** Locks the products with these offer ids or codes, in the order of ids, as orders do. */
export async function lockStoredOffers(
  tx: Tx,
  storeId: number,
  { ids, codes, locale }: OfferKeys,
): Promise<StoredOffer[]> {
  const { rows } = await sql<StoredOffer>`
    select p.id, p.external_id as "externalId", p.code, p.price_minor as "priceMinor", p.status, p.vat_percent as "vatPercent", c.key as "categoryKey", coalesce(n.name, '') as name
    from products p join categories c on c.id = p.category_id join stores s on s.id = p.store_id
    left join lateral ${bestName(sql`product_translations t where t.product_id = p.id`, locale)} n on true
    where p.id in (
      select id from products where store_id = ${storeId} and external_id = any(${ids as string[]}::text[])
      union select id from products where store_id = ${storeId} and code = any(${codes as string[]}::text[])
    )
    order by p.id for update of p
  `.execute(tx)
  return rows
}

export type Quantities = readonly { warehouseId: number; quantity: number }[]

/** The stock of products that the caller has locked. */
export async function findStock(
  tx: Tx,
  productIds: readonly number[],
): Promise<ReadonlyMap<number, readonly StockLevel[]>> {
  const { rows } = await sql<StockLevel & { productId: number }>`
    select product_id as "productId", warehouse_id as "warehouseId", quantity, reserved from product_stock
    where product_id = any(${productIds as number[]}::int[]) order by product_id, warehouse_id
  `.execute(tx)
  return Map.groupBy(rows, ({ productId }) => productId)
}

export async function findQuantities(tx: Tx, productIds: readonly number[]): Promise<ReadonlyMap<number, Quantities>> {
  const stock = await findStock(tx, productIds)
  const quantities = ({ warehouseId, quantity }: StockLevel) => ({ warehouseId, quantity })
  return new Map([...stock].map(([id, levels]) => [id, levels.map(quantities)]))
}
