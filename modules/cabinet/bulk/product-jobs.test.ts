// Changes of more products than one transaction takes.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { sql } from 'kysely'
import * as make from '#platform/testing/make.ts'
import { statusAndCode } from '#platform/testing/personas.ts'
import * as bulk from '../bulk-contract.ts'
import { listOwnProducts } from '../contract.ts'
import * as contract from '../product-job-contract.ts'
import { storeWithMany } from './product-jobs.fixture.ts'
import { countFailure, runBatch } from './run-job.ts'
import { finishChange } from './undo.ts'

const raise = { filter: {}, percent: 10, roundTo: '1' }

test('all that a filter finds is changed by one job, and is as before when it is undone', async () => {
  const { db, store, call, work, job, prices } = await storeWithMany(620)
  const { body: rehearsed } = await call(bulk.changeOwnPrices, { ...raise, isDryRun: true })
  assert.deepEqual([rehearsed.count, rehearsed.rejections, rehearsed.jobId], [620, [], null])
  assert.deepEqual(await prices(), ['620 Active 100'])

  const idempotencyKey = randomUUID()
  const answers = await Promise.all([1, 2, 3].map(() => call(bulk.changeOwnPrices, raise, { idempotencyKey })))
  const { jobId } = answers[0]!.body
  for (const { body } of answers) assert.deepEqual([body.count, body.jobId, body.undoId], [620, jobId, null])
  assert.equal(statusAndCode(await call(bulk.changeOwnPrices, raise)), '409 products.jobRunning')
  await make.product(db, { storeId: store.id, code: 'LATE', priceMinor: 100 })
  await work()
  assert.deepEqual(await prices(), ['1 Active 100', '620 Active 110'], 'a product that came later stays as it is')
  const { id, ...done } = await job()
  assert.equal(id, jobId)
  assert.deepEqual(
    [done.action, done.status, done.total, done.done, done.changed, done.rejections],
    ['price', 'Done', 620, 620, 620, []],
  )
  assert.ok(done.undoSecondsLeft! > 0)

  const undone = await Promise.all([1, 2].map(() => call(contract.undoProductJob, { id })))
  assert.deepEqual(undone.map(statusAndCode).sort(), ['200', '409 products.undoExpired'])
  await work()
  assert.deepEqual(await prices(), ['621 Active 100'])
  assert.deepEqual([(await job()).status, (await job()).undone, (await job()).undoSecondsLeft], ['Undone', 620, null])
  const { rows: events } = await sql<{ status: string; done: number }>`
    select payload ->> 'status' as status, (payload ->> 'done')::int as done from events
    where topic = ${`store:${store.id}`} and payload ->> 'kind' = 'productJob' order by id
  `.execute(db)
  assert.deepEqual(
    events.map(({ status }) => status).filter((status, index, all) => status !== all[index - 1]),
    ['Running', 'Done', 'Undoing', 'Undone'],
  )
  await call(contract.dismissProductJob, { id })
  assert.equal((await call(contract.getProductJob)).body.job, null)
})

test('few products that a filter finds are changed at once; ids and filter exclude each other', async () => {
  const { call, prices } = await storeWithMany(12)
  const { body } = await call(bulk.changeOwnPrices, { ...raise, filter: { query: 'm-1' } })
  assert.deepEqual([body.count, body.jobId], [3, null])
  assert.ok(body.undoId)
  assert.deepEqual(await prices(), ['9 Active 100', '3 Active 110'])
  for (const selection of [{}, { ids: [1], filter: {} }, { filter: { unknown: 1 } }])
    assert.equal(statusAndCode(await call(bulk.deleteOwnProducts, selection)), '422 request.invalid')
})

test('a job tells what it has left as it is and why, and only its own store', async () => {
  const { db, store, call, work, job } = await storeWithMany(510)
  const other = await storeWithMany(1)
  await sql`update products set status = 'Draft' where store_id = ${store.id}`.execute(db)
  await sql`update products set status = 'Blocked' where store_id = ${store.id} and code in ('M-1', 'M-2')`.execute(db)
  const { body } = await call(bulk.activateOwnProducts, { filter: {}, isActive: true, isDryRun: true })
  assert.deepEqual([body.count, body.rejections], [508, [{ code: 'products.blocked', count: 2 }]])
  await call(bulk.activateOwnProducts, { filter: {}, isActive: true })
  await sql`delete from products where store_id = ${store.id} and code = 'M-3'`.execute(db)
  await work()
  const { id, changed, rejections } = await job()
  assert.equal(changed, 507)
  assert.deepEqual(rejections, [
    { code: 'products.blocked', count: 2 },
    { code: 'products.notFound', count: 1 },
  ])
  const { body: listed } = await call(contract.listJobRejections, { id })
  assert.deepEqual(
    listed.items.map(({ code, name, reason }) => [code, name, reason]),
    [
      ['M-1', 'Part 1', 'products.blocked'],
      ['M-2', 'Part 2', 'products.blocked'],
      [null, null, 'products.notFound'],
    ],
  )
  assert.deepEqual((await other.call(contract.listJobRejections, { id })).body.items, [])
  assert.equal((await other.call(contract.getProductJob)).body.job, null)
  assert.equal(statusAndCode(await other.call(contract.undoProductJob, { id })), '409 products.undoExpired')
  assert.equal((await job()).status, 'Done')
})

test('a stopped job leaves the rest as it is, and what it has done can be undone', async () => {
  const { db, call, work, job, prices } = await storeWithMany(600)
  const { jobId } = (await call(bulk.changeOwnPrices, raise)).body
  await db.transaction().execute((tx) => runBatch(tx, jobId!, new Date()))
  await call(contract.stopProductJob, { id: jobId! })
  await work()
  assert.deepEqual(await prices(), ['350 Active 100', '250 Active 110'])
  assert.deepEqual([(await job()).status, (await job()).done, (await job()).changed], ['Stopped', 250, 250])
  await sql`update products set version = version + 1 where price_minor = 110 and code = 'M-0'`.execute(db)
  await call(contract.undoProductJob, { id: jobId! })
  await work()
  assert.deepEqual(await prices(), ['599 Active 100', '1 Active 110'], 'somebody has changed it since')
  assert.equal((await job()).undone, 249)
})

test('deleted products are out of sight batch by batch and gone when that can no longer be undone', async () => {
  const { db, call, work, prices } = await storeWithMany(501)
  const visible = async () => (await call(listOwnProducts)).body.total
  const { jobId } = (await call(bulk.deleteOwnProducts, { filter: {} })).body
  await db.transaction().execute((tx) => runBatch(tx, jobId!, new Date()))
  assert.equal(await visible(), 251)
  await work()
  assert.equal(await visible(), 0)
  assert.deepEqual(await prices(), ['501 Archived 100'])
  const { rows } = await sql<{ id: string }>`
    select id from bulk_product_changes where job_id = ${jobId}::uuid
  `.execute(db)
  for (const { id } of rows) await db.transaction().execute((tx) => finishChange(tx, id, new Date()))
  assert.deepEqual(await prices(), [])
})

test('a job that fails again and again is given up, and another can start', async () => {
  const { db, call, job } = await storeWithMany(501)
  const { jobId } = (await call(bulk.changeOwnPrices, raise)).body
  const outcomes: boolean[] = []
  for (let failure = 0; failure < 5; failure++) outcomes.push(await countFailure(db, jobId!, new Date()))
  assert.deepEqual(outcomes, [false, false, false, false, true])
  assert.deepEqual([(await job()).status, (await job()).changed], ['Failed', 0])
  assert.equal(statusAndCode(await call(bulk.changeOwnPrices, raise)), '200')
})
