// A server with a job worker in a process of its own, which tells the test what happens: its database is ended by the test.
import { sql } from 'kysely'
import { z } from 'zod'
import { readConfig } from '../config.ts'
import { requestPool } from '../db/connect.ts'
import { openDatabase } from '../db/database.ts'
import { job, type JobContext, migrateJobs, startWorker } from '../jobs/jobs.ts'
import { createLog, type Log } from '../log.ts'
import { startApp } from './app.ts'

const say = (message: object) => process.send!(message)
const connection = JSON.parse(process.argv[2]!)
const heard = (_given: unknown, message: string) => say({ log: message })
const log = { ...createLog('silent'), warn: heard, error: heard } as unknown as Log

/** Each job does something long at its first try and nothing at the next. */
const tried = new Set<string>()
const longJob = (name: string, work: (context: JobContext) => Promise<unknown>) =>
  job(name, {
    input: z.object({}),
    async run(_payload, context) {
      const isFirst = !tried.has(name)
      tried.add(name)
      say({ started: name })
      if (isFirst) await work(context)
      say({ done: name })
    },
  })
const released = Promise.withResolvers<void>()
process.on('message', () => released.resolve())
process.on('disconnect', () => process.exit())
const jobs = [
  longJob('test:query', ({ db }) => sql`select pg_sleep(50)`.execute(db)),
  longJob('test:wait', () => released.promise),
]

const database = openDatabase(connection, requestPool)
const pool = openDatabase(connection, { max: 5, statementTimeoutMs: 60_000 })
await migrateJobs(pool.pool)
const { address } = await startApp({ database: { ...database, connection, [Symbol.asyncDispose]: database.end } })
await startWorker(pool.pool, jobs, { db: pool.db, log, config: readConfig({}) }, 200)
say({ address })
