import assert from 'node:assert/strict'
import { join } from 'node:path'
import { test } from 'node:test'
import { sql } from 'kysely'
import { administrator } from '#platform/testing/moderation.ts'
import { killInTheMiddle } from '#platform/testing/kill-worker.ts'
import { until } from '#platform/testing/until.ts'
import { fullyDeleteProducts } from '../all-products-contract.ts'
import * as bulk from '../bulk-contract.ts'
import { findJob } from './product-jobs.ts'
import { storeWithMany } from './product-jobs.fixture.ts'
import { batchSize, resumeJobs } from './run-job.ts'

const count = 5_000

test('a job whose worker is killed in the middle of a batch changes each product once (R21)', async () => {
  const own = await storeWithMany(count)
  const { db, store, call, job, prices } = own
  await killInLastBatch(own, () => call(bulk.changeOwnPrices, { filter: {}, percent: 10, roundTo: '1' }))
  assert.equal((await job()).status, 'Running')
  assert.deepEqual(await prices(), [`${batchSize} Active 100`, `${count - batchSize} Active 110`])

  await resume(own)
  assert.deepEqual(await prices(), [`${count} Active 110`])
  assert.deepEqual([(await job()).done, (await job()).changed], [count, count])
  const { rows } = await sql<{ versions: number }>`
    select count(*) filter (where version = 2)::int as versions from products where store_id = ${store.id}
  `.execute(db)
  assert.deepEqual(rows, [{ versions: count }])
  assert.equal(await entriesOf(own, 'product.update'), count)
})

test('a deletion by an administrator whose worker is killed goes on and records each product once', async () => {
  const many = await storeWithMany(count)
  const { visitor } = await administrator(many.app, ['products'])
  const own = { ...many, job: async () => (await findJob(many.db, null, new Date()))! }
  const input = { filter: { storeId: own.store.id }, confirmation: String(count) }
  await killInLastBatch(own, () => visitor.call(fullyDeleteProducts, input))
  assert.deepEqual(await own.prices(), [`${batchSize} Active 100`])

  await resume(own)
  assert.deepEqual([await own.prices(), (await own.job()).changed], [[], count])
  assert.equal(await entriesOf(own, 'product.erase'), count)
})

type Own = Awaited<ReturnType<typeof storeWithMany>>

const killInLastBatch = ({ app, store, job }: Own, start: () => Promise<unknown>) =>
  killInTheMiddle({
    app,
    jobs: join(import.meta.dirname, '../jobs.ts'),
    // The worker waits for this product in the middle of the last batch.
    lock: (tx) =>
      sql`select from products where store_id = ${store.id} order by id desc limit 1 for update`.execute(tx),
    start,
    isThere: async () => (await job()).done === count - batchSize,
  })

const resume = ({ db, job, work }: Own) =>
  until(async () => {
    await sql`update product_jobs set seen_at = now() - interval '1 minute'`.execute(db)
    await resumeJobs(db)
    await work()
    return (await job()).status === 'Done'
  })

async function entriesOf({ db, store }: Own, action: string) {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from audit_log
    where entity = 'product' and action = ${action} and details ->> 'storeId' = ${String(store.id)}
  `.execute(db)
  return rows[0]!.count
}
