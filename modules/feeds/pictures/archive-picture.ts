import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { type Archive, openArchive } from '#platform/files/archive.ts'
import { openFileStore, type StoreConfig } from '#platform/files/open-store.ts'
import { archivePlace } from '../values/archive-address.ts'

type Owner = { db: Db; config: StoreConfig; storeId: number }
export type ReadArchivePicture = (url: string, maxBytes: number) => Promise<Buffer | undefined>

/** Undefined if the store has no such archive any more. */
export async function openImportArchive(
  { db, config, storeId }: Owner,
  importId: string,
): Promise<Archive | undefined> {
  const { rows } = await sql<{ fileKey: string; size: number }>`
    select file_key as "fileKey", size_bytes::float8 as size from imports
    where id::text = ${importId} and store_id = ${storeId} and file_key <> '' and archive_entry is not null
  `.execute(db)
  return rows[0] && openArchive(openFileStore(config), rows[0].fileKey, rows[0].size)
}

/** Reads pictures of a store's archives, each of which is opened once. Undefined if there is none, or a larger one. */
export function openArchives(owner: Owner): ReadArchivePicture {
  const archives = new Map<string, Promise<Archive | undefined>>()
  return async (url, maxBytes) => {
    const { importId, entry } = archivePlace(url)
    const archive = archives.get(importId) ?? openImportArchive(owner, importId)
    archives.set(importId, archive)
    return (await archive)?.read(entry, maxBytes)
  }
}
