import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/database.ts'
import { bookPayment } from '#modules/billing/ledger.ts'
import { topUpCurrency as currency } from '#platform/constants.ts'
import { buyPromotion, promotionSeeds } from './load-promotions.ts'

/** Payments of stores: alias, days ago, rubles, and the rubles that arrived if it is not the same amount; 0: none. */
type PaymentSeed = readonly [alias: string, daysAgo: number, rubles: number, paid?: number]

/** In the order of time. */
const paymentSeeds: readonly PaymentSeed[] = [
  ['sibmetiz', 86, 20_000],
  ['dunav-armature', 79, 10_000],
  ['sibmetiz', 58, 15_000],
  ['dunav-armature', 44, 10_000],
  ['sibmetiz', 31, 10_000, 0],
  ['sibmetiz', 31, 10_000],
  ['dunav-armature', 12, 15_000],
  ['sibmetiz', 5, 25_000],
]

/** A payment of another store that administrators have to look at: rubles expected and paid. */
const heldSeed = { daysAgo: 1, rubles: 5_000, paid: 500 }

const dayMs = 86_400_000
type Payment = { storeId: number; daysAgo: number; rubles: number; paid: number }

/** Loads what stores have paid in and spent in three months, in the order of time, without the notifications. */
export const loadPayments = (db: Db, now: Date) =>
  db.transaction().execute(async (tx) => {
    const { rows: stores } = await sql<{ id: number; alias: string }>`
      select id, alias from stores where alias = any(${paymentSeeds.map(([alias]) => alias)}::text[])
    `.execute(tx)
    const idOf = new Map(stores.map(({ id, alias }) => [alias, id]))
    const changes = [
      ...paymentSeeds.map(([alias, daysAgo, rubles, paid = rubles]) => ({
        daysAgo,
        load: () => loadPayment(tx, { storeId: idOf.get(alias)!, daysAgo, rubles, paid }, now),
      })),
      ...promotionSeeds.map((seed) => ({
        daysAgo: seed[1],
        load: () => buyPromotion(tx, idOf.get(seed[0])!, seed, now),
      })),
    ]
    for (const { load } of changes.toSorted((one, other) => other.daysAgo - one.daysAgo)) await load()
    const { rows: others } = await sql<{ id: number }>`
      select id from stores where status = 'Active' and currency = ${currency} and alias <> all(${[...idOf.keys()]}::text[]) order by id limit 1
    `.execute(tx)
    await loadPayment(tx, { storeId: others[0]!.id, ...heldSeed }, now)
  })

async function loadPayment(tx: Tx, { storeId, daysAgo, rubles, paid }: Payment, now: Date) {
  const createdAt = new Date(now.getTime() - daysAgo * dayMs)
  const paidAt = new Date(createdAt.getTime() + 95_000)
  const { rows } = await sql<{ id: number }>`
    insert into payment_invoices (store_id, currency, amount_minor, created_at, paid_at, paid_minor)
    values (${storeId}, ${currency}, ${rubles * 100}, ${createdAt}, ${paid > 0 ? paidAt : null}, ${paid > 0 ? paid * 100 : null}) returning id
  `.execute(tx)
  if (paid === 0) return
  const kind = paid === rubles ? 'TopUp' : 'PaymentHeld'
  await bookPayment(tx, storeId, { kind, amount: paid * 100, currency, invoiceId: rows[0]!.id, now: paidAt })
}
