import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { openFileStore, type StoreConfig } from '#platform/files/open-store.ts'

/** Results are kept for ninety days, what undoing needs for seven; an import that nobody has run is forgotten after seven. */
export async function deleteOldImports(db: Db, config: StoreConfig) {
  const { rows } = await sql<{ fileKey: string }>`
    delete from imports where finished_at < now() - interval '90 days'
      or (finished_at is null and status not in ('Waiting', 'Running', 'Undoing') and created_at < now() - interval '7 days')
    returning file_key as "fileKey"
  `.execute(db)
  const files = openFileStore(config)
  for (const { fileKey } of rows) await files.remove(fileKey)
  const { rows: ended } = await sql<{ fileKey: string }>`
    with ended as (select id, file_key from imports where finished_at < now() - interval '7 days' and file_key <> '' limit 1000 for update),
    cleared as (update imports i set file_key = '', undo_until = null from ended e where e.id = i.id),
    products as (delete from import_products where import_id in (select id from ended)),
    rows as (delete from import_rows where import_id in (select id from ended))
    select file_key as "fileKey" from ended
  `.execute(db)
  for (const { fileKey } of ended) await files.remove(fileKey)
}
