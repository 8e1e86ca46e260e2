import { sql } from 'kysely'
import { cached } from '#platform/cache.ts'

/** Undefined for an id without a public picture. */
export const storageKeyOf = cached({ maxEntries: 4_000 }, async (db, id: string): Promise<string | undefined> => {
  const { rows } = await sql<{ storageKey: string }>`
    select storage_key as "storageKey" from files where id = ${id}::uuid and purpose = 'Picture'
  `.execute(db)
  return rows[0]?.storageKey
})
