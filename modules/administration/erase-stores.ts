import { sql } from 'kysely'
import { record } from '#platform/audit.ts'
import type { OutputOf } from '#platform/contract.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import type { Caller } from '#platform/http/caller.ts'
import { enqueue } from '#platform/jobs/queue.ts'
import { type DeletableProduct, deleteProducts } from '../catalog/write-products/delete-products.ts'
import { refreshStore } from '../company/close-store.ts'
import { endLease } from '../contacts/numbers.ts'
import { releaseMedia } from '../files/uploads.ts'
import { rememberStatus } from '../suppliers/close-store.ts'
import { clearStore } from '../suppliers/clear-store.ts'
import { administrationErrors } from './errors.ts'
import { eraseStores } from './job-definitions.ts'
import { isConfirmed } from '#platform/values/is-confirmed.ts'
import type { fullyDeleteStores } from './store-contract.ts'
import { deletedTables } from './store-tables.ts'

type Outcome = OutputOf<typeof fullyDeleteStores>
type ClosedStore = { id: number; alias: string; name: string; status: string; productCount: number; isErased: boolean }
type Request = {
  caller: Caller
  ids: readonly number[]
  /** The aliases of all stores. */
  confirmation: string
  isDryRun: boolean
  now: Date
}

const batchSize = 500

/** Marks closed stores whose data a job then deletes for good. From then on they cannot be restored. */
export async function requestErasure(tx: Tx, request: Request): Promise<Outcome> {
  const { caller, ids, confirmation, isDryRun, now } = request
  const stores = await lockStores(tx, ids)
  if ((confirmation || !isDryRun) && !isConfirmed(confirmation, aliasesOf(stores)))
    throw administrationErrors.wrongConfirmation()
  const closed = stores.filter(({ status, isErased }) => status === 'Closed' && !isErased)
  if (!isDryRun) for (const store of closed) await markForErasure(tx, caller, store, now)
  if (!isDryRun && closed.length > 0) await enqueue(tx, eraseStores, {}, { key: 'erase-stores' })
  return {
    count: closed.length,
    lost: closed.map(({ name, productCount }) => ({ name, count: productCount })),
    rejected: ids.flatMap((id) => {
      const store = stores.find((each) => each.id === id)
      if (store?.status === 'Closed') return []
      return [{ id, code: store ? ('administration.notClosed' as const) : ('administration.notFound' as const) }]
    }),
  }
}

async function lockStores(tx: Tx, ids: readonly number[]) {
  const { rows } = await sql<ClosedStore>`
    select s.id, s.alias, s.status, (select t.name from store_translations t where t.store_id = s.id order by t.locale = s.locale desc, t.locale limit 1) as name,
      (select count(*)::int from products p where p.store_id = s.id) as "productCount",
      exists (select from store_erasures e where e.store_id = s.id) as "isErased"
    from stores s where s.id = any(${ids as number[]}::int[]) order by s.id for no key update of s
  `.execute(tx)
  return rows
}

const aliasesOf = (stores: readonly ClosedStore[]) => stores.map(({ alias }) => alias)

/** Stores of a deleted company, which are closed. */
export async function markClosedStores(tx: Tx, caller: Caller, organizationId: number, now: Date) {
  const { rows } = await sql<{
    id: number
  }>`select id from stores where organization_id = ${organizationId} order by id`.execute(tx)
  const stores = await lockStores(
    tx,
    rows.map(({ id }) => id),
  )
  for (const store of stores) if (!store.isErased) await markForErasure(tx, caller, store, now)
}

async function markForErasure(tx: Tx, caller: Caller, { id, ...before }: ClosedStore, now: Date) {
  await sql`
    insert into store_erasures (store_id, requested_at, product_count) values (${id}, ${now}, ${before.productCount})
  `.execute(tx)
  await rememberStatus(tx, id, { statusBefore: null, reason: null })
  const { alias, name, productCount } = before
  await record(tx, caller, {
    action: 'store.erasureRequested',
    entity: 'store',
    entityId: id,
    details: { before: { alias, name, productCount } },
  })
}

/** Deletes a batch of the products of one store, and with the last ones everything else. False if nothing is left to do. */
export const continueErasure = (db: Db, now: Date) => db.transaction().execute((tx) => eraseBatch(tx, now))

export async function eraseBatch(tx: Tx, now: Date): Promise<boolean> {
  const { rows } = await sql<{ storeId: number }>`
    select store_id as "storeId" from store_erasures where finished_at is null order by requested_at, store_id limit 1 for update skip locked
  `.execute(tx)
  if (!rows[0]) return false
  const { storeId } = rows[0]
  const products = await lockProducts(tx, storeId)
  if (products.length > 0) await deleteProducts(tx, products, now)
  if (products.length < batchSize) await eraseRest(tx, storeId, now)
  await sql`
    update store_erasures set erased_count = erased_count + ${products.length}, finished_at = ${products.length < batchSize ? now : null}::timestamptz
    where store_id = ${storeId}
  `.execute(tx)
  return true
}

async function lockProducts(tx: Tx, storeId: number) {
  const { rows } = await sql<DeletableProduct>`
    select id, category_path as "categoryPath", image_ids as "imageIds", video_ids as "videoIds" from products
    where store_id = ${storeId} order by id limit ${batchSize} for update
  `.execute(tx)
  return rows
}

async function eraseRest(tx: Tx, storeId: number, now: Date) {
  for (const table of deletedTables) await sql`delete from ${sql.table(table)} where store_id = ${storeId}`.execute(tx)
  await endLease(tx, storeId)
  await releaseMedia(tx, 'Picture', await clearStore(tx, storeId), now)
  await refreshStore(tx, storeId)
  await record(tx, { account: undefined, ip: '' }, { action: 'store.erased', entity: 'store', entityId: storeId })
}
