// A worker in a process of its own, for the tests that kill it. The arguments are the database connection, the folder of the files
// and the file that exports the list of the jobs.
import { readConfig } from '#platform/config.ts'
import { openDatabase } from '#platform/db/database.ts'
import type { JobHandler } from '#platform/jobs/handlers.ts'
import { startWorker } from '#platform/jobs/worker.ts'
import { createLog } from '#platform/log.ts'

const [, , connection, dataDir, jobs] = process.argv
const { db, pool } = openDatabase(JSON.parse(connection!), { statementTimeoutMs: 60_000 })
const handlers = Object.values((await import(jobs!)) as object).find(Array.isArray) as JobHandler[]
await startWorker(pool, handlers, { db, log: createLog('silent'), config: readConfig({ DATA_DIR: dataDir! }) }, 50)
