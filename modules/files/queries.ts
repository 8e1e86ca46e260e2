import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { memo } from '#platform/memo.ts'

/** Undefined for an id that no file has. */
export const storageKeyOf: (db: Db, id: string) => Promise<string | undefined> = memo('files', async (db, id) => {
  const { rows } = await sql<{ storageKey: string }>`select storage_key as "storageKey" from files where id = ${id}::uuid`.execute(db)
  return rows[0]?.storageKey
})
