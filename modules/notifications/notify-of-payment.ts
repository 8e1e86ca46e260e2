import { sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'
import { rolesWith } from '../accounts/rules.ts'
import { notifyRecipients } from './notify.ts'

/** Notifies the people of a store who see its balance that a payment has been credited. */
export async function notifyOfPayment(tx: Tx, { invoiceId, now }: { invoiceId: number; now: Date }) {
  const recipients = sql`
    select m.account_id, i.store_id from payment_invoices i join store_members m on m.store_id = i.store_id
    where i.id = ${invoiceId} and m.role = any(${rolesWith('store')}::text[])
  `
  const inserted = sql`
    insert into notifications (account_id, kind, side, store_id, invoice_id, created_at)
    select account_id, 'PaymentReceived', 'Store', store_id, ${invoiceId}::int, ${now}::timestamptz from recipients on conflict do nothing returning id, account_id
  `
  await notifyRecipients(tx, { recipients, inserted, kind: 'PaymentReceived', seq: null, now })
}
