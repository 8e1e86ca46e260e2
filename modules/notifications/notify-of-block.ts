import { sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'
import { notifyRecipients } from './notify.ts'

type Block = { storeId: number; productIds: readonly number[]; isBlocked: boolean; now: Date }

/**
 * Notifies all members of a store that products have been blocked, or are no longer. As long as it is unread, it becomes one
 * notification about all of them, which names the latest.
 */
export async function notifyOfBlock(tx: Tx, { storeId, productIds, isBlocked, now }: Block) {
  const recipients = sql`select account_id, store_id from store_members where store_id = ${storeId}`
  const inserted = sql`
    insert into notifications (account_id, kind, side, store_id, product_id, product_count, is_blocked, created_at)
    select account_id, 'ProductBlock', 'Store', store_id, ${productIds.at(-1)}::int, ${productIds.length}::int, ${isBlocked}::boolean, ${now}::timestamptz
    from recipients
    on conflict (account_id, store_id, is_blocked) where product_id is not null and read_at is null do update set product_id = excluded.product_id,
      product_count = notifications.product_count + excluded.product_count, created_at = excluded.created_at
    returning id, account_id
  `
  await notifyRecipients(tx, { recipients, inserted, kind: 'ProductBlock', seq: null, now })
}
