import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { sql } from 'kysely'
import * as make from '#platform/testing/make.ts'
import { signedInAs, type Visitor } from '#platform/testing/personas.ts'
import { fileApp } from '#platform/testing/shared.ts'
import * as contract from './contract.ts'

let admin: Visitor
let stores: { id: number; alias: string }[]

before(async () => {
  const app = await fileApp()
  const { db } = app.database
  admin = await signedInAs(app, (await make.admin(db, ['statistics'])).id)
  stores = [await make.store(db), await make.store(db), await make.store(db)]
  const [a, b, c] = stores.map(({ id }) => id) as [number, number, number]
  const people = [(await make.account(db)).id, (await make.account(db)).id, (await make.account(db)).id]
  const show = (storeId: number, person: string, day: string) =>
    sql`insert into phone_shows (store_id, account_id, shown_on, shown_at) values (${storeId}, ${person}::uuid, ${day}, ${`${day}T23:30:00Z`}::timestamptz)`.execute(
      db,
    )
  for (const person of people) await show(a, person, '2026-03-31')
  await show(a, people[0]!, '2026-04-01')
  await show(b, people[0]!, '2026-03-01')
  const phoneCall = (storeId: number | null, startedAt: string, seconds: number, status: string) =>
    sql`insert into phone_calls (provider_call_id, store_id, number, caller_phone, started_at, duration_seconds, status, received_at)
      values (gen_random_uuid()::text, ${storeId}, '+1', '', ${startedAt}::timestamptz, ${seconds}, ${status}, now())`.execute(
      db,
    )
  for (const seconds of [10, 30, 500]) await phoneCall(b, '2026-03-10T10:00:00Z', seconds, 'Answered')
  await phoneCall(b, '2026-03-10T10:00:00Z', 0, 'Missed')
  await phoneCall(b, '2026-03-10T10:00:00Z', 0, 'Busy')
  await phoneCall(c, '2026-03-20T10:00:00Z', 0, 'Missed')
  await phoneCall(null, '2026-03-20T10:00:00Z', 60, 'Answered')
  await phoneCall(b, '2026-02-28T23:59:59Z', 60, 'Answered')
  const request = (storeId: number, person: string, status: string, secondsToTake: number | null) =>
    sql`insert into callback_requests (store_id, account_id, phone, preferred_time, status, created_at, taken_at)
      values (${storeId}, ${person}::uuid, '+1', 'Now', ${status}, '2026-03-15T10:00:00Z', '2026-03-15T10:00:00Z'::timestamptz + ${secondsToTake}::int * interval '1 second')`.execute(
      db,
    )
  for (const [status, seconds] of [
    ['New', null],
    ['InWork', 60],
    ['Done', 120],
    ['Done', 600],
    ['Cancelled', null],
  ] as const)
    await request(b, people[0]!, status, seconds)
  await request(a, people[1]!, 'New', null)
})

const march = { from: '2026-03-01', to: '2026-03-31' }

test('phone views and calls of a period are counted by store; missed calls have no duration, calls without a store are left out', async () => {
  const { body } = await admin.call(contract.redirectStatistics, march)
  assert.deepEqual(
    body.items.map(({ store, ...figures }) => [store.alias, figures]),
    [
      [stores[0]!.alias, { shows: 3, calls: 0, missed: 0, medianDurationSeconds: null }],
      [stores[1]!.alias, { shows: 1, calls: 5, missed: 2, medianDurationSeconds: 30 }],
      [stores[2]!.alias, { shows: 0, calls: 1, missed: 1, medianDurationSeconds: null }],
    ],
  )
  assert.equal(body.total, 3)
})

test('callback requests of a period are counted by store, with the median waiting time', async () => {
  const { body } = await admin.call(contract.callbackStatistics, march)
  assert.deepEqual(
    body.items.map(({ store, ...figures }) => [store.alias, figures]),
    [
      [stores[1]!.alias, { requested: 5, waiting: 1, inWork: 1, done: 2, cancelled: 1, medianSecondsToTake: 120 }],
      [stores[0]!.alias, { requested: 1, waiting: 1, inWork: 0, done: 0, cancelled: 0, medianSecondsToTake: null }],
    ],
  )
})

test('pages do not overlap, and a page beyond the last one has the total', async () => {
  for (const call of [contract.redirectStatistics, contract.callbackStatistics]) {
    const page = async (number: number) => (await admin.call(call, { ...march, page: number, pageSize: 1 })).body
    const { total } = await page(1)
    const ids = []
    for (let number = 1; number <= total; number++) ids.push(...(await page(number)).items.map(({ store }) => store.id))
    assert.equal(new Set(ids).size, total)
    assert.deepEqual(await page(99), { items: [], total, page: 99, pageSize: 1 })
    assert.deepEqual(await page(1).then(({ items }) => items.length), 1)
    assert.equal((await admin.call(call, { from: '2020-01-01', to: '2020-01-31', page: 2 })).body.total, 0)
  }
})
