// One private cluster for a run of tests, with the template database that every test file clones.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import { loadReference } from '#seed/load-reference.ts'
import { type Database, openDatabase } from '../db/database.ts'
import { migrate } from '../db/migrate.ts'
import { ensureDatabase } from '../embedded/ensure-database.ts'
import { startEmbedded } from '../embedded/supervisor.ts'
import { migrateJobs } from '../jobs/worker.ts'
import { stopOnSignals } from '../stop-on-signals.ts'
import { connectionVariable, templateName, vacuum, writeWithoutWaiting } from './database.ts'
import { makeShop } from './shop.ts'

/** `environment` tells the processes of the tests how to reach the cluster. */
export async function startTestCluster() {
  const folder = mkdtempSync(join(tmpdir(), 'tradeyard-test-'))
  const embedded = await startEmbedded(folder, { info: () => {}, warn: console.error })
  stopOnSignals(async () => {
    await dispose()
    throw new Error('The tests have been interrupted.')
  })
  await writeWithoutWaiting(embedded.connection)
  await fillTemplate(await ensureDatabase(embedded.connection, templateName))
  return { environment: { [connectionVariable]: JSON.stringify(embedded.connection) }, [Symbol.asyncDispose]: dispose }

  async function dispose() {
    await embedded.stop()
    for (const left of [folder, embedded.connection.host!]) rmSync(left, { recursive: true, force: true })
  }
}

async function fillTemplate(target: pg.ClientConfig) {
  await migrate(target)
  const template = openDatabase(target, { max: 2, statementTimeoutMs: 60_000 })
  await addJobsAndReference(template)
  await makeShop(template.db)
  await template.end()
  await vacuum(target)
}

/** What the server needs besides its own tables, in a migrated database. */
export async function addJobsAndReference({ pool }: Pick<Database, 'pool'>) {
  await migrateJobs(pool)
  const client = await pool.connect()
  await loadReference(client)
  client.release()
}
