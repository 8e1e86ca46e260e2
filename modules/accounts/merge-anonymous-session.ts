import { sql } from 'kysely'
import { maxQuantity, maxCartLines } from '#platform/constants.ts'
import type { Tx } from '#platform/db/database.ts'

/** Merges the cart of an anonymous session into the cart of an account. Works once for each session. */
export async function mergeAnonymousSession(tx: Tx, anonymousId: string, accountId: string) {
  const { rows } = await sql`
    update anonymous_sessions set attached_to = ${accountId}::uuid where id = ${anonymousId}::uuid and attached_to is null returning id
  `.execute(tx)
  if (rows.length === 0) return
  const anonymousCartId = await lockAnonymousCart(tx, anonymousId)
  if (anonymousCartId === undefined) return
  await mergeCarts(tx, anonymousCartId, await lockOwnCart(tx, accountId))
  await sql`delete from carts where id = ${anonymousCartId}::uuid`.execute(tx)
}

async function lockAnonymousCart(tx: Tx, anonymousId: string) {
  const { rows } = await sql<{
    id: string
  }>`select id from carts where anonymous_id = ${anonymousId}::uuid for update`.execute(tx)
  return rows[0]?.id
}

async function lockOwnCart(tx: Tx, accountId: string) {
  await sql`insert into carts (account_id) values (${accountId}::uuid) on conflict do nothing`.execute(tx)
  const { rows } = await sql<{
    id: string
  }>`select id from carts where account_id = ${accountId}::uuid for update`.execute(tx)
  return rows[0]!.id
}

/** Adds up quantities of the same product and moves the newest other lines until the cart is full; existing lines stay. */
const mergeCarts = (tx: Tx, anonymousCartId: string, cartId: string) =>
  sql`
  insert into cart_items (cart_id, product_id, quantity, seen_price_minor, seen_currency, added_at)
  select ${cartId}::uuid, product_id, quantity, seen_price_minor, seen_currency, added_at
  from (
    select i.*, own.product_id is not null as is_known, row_number() over (partition by own.product_id is null order by i.added_at desc, i.product_id) as place
    from cart_items i left join cart_items own on own.cart_id = ${cartId}::uuid and own.product_id = i.product_id
    where i.cart_id = ${anonymousCartId}::uuid
  ) theirs
  where is_known or place <= ${maxCartLines} - (select count(*) from cart_items where cart_id = ${cartId}::uuid)
  on conflict (cart_id, product_id) do update set quantity = least(cart_items.quantity + excluded.quantity, ${maxQuantity})
`.execute(tx)
