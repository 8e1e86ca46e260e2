// A worker in a process of its own, for the tests that kill it. The arguments are the database connection and the settings.
import { readConfig } from '#platform/config.ts'
import { openDatabase } from '#platform/db/database.ts'
import { startWorker } from '#platform/jobs/worker.ts'
import { createLog } from '#platform/log.ts'
import { importJobs } from './jobs.ts'

const { db, pool } = openDatabase(JSON.parse(process.argv[2]!), { statementTimeoutMs: 60_000 })
const config = readConfig({ DATA_DIR: process.argv[3]! })
await startWorker(pool, importJobs, { db, log: createLog('silent'), config }, 50)
