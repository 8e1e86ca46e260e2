import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { TestApp } from './app.ts'
import { until } from './until.ts'

type Options = {
  app: TestApp
  /** The file that exports the list of the jobs. */
  jobs: string
  /** Locks a row that the worker needs in the middle of its work. */
  lock: (tx: TestApp['database']['db']) => Promise<unknown>
  /** Starts the work, unless it waits already. */
  start?: () => Promise<unknown>
  /** Whether the worker is as far as it can get. */
  isThere?: () => Promise<boolean>
}

/** Starts work that waits for a locked row, kills its worker there, and lets the row go. */
export async function killInTheMiddle({ app, jobs, lock, start, isThere = async () => true }: Options) {
  const { db, connection } = app.database
  const [held, isHeld] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const holder = db.transaction().execute(async (tx) => {
    await lock(tx)
    isHeld.resolve()
    await held.promise
  })
  await isHeld.promise
  await start?.()
  const worker = spawn(
    process.execPath,
    [
      '--disable-warning=ExperimentalWarning',
      join(import.meta.dirname, 'worker.fixture.ts'),
      JSON.stringify(connection),
      app.config.dataDir,
      jobs,
    ],
    { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, NODE_TEST_CONTEXT: '' } },
  )
  const ended = once(worker, 'exit')
  try {
    await until(async () => {
      assert.equal(worker.exitCode, null, 'the worker ended')
      const { rows } = await sql`
        select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
      `.execute(db)
      return rows.length > 0 && (await isThere())
    })
  } finally {
    worker.kill('SIGKILL')
    await ended
    held.resolve()
    await holder
  }
}
