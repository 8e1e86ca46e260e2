// Invoices of stores, and the payments that settle them.
import { sql } from 'kysely'
import type { z } from 'zod'
import { record } from '#platform/audit.ts'
import type { Currency } from '#platform/constants.ts'
import type { OutputOf } from '#platform/contract.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import { withIdempotencyKey } from '#platform/idempotency.ts'
import type { Context } from '#platform/http/dispatch.ts'
import { notifyOfPayment } from '../notifications/notify-of-payment.ts'
import { type getPayment, getPaymentInfo } from './contract.ts'
import { billingErrors } from './errors.ts'
import { isHeldInvoice } from './held.ts'
import { bookPayment } from './ledger.ts'

type InvoiceContext = Pick<Context, 'caller' | 'now' | 'idempotencyKey'>
type InvoiceInput = z.output<(typeof getPaymentInfo)['input']>

/** A repeated request gets the same invoice. */
export const insertInvoice = (tx: Tx, storeId: number, context: InvoiceContext, input: InvoiceInput): Promise<number> =>
  withIdempotencyKey(
    tx,
    {
      actor: `store:${storeId}:${context.caller.account!.id}`,
      call: getPaymentInfo.id,
      key: context.idempotencyKey,
      input,
    },
    async () => {
      const { amountMinor, currency, returnTo = null } = input
      const { rows } = await sql<{ id: number }>`
        insert into payment_invoices (store_id, currency, amount_minor, created_at, return_to)
        values (${storeId}, ${currency}, ${amountMinor}, ${context.now}, ${returnTo}) returning id
      `.execute(tx)
      const { id } = rows[0]!
      const details = { storeId, amountMinor, currency }
      await record(tx, context.caller, { action: 'payment.requested', entity: 'payment', entityId: id, details })
      return id
    },
  )

type Result = { invoiceId: number; sumMinor: number; now: Date }
type Outcome = 'Credited' | 'Held' | 'Repeated' | 'Unknown'

/** Credits an invoice once. Another sum than that of the invoice is held, because only people can say what it is. */
export async function settleInvoice(
  tx: Tx,
  { invoiceId, sumMinor, now }: Result,
): Promise<{ outcome: Outcome; storeId?: number }> {
  const { rows } = await sql<{ storeId: number; currency: Currency; amountMinor: number; isPaid: boolean }>`
    select store_id as "storeId", currency, amount_minor as "amountMinor", paid_at is not null as "isPaid" from payment_invoices where id = ${invoiceId} for update
  `.execute(tx)
  const [invoice] = rows
  if (!invoice) return { outcome: 'Unknown' }
  const { storeId, currency, amountMinor, isPaid } = invoice
  if (isPaid) return { outcome: 'Repeated', storeId }
  const amount = Math.floor(sumMinor)
  const kind = sumMinor === amountMinor ? 'TopUp' : 'PaymentHeld'
  await sql`update payment_invoices set paid_at = ${now}, paid_minor = ${amount} where id = ${invoiceId}`.execute(tx)
  await bookPayment(tx, storeId, { kind, amount, currency, invoiceId, now })
  if (kind === 'TopUp') await notifyOfPayment(tx, { invoiceId, now })
  return { outcome: kind === 'TopUp' ? 'Credited' : 'Held', storeId }
}

type Decision = { invoiceId: number; decision: 'Release' | 'Return'; reason: string; now: Date }

/** What becomes of a held payment; the invoice is locked, so it is decided once. Returns the store. */
export async function decideHeld(tx: Tx, { invoiceId, decision, reason, now }: Decision): Promise<number> {
  const { rows } = await sql<{ storeId: number; currency: Currency; paidMinor: number | null }>`
    select store_id as "storeId", currency, paid_minor as "paidMinor" from payment_invoices where id = ${invoiceId} for update
  `.execute(tx)
  const [invoice] = rows
  if (!invoice) throw billingErrors.paymentNotFound()
  if (!(await isHeld(tx, invoiceId))) throw billingErrors.notHeld()
  const kind = decision === 'Release' ? 'PaymentReleased' : 'PaymentReturned'
  const { storeId, currency, paidMinor } = invoice
  await bookPayment(tx, storeId, { kind, amount: paidMinor!, currency, invoiceId, reason, now })
  if (kind === 'PaymentReleased') await notifyOfPayment(tx, { invoiceId, now })
  return storeId
}

async function isHeld(tx: Tx, invoiceId: number) {
  const { rows } = await sql`select ${isHeldInvoice(sql`${invoiceId}::int`)} as held`.execute(tx)
  return (rows[0] as { held: boolean }).held
}

type PaymentRow = Pick<OutputOf<typeof getPayment>, 'id' | 'state' | 'createdAt' | 'returnTo'> &
  Record<'amountMinor' | 'balanceMinor', number> & { paidMinor: number | null; currency: Currency }

export async function findPayment(db: Db, storeId: number, id: number): Promise<OutputOf<typeof getPayment>> {
  const { rows } = await sql<PaymentRow>`
    select i.id, i.amount_minor as "amountMinor", i.paid_minor as "paidMinor", i.currency, to_json(i.created_at) as "createdAt", i.return_to as "returnTo",
      coalesce(b.balance_minor, 0) as "balanceMinor",
      case last.kind when 'PaymentHeld' then 'Held' when 'PaymentReturned' then 'Returned' when 'TopUp' then 'Paid' when 'PaymentReleased' then 'Paid' else 'Waiting' end as state
    from payment_invoices i left join store_balances b on b.store_id = i.store_id and b.currency = i.currency
    left join lateral (select e.kind from ledger_entries e where e.invoice_id = i.id order by e.id desc limit 1) last on true
    where i.id = ${id} and i.store_id = ${storeId}
  `.execute(db)
  const [row] = rows
  if (!row) throw billingErrors.paymentNotFound()
  const { amountMinor, paidMinor, balanceMinor, currency, ...payment } = row
  return {
    ...payment,
    createdAt: new Date(payment.createdAt).toISOString(),
    amount: { minor: amountMinor, currency },
    paid: paidMinor === null ? null : { minor: paidMinor, currency },
    balance: { minor: balanceMinor, currency },
  }
}
