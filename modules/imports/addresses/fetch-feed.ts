// Fetches a feed and makes an import of it, unless it has not changed.
import { createHash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdtempDisposable } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/database.ts'
import { AppError } from '#platform/errors.ts'
import { openFileStore, type StoreConfig } from '#platform/files/open-store.ts'
import { FetchRefusedError, type FetchTransport, safeDownload } from '#platform/http/outbound/safe-fetch.ts'
import { enqueueEach } from '#platform/jobs/queue.ts'
import { maxFileBytes } from '../contract.ts'
import { importErrors } from '../errors.ts'
import { startStep } from '../import-record.ts'
import { addressKey, fetchAddress } from '../job-definitions.ts'
import { assertRoom } from '../open-imports.ts'
import { kindOfFile } from '../sources/read-source.ts'
import { feedProtocols } from './addresses.ts'
import type { ImportAddress } from './import-address.ts'
import { reportFailure } from './report.ts'

type Context = { db: Db; config: StoreConfig; now: Date }

const timeoutMs = 5 * 60_000

export async function fetchFeed(id: string, context: Context, transport?: FetchTransport) {
  const address = await claim(context.db, id, context.now)
  if (!address) return
  try {
    await fetchClaimed(address, context, transport)
  } catch (error) {
    await fail(context.db, address, problemOf(error))
  }
}

/** Undefined while another job fetches it, or an import from it is open. */
async function claim(db: Db, id: string, now: Date): Promise<ImportAddress | undefined> {
  const { rows } = await sql<ImportAddress>`
    update import_addresses a set fetching_since = ${now}
    where id = ${id}::uuid and (fetching_since is null or fetching_since < ${now}::timestamptz - interval '15 minutes')
      and not exists (select from imports i where i.address_id = a.id and i.finished_at is null)
    returning id, store_id as "storeId", requested_by as "requestedBy", network, variant, may_set_prices as "maySetPrices", address,
      etag, modified, content_hash as "contentHash", problem
  `.execute(db)
  return rows[0]
}

async function fetchClaimed(address: ImportAddress, { db, config, now }: Context, transport?: FetchTransport) {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'feed-'))
  const path = join(folder.path, 'file')
  const { status, headers, size } = await safeDownload(address.address, path, {
    protocols: feedProtocols,
    maxBytes: maxFileBytes,
    timeoutMs,
    headers: {
      ...(address.etag && { 'if-none-match': address.etag }),
      ...(address.modified && { 'if-modified-since': address.modified }),
    },
    ...transport,
  })
  if (status === 304) return release(db, address.id, now)
  if (status !== 200) throw importErrors.addressFailed()
  if ((await kindOfFile(path)) !== 'Yml') throw importErrors.noFeed()
  const contentHash = await hashOf(path)
  const content = { etag: headers.etag ?? null, modified: headers['last-modified'] ?? null, contentHash }
  if (contentHash === address.contentHash) return release(db, address.id, now, content)
  const importId = randomUUID()
  const fileKey = `imports/${importId}`
  await openFileStore(config).copyFrom(fileKey, path)
  const removed = await db.transaction().execute(async (tx) => {
    const unchanged = await deleteUnchanged(tx, address.id)
    await insertImport(tx, address, { importId, fileKey, size, now })
    await release(tx, address.id, now, content)
    return unchanged
  })
  for (const key of removed) await openFileStore(config).remove(key)
}

type File = { importId: string; fileKey: string; size: number; now: Date }

/** The first import from an address is decided by a person, as is one after an import that never ran. */
async function insertImport(tx: Tx, address: ImportAddress, { importId, fileKey, size, now }: File) {
  const { id, storeId, requestedBy, network, maySetPrices } = address
  await assertRoom(tx, storeId)
  const name = URL.parse(address.address)!
  const fileName = `${name.host}${name.pathname}`.slice(0, 200)
  await sql`
    insert into imports (id, store_id, requested_by, network, may_set_prices, file_name, file_key, size_bytes, kind, created_at, address_id, is_automatic)
    values (${importId}::uuid, ${storeId}, ${requestedBy}::uuid, ${network}, ${maySetPrices}, ${fileName}, ${fileKey}, ${size}, 'Yml', ${now},
      ${id}::uuid, exists (select from imports i where i.address_id = ${id}::uuid and i.status = 'Done'))
  `.execute(tx)
  await startStep(tx, importId, { status: 'Reading', now })
}

/** Imports that changed nothing are kept until the next one. Returns the keys of their files. */
async function deleteUnchanged(tx: Tx, id: string): Promise<string[]> {
  const { rows } = await sql<{ fileKey: string }>`
    delete from imports i where address_id = ${id}::uuid and status = 'Done' and result is null
      and exists (select from imports other where other.address_id = i.address_id and other.status = 'Done' and other.result is not null)
    returning file_key as "fileKey"
  `.execute(tx)
  return rows.map(({ fileKey }) => fileKey)
}

/** The address has the problem of its latest import, which a new one does not have yet. */
async function release(
  db: Db,
  id: string,
  now: Date,
  content: { etag?: string | null; modified?: string | null; contentHash?: string } = {},
) {
  await sql`
    update import_addresses a set fetching_since = null, fetched_at = ${now},
      problem = (select i.problem from imports i where i.address_id = a.id order by i.created_at desc limit 1),
      etag = coalesce(${content.etag ?? null}, etag), modified = coalesce(${content.modified ?? null}, modified),
      content_hash = coalesce(${content.contentHash ?? null}, content_hash)
    where id = ${id}::uuid
  `.execute(db)
}

/** The owners are told of the first failure; the next ones are shown. */
const fail = (db: Db, address: ImportAddress, problem: string) =>
  db.transaction().execute(async (tx) => {
    await sql`
      update import_addresses set fetching_since = null, problem = ${problem} where id = ${address.id}::uuid
    `.execute(tx)
    if (address.problem === null) await reportFailure(tx, address, problem)
  })

function problemOf(error: unknown): string {
  if (error instanceof AppError) return error.code
  if (!(error instanceof FetchRefusedError)) return importErrors.addressFailed().code
  if (error.reason === 'size') return 'imports.tooLarge'
  return error.reason === 'unknownHost' || error.reason === 'encoding'
    ? 'imports.addressFailed'
    : 'imports.addressRefused'
}

async function hashOf(path: string) {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer)
  return hash.digest('base64url')
}

const maxDue = 500

/** Enqueues the addresses that are due, and sets when they are due again. */
export async function fetchDue(db: Db, now: Date) {
  await db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ id: string }>`
      update import_addresses set due_at = ${now}::timestamptz + make_interval(hours => every_hours)
      where id in (
        select id from import_addresses where due_at <= ${now} order by due_at limit ${maxDue} for update skip locked
      ) returning id
    `.execute(tx)
    await enqueueEach(
      tx,
      fetchAddress,
      rows.map(({ id }) => ({ payload: { id }, key: addressKey(id), delayMs: 0 })),
    )
  })
}
