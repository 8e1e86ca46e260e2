import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { cached } from '#platform/cache.ts'

/** Undefined for an id without a public picture. */
export const storageKeyOf = cached({ maxEntries: 4_000 }, async (db, id: string): Promise<string | undefined> => {
  const { rows } = await sql<{ storageKey: string }>`
    select storage_key as "storageKey" from files where id = ${id}::uuid and purpose = 'Picture' and source <> 'Youtube'
  `.execute(db)
  return rows[0]?.storageKey
})

export async function insertVideo(db: Db, videoId: string, accountId: string, now: Date) {
  const id = randomUUID()
  await sql`
    insert into files (id, source, content_type, storage_key, created_by, claimed_at, created_at)
    values (${id}::uuid, 'Youtube', 'video/youtube', ${videoId}, ${accountId}::uuid, null, ${now})
  `.execute(db)
  return { id, videoId }
}

export async function findVideo(db: Db, id: string) {
  const { rows } = await sql<{
    id: string
    videoId: string
  }>`select id, storage_key as "videoId" from files where id = ${id}::uuid and source = 'Youtube'`.execute(db)
  return rows[0]
}
