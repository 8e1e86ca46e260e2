import type { Tx } from '../db/database.ts'
import { startApp } from './app.ts'
import { cloneDatabase } from './database.ts'
import { oncePerFile } from './once-per-file.ts'

/** The database clone that the tests of one file share. */
export const fileDatabase = oncePerFile(cloneDatabase)

/** The server that the tests of one file share, over the same clone. */
export const fileApp = oncePerFile(async () => startApp({ database: await fileDatabase() }))

class Rollback extends Error {}

/** Runs a test inside a transaction that is rolled back, so that tests of one file do not see each other's rows. */
export function inTransaction(run: (tx: Tx) => Promise<void>) {
  return async () => {
    const { db } = await fileDatabase()
    await db
      .transaction()
      .execute(async (tx) => {
        await run(tx)
        throw new Rollback()
      })
      .catch((error: unknown) => {
        if (!(error instanceof Rollback)) throw error
      })
  }
}
