import { sql } from 'kysely'
import type { Currency, Locale } from '#platform/constants.ts'
import { bestName } from '#platform/db/best-translation.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import type { Tier } from './rules.ts'

export type IndividualPrice = Tier & { validUntil: string }

/** The owner of a cart: the account when signed in, else the anonymous session. */
export type CartOwner = { accountId: string } | { anonymousId: string }

export type CartRow = {
  cartId: string
  productId: number
  quantity: number
  seenPriceMinor: number
  isLive: boolean
  name: string
  nameLocale: Locale
  code: string
  unitCode: string
  currency: Currency
  priceMinor: number
  tiers: Tier[]
  individualPrices: IndividualPrice[]
  minimumOrder: number
  orderStep: number
  available: number
  isStockCounted: boolean
  lowStockAt: number
  leadDays: number | null
  vatPercent: number | null
  imageIds: string[]
  storeId: number
}

const isOwnedBy = (owner: CartOwner) =>
  'accountId' in owner ? sql`c.account_id = ${owner.accountId}::uuid` : sql`c.anonymous_id = ${owner.anonymousId}::uuid`

/** Tiers and individual prices of product `p` for the owner of cart `c`. */
const prices = sql`
  coalesce((select json_agg(json_build_object('fromQuantity', t.from_quantity, 'priceMinor', t.price_minor) order by t.from_quantity)
    from product_tiers t where t.product_id = p.id), '[]') as tiers,
  coalesce((select json_agg(json_build_object('fromQuantity', i.from_quantity, 'priceMinor', i.price_minor, 'validUntil', i.valid_until) order by i.from_quantity)
    from individual_prices i where i.buyer_id = c.account_id and i.product_id = p.id and i.currency = p.currency and i.valid_until >= current_date), '[]') as "individualPrices"
`

/** The lines of a cart with their current products, suppliers in the order in which they were added. */
export async function findCartRows(db: Db, owner: CartOwner, locale: Locale): Promise<CartRow[]> {
  const { rows } = await sql<CartRow>`
    select c.id as "cartId", p.id as "productId", i.quantity, i.seen_price_minor as "seenPriceMinor", p.status = 'Active' as "isLive", n.name,
      n.locale as "nameLocale", p.code, p.unit_code as "unitCode", p.currency, p.price_minor as "priceMinor", p.minimum_order as "minimumOrder",
      p.order_step as "orderStep", p.available, p.is_stock_counted as "isStockCounted", p.low_stock_at as "lowStockAt", p.lead_days as "leadDays", p.vat_percent as "vatPercent",
      p.image_ids as "imageIds", p.store_id as "storeId",
      ${prices}
    from carts c join cart_items i on i.cart_id = c.id join products p on p.id = i.product_id join stores s on s.id = p.store_id
    join lateral ${bestName(sql`product_translations t where t.product_id = p.id`, locale)} n on true
    where ${isOwnedBy(owner)}
    order by min(i.added_at) over (partition by p.store_id), p.store_id, i.added_at, p.id
  `.execute(db)
  return rows
}

/** Creates the cart if needed and locks it, which serializes changes of one cart. */
export async function lockCart(tx: Tx, owner: CartOwner): Promise<string> {
  const insert =
    'accountId' in owner
      ? sql`insert into carts (account_id) values (${owner.accountId}::uuid) on conflict do nothing`
      : sql`insert into carts (anonymous_id) values (${owner.anonymousId}::uuid) on conflict do nothing`
  await insert.execute(tx)
  const { rows } = await sql<{ id: string }>`select c.id from carts c where ${isOwnedBy(owner)} for update`.execute(tx)
  return rows[0]!.id
}

export type OrderableProduct = {
  id: number
  priceMinor: number
  currency: Currency
  minimumOrder: number
  orderStep: number
  tiers: Tier[]
  individualPrices: Tier[]
}

/** Those of the products that are live. */
export async function findOrderableProducts(
  db: Db,
  cartId: string,
  productIds: readonly number[],
): Promise<OrderableProduct[]> {
  const { rows } = await sql<OrderableProduct>`
    select p.id, p.price_minor as "priceMinor", p.currency, p.minimum_order as "minimumOrder", p.order_step as "orderStep",
      ${prices}
    from carts c, products p join stores s on s.id = p.store_id and s.status = 'Active' where c.id = ${cartId}::uuid and p.id = any(${productIds as number[]}::int[]) and p.status = 'Active'
  `.execute(db)
  return rows
}

export type CartLine = Omit<OrderableProduct, 'id'> & { productId: number; quantity: number; seenPriceMinor: number }

/** The lines of a cart with their current prices. */
export async function findLines(tx: Tx, cartId: string): Promise<CartLine[]> {
  const { rows } = await sql<CartLine>`
    select i.product_id as "productId", i.quantity, i.seen_price_minor as "seenPriceMinor", p.price_minor as "priceMinor", p.currency,
      p.minimum_order as "minimumOrder", p.order_step as "orderStep", ${prices}
    from carts c join cart_items i on i.cart_id = c.id join products p on p.id = i.product_id where c.id = ${cartId}::uuid
  `.execute(tx)
  return rows
}

type NewLine = { productId: number; quantity: number; seenPriceMinor: number; currency: Currency }

export const upsertLines = (tx: Tx, cartId: string, lines: readonly NewLine[]) =>
  sql`
  insert into cart_items (cart_id, product_id, quantity, seen_price_minor, seen_currency)
  select ${cartId}::uuid, l."productId", l.quantity, l."seenPriceMinor", l.currency
  from json_to_recordset(${JSON.stringify(lines)}::json) as l ("productId" int, quantity int, "seenPriceMinor" bigint, currency text)
  on conflict (cart_id, product_id) do update
    set quantity = excluded.quantity, seen_price_minor = excluded.seen_price_minor, seen_currency = excluded.seen_currency
`.execute(tx)

export async function deleteLines(tx: Tx, cartId: string, filter: { productId?: number; storeId?: number }) {
  const { numAffectedRows } = await sql`
    delete from cart_items i using products p where p.id = i.product_id and i.cart_id = ${cartId}::uuid
      ${filter.productId ? sql`and i.product_id = ${filter.productId}` : sql``} ${filter.storeId ? sql`and p.store_id = ${filter.storeId}` : sql``}
  `.execute(tx)
  return Number(numAffectedRows ?? 0)
}
