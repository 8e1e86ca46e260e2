import { sql } from 'kysely'
import { largestQuantity } from '#platform/constants.ts'
import type { Tx } from '#platform/db/database.ts'

/** Moves an anonymous session's cart into the account's: quantities of the same product add up. Happens once a session. */
export async function attachAnonymous(tx: Tx, anonymousId: string, accountId: string) {
  const { rows } = await sql`
    update anonymous_sessions set attached_to = ${accountId}::uuid where id = ${anonymousId}::uuid and attached_to is null returning id
  `.execute(tx)
  if (rows.length === 0) return
  await sql`insert into carts (account_id) values (${accountId}::uuid) on conflict do nothing`.execute(tx)
  await sql`
    insert into cart_items (cart_id, product_id, quantity, seen_price_minor, seen_currency, added_at)
    select own.id, i.product_id, i.quantity, i.seen_price_minor, i.seen_currency, i.added_at
    from carts theirs join cart_items i on i.cart_id = theirs.id join carts own on own.account_id = ${accountId}::uuid
    where theirs.anonymous_id = ${anonymousId}::uuid order by i.product_id
    on conflict (cart_id, product_id) do update set quantity = least(cart_items.quantity + excluded.quantity, ${largestQuantity})
  `.execute(tx)
  await sql`delete from carts where anonymous_id = ${anonymousId}::uuid`.execute(tx)
}
