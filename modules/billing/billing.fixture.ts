// A store that can pay, and Robokassa as it calls the product.
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { TestApp } from '#platform/testing/app.ts'
import * as make from '#platform/testing/make.ts'
import { anonymous } from '#platform/testing/personas.ts'
import { colleague, type Somebody } from '#platform/testing/somebody.ts'
import { getPaymentInfo } from './contract.ts'
import { correct } from './ledger.ts'
import { resultSignature } from './robokassa.ts'

export const robokassaSettings = {
  ROBOKASSA_LOGIN: 'tradeyard',
  ROBOKASSA_PASSWORD1: 'first password',
  ROBOKASSA_PASSWORD2: 'second password',
  ROBOKASSA_HASH: 'sha256',
}
export const secrets = { hash: 'sha256', password2: 'second password' } as const

export async function payingStore(app: TestApp) {
  const { db } = app.database
  const { id } = await make.store(db)
  return { db, storeId: id, owner: await colleague(app, id, 'Owner') }
}

export async function newInvoice(owner: Somebody, storeId: number, amountMinor = 50_000) {
  const { status, body } = await owner.call(getPaymentInfo, { amountMinor }, { storeId })
  if (status !== 200) throw new Error(JSON.stringify(body))
  return { ...body, fieldsByName: Object.fromEntries(body.fields.map(({ name, value }) => [name, value])) }
}

export type Result = { OutSum: string; InvId: string | number; [name: string]: string | number }

/** The fields of a result with the right signature. */
export const signed = (result: Result, password2: string = secrets.password2) => ({
  ...result,
  SignatureValue: resultSignature({ ...secrets, password2 }, result),
})

/** Posts a result as Robokassa does. */
export const postResult = (app: TestApp, fields: Record<string, string | number>) =>
  anonymous(app).post(
    '/api/payments/robokassa/response',
    String(new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)]))),
    { headers: { 'content-type': 'application/x-www-form-urlencoded' } },
  )

export const fund = (db: Db, storeId: number, amount: number) =>
  db.transaction().execute((tx) => correct(tx, storeId, { amount, currency: 'RUB', reason: 'Test' }))

/** What the ledger says of a store: the stored amounts, and the entries that make them. */
export async function ledgerOf(db: Db, storeId: number) {
  const { rows } = await sql<{ kind: string; amount: number }>`
    select kind, amount_minor as amount from ledger_entries where store_id = ${storeId} order by id
  `.execute(db)
  const { rows: balances } = await sql<{ balance: number; held: number }>`
    select balance_minor as balance, held_minor as held from store_balances where store_id = ${storeId}
  `.execute(db)
  return { entries: rows.map(({ kind, amount }) => `${kind} ${amount}`), ...(balances[0] ?? { balance: 0, held: 0 }) }
}
