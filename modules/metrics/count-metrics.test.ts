import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import * as make from '#platform/testing/make.ts'
import { countMetrics } from './count-metrics.ts'
import { openMetrics } from './metrics.fixture.ts'

type Figures = Awaited<ReturnType<typeof openMetrics>>['figures']
const byDay = async (figures: Figures) => (await figures()).map(({ day, visitors }) => `${day} ${visitors}`)
const recentOf = async (db: Db, productId: number | null, storeId: number) =>
  (
    await sql<{ views: number; contacts: number }>`
      select views, contacts from recent_figures where product_id is not distinct from ${productId}::int and store_id = ${storeId}
    `.execute(db)
  ).rows

test('days are counted once, by several workers at once, again, and while events come in', async () => {
  const { db, openAt, figures } = await openMetrics()
  const now = new Date('2026-05-02T10:00:00Z')
  for (let from = 1; from <= 20; from++) await openAt('2026-05-01T12:00:00Z', from)
  await Promise.all([
    countMetrics(db, now),
    openAt('2026-05-02T09:59:00Z', 30),
    countMetrics(db, now),
    countMetrics(db, new Date(now.getTime() - 3_600_000)),
  ])
  await countMetrics(db, now)
  assert.deepEqual(await byDay(figures), ['2026-05-01 20', '2026-05-02 1'])
})

test('events are deleted when their day is over, and the figures stay', async () => {
  const { db, openAt, figures, waiting } = await openMetrics()
  await openAt('2026-05-01T12:00:00Z')
  await countMetrics(db, new Date('2026-05-02T23:59:59Z'))
  assert.equal(await waiting(), 1)
  for (const time of ['2026-05-03T00:00:00Z', '2026-07-20T00:00:00Z']) {
    await countMetrics(db, new Date(time))
    assert.equal(await waiting(), 0)
    assert.deepEqual(await byDay(figures), ['2026-05-01 1'])
  }
  await countMetrics(db, new Date('2026-08-01T00:00:00Z'))
  assert.deepEqual(await byDay(figures), [])
})

test('events of days that no worker has counted are counted before they are deleted', async () => {
  const { db, openAt, figures } = await openMetrics()
  await openAt('2026-05-01T12:00:00Z')
  await countMetrics(db, new Date('2026-05-09T00:00:00Z'))
  assert.deepEqual(await byDay(figures), ['2026-05-01 1'])
})

test('days begin at midnight UTC, also when clocks are changed or jump by an hour (R16)', async () => {
  for (const [before, after, day] of [
    ['2026-03-28', '2026-03-30', '2026-03-29'],
    ['2026-10-24', '2026-10-26', '2026-10-25'],
  ] as const) {
    const { db, openAt, figures } = await openMetrics()
    await openAt(`${before}T23:59:59.999Z`, 1)
    await openAt(`${day}T00:00:00Z`, 2)
    // Berlin goes on at one o'clock UTC. The clock jumps back and forth over midnight.
    for (const time of ['00:59:59', '01:00:00', '02:30:00', '23:59:59']) await openAt(`${day}T${time}Z`, 3)
    await openAt(`${after}T00:00:01Z`, 3)
    await openAt(`${day}T23:30:00Z`, 3)
    await openAt(`${after}T00:30:00Z`, 3)
    await countMetrics(db, new Date(`${after}T01:00:00Z`))
    await countMetrics(db, new Date(`${day}T23:59:00Z`))
    assert.deepEqual(await byDay(figures), [`${before} 1`, `${day} 2`, `${after} 1`])
  }
})

test('thirty days of views and contacts are kept by product and store, from the first day of figures', async () => {
  const { db, openAt, store, product } = await openMetrics()
  await sql`delete from metric_events`.execute(db)
  await sql`delete from daily_metrics`.execute(db)
  const buyer = (await make.account(db)).id
  const shown = (day: string) =>
    sql`
      insert into phone_shows (store_id, product_id, account_id, shown_on, shown_at)
      values (${store.id}, ${product.id}, ${buyer}::uuid, ${day}, ${`${day}T10:00:00Z`}::timestamptz)
    `.execute(db)
  await shown('2026-05-09')
  await shown('2026-05-11')
  await countMetrics(db, new Date('2026-05-11T12:00:00Z'))
  assert.deepEqual(await recentOf(db, product.id, store.id), [], 'nothing is said before the first figures')
  await openAt('2026-05-10T12:00:00Z', 1)
  await openAt('2026-05-11T12:00:00Z', 1)
  await openAt('2026-05-11T13:00:00Z', 2)
  const count = (day: string) => countMetrics(db, new Date(`${day}T12:00:00Z`))
  await count('2026-05-11')
  assert.deepEqual(await recentOf(db, product.id, store.id), [{ views: 3, contacts: 1 }])
  await count('2026-06-09')
  assert.deepEqual(await recentOf(db, product.id, store.id), [{ views: 2, contacts: 1 }])
  await count('2026-06-10')
  assert.deepEqual(await recentOf(db, product.id, store.id), [])
})
