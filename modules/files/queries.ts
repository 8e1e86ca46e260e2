import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { memo } from '#platform/memo.ts'

/** Undefined for an id that no public picture has. */
export const storageKeyOf: (db: Db, id: string) => Promise<string | undefined> = memo('files', async (db, id) => {
  const { rows } = await sql<{ storageKey: string }>`
    select storage_key as "storageKey" from files where id = ${id}::uuid and purpose = 'Picture' and source <> 'Youtube'
  `.execute(db)
  return rows[0]?.storageKey
})

export async function putVideo(db: Db, videoId: string, accountId: string, now: Date) {
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
