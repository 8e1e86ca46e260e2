// Helpers of the contact tests: stores with a phone, the number pool, and call records signed as a provider does.
import { sql } from 'kysely'
import { recordCall } from '#modules/contacts/contract.ts'
import { sign } from '#modules/contacts/signature.ts'
import type { Db } from '../db/database.ts'
import type { TestApp } from './app.ts'
import * as make from './make.ts'
import { anonymous } from './personas.ts'

export const ownPhone = '+381 11 234 56 78'

export async function storeWithPhone(db: Db, overrides: Parameters<typeof make.store>[1] = {}) {
  const store = await make.store(db, overrides)
  await sql`update stores set phones = array[${ownPhone}] where id = ${store.id}`.execute(db)
  return store
}

/** Replaces the number pool, which all stores share, with `count` free numbers. */
export async function resetNumberPool(db: Db, count: number) {
  await sql`delete from number_leases`.execute(db)
  await sql`delete from redirect_numbers`.execute(db)
  await sql`insert into redirect_numbers (number) select '+4930231250' || lpad(n::text, 2, '0') from generate_series(1, ${count}::int) n`.execute(
    db,
  )
}

export const telephonySecret = 'a-secret-of-the-provider'
let calls = 0

export const callRecord = (overrides: Record<string, unknown> = {}) => ({
  callId: `call-${++calls}`,
  sentAt: new Date().toISOString(),
  from: '+381641234567',
  to: '+493023125001',
  startedAt: new Date(Date.now() - 120_000).toISOString(),
  durationSeconds: 65,
  status: 'Answered',
  ...overrides,
})

/** Posts call records with a signature over the exact bytes, as a provider does. */
export function provider(app: TestApp, key = telephonySecret) {
  const post = (body: string, signature: string) =>
    anonymous(app).post(`/api/${recordCall.path}`, body, { headers: { 'x-signature': signature } })
  return { post, send: (record: object) => post(JSON.stringify(record), sign(key, JSON.stringify(record))) }
}
