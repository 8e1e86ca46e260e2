import type pg from 'pg'
import type { Config } from '../config.ts'
import { ensureDatabase } from '../embedded/ready.ts'
import { type EmbeddedDatabase, startEmbedded } from '../embedded/supervisor.ts'
import type { Log } from '../log.ts'
import { createListener, type Listener } from '../realtime/listener.ts'
import { type Database, openDatabase } from './database.ts'
import { migrate } from './migrate.ts'

export type Connections = {
  database: Database
  replica: Database
  jobs: Database
  listener: Listener
  end: () => Promise<void>
}

/** Starts or reaches PostgreSQL, brings it up to date, and opens a pool for each kind of work, so that none starves another. */
export async function connect(config: Config, log: Log, progress: (step: string) => void): Promise<Connections> {
  let embedded: EmbeddedDatabase | undefined
  let target: pg.ClientConfig | string
  if (config.databaseUrl) target = config.databaseUrl
  else {
    progress('database')
    embedded = await startEmbedded(config.dataDir, log)
    target = await ensureDatabase(embedded.connection)
  }
  await migrate(target)
  const database = openDatabase(target, { max: 20 })
  const replica = config.databaseReplicaUrl ? openDatabase(config.databaseReplicaUrl, { max: 20 }) : database
  const jobs = openDatabase(target, { max: 5, statementTimeoutMs: 60_000, applicationName: 'tradeyard jobs' })
  const listener = createListener(target, log)
  return {
    database,
    replica,
    jobs,
    listener,
    async end() {
      await listener.end()
      await Promise.all([database.end(), jobs.end(), ...(replica === database ? [] : [replica.end()])])
      await embedded?.stop()
    },
  }
}
