import { type RawBuilder, sql } from 'kysely'

/** SQL condition: the payment of the invoice waits for a decision. */
export const isHeldInvoice = (id: RawBuilder<unknown>) => sql`(
  exists (select from ledger_entries e where e.invoice_id = ${id} and e.kind = 'PaymentHeld')
  and not exists (select from ledger_entries e where e.invoice_id = ${id} and e.kind in ('PaymentReleased', 'PaymentReturned')))`
