import { sql } from 'kysely'
import type { z } from 'zod'
import type { Currency, Locale } from '#platform/constants.ts'
import type { OutputOf } from '#platform/contract.ts'
import { storeName } from '#platform/db/best-translation.ts'
import type { Db } from '#platform/db/database.ts'
import { isoTime } from '#platform/db/iso-time.ts'
import { type listAllTransactions, type listHeldPayments, maxHeldPayments } from './admin-contract.ts'
import { isHeldInvoice } from './held.ts'
import { entries, matches, toTransactions, transactionColumns, type TransactionRow } from './transactions.ts'

type Filter = z.output<(typeof listAllTransactions)['input']>
type StoreColumns = { storeId: number; storeAlias: string; storeName: string }

const storeColumns = (locale: Locale) =>
  sql`s.id as "storeId", s.alias as "storeAlias", ${storeName(locale)} as "storeName"`
const storeOf = ({ storeId: id, storeAlias: alias, storeName: name }: StoreColumns) => ({ id, alias, name })

export async function findAllTransactions(
  db: Db,
  { storeId, cursor, limit, ...filter }: Filter,
  locale: Locale,
): Promise<OutputOf<typeof listAllTransactions>> {
  const { rows } = await sql<TransactionRow & StoreColumns>`
    select ${transactionColumns(locale)}, ${storeColumns(locale)} from ${entries}
    where true ${storeId ? sql`and e.store_id = ${storeId}` : sql``} ${cursor ? sql`and e.id < ${cursor}` : sql``} ${matches(filter)}
    order by e.id desc limit ${limit + 1}
  `.execute(db)
  const shown = rows.slice(0, limit)
  const transactions = await toTransactions(db, shown, locale)
  const items = transactions.map((transaction, index) => ({ ...transaction, store: storeOf(shown[index]!) }))
  return { items, nextCursor: rows.length > limit ? items.at(-1)!.id : null }
}

type HeldRow = StoreColumns & {
  invoiceId: number
  currency: Currency
  amountMinor: number
  paidMinor: number
  paidAt: string
}

export async function findHeldPayments(db: Db, locale: Locale): Promise<OutputOf<typeof listHeldPayments>['items']> {
  const { rows } = await sql<HeldRow>`
    select i.id as "invoiceId", i.currency, i.amount_minor as "amountMinor", i.paid_minor as "paidMinor", ${isoTime(sql`i.paid_at`)} as "paidAt",
      ${storeColumns(locale)}
    from payment_invoices i join stores s on s.id = i.store_id
    where i.paid_minor <> i.amount_minor and ${isHeldInvoice(sql`i.id`)}
    order by i.paid_at, i.id limit ${maxHeldPayments}
  `.execute(db)
  return rows.map(({ invoiceId, currency, amountMinor, paidMinor, paidAt, ...store }) => ({
    invoiceId,
    paidAt,
    store: storeOf(store),
    amount: { minor: amountMinor, currency },
    paid: { minor: paidMinor, currency },
  }))
}
