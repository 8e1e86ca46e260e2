import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import type { AdminFeature } from '#platform/contract.ts'
import { defineJob, enqueue } from '#platform/jobs/queue.ts'
import * as make from '#platform/testing/make.ts'
import { administrator } from '#platform/testing/moderation.ts'
import { fileApp } from '#platform/testing/shared.ts'
import { findToday } from './today.ts'
import { getOverview } from './overview-contract.ts'

async function overviewAs(features: readonly AdminFeature[]) {
  const { visitor } = await administrator(await fileApp(), features)
  return (await visitor.call(getOverview, {}, { currency: 'EUR' })).body
}

test('what waits is counted with the age of the oldest, as far as the features admit', async () => {
  const { db } = (await fileApp()).database
  const before = await overviewAs(['appConfig', 'stores', 'statistics', 'telephony'])
  assert.deepEqual(before.waiting, [])
  const { id: storeId } = await make.store(db, { status: 'Suspended' })
  await sql`
    insert into import_addresses (store_id, network, variant, may_set_prices, address, problem, created_at)
    values (${storeId}, '', 'b2b', true, 'https://feed.example/a.yml', 'imports.noFeed', '2026-01-02'),
      (${storeId}, '', 'b2b', true, 'https://feed.example/b.yml', 'imports.noFeed', '2026-01-01'),
      (${storeId}, '', 'b2b', true, 'https://feed.example/c.yml', null, '2025-01-01')
  `.execute(db)
  await db.transaction().execute((tx) => enqueue(tx, defineJob('test:waits'), {}))
  await sql`
    select graphile_worker.permanently_fail_jobs(array(select id from graphile_worker.jobs where task_identifier = 'test:waits'), 'Broken')
  `.execute(db)

  const { waiting } = await overviewAs(['stores'])
  assert.deepEqual(
    waiting.map(({ kind, count }) => [kind, count]),
    [
      ['brokenFeeds', 2],
      ['suspendedStores', 1],
    ],
  )
  assert.equal(waiting[0]!.since.slice(0, 10), '2026-01-01')
  assert.deepEqual(
    (await overviewAs(['appConfig'])).waiting.map(({ kind, count }) => [kind, count]),
    [['failedJobs', 1]],
  )
  assert.deepEqual((await overviewAs(['texts'])).waiting, [])
})

test('today and health are told to those whose features admit them', async () => {
  const [texts, statistics, appConfig] = await Promise.all([
    overviewAs(['texts']),
    overviewAs(['statistics']),
    overviewAs(['appConfig']),
  ])
  assert.deepEqual([texts.today, texts.health, statistics.health, appConfig.today], [null, null, null, null])
  assert.equal(statistics.today!.currency, 'EUR')
  const { database, search, disk } = appConfig.health!
  assert.ok(database.bytes > 0 && database.connections > 0 && disk!.totalBytes >= disk!.freeBytes)
  assert.deepEqual(search, { state: 'Good', servedBy: 'process', behindSince: null })
})

test('today is compared with the same weekday until the same time', async () => {
  const { db } = (await fileApp()).database
  const now = new Date('2031-03-12T10:00:00Z')
  const times = [
    '2031-03-12T00:00:00Z',
    '2031-03-12T09:59:00Z',
    '2031-03-05T09:00:00Z',
    '2031-03-05T10:00:00Z',
    '2031-03-04T23:59:59Z',
  ]
  for (const at of times) {
    const { id } = await make.account(db)
    await sql`update accounts set created_at = ${at}::timestamptz where id = ${id}::uuid`.execute(db)
  }
  const today = await findToday(db, now, 'EUR')
  assert.deepEqual(
    [today.day, today.accounts, today.orders],
    ['2031-03-12', { current: 2, previous: 1 }, { current: 0, previous: 0 }],
  )
})
