import { sql } from 'kysely'
import type { Currency, Locale } from '#platform/constants.ts'
import { bestName } from '#platform/db/best-translation.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import { type OrderedProduct, orderedProduct, type OrderTerms, orderTerms } from './ordered-product.ts'

/** The owner of a cart: the account when signed in, else the anonymous session. */
export type CartOwner = { accountId: string } | { anonymousId: string }

export type CartRow = OrderedProduct & {
  cartId: string
  quantity: number
  seenPriceMinor: number
  isLive: boolean
  imageIds: string[]
  storeId: number
}

const isOwnedBy = (owner: CartOwner) =>
  'accountId' in owner ? sql`c.account_id = ${owner.accountId}::uuid` : sql`c.anonymous_id = ${owner.anonymousId}::uuid`

/** The lines of a cart with their current products, suppliers in the order in which they were added. */
export async function findCartRows(db: Db, owner: CartOwner, locale: Locale): Promise<CartRow[]> {
  const { rows } = await sql<CartRow>`
    select c.id as "cartId", i.quantity, i.seen_price_minor as "seenPriceMinor", p.status = 'Active' as "isLive",
      p.image_ids as "imageIds", p.store_id as "storeId", ${orderedProduct(sql`c.account_id`)}
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

export type OrderableProduct = OrderTerms & { id: number }

/** Finds the products among these that are live. */
export async function findOrderableProducts(
  db: Db,
  cartId: string,
  productIds: readonly number[],
): Promise<OrderableProduct[]> {
  const { rows } = await sql<OrderableProduct>`
    select p.id, ${orderTerms(sql`c.account_id`)}
    from carts c, products p join stores s on s.id = p.store_id and s.status = 'Active' where c.id = ${cartId}::uuid and p.id = any(${productIds as number[]}::int[]) and p.status = 'Active'
  `.execute(db)
  return rows
}

export type CartLine = OrderTerms & { productId: number; quantity: number; seenPriceMinor: number }
export type FoundLine = CartLine & { storeId: number }

/** The lines of a cart with their current prices. */
export async function findLines(tx: Tx, cartId: string): Promise<FoundLine[]> {
  const { rows } = await sql<FoundLine>`
    select i.product_id as "productId", p.store_id as "storeId", i.quantity, i.seen_price_minor as "seenPriceMinor", ${orderTerms(sql`c.account_id`)}
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
