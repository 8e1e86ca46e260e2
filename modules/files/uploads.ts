import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/database.ts'
import { openFileStore, type StoreConfig } from '#platform/files/open-store.ts'
import type { InitialSettings } from '#platform/setting-definitions.ts'
import { readSetting } from '#platform/settings.ts'
import type { ProcessedFile } from './process-upload.ts'
import type { Purpose } from './contract.ts'
import { fileErrors } from './errors.ts'
import { anonymousQuotaMegabytes } from './rules.ts'
import type { FileRow } from './view.ts'

/** The uploader of a file. The quota of the store is charged if `storeId` is set. */
export type Uploader = { accountId: string | null; anonymousId: string | null; storeId: number | null }
type UploadDetails = Uploader & {
  purpose: Purpose
  source?: 'Local' | 'Uploadcare' | 'Feed'
  /** Of the original, unique among the files of the owner. */
  contentHash?: string
  now: Date
}

/** Inserts the row before writing the file, so that no file is without a row. If a failed write cannot be cleared away, an unused upload remains, which is removed within a day. */
export async function storeUpload(
  db: Db,
  config: StoreConfig & InitialSettings,
  accepted: ProcessedFile,
  details: UploadDetails,
): Promise<FileRow> {
  const { content, ...metadata } = accepted
  const size = 'path' in content ? content.size : content.length
  const row = { id: randomUUID(), ...metadata, size, purpose: details.purpose }
  const key = `uploads/${row.id.slice(0, 2)}/${row.id}`
  await db.transaction().execute((tx) => insert(tx, config, row, key, details))
  const store = openFileStore(config)
  try {
    await ('path' in content ? store.copyFrom(key, content.path) : store.write(key, content))
  } catch (error) {
    // A bucket may have stored what it did not confirm.
    await store.remove(key).catch(() => {
      throw error
    })
    await sql`delete from files where id = ${row.id}::uuid`.execute(db)
    throw error
  }
  return row
}

/** Checks the quota under a lock by owner, so that concurrent uploads cannot exceed it. */
async function insert(
  tx: Tx,
  config: InitialSettings,
  { id, name, contentType, size, width, height, purpose }: FileRow,
  key: string,
  { source = 'Local', contentHash, accountId, anonymousId, storeId, now }: UploadDetails,
) {
  const chargedTo = storeId ? `store:${storeId}` : accountId ? `account:${accountId}` : `anonymous:${anonymousId}`
  await sql`select pg_advisory_xact_lock(hashtextextended(${`files ${chargedTo}`}, 0))`.execute(tx)
  const { rows } = await sql<{
    used: number
  }>`select coalesce(sum(byte_size), 0)::float8 as used from files where charged_to = ${chargedTo}`.execute(tx)
  const most = storeId
    ? await readSetting(tx, config, 'storeQuotaMegabytes')
    : accountId
      ? await readSetting(tx, config, 'accountQuotaMegabytes')
      : anonymousQuotaMegabytes
  if (rows[0]!.used + size > most * 1024 * 1024) throw fileErrors.quotaFull({ most })
  await sql`
    insert into files (id, source, content_type, byte_size, width, height, storage_key, purpose, name, charged_to, created_by, anonymous_id, content_hash, claimed_at, created_at)
    values (${id}::uuid, ${source}, ${contentType}, ${size}, ${width}, ${height}, ${key}, ${purpose}, ${name}, ${chargedTo}, ${accountId}::uuid,
      ${anonymousId}::uuid, ${contentHash ?? null}, null, ${now})
  `.execute(tx)
}

type Owner = Pick<Uploader, 'accountId' | 'anonymousId'>

/** Condition on a file `f`: uploaded by this account, by this browser, or by an anonymous session that the account has taken over. */
export const isUploadedBy = ({ accountId, anonymousId }: Owner) => sql`(
  f.created_by = ${accountId}::uuid or f.anonymous_id = ${anonymousId}::uuid
  or f.anonymous_id in (select id from anonymous_sessions where attached_to = ${accountId}::uuid)
)`

/** Marks files of the owner as used. Returns false and claims none if one does not exist or belongs to somebody else. */
export async function claimFiles(
  tx: Tx,
  owner: Owner,
  purpose: Purpose,
  ids: readonly string[],
  now: Date,
): Promise<boolean> {
  const uniqueIds = [...new Set(ids)]
  const { rows } = await sql`
    select from files f where id = any(${uniqueIds}::uuid[]) and purpose = ${purpose} and ${isUploadedBy(owner)} order by id for update
  `.execute(tx)
  if (rows.length < uniqueIds.length) return false
  await sql`update files set claimed_at = coalesce(claimed_at, ${now}) where id = any(${uniqueIds}::uuid[])`.execute(tx)
  return true
}

/** Files that products and stores show. */
export type MediaKind = 'Picture' | 'Document' | 'Video'
const isOfKind = {
  Picture: sql`purpose = 'Picture'`,
  Document: sql`purpose = 'Document'`,
  Video: sql`purpose = 'Video'`,
  Verification: sql`purpose = 'Verification'`,
} as const satisfies Record<MediaKind | 'Verification', unknown>

/** A copy of a product has the files of the product `p`, whoever has uploaded them. */
const isInProduct = {
  Picture: sql`p.image_ids @> array[f.id]`,
  Document: sql`p.id in (select d.product_id from product_documents d where d.file_id = f.id)`,
  Video: sql`p.video_ids @> array[f.id] and p.video_ids <> '{}'`,
} as const satisfies Record<MediaKind, unknown>

/**
 * Marks files as used by a store. Returns the claimed ones: those uploaded for the store or by one of its members, and those of its
 * products.
 */
export async function claimMedia(
  tx: Tx,
  storeId: number,
  kind: MediaKind,
  ids: readonly string[],
  now: Date,
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    with own as (
      select id from files f
      where id = any(${ids as string[]}::uuid[]) and ${isOfKind[kind]}
        and (charged_to = ${`store:${storeId}`} or exists (select from store_members m where m.store_id = ${storeId} and m.account_id = f.created_by)
          or exists (select from products p where p.store_id = ${storeId} and ${isInProduct[kind]}))
      order by id for update
    )
    update files set claimed_at = coalesce(claimed_at, ${now}) from own where files.id = own.id returning files.id
  `.execute(tx)
  return new Set(rows.map(({ id }) => id))
}

/** Marks files as no longer used. Skips files that are being claimed, the marketplace's own drawings and videos of YouTube. */
export async function releaseMedia(tx: Tx, kind: keyof typeof isOfKind, ids: readonly string[], now: Date) {
  await sql`
    with taken_off as (
      select id from files where id = any(${ids as string[]}::uuid[]) and ${isOfKind[kind]} and charged_to is not null for no key update skip locked
    )
    update files set claimed_at = null, released_at = ${now} from taken_off where files.id = taken_off.id
  `.execute(tx)
}

/** The store of X-Store-Id if the caller is its member, otherwise null. */
export async function storeIdOf(db: Db, accountId: string, storeHeader: string | undefined): Promise<number | null> {
  if (!storeHeader) return null
  const { rows } = await sql<{ id: number }>`
    select m.store_id as id from store_members m join stores s on s.id = m.store_id and s.status <> 'Closed'
    where m.store_id = ${Number(storeHeader)} and m.account_id = ${accountId}::uuid
  `.execute(db)
  return rows[0]?.id ?? null
}
