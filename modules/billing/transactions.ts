// What a store reads of its ledger.
import { sql } from 'kysely'
import type { z } from 'zod'
import { type Currency, currencies, type Locale, topUpCurrency } from '#platform/constants.ts'
import type { OutputOf } from '#platform/contract.ts'
import { bestName } from '#platform/db/best-translation.ts'
import type { Db } from '#platform/db/database.ts'
import { isoTime } from '#platform/db/iso-time.ts'
import { type PageOf, selectPage } from '#platform/db/select-page.ts'
import { shownProducts } from '../catalog/shown-names.ts'
import type { getBalance, Transaction, TransactionFilter } from './contract.ts'

type Balances = OutputOf<typeof getBalance>['items']

export async function findBalances(db: Db, storeId: number): Promise<Balances> {
  const { rows } = await sql<{ currency: Currency; balanceMinor: number; heldMinor: number }>`
    select currency, balance_minor as "balanceMinor", held_minor as "heldMinor" from store_balances where store_id = ${storeId}
  `.execute(db)
  const shown = [topUpCurrency, ...currencies.filter((currency) => currency !== topUpCurrency)] as const
  return shown.flatMap((currency) => {
    const row = rows.find((each) => each.currency === currency)
    if (!row && currency !== topUpCurrency) return []
    const { balanceMinor = 0, heldMinor = 0 } = row ?? {}
    return [{ balance: { minor: balanceMinor, currency }, held: { minor: heldMinor, currency } }]
  })
}

type Item = z.output<typeof Transaction>
type Filter = z.output<typeof TransactionFilter>
export type TransactionRow = Pick<Item, 'id' | 'type' | 'createdAt' | 'invoiceId' | 'promotionId' | 'reason'> &
  Record<'changeMinor' | 'heldMinor' | 'balanceMinor', number> & {
    currency: Currency
    subjectType: 'product' | 'store' | null
    subjectId: number | null
    productId: number | null
    name: string | null
    alias: string | null
    nameLocale: Locale | null
  }

export async function findTransactions(
  db: Db,
  storeId: number,
  { page, pageSize, ...filter }: Filter,
  locale: Locale,
): Promise<PageOf<Item>> {
  const { items, ...rest } = await selectPage<TransactionRow>(
    db,
    {
      columns: transactionColumns(locale),
      from: entries,
      condition: sql`e.store_id = ${storeId} ${matches(filter)}`,
      order: sql`e.id desc`,
    },
    { page, pageSize },
  )
  return { ...rest, items: await toTransactions(db, items, locale) }
}

export const entries = sql`ledger_entries e join stores s on s.id = e.store_id`

/** SQL: further conditions. */
export const matches = ({ type, currency, from, to }: Pick<Filter, 'type' | 'currency' | 'from' | 'to'>) => sql`
  ${type ? sql`and e.kind = ${type}` : sql``} ${currency ? sql`and e.currency = ${currency}` : sql``}
  ${from ? sql`and e.created_at >= ${from}::date` : sql``} ${to ? sql`and e.created_at < ${to}::date + 1` : sql``}`

export function transactionColumns(locale: Locale) {
  const name = bestName(
    sql`(
      select locale, name from product_translations where e.subject_type = 'product' and product_id = e.subject_id
      union all select locale, name from store_translations where e.subject_type = 'store' and store_id = e.subject_id
    ) t`,
    locale,
  )
  return sql`e.id, e.kind as type, ${isoTime(sql`e.created_at`)} as "createdAt", e.currency, e.balance_after_minor as "balanceMinor",
    case 'Balance' when e.credit then e.amount_minor when e.debit then -e.amount_minor else 0 end as "changeMinor",
    case 'Held' when e.credit then e.amount_minor when e.debit then -e.amount_minor else 0 end as "heldMinor",
    e.invoice_id as "invoiceId", e.promotion_id as "promotionId", e.reason, e.subject_type as "subjectType", e.subject_id as "subjectId",
    case e.subject_type when 'product' then e.subject_id end as "productId", case e.subject_type when 'store' then s.alias end as alias,
    (select n.name from ${name} n) as name, (select n.locale from ${name} n) as "nameLocale"`
}

export async function toTransactions(db: Db, rows: readonly TransactionRow[], locale: Locale) {
  const products = await shownProducts(db, rows, locale)
  return rows.map((row) => toItem(row, products.get(row.productId ?? 0)))
}

function toItem(row: TransactionRow, product: { name: string; slug: string } | undefined): Item {
  const { id, type, createdAt, invoiceId, promotionId, reason, currency, subjectType, subjectId } = row
  const { name, slug } = product ?? { name: row.name, slug: row.alias }
  return {
    id,
    type,
    createdAt,
    amount: { minor: row.changeMinor, currency },
    held: { minor: row.heldMinor, currency },
    balanceAfter: { minor: row.balanceMinor, currency },
    invoiceId,
    subject: subjectType === null ? null : { type: subjectType, id: subjectId!, name, slug },
    promotionId,
    reason,
  }
}
