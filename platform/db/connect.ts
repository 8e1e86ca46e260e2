import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import type { Config } from '../config.ts'
import { ensureDatabase } from '../embedded/ensure-database.ts'
import { type EmbeddedDatabase, startEmbedded } from '../embedded/supervisor.ts'
import type { Log } from '../log.ts'
import { createListener, type Listener } from '../realtime/listener.ts'
import { connectionFailure } from './connection-failure.ts'
import { connectionOptions, type Database, openDatabase } from './database.ts'
import { migrate } from './migrate.ts'
import { openReplica, type Replica } from './replica.ts'
import { isDatabaseUnavailable } from './unavailable.ts'

/** `jobs`: for the queries of jobs. `worker`: for fetching and completing jobs. */
export type Connections = {
  database: Database
  replica: Replica
  jobs: Database
  worker: Database
  listener: Listener
  end: () => Promise<void>
}

/** Options of the pool for requests. The query timeout lets a request fail with 503 while the database hangs. */
export const requestPool = { max: 20, queryTimeoutMs: 7_000 }
const retryMs = 1_000
/** A hanging database does not close its connections, so the end is not awaited longer. */
const maxEndMs = 5_000

/** Starts or reaches PostgreSQL, brings it up to date, and opens a pool for each kind of work, so that none starves another. */
export async function connect(config: Config, log: Log, progress: (step: string) => void): Promise<Connections> {
  let embedded: EmbeddedDatabase | undefined
  let target: pg.ClientConfig | string
  if (config.databaseUrl) {
    target = config.databaseUrl
    await waitForDatabase(target, progress)
  } else {
    progress('database')
    embedded = await startEmbedded(config.dataDir, log)
    target = await ensureDatabase(embedded.connection)
  }
  await migrate(target)
  const database = openDatabase(target, requestPool)
  const primary = database.db
  const { role, databaseReplicaUrl } = config
  // Jobs read from the primary.
  const replica: Replica =
    databaseReplicaUrl && role !== 'worker'
      ? await openReplica(databaseReplicaUrl, database, log, requestPool)
      : database
  const jobs = openDatabase(target, {
    max: 5,
    statementTimeoutMs: 60_000,
    applicationName: 'tradeyard jobs',
    primary,
  })
  const worker = openDatabase(target, {
    max: 4,
    statementTimeoutMs: 10_000,
    queryTimeoutMs: 12_000,
    applicationName: 'tradeyard worker',
  })
  const listener = createListener(target, log)
  return {
    database,
    replica,
    jobs,
    worker,
    listener,
    async end() {
      const ended = Promise.all([
        listener.end(),
        database.end(),
        jobs.end(),
        worker.end(),
        ...(replica === database ? [] : [replica.end()]),
      ])
      await Promise.race([ended, sleep(maxEndMs, undefined, { ref: false })])
      await embedded?.stop()
    },
  }
}

/** Waits for an external database that starts later than this process, as after a power cut. */
export async function waitForDatabase(url: string, progress: (step: string) => void, maxWaitMs = 30_000) {
  for (const startedAt = performance.now(); ; await sleep(retryMs)) {
    const error = await connectionFailure({ ...connectionOptions(url), query_timeout: 5_000 })
    if (!error) return
    const reason = error.message || error.code
    if (!isDatabaseUnavailable(error))
      throw new Error(`The database of DATABASE_URL cannot be used: ${reason}`, { cause: error })
    if (performance.now() - startedAt > maxWaitMs)
      throw new Error(`The database of DATABASE_URL does not answer: ${reason}`, { cause: error })
    progress(`waiting for the database: ${reason}`)
  }
}
