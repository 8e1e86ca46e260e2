import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { FileStore } from '#platform/files/store.ts'

type StoredFile = {
  purpose: 'Document' | 'Video' | 'Verification'
  contentType: string
  name: string
  bytes: Buffer
  /** Whose quota is charged. */
  storeId?: number
}

/** Stores a file as an upload that is in use; returns its id. */
export async function saveFile(db: Db, store: FileStore, file: StoredFile, now: Date): Promise<string> {
  const { purpose, contentType, name, bytes, storeId } = file
  const id = randomUUID()
  const key = `uploads/${id.slice(0, 2)}/${id}`
  await store.write(key, bytes)
  await sql`
    insert into files (id, source, purpose, content_type, byte_size, storage_key, name, charged_to, claimed_at, created_at)
    values (${id}::uuid, 'Local', ${purpose}, ${contentType}, ${bytes.length}, ${key}, ${name},
      ${storeId === undefined ? null : `store:${storeId}`}, ${now}, ${now})
  `.execute(db)
  return id
}
