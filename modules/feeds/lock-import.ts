import { sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'

/** Serializes imports of a store. */
export const lockImport = (tx: Tx, storeId: number) =>
  sql`select pg_advisory_xact_lock(hashtext('feeds.import'), ${storeId})`.execute(tx)
