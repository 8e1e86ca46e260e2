import { after } from 'node:test'
import type { Tx } from '../db/database.ts'
import { startApp, type TestApp } from './app.ts'
import { cloneDatabase, type TestDatabase } from './database.ts'

let database: Promise<TestDatabase> | undefined
let app: Promise<TestApp> | undefined

// At module level, so that it runs after the last test of the file.
after(async () => {
  await (await app)?.[Symbol.asyncDispose]()
  await (await database)?.[Symbol.asyncDispose]()
})

/** The database clone that the tests of one file share. */
export const fileDatabase = (): Promise<TestDatabase> => (database ??= cloneDatabase())

/** The server that the tests of one file share, over the same clone. */
export const fileApp = (): Promise<TestApp> => (app ??= fileDatabase().then((own) => startApp({ database: own })))

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
