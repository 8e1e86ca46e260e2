import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseCrontab } from 'graphile-worker'
import { z } from 'zod'
import { createLog } from '../log.ts'
import { cloneDatabase } from '../testing/database.ts'
import { jobs } from '#modules/index.ts'
import { readConfig } from '../config.ts'
import { crontabOf, drainJobs, enqueue, job } from './jobs.ts'

const log = createLog('silent')

test('a job happens if and only if its transaction commits; a key joins those that wait', async () => {
  await using database = await cloneDatabase()
  const { db, pool } = database
  const config = readConfig({})
  const done: number[] = []
  const count = job('test:count', { input: z.object({ id: z.int() }), run: async ({ id }) => void done.push(id) })
  await db.transaction().execute((tx) => enqueue(tx, count, { id: 1 }))
  await assert.rejects(db.transaction().execute(async (tx) => {
    await enqueue(tx, count, { id: 2 })
    throw new Error('rolled back')
  }), /rolled back/)
  for (const id of [3, 4, 5]) await db.transaction().execute((tx) => enqueue(tx, count, { id }, { key: 'joined' }))
  await db.transaction().execute((tx) => enqueue(tx, count, { id: 6 }, { runAt: new Date(Date.now() + 3_600_000) }))
  await drainJobs(pool, [count], { db, log, config })
  assert.deepEqual(done.sort(), [1, 5])
})

test('the worker understands every schedule', () => {
  const scheduled = jobs.filter(({ schedule }) => schedule)
  assert.ok(scheduled.length > 5)
  assert.deepEqual(parseCrontab(crontabOf(jobs)).map(({ task }) => task), scheduled.map(({ name }) => name))
})
