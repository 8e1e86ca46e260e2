import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '#platform/db/database.ts'
import { migrate } from '#platform/db/migrate.ts'
import { ensureDatabase } from '#platform/embedded/ensure-database.ts'
import { startEmbedded } from '#platform/embedded/supervisor.ts'
import { addJobsAndReference } from '#platform/testing/test-cluster.ts'
import { startProcess } from '../load.ts'

/** A temporary database with reference data. It survives killed servers and is removed on disposal. */
export async function startDatabase() {
  const folder = mkdtempSync(join(tmpdir(), 'tradeyard-bench-'))
  const embedded = await startEmbedded(join(folder, 'database'), { info: () => {}, warn: console.error })
  const target = await ensureDatabase(embedded.connection)
  await migrate(target)
  const database = openDatabase(target, { max: 4, statementTimeoutMs: 60_000 })
  await addJobsAndReference(database)
  const { host, port, user } = target
  const url = `postgres://${user}@localhost:${port}/${target.database}?host=${encodeURIComponent(host!)}`
  return {
    db: database.db,
    client: database.pool,
    folder,
    url,
    async [Symbol.asyncDispose]() {
      await database.end()
      await embedded.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Starts a server; several can share a database. */
export async function startChatServer({ url, folder }: { url: string; folder: string }, port: number) {
  const origin = `http://127.0.0.1:${port}`
  const settings = {
    PORT: String(port),
    DATA_DIR: join(folder, `server-${port}`),
    DATABASE_URL: url,
    DATABASE_REPLICA_URL: '',
    DEMO: '0',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
    PEPPER: 'of the bench, nothing secret',
  }
  const child = await startProcess('scripts/serve.ts', settings, `${origin}/ready`)
  return {
    origin,
    pid: child.pid!,
    kill: () => void child.kill('SIGKILL'),
    [Symbol.dispose]: () => void child.kill('SIGKILL'),
  }
}
