import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import * as make from '#platform/testing/make.ts'
import { fileDatabase } from '#platform/testing/shared.ts'
import { accountId } from '#platform/testing/shop.ts'
import { proformaOf } from './proforma-numbers.ts'

const now = new Date('2026-11-20T12:00:00Z')

async function insertOrders(db: Db, storeId: number, count: number) {
  const { rows } = await sql<{ id: string }>`
    insert into orders (store_id, buyer_id, currency, total_minor, vat_minor, shown_currency, shown_total_minor, shown_vat_minor, shown_rate, rate_date, contact_name, locale)
    select ${storeId}, ${await accountId(db, 'buyer')}::uuid, 'EUR', 1, 0, 'EUR', 1, 0, 1, '2026-11-18', 'Bea', 'en' from generate_series(1, ${count}) returning id
  `.execute(db)
  return rows.map(({ id }) => id)
}

const numbersFrom1 = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

test('fifty orders requested in parallel get the numbers 1 to 50, each one once', async () => {
  const { db } = await fileDatabase()
  const store = await make.store(db)
  const ids = await insertOrders(db, store.id, 50)
  const [first, second] = await Promise.all(
    [ids, ids].map((list) => Promise.all(list.map((id) => proformaOf(db, id, store.id, now)))),
  )
  assert.deepEqual(
    first!.map(({ number }) => number).sort((a, b) => a - b),
    numbersFrom1(50),
  )
  assert.deepEqual(second, first)
})

test('each store counts for itself, and a number stays with its order', async () => {
  const { db } = await fileDatabase()
  const [one, other] = [await make.store(db), await make.store(db)]
  const [ofOne, ofOther] = [await insertOrders(db, one.id, 2), await insertOrders(db, other.id, 1)]
  const expected = { number: 1, issuedOn: '2026-11-20', dueOn: '2026-11-27' }
  assert.deepEqual(await proformaOf(db, ofOne[1]!, one.id, now), expected)
  assert.deepEqual(await proformaOf(db, ofOther[0]!, other.id, now), expected)
  assert.deepEqual(await proformaOf(db, ofOne[0]!, one.id, now), { ...expected, number: 2 })
  assert.deepEqual(await proformaOf(db, ofOne[1]!, one.id, new Date('2027-01-01')), expected)
})

test('an invoice is to be paid within the days that the store has set', async () => {
  const { db } = await fileDatabase()
  const store = await make.store(db)
  await sql`update stores set payment_days = 30 where id = ${store.id}`.execute(db)
  const [id] = await insertOrders(db, store.id, 1)
  assert.equal((await proformaOf(db, id!, store.id, now)).dueOn, '2026-12-20')
})

test('an invoice that cannot be stored leaves no gap', async () => {
  const { db } = await fileDatabase()
  const store = await make.store(db)
  const [id] = await insertOrders(db, store.id, 1)
  await assert.rejects(proformaOf(db, '00000000-0000-4000-8000-000000000000', store.id, now), /foreign key/)
  assert.equal((await proformaOf(db, id!, store.id, now)).number, 1)
})
