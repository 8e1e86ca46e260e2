// Global set-up of `node --test`: one private cluster for the run with the template database that every test file clones.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadReference } from '#seed/load-reference.ts'
import { openDatabase } from '../db/database.ts'
import { migrate } from '../db/migrate.ts'
import { ensureDatabase } from '../embedded/ensure-database.ts'
import { type EmbeddedDatabase, startEmbedded } from '../embedded/supervisor.ts'
import { migrateJobs } from '../jobs/worker.ts'
import { connectionVariable, templateName, vacuum, writeWithoutWaiting } from './database.ts'
import { makeShop } from './shop.ts'

let folder: string
let embedded: EmbeddedDatabase

export async function globalSetup() {
  folder = mkdtempSync(join(tmpdir(), 'tradeyard-test-'))
  embedded = await startEmbedded(folder, { info: () => {}, warn: console.error })
  await writeWithoutWaiting(embedded.connection)
  const target = await ensureDatabase(embedded.connection, templateName)
  await migrate(target)
  const template = openDatabase(target, { max: 2, statementTimeoutMs: 60_000 })
  await migrateJobs(template.pool)
  const client = await template.pool.connect()
  await loadReference(client)
  client.release()
  await makeShop(template.db)
  await template.end()
  await vacuum(target)
  process.env[connectionVariable] = JSON.stringify(embedded.connection)
}

export async function globalTeardown() {
  await embedded.stop()
  for (const left of [folder, embedded.connection.host!]) rmSync(left, { recursive: true, force: true })
}
