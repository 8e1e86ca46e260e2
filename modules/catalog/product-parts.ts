// Tables that belong to a product. Each function replaces all rows of the product with the given ones.
import { sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'

type CharacteristicValue = {
  productId: number
  characteristicId: number
  number?: number
  words?: Record<string, string>
}

/** Numeric and text values of characteristics. */
export async function replaceValues(tx: Tx, productIds: readonly number[], values: readonly CharacteristicValue[]) {
  await sql`delete from product_values where product_id = any(${productIds as number[]}::int[])`.execute(tx)
  await sql`
    insert into product_values (product_id, characteristic_id, number, words)
    select * from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as r ("productId" int, "characteristicId" int, number numeric, words jsonb)
  `.execute(tx)
}

type Property = { productId: number; position: number; name: string; value: string }

/** Properties in the seller's own words. */
export async function replaceProperties(tx: Tx, productIds: readonly number[], properties: readonly Property[]) {
  await sql`delete from product_properties where product_id = any(${productIds as number[]}::int[])`.execute(tx)
  await sql`
    insert into product_properties (product_id, position, name, value)
    select * from jsonb_to_recordset(${JSON.stringify(properties)}::jsonb) as r ("productId" int, position int, name text, value text)
  `.execute(tx)
}

export async function replaceTexts(
  tx: Tx,
  productId: number,
  names: Record<string, string>,
  descriptions: Record<string, string>,
) {
  await sql`delete from product_translations where product_id = ${productId} and locale <> all(${Object.keys(names)}::text[])`.execute(
    tx,
  )
  await sql`
    insert into product_translations (product_id, locale, name, description)
    select ${productId}, n.key, n.value, coalesce(${JSON.stringify(descriptions)}::jsonb ->> n.key, '') from jsonb_each_text(${JSON.stringify(names)}::jsonb) n
    on conflict (product_id, locale) do update set name = excluded.name, description = excluded.description
  `.execute(tx)
}

export async function replaceTiers(
  tx: Tx,
  productId: number,
  tiers: readonly { fromQuantity: number; price: number }[],
) {
  await sql`delete from product_tiers where product_id = ${productId}`.execute(tx)
  await sql`
    insert into product_tiers (product_id, from_quantity, price_minor)
    select ${productId}, "fromQuantity", price from jsonb_to_recordset(${JSON.stringify(tiers)}::jsonb) as r ("fromQuantity" int, price bigint)
  `.execute(tx)
}

type Stock = { warehouseId: number; quantity: number }

/**
 * Sets the quantity in each warehouse; warehouses that are not listed get 0. Returns the warehouses whose new quantity would
 * be below the quantity reserved by orders; in that case nothing is written. The caller holds a lock on the product.
 */
export async function replaceStock(tx: Tx, productId: number, stock: readonly Stock[]): Promise<number[]> {
  const rowsJson = JSON.stringify(stock)
  const { rows: shortages } = await sql<{ warehouseId: number }>`
    select s.warehouse_id as "warehouseId" from product_stock s
    left join jsonb_to_recordset(${rowsJson}::jsonb) as g ("warehouseId" int, quantity int) on g."warehouseId" = s.warehouse_id
    where s.product_id = ${productId} and s.reserved > coalesce(g.quantity, 0) order by s.warehouse_id for update of s
  `.execute(tx)
  if (shortages.length > 0) return shortages.map(({ warehouseId }) => warehouseId)
  await sql`
    insert into product_stock (product_id, warehouse_id, quantity)
    select ${productId}, "warehouseId", quantity from jsonb_to_recordset(${rowsJson}::jsonb) as g ("warehouseId" int, quantity int)
    on conflict (product_id, warehouse_id) do update set quantity = excluded.quantity
  `.execute(tx)
  await sql`
    update product_stock set quantity = 0
    where product_id = ${productId} and warehouse_id <> all(${stock.map(({ warehouseId }) => warehouseId)}::int[])
  `.execute(tx)
  await sql`
    update products set available = (select coalesce(sum(quantity - reserved), 0) from product_stock where product_id = ${productId}) where id = ${productId}
  `.execute(tx)
  return []
}
