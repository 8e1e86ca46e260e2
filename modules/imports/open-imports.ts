import { sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'
import { lockImport } from '../feeds/lock-import.ts'
import { importErrors } from './errors.ts'

const maxOpenImports = 20

/** Locks the imports of the store, and refuses another one if too many are unfinished. */
export async function assertRoom(tx: Tx, storeId: number) {
  await lockImport(tx, storeId)
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from imports where store_id = ${storeId} and finished_at is null
  `.execute(tx)
  if (rows[0]!.count >= maxOpenImports) throw importErrors.tooManyImports({ max: maxOpenImports })
}
