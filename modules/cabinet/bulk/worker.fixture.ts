// A worker in a process of its own, for the test that kills it. The argument is the database connection.
import { readConfig } from '#platform/config.ts'
import { openDatabase } from '#platform/db/database.ts'
import { startWorker } from '#platform/jobs/worker.ts'
import { createLog } from '#platform/log.ts'
import { cabinetJobs } from '../jobs.ts'

const { db, pool } = openDatabase(JSON.parse(process.argv[2]!), { statementTimeoutMs: 60_000 })
await startWorker(pool, cabinetJobs, { db, log: createLog('silent'), config: readConfig({}) }, 50)
