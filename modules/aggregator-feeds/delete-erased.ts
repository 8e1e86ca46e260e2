import { sql } from 'kysely'
import type { Config } from '#platform/config.ts'
import type { Db } from '#platform/db/database.ts'
import { openFileStore } from '#platform/files/open-store.ts'

/** Deletes the feeds of stores whose data is deleted for good, the files first: an interrupted run finds them again. */
export async function deleteErased(db: Db, config: Config) {
  const { rows } = await sql<{ id: string; fileKey: string | null }>`
    select f.id, f.file_key as "fileKey" from aggregator_feeds f join store_erasures e using (store_id) limit 1000
  `.execute(db)
  const files = openFileStore(config)
  for (const { fileKey } of rows) if (fileKey) await files.remove(fileKey)
  await sql`delete from aggregator_feeds where id = any(${rows.map(({ id }) => id)}::uuid[])`.execute(db)
}
