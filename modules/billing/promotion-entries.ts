// Charges and refunds of many promotions at once.
import { sql } from 'kysely'
import type { Currency } from '#platform/constants.ts'
import type { Tx } from '#platform/db/database.ts'
import { moves } from './rules.ts'

export type PromotionEntry = {
  storeId: number
  amountMinor: number
  currency: Currency
  subjectType: 'product' | 'store'
  subjectId: number
  promotionId: number
}

/** Charges stores whose balance covers all of their entries; returns the ids of the promotions of these stores. */
export const chargePromotions = (tx: Tx, entries: readonly PromotionEntry[], now: Date) =>
  append(tx, 'Promotion', entries, now)

/** Gives back what has been charged for promotions. */
export const refundPromotions = (tx: Tx, entries: readonly PromotionEntry[], now: Date) =>
  append(tx, 'PromotionRefund', entries, now)

async function append(
  tx: Tx,
  kind: 'Promotion' | 'PromotionRefund',
  entries: readonly PromotionEntry[],
  now: Date,
): Promise<number[]> {
  if (entries.length === 0) return []
  const { debit, credit } = moves[kind]
  const sign = kind === 'Promotion' ? -1 : 1
  await sql`
    select from store_balances where store_id = any(${entries.map(({ storeId }) => storeId)}::int[]) order by store_id, currency for update
  `.execute(tx)
  const { rows } = await sql<{ promotionId: number }>`
    with entries as (
      select * from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as t
        ("storeId" int, "amountMinor" bigint, currency text, "subjectType" text, "subjectId" int, "promotionId" int)
    ),
    totals as (
      select "storeId", currency, ${sign}::int * sum("amountMinor")::bigint as change from entries group by 1, 2
    ),
    changed as (
      update store_balances b set balance_minor = b.balance_minor + t.change from totals t
      where b.store_id = t."storeId" and b.currency = t.currency and b.balance_minor + t.change >= 0
      returning b.store_id, b.currency, b.balance_minor - t.change as balance_before
    )
    insert into ledger_entries (store_id, currency, kind, debit, credit, amount_minor, balance_after_minor, created_at, subject_type, subject_id, promotion_id)
    select c.store_id, c.currency, ${kind}, ${debit}, ${credit}, e."amountMinor",
      c.balance_before + ${sign}::int * sum(e."amountMinor") over (partition by c.store_id, c.currency order by e."promotionId")::bigint,
      ${now}, e."subjectType", e."subjectId", e."promotionId"
    from entries e join changed c on c.store_id = e."storeId" and c.currency = e.currency
    order by c.store_id, c.currency, e."promotionId" returning promotion_id as "promotionId"
  `.execute(tx)
  return rows.map(({ promotionId }) => promotionId)
}
