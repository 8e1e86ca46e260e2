import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { test } from 'node:test'
import { sql } from 'kysely'
import { until } from '#platform/testing/until.ts'
import * as bulk from '../bulk-contract.ts'
import { storeWithMany } from './product-jobs.fixture.ts'
import { batchSize, resumeJobs } from './run-job.ts'

const count = 5_000

test('a job whose worker is killed in the middle of a batch changes each product once (R21)', async () => {
  const { app, db, store, call, work, job, prices } = await storeWithMany(count)
  const held = Promise.withResolvers<void>()
  const isHeld = Promise.withResolvers<void>()
  // The worker waits for this product in the middle of the last batch.
  const holder = db.transaction().execute(async (tx) => {
    await sql`select from products where store_id = ${store.id} order by id desc limit 1 for update`.execute(tx)
    isHeld.resolve()
    await held.promise
  })
  await isHeld.promise
  await call(bulk.changeOwnPrices, { filter: {}, percent: 10, roundTo: '1' })
  const worker = spawn(
    process.execPath,
    [
      '--disable-warning=ExperimentalWarning',
      join(import.meta.dirname, 'worker.fixture.ts'),
      JSON.stringify(app.database.connection),
    ],
    { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, NODE_TEST_CONTEXT: '' } },
  )
  const ended = once(worker, 'exit')
  await until(async () => {
    assert.equal(worker.exitCode, null, 'the worker ended')
    const { rows } = await sql`
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like '%for update%'
    `.execute(db)
    return rows.length > 0 && (await job()).done === count - batchSize
  })
  worker.kill('SIGKILL')
  await ended
  held.resolve()
  await holder
  assert.equal((await job()).status, 'Running')
  assert.deepEqual(await prices(), [`${batchSize} Active 100`, `${count - batchSize} Active 110`])

  await until(async () => {
    await sql`update product_jobs set seen_at = now() - interval '1 minute' where store_id = ${store.id}`.execute(db)
    await resumeJobs(db)
    await work()
    return (await job()).status === 'Done'
  })
  assert.deepEqual(await prices(), [`${count} Active 110`])
  assert.deepEqual([(await job()).done, (await job()).changed], [count, count])
  const { rows } = await sql<{ versions: number; entries: number }>`
    select count(*) filter (where version = 2)::int as versions,
      (select count(*)::int from audit_log where entity = 'product' and action = 'product.update' and details ->> 'storeId' = ${String(store.id)}) as entries
    from products where store_id = ${store.id}
  `.execute(db)
  assert.deepEqual(rows, [{ versions: count, entries: count }])
})
