import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setImmediate, setTimeout as sleep } from 'node:timers/promises'
import { parseCrontab } from 'graphile-worker'
import { z } from 'zod'
import { openDatabase } from '../db/database.ts'
import { createLog, type Log } from '../log.ts'
import { cloneDatabase } from '../testing/database.ts'
import { startProxy } from '../testing/proxy.ts'
import { jobs } from '#modules/index.ts'
import { readConfig } from '../config.ts'
import { crontabOf, drainJobs, enqueue, job, startWorker } from './jobs.ts'

const log = createLog('silent')

test('a job happens if and only if its transaction commits; a key joins those that wait', async () => {
  await using database = await cloneDatabase()
  const { db, pool } = database
  const config = readConfig({})
  const done: number[] = []
  const count = job('test:count', { input: z.object({ id: z.int() }), run: async ({ id }) => void done.push(id) })
  await db.transaction().execute((tx) => enqueue(tx, count, { id: 1 }))
  await assert.rejects(
    db.transaction().execute(async (tx) => {
      await enqueue(tx, count, { id: 2 })
      throw new Error('rolled back')
    }),
    /rolled back/,
  )
  for (const id of [3, 4, 5]) await db.transaction().execute((tx) => enqueue(tx, count, { id }, { key: 'joined' }))
  await db.transaction().execute((tx) => enqueue(tx, count, { id: 6 }, { runAt: new Date(Date.now() + 3_600_000) }))
  await drainJobs(pool, [count], { db, log, config })
  assert.deepEqual(done.sort(), [1, 5])
})

test('the worker understands every schedule', () => {
  const scheduled = jobs.filter(({ schedule }) => schedule)
  assert.ok(scheduled.length > 5)
  assert.deepEqual(
    parseCrontab(crontabOf(jobs)).map(({ task }) => task),
    scheduled.map(({ name }) => name),
  )
})

test('a worker whose first look at the database fails works once the database answers', async () => {
  await using database = await cloneDatabase()
  const { db, pool } = database
  const impatient = openDatabase(database.connection, { statementTimeoutMs: 300 })
  const done = Promise.withResolvers<void>()
  const last = job('test:last', { input: z.object({}), run: async () => done.resolve() })
  const failures: string[] = []
  const heard = { ...log, warn: (_given: unknown, message: string) => failures.push(message) } as unknown as Log
  const holder = await pool.connect()
  await holder.query('begin; lock table graphile_worker._private_tasks in access exclusive mode')
  const worker = await startWorker(impatient.pool, [last], { db, log: heard, config: readConfig({}) }, 100)
  while (failures.length < 4) await sleep(50)
  await holder.query('commit')
  holder.release()
  await db.transaction().execute((tx) => enqueue(tx, last, {}))
  await done.promise
  await worker.stop()
  await impatient.end()
})

test('a worker that ends while its listening connection hangs does not take the process along (R06)', async () => {
  await using database = await cloneDatabase()
  const { host, port } = database.connection
  await using proxy = await startProxy(`${host}/.s.PGSQL.${port}`, { hangAt: 'LISTEN "jobs:insert"' })
  const own = openDatabase({ ...database.connection, host: '127.0.0.1', port: proxy.port })
  const nothing = job('test:nothing', { input: z.object({}), run: async () => {} })
  const worker = await startWorker(own.pool, [nothing], { db: own.db, log, config: readConfig({}) }, 100)
  await proxy.reached
  const stopped = worker.stop()
  await setImmediate()
  proxy.cut()
  await stopped
  await own.end()
})
