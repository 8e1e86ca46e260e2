import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setImmediate } from 'node:timers/promises'
import { parseCrontab } from 'graphile-worker'
import { z } from 'zod'
import { openDatabase } from '../db/database.ts'
import { createLog, type Log } from '../log.ts'
import { cloneDatabase } from '../testing/database.ts'
import { startProxy } from '../testing/servers/proxy.ts'
import { until } from '../testing/until.ts'
import { jobHandlers } from '#modules/jobs.ts'
import { readConfig } from '../config.ts'
import { handle } from './handlers.ts'
import { defineJob, enqueue, takeWaiting } from './queue.ts'
import { crontabOf, drainJobs, startWorker } from './worker.ts'

const log = createLog('silent')

test('a job runs if and only if its transaction commits; waiting jobs with the same key are merged', async () => {
  await using database = await cloneDatabase()
  const { db, pool } = database
  const config = readConfig({})
  const done: number[] = []
  const count = defineJob('test:count', z.object({ id: z.int() }))
  const countHandler = handle(count, { run: async ({ id }) => void done.push(id) })
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
  await drainJobs(pool, [countHandler], { db, log, config })
  assert.deepEqual(done.sort(), [1, 5])
})

test('a job takes waiting runs with it if and only if its transaction commits', async () => {
  await using database = await cloneDatabase()
  const { db, pool } = database
  const done: number[][] = []
  const sum = defineJob('test:sum', z.object({ id: z.int() }))
  const sumHandler = handle(sum, {
    run: ({ id }) =>
      db.transaction().execute(async (tx) => {
        const taken = await takeWaiting(tx, sum, 2)
        if (done.push([id, ...taken.map((each) => each.id)]) === 1) throw new Error('taken runs come back')
      }),
  })
  const later = new Date(Date.now() + 3_600_000)
  await db.transaction().execute(async (tx) => {
    for (const id of [1, 2, 3, 4]) await enqueue(tx, sum, { id })
    await enqueue(tx, sum, { id: 5 }, { key: 'merged with later ones' })
    await enqueue(tx, sum, { id: 6 }, { runAt: later })
  })
  await drainJobs(pool, [sumHandler], { db, log, config: readConfig({}) })
  assert.deepEqual(done, [[1, 2, 3], [2, 3, 4], [5]])

  await pool.query('update graphile_worker._private_jobs set run_at = now() where attempts > 0')
  await db.transaction().execute((tx) => enqueue(tx, sum, { id: 7 }, { runAt: new Date(Date.now() - 60_000) }))
  await drainJobs(pool, [sumHandler], { db, log, config: readConfig({}) })
  assert.deepEqual(done.slice(3), [[7], [1]], 'a run that has failed stays by itself')
})

test('the runs of a serial job never overlap', async () => {
  await using database = await cloneDatabase()
  const { db, pool } = database
  const runs = [1, 2, 3, 4]
  const done: number[] = []
  const running = new Set<number>()
  const alone = defineJob('test:alone', z.object({ id: z.int() }), { isSerial: true })
  const aloneHandler = handle(alone, {
    async run({ id }) {
      assert.equal(running.size, 0)
      running.add(id)
      await pool.query('select pg_sleep(0.05)')
      running.delete(id)
      done.push(id)
    },
  })
  await db.transaction().execute(async (tx) => {
    for (const id of runs) await enqueue(tx, alone, { id })
  })
  const worker = await startWorker(pool, [aloneHandler], { db, log, config: readConfig({}) }, 100)
  await until(() => done.length === runs.length)
  await worker.stop()
  assert.deepEqual(done, runs)
})

test('every schedule is valid for the worker', () => {
  const scheduled = jobHandlers.filter(({ schedule }) => schedule)
  assert.ok(scheduled.length > 5)
  assert.deepEqual(
    parseCrontab(crontabOf(jobHandlers)).map(({ task }) => task),
    scheduled.map(({ job }) => job.name),
  )
})

test('a worker whose first fetch fails runs jobs once the database answers', async () => {
  await using database = await cloneDatabase()
  const { db, pool } = database
  const impatient = openDatabase(database.connection, { statementTimeoutMs: 300 })
  const done = Promise.withResolvers<void>()
  const last = defineJob('test:last')
  const lastHandler = handle(last, { run: async () => done.resolve() })
  const failures: string[] = []
  const recorder = { ...log, warn: (_fields: unknown, message: string) => failures.push(message) } as unknown as Log
  const holder = await pool.connect()
  await holder.query('begin; lock table graphile_worker._private_tasks in access exclusive mode')
  const worker = await startWorker(impatient.pool, [lastHandler], { db, log: recorder, config: readConfig({}) }, 100)
  await until(() => failures.length >= 4)
  await holder.query('commit')
  holder.release()
  await db.transaction().execute((tx) => enqueue(tx, last, {}))
  await done.promise
  await worker.stop()
  await impatient.end()
})

test('a worker that stops while its listening connection hangs does not end the process (R06)', async () => {
  await using database = await cloneDatabase()
  const { host, port } = database.connection
  await using proxy = await startProxy(`${host}/.s.PGSQL.${port}`, { hangAt: 'LISTEN "jobs:insert"' })
  const own = openDatabase({ ...database.connection, host: '127.0.0.1', port: proxy.port })
  const nothing = handle(defineJob('test:nothing'), { run: async () => {} })
  const worker = await startWorker(own.pool, [nothing], { db: own.db, log, config: readConfig({}) }, 100)
  await proxy.reached
  const stopped = worker.stop()
  await setImmediate()
  proxy.cut()
  await stopped
  await own.end()
})
