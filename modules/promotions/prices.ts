import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { initialDayPrices } from '#platform/setting-definitions.ts'
import { readStoredSettings } from '#platform/settings.ts'
import { promotionSubjects } from './contract.ts'
import { placements } from './placement-contract.ts'
import { type Placement, priceSettings, promotionCurrency, type PromotionSubject } from './rules.ts'

type Stored = Awaited<ReturnType<typeof readStoredSettings>>

/** The price of a day in minor units; null: the placement is not offered. Not from a cache, because it is charged. */
export const findPrice = async (db: Db, subject: PromotionSubject, placement: Placement) =>
  priceOf(await readStoredSettings(db), subject, placement)

export async function findPrices(db: Db, storeId: number) {
  const [stored, balanceMinor] = await Promise.all([readStoredSettings(db), findBalance(db, storeId)])
  return {
    items: promotionSubjects.flatMap((subject) =>
      placements.map((placement) => {
        const minor = priceOf(stored, subject, placement)
        return { subject, placement, price: minor === null ? null : ({ minor, currency: promotionCurrency } as const) }
      }),
    ),
    balance: { minor: balanceMinor, currency: promotionCurrency } as const,
  }
}

function priceOf(stored: Stored, subject: PromotionSubject, placement: Placement) {
  const key = priceSettings[subject][placement]
  const roubles = stored[key] ?? initialDayPrices[key]
  return roubles > 0 ? roubles * 100 : null
}

export async function findBalance(db: Db, storeId: number): Promise<number> {
  const { rows } = await sql<{ minor: number }>`
    select balance_minor as minor from store_balances where store_id = ${storeId} and currency = ${promotionCurrency}
  `.execute(db)
  return rows[0]?.minor ?? 0
}
