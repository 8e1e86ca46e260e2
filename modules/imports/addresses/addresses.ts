// The addresses of a store, as its people see and change them.
import { sql } from 'kysely'
import type { Locale, Variant } from '#platform/constants.ts'
import type { InputOf, OutputOf } from '#platform/contract.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import { networkOf } from '#platform/http/limits.ts'
import { isBlockedUrl } from '#platform/http/outbound/safe-fetch.ts'
import { enqueue } from '#platform/jobs/queue.ts'
import { findImportStore } from '../../feeds/catalog.ts'
import { feedErrors } from '../../feeds/errors.ts'
import { lockImport } from '../../feeds/lock-import.ts'
import type { createImportAddress, listImportAddresses, updateImportAddress } from '../address-contract.ts'
import { type Author, openStatuses } from '../change-import.ts'
import { importErrors } from '../errors.ts'
import { addressKey, fetchAddress } from '../job-definitions.ts'
import { describeProblem } from '../problem.ts'

type Listed = OutputOf<typeof listImportAddresses>['items'][number]

const maxAddresses = 10
export const feedProtocols = ['http:', 'https:'] as const

export async function findAddresses(db: Db, storeId: number, locale: Locale): Promise<{ items: Listed[] }> {
  const { rows } = await sql<Omit<Listed, 'problem'> & { problem: string | null }>`
    select id, address, every_hours as "everyHours", to_json(fetched_at) as "fetchedAt", to_json(due_at) as "dueAt", problem,
      (select i.id from imports i where i.address_id = a.id and i.status = any(${openStatuses as string[]})) as "awaitedImportId"
    from import_addresses a where store_id = ${storeId} order by created_at, id limit ${maxAddresses}
  `.execute(db)
  const items = rows.map(({ problem, ...rest }) => ({
    ...rest,
    problem: problem === null ? null : describeProblem(problem, locale),
  }))
  return { items }
}

export async function createAddress(
  tx: Tx,
  { storeId, accountId, ip, maySetPrices, now }: Author,
  variant: Variant,
  { address, everyHours }: InputOf<typeof createImportAddress>,
) {
  if (isBlockedUrl(address, feedProtocols)) throw importErrors.addressRefused()
  const store = await findImportStore(tx, storeId)
  if (store?.warehouseId === null) throw feedErrors.noWarehouse({ alias: String(storeId) })
  await lockImport(tx, storeId)
  const { rows: counted } = await sql<{ count: number }>`
    select count(*)::int as count from import_addresses where store_id = ${storeId}
  `.execute(tx)
  if (counted[0]!.count >= maxAddresses) throw importErrors.tooManyAddresses({ max: maxAddresses })
  const { rows } = await sql<{ id: string }>`
    insert into import_addresses (store_id, requested_by, network, variant, may_set_prices, address, every_hours, due_at, created_at)
    values (${storeId}, ${accountId}::uuid, ${networkOf(ip)}, ${variant}, ${maySetPrices}, ${address}, ${everyHours}, ${dueAfter(now, everyHours)}, ${now})
    on conflict (store_id, address) do nothing returning id
  `.execute(tx)
  const created = rows[0]
  if (!created) throw importErrors.addressTaken()
  await enqueueFetch(tx, created.id)
  return created
}

export async function updateAddress(
  tx: Tx,
  { storeId, now }: Author,
  { id, everyHours }: InputOf<typeof updateImportAddress>,
) {
  const { rows } = await sql`
    update import_addresses set every_hours = ${everyHours}, due_at = ${dueAfter(now, everyHours)}
    where id = ${id}::uuid and store_id = ${storeId} returning id
  `.execute(tx)
  if (rows.length === 0) throw importErrors.notFound()
}

/** Fetches it as if it had never been fetched. */
export async function fetchAgain(tx: Tx, { storeId }: Author, id: string) {
  const { rows } = await sql`
    update import_addresses set etag = null, modified = null, content_hash = null where id = ${id}::uuid and store_id = ${storeId} returning id
  `.execute(tx)
  if (rows.length === 0) throw importErrors.notFound()
  await enqueueFetch(tx, id)
}

export async function deleteAddress(tx: Tx, { storeId }: Author, id: string) {
  const { rows } = await sql`
    delete from import_addresses where id = ${id}::uuid and store_id = ${storeId} returning id
  `.execute(tx)
  if (rows.length === 0) throw importErrors.notFound()
}

export const enqueueFetch = (tx: Tx, id: string) => enqueue(tx, fetchAddress, { id }, { key: addressKey(id) })

export const dueAfter = (now: Date, everyHours: number | null) =>
  everyHours === null ? null : new Date(now.getTime() + everyHours * 3_600_000)
