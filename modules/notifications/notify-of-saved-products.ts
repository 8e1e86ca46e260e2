import { sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'
import { notifyRecipients } from './notify.ts'

/** `previousPriceMinor` is null for a product that can be ordered again. */
export type SavedProductNews = {
  accountId: string
  productId: number
  storeId: number
  priceMinor: number
  previousPriceMinor: number | null
}

/**
 * Notifies people that products in their lists cost less or can be ordered again. As long as it is unread, it becomes one notification
 * about all of them, which names the latest.
 */
export async function notifyOfSavedProducts(tx: Tx, news: readonly SavedProductNews[], now: Date) {
  if (news.length === 0) return
  const recipients = sql`
    select distinct on ("accountId") *, (count(*) over (partition by "accountId"))::int as count
    from jsonb_to_recordset(${JSON.stringify(news)}::jsonb) as news ("accountId" uuid, "productId" int, "storeId" int, "priceMinor" bigint, "previousPriceMinor" bigint)
    order by "accountId", "productId" desc
  `
  const inserted = sql`
    insert into notifications (account_id, kind, side, store_id, product_id, product_count, price_minor, previous_price_minor, created_at)
    select "accountId", 'SavedProduct', 'Buyer', "storeId", "productId", count, "priceMinor", "previousPriceMinor", ${now}::timestamptz
    from recipients order by "accountId"
    on conflict (account_id) where kind = 'SavedProduct' and read_at is null do update set store_id = excluded.store_id, product_id = excluded.product_id,
      product_count = notifications.product_count + excluded.product_count, price_minor = excluded.price_minor,
      previous_price_minor = excluded.previous_price_minor, created_at = excluded.created_at
    returning id, account_id
  `
  await notifyRecipients(tx, { recipients, inserted, kind: 'SavedProduct', seq: null, now })
}
