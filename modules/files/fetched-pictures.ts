import { createHash, randomUUID } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Config } from '#platform/config.ts'
import type { Db } from '#platform/db/database.ts'
import type { StoreConfig } from '#platform/files/open-store.ts'
import type { InitialSettings } from '#platform/setting-definitions.ts'
import { incomingFolder } from '#platform/http/receive-file.ts'
import { processUpload, type ProcessedFile } from './process-upload.ts'
import { storeUpload } from './uploads.ts'

type Download = { bytes: Buffer; name: string }

/** Validates and re-encodes a downloaded picture like an uploaded one. `ip` is whose turn it takes. */
export async function processDownload(
  config: Pick<Config, 'dataDir'>,
  { bytes, name }: Download,
  ip: string,
): Promise<ProcessedFile> {
  const path = join(incomingFolder(config), randomUUID())
  await mkdir(incomingFolder(config), { recursive: true })
  try {
    await writeFile(path, bytes)
    return await processUpload({ path, name, size: bytes.length }, 'Picture', ip)
  } finally {
    await rm(path, { force: true })
  }
}

/** Stores a picture of a store's feed unless the store has one of the same content. Returns the id of the file. */
export async function storeFetchedPicture(
  db: Db,
  config: StoreConfig & InitialSettings,
  { storeId, now, ...download }: Download & { storeId: number; now: Date },
): Promise<string> {
  const contentHash = createHash('sha256').update(download.bytes).digest('base64url')
  const existing = await findByContent(db, storeId, contentHash)
  if (existing) return existing
  const processed = await processDownload(config, download, ownAddress)
  const owner = { accountId: null, anonymousId: null, storeId }
  try {
    const { id } = await storeUpload(db, config, processed, {
      ...owner,
      purpose: 'Picture',
      source: 'Feed',
      contentHash,
      now,
    })
    return id
  } catch (error) {
    // A run beside this one has stored it meanwhile.
    const other =
      (error as { code?: string }).code === uniqueViolation && (await findByContent(db, storeId, contentHash))
    if (!other) throw error
    return other
  }
}

const ownAddress = '127.0.0.1'
const uniqueViolation = '23505'

async function findByContent(db: Db, storeId: number, contentHash: string) {
  const { rows } = await sql<{ id: string }>`
    select id from files where charged_to = ${`store:${storeId}`} and content_hash = ${contentHash}
  `.execute(db)
  return rows[0]?.id
}
