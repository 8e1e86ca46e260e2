import { sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'
import { rolesWith } from '../accounts/rules.ts'
import { notifyRecipients } from './notify.ts'
import { type Stop, stopsByStore } from './promotion-stops.ts'

type Ends = { storeId: number; ending: number; ended: number }

/** Notifies the people of stores who may promote, once a day, of promotions that end tomorrow or have ended. */
export async function notifyOfPromotionEnds(tx: Tx, ends: readonly Ends[], { day, now }: { day: string; now: Date }) {
  const recipients = sql`
    select m.account_id, m.store_id, e.ending, e.ended
    from jsonb_to_recordset(${JSON.stringify(ends)}::jsonb) as e ("storeId" int, ending int, ended int)
    join store_members m on m.store_id = e."storeId" and m.role = any(${rolesWith('store')}::text[])
  `
  const inserted = sql`
    insert into notifications (account_id, kind, side, store_id, promotion_day, ending_count, ended_count, created_at)
    select account_id, 'PromotionEnd', 'Store', store_id, ${day}::date, ending, ended, ${now}::timestamptz from recipients
    on conflict do nothing returning id, account_id
  `
  await notifyRecipients(tx, { recipients, inserted, kind: 'PromotionEnd', seq: null, now })
}

/**
 * Notifies the people of stores who may promote that administrators have ended promotions which the stores had paid for. As long as it is
 * unread, it becomes one notification about all of them.
 */
export async function notifyOfPromotionStops(tx: Tx, stops: readonly Stop[], now: Date) {
  if (stops.every(({ price }) => price === null)) return
  const recipients = sql`
    select m.account_id, m.store_id, e.stopped, e.refund from (${stopsByStore(stops)}) e
    join store_members m on m.store_id = e.store_id and m.role = any(${rolesWith('store')}::text[])
  `
  const inserted = sql`
    insert into notifications (account_id, kind, side, store_id, stopped_count, refund_minor, created_at)
    select account_id, 'PromotionEnd', 'Store', store_id, stopped, refund, ${now}::timestamptz from recipients order by store_id, account_id
    on conflict (account_id, store_id) where stopped_count is not null and read_at is null do update set
      stopped_count = notifications.stopped_count + excluded.stopped_count, refund_minor = notifications.refund_minor + excluded.refund_minor,
      created_at = excluded.created_at
    returning id, account_id
  `
  await notifyRecipients(tx, { recipients, inserted, kind: 'PromotionEnd', seq: null, now })
}
