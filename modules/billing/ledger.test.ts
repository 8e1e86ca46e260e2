import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { AppError } from '#platform/errors.ts'
import * as make from '#platform/testing/make.ts'
import { randomFrom } from '#platform/testing/random.ts'
import { fileDatabase } from '#platform/testing/shared.ts'
import { billingErrors } from './errors.ts'
import { bookPayment, correct } from './ledger.ts'
import { chargePromotions, refundPromotions } from './promotion-entries.ts'

const currency = 'RUB'
const promotion = { currency, subjectType: 'product', subjectId: 1, promotionId: 7 } as const

async function newStore(amount = 0) {
  const { db } = await fileDatabase()
  const { id } = await make.store(db)
  if (amount > 0) await db.transaction().execute((tx) => correct(tx, id, { amount, currency, reason: 'Test' }))
  return { db, id }
}

const chargeOnce = (db: Db, storeId: number, amountMinor: number) =>
  db.transaction().execute(async (tx) => {
    const [charged] = await chargePromotions(tx, [{ storeId, amountMinor, ...promotion }], new Date())
    if (charged === undefined) throw billingErrors.balanceTooLow()
    return charged
  })

const isTooLow = (error: unknown) => error instanceof AppError && error.code === 'billing.balanceTooLow'

/** The stored balance and the sum of the entries, which must be the same. */
async function balancesOf(db: Db, storeId: number) {
  const { rows } = await sql<{ stored: number; sum: number; last: number }>`
    select b.balance_minor as stored, coalesce(sum(case 'Balance' when e.credit then e.amount_minor when e.debit then -e.amount_minor end), 0)::bigint as sum,
      coalesce((array_agg(e.balance_after_minor order by e.id desc))[1], 0) as last
    from store_balances b left join ledger_entries e using (store_id, currency) where b.store_id = ${storeId} group by b.balance_minor
  `.execute(db)
  return rows[0]
}

test('a charge takes from the balance, and a refund gives it back', async () => {
  const { db, id } = await newStore(10_000)
  assert.ok((await chargeOnce(db, id, 2_500)) > 0)
  assert.equal((await balancesOf(db, id))!.stored, 7_500)
  await db
    .transaction()
    .execute((tx) => refundPromotions(tx, [{ storeId: id, amountMinor: 500, ...promotion }], new Date()))
  assert.deepEqual(await balancesOf(db, id), { stored: 8_000, sum: 8_000, last: 8_000 })
})

test('a balance that is too low is charged nothing, also where the store never had one', async () => {
  const { db, id } = await newStore(999)
  await assert.rejects(chargeOnce(db, id, 1_000), isTooLow)
  assert.deepEqual(await balancesOf(db, id), { stored: 999, sum: 999, last: 999 })
  await assert.rejects(chargeOnce(db, (await newStore()).id, 1), isTooLow)
})

test('amounts that are no positive whole numbers are refused', async () => {
  const { db, id } = await newStore(1_000)
  for (const amount of [0, -5, 1.5, Number.NaN, Number.MAX_VALUE])
    await assert.rejects(
      db.transaction().execute((tx) => bookPayment(tx, id, { kind: 'TopUp', amount, currency, invoiceId: 1 })),
      /is no amount/,
    )
})

test('of 20 charges at once with the balance for one, one succeeds (B09)', async () => {
  const { db, id } = await newStore(1_000)
  const results = await Promise.allSettled(Array.from({ length: 20 }, () => chargeOnce(db, id, 700)))
  const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []))
  assert.equal(refused.length, 19)
  assert.ok(refused.every(isTooLow))
  assert.deepEqual(await balancesOf(db, id), { stored: 300, sum: 300, last: 300 })
})

test('entries cannot be changed or deleted', async () => {
  const { db, id } = await newStore(1_000)
  await assert.rejects(
    sql`update ledger_entries set amount_minor = 1 where store_id = ${id}`.execute(db),
    /append-only/,
  )
  await assert.rejects(sql`delete from ledger_entries where store_id = ${id}`.execute(db), /append-only/)
})

test('after random operations at once the balance is the sum of the entries, never below zero', async () => {
  const random = randomFrom(53)
  const { db, id } = await newStore()
  let expected = 0
  for (let round = 0; round < 12; round++) {
    const operations = Array.from({ length: 8 }, () => {
      const amount = random.between(1, 500)
      return random.chance(0.5)
        ? { change: -amount, run: () => chargeOnce(db, id, amount) }
        : {
            change: amount,
            run: () => db.transaction().execute((tx) => correct(tx, id, { amount, currency, reason: 'Test' })),
          }
    })
    const results = await Promise.allSettled(operations.map(({ run }) => run()))
    for (const [index, result] of results.entries())
      if (result.status === 'fulfilled') expected += operations[index]!.change
      else assert.ok(isTooLow(result.reason))
    assert.deepEqual(await balancesOf(db, id), { stored: expected, sum: expected, last: expected })
  }
  const { rows } = await sql<{ isRight: boolean }>`
    select balance_after_minor = sum(case credit when 'Balance' then amount_minor else -amount_minor end) over (order by id) as "isRight"
    from ledger_entries where store_id = ${id}
  `.execute(db)
  assert.ok(rows.length > 0 && rows.every(({ isRight }) => isRight))
})
