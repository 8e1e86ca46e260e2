// The ledger of stores in double entry. Entries are only ever added, and the balance of a store is their sum. Amounts are in minor units.
// Those for promotions are in promotion-entries.ts.
import { sql } from 'kysely'
import type { Currency } from '#platform/constants.ts'
import type { Tx } from '#platform/db/database.ts'
import { billingErrors } from './errors.ts'
import { changeOf, correction, moves } from './rules.ts'

type Amount = { amount: number; currency: Currency; now?: Date }
type Payment = Amount & {
  kind: 'TopUp' | 'PaymentHeld' | 'PaymentReleased' | 'PaymentReturned'
  invoiceId: number
  reason?: string
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
    kind: Payment['kind'] | 'Correction'
    invoiceId?: number
    reason?: string
  }

/** The update locks the balance until the transaction ends, so the entries of a balance are numbered in their order. */
async function append(tx: Tx, storeId: number, entry: Entry): Promise<number> {
  const { amount, currency, kind, debit, credit, invoiceId, reason, now } = entry
  if (!Number.isSafeInteger(amount) || amount <= 0) throw new Error(`${amount} is no amount of an entry`)
  const [balance, held] = [changeOf('Balance', entry, amount), changeOf('Held', entry, amount)]
  const { rows } = await sql<{ id: number }>`
    with changed as (
      update store_balances set balance_minor = balance_minor + ${balance}::bigint, held_minor = held_minor + ${held}::bigint
      where store_id = ${storeId} and currency = ${currency} and balance_minor + ${balance}::bigint >= 0 and held_minor + ${held}::bigint >= 0
      returning balance_minor
    )
    insert into ledger_entries (store_id, currency, kind, debit, credit, amount_minor, balance_after_minor, created_at, invoice_id, reason)
    select ${storeId}::int, ${currency}, ${kind}, ${debit}, ${credit}, ${amount}::bigint, balance_minor, coalesce(${now ?? null}::timestamptz, now()),
      ${invoiceId ?? null}::int, ${reason ?? null}
    from changed returning id
  `.execute(tx)
  if (!rows[0]) throw billingErrors.balanceTooLow()
  return rows[0].id
}
