import { sql } from 'kysely'
import type { Currency, Locale } from '#platform/constants.ts'
import type { Tx } from '#platform/db/database.ts'
import { reserveStock } from '../catalog/reservations.ts'
import type { StockLevel } from './rules.ts'

/** The terms that buyer and store agreed on. */
export type OrderTerms = {
  currency: Currency
  totalMinor: number
  shownCurrency: Currency
  shownTotalMinor: number
  shownRate: number
  rateDate: string
  contactName: string
  contactPhone: string
  contactEmail: string
  address: string
  comment: string
}

/** A product as it was when it was ordered. */
export type OrderedProduct = {
  code: string
  name: string
  nameLocale: Locale
  unitCode: string
  imageId: string | null
  quantity: number
  priceMinor: number
  vatPercent: number
}

export type NewOrder = OrderTerms & {
  storeId: number
  buyerId: string
  locale: Locale
  lines: (OrderedProduct & { productId: number; sumMinor: number })[]
}

/** Locks in the order of ids, as all code that locks products does, so that no two transactions deadlock. */
export const lockProducts = (tx: Tx, ids: readonly number[]) =>
  sql`select id from products where id = any(${ids as number[]}::int[]) order by id for update`.execute(tx)

export async function lockStock(tx: Tx, productIds: readonly number[]): Promise<ReadonlyMap<number, StockLevel[]>> {
  const { rows } = await sql<StockLevel>`
    select product_id as "productId", warehouse_id as "warehouseId", quantity - reserved as available from product_stock
    where product_id = any(${productIds as number[]}::int[]) order by product_id, warehouse_id for update
  `.execute(tx)
  return Map.groupBy(rows, ({ productId }) => productId)
}

export async function insertOrder(tx: Tx, order: NewOrder): Promise<{ id: string; number: number }> {
  const { rows } = await sql<{ id: string; number: number }>`
    insert into orders (store_id, buyer_id, currency, total_minor, shown_currency, shown_total_minor, shown_rate, rate_date, contact_name, contact_phone,
      contact_email, address, comment, locale)
    values (${order.storeId}, ${order.buyerId}::uuid, ${order.currency}, ${order.totalMinor}, ${order.shownCurrency}, ${order.shownTotalMinor}, ${order.shownRate},
      ${order.rateDate}::date, ${order.contactName}, ${order.contactPhone}, ${order.contactEmail}, ${order.address}, ${order.comment}, ${order.locale})
    returning id, number
  `.execute(tx)
  const { id, number } = rows[0]!
  await sql`
    insert into order_lines (order_id, position, product_id, code, name, name_locale, unit_code, image_id, quantity, price_minor, sum_minor, vat_percent)
    select ${id}::uuid, ordinality, l."productId", l.code, l.name, l."nameLocale", l."unitCode", l."imageId", l.quantity, l."priceMinor", l."sumMinor", l."vatPercent"
    from rows from (json_to_recordset(${JSON.stringify(order.lines)}::json) as ("productId" int, code text, name text, "nameLocale" text, "unitCode" text,
      "imageId" uuid, quantity int, "priceMinor" bigint, "sumMinor" bigint, "vatPercent" int)) with ordinality as l
  `.execute(tx)
  await sql`insert into order_history (order_id, status, actor_id) values (${id}::uuid, 'New', ${order.buyerId}::uuid)`.execute(
    tx,
  )
  return { id, number }
}

export async function insertReservations(
  tx: Tx,
  orderId: string,
  allocations: readonly { productId: number; warehouseId: number; quantity: number }[],
) {
  if (allocations.length === 0) return
  await sql`
    insert into stock_reservations (order_id, product_id, warehouse_id, quantity)
    select ${orderId}::uuid, "productId", "warehouseId", quantity from json_to_recordset(${JSON.stringify(allocations)}::json) as t ("productId" int, "warehouseId" int, quantity int)
  `.execute(tx)
  await reserveStock(tx, allocations)
}
