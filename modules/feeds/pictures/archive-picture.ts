import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { openArchive, readEntry } from '#platform/files/archive.ts'
import { openFileStore, type StoreConfig } from '#platform/files/open-store.ts'
import { archivePlace } from '../values/archive-address.ts'

type Place = { db: Db; config: StoreConfig; storeId: number; maxBytes: number }

/** A picture in the archive of an import. Undefined if the store has no such archive any more, or the picture is too large. */
export async function readArchivePicture(url: string, { db, config, storeId, maxBytes }: Place) {
  const { importId, entry } = archivePlace(url)
  const { rows } = await sql<{ fileKey: string; size: number }>`
    select file_key as "fileKey", size_bytes::float8 as size from imports
    where id::text = ${importId} and store_id = ${storeId} and file_key <> '' and archive_entry is not null
  `.execute(db)
  const archive = rows[0]
  if (!archive) return undefined
  const zip = await openArchive(openFileStore(config), archive.fileKey, archive.size)
  return readEntry(zip, entry, maxBytes)
}
