// The ledger of stores in double entry. Entries are only ever added, and the balance of a store is their sum. Amounts are in minor units.
import { sql } from 'kysely'
import type { Currency } from '#platform/constants.ts'
import type { Tx } from '#platform/db/database.ts'
import { billingErrors } from './errors.ts'
import { changeOf, correction, moves } from './rules.ts'

type Amount = { amount: number; currency: Currency; now?: Date }
/** What is promoted. */
export type Subject = { type: 'product' | 'store'; id: number; promotionId?: number }
type Payment = Amount & {
  kind: 'TopUp' | 'PaymentHeld' | 'PaymentReleased' | 'PaymentReturned'
  invoiceId: number
  reason?: string
}

/** Takes from the balance. Fails with `billing.balanceTooLow`. Returns the id of the entry. */
export const charge = (tx: Tx, storeId: number, entry: Amount & { kind: 'Promotion'; subject: Subject }) =>
  append(tx, storeId, { ...entry, ...moves[entry.kind] })

/** Gives back to the balance what a charge has taken. */
export async function refund(tx: Tx, storeId: number, entry: Amount & { kind: 'PromotionRefund'; subject: Subject }) {
  await openBalance(tx, storeId, entry.currency)
  return append(tx, storeId, { ...entry, ...moves[entry.kind] })
}

/** A payment that arrives, or a decision about one that is held. */
export async function bookPayment(tx: Tx, storeId: number, entry: Payment) {
  await openBalance(tx, storeId, entry.currency)
  return append(tx, storeId, { ...entry, ...moves[entry.kind] })
}

/** Adds to the balance, or takes from it if the amount is negative. */
export async function correct(tx: Tx, storeId: number, { amount, ...entry }: Amount & { reason: string }) {
  await openBalance(tx, storeId, entry.currency)
  return append(tx, storeId, { ...entry, kind: 'Correction', amount: Math.abs(amount), ...correction(amount) })
}

const openBalance = (tx: Tx, storeId: number, currency: Currency) =>
  sql`insert into store_balances (store_id, currency) values (${storeId}, ${currency}) on conflict do nothing`.execute(
    tx,
  )

type Entry = Amount &
  Parameters<typeof changeOf>[1] & {
    kind: keyof typeof moves | 'Correction'
    subject?: Subject
    invoiceId?: number
    reason?: string
  }

/** The update locks the balance until the transaction ends, so the entries of a balance are numbered in their order. */
async function append(tx: Tx, storeId: number, entry: Entry): Promise<number> {
  const { amount, currency, kind, debit, credit, subject, invoiceId, reason, now } = entry
  if (!Number.isSafeInteger(amount) || amount <= 0) throw new Error(`${amount} is no amount of an entry`)
  const [balance, held] = [changeOf('Balance', entry, amount), changeOf('Held', entry, amount)]
  const { rows } = await sql<{ id: number }>`
    with changed as (
      update store_balances set balance_minor = balance_minor + ${balance}::bigint, held_minor = held_minor + ${held}::bigint
      where store_id = ${storeId} and currency = ${currency} and balance_minor + ${balance}::bigint >= 0 and held_minor + ${held}::bigint >= 0
      returning balance_minor
    )
    insert into ledger_entries (store_id, currency, kind, debit, credit, amount_minor, balance_after_minor, created_at, invoice_id, subject_type, subject_id,
      promotion_id, reason)
    select ${storeId}::int, ${currency}, ${kind}, ${debit}, ${credit}, ${amount}::bigint, balance_minor, coalesce(${now ?? null}::timestamptz, now()),
      ${invoiceId ?? null}::int, ${subject?.type ?? null}, ${subject?.id ?? null}::int, ${subject?.promotionId ?? null}::int, ${reason ?? null}
    from changed returning id
  `.execute(tx)
  if (!rows[0]) throw billingErrors.balanceTooLow()
  return rows[0].id
}
