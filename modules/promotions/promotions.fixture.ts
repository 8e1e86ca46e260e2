import { sql } from 'kysely'
import { correct } from '#modules/billing/ledger.ts'
import type { Call, InputOf } from '#platform/contract.ts'
import { ownStore } from '#platform/testing/fluent.ts'
import * as make from '#platform/testing/make.ts'
import type { RequestOptions } from '#platform/testing/personas.ts'

/** A store with three products and so many roubles on its balance, and the calls of its owner. */
export async function payingStore(roubles: number) {
  const own = await ownStore()
  const { db, store, person } = own
  const products = []
  for (let index = 0; index < 3; index++) products.push(await make.product(db, { storeId: store.id }))
  await db
    .transaction()
    .execute((tx) => correct(tx, store.id, { amount: roubles * 100, currency: 'RUB', reason: 'Test' }))
  const call = <C extends Call>(
    target: C,
    input: InputOf<C> | Record<string, unknown> = {},
    options: RequestOptions = {},
  ) => person.call(target, input as InputOf<C>, { storeId: store.id, ...options })
  /** In minor units; it is also the sum of the ledger, and what its last entry says. */
  const balance = async () => {
    const { rows } = await sql<{ stored: number; sum: number; last: number }>`
      select b.balance_minor as stored, sum(case 'Balance' when e.credit then e.amount_minor when e.debit then -e.amount_minor end)::bigint as sum,
        (array_agg(e.balance_after_minor order by e.id desc))[1] as last
      from store_balances b join ledger_entries e using (store_id, currency) where b.store_id = ${store.id} group by b.balance_minor
    `.execute(db)
    const { stored, sum, last } = rows[0]!
    if (stored !== sum || stored !== last)
      throw new Error(`The balance is ${stored}, its entries say ${sum} and ${last}`)
    return stored
  }
  return { ...own, products, call, balance }
}
