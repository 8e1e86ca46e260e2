// A change of many products can be undone for half a minute. Deleted products are hidden meanwhile.
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/database.ts'
import { enqueue } from '#platform/jobs/queue.ts'
import { recountStore } from '../../catalog/job-definitions.ts'
import { announceProducts } from '../../catalog/write-products/announce-products.ts'
import { deleteProducts } from '../../catalog/write-products/delete-products.ts'
import { writeProducts } from '../../catalog/write-products/write-products.ts'
import { documentErrors } from '../../fluent/errors.ts'
import { endPromotionsOfProducts } from '../../promotions/end-promotions.ts'
import { productErrors } from '../errors.ts'
import { endUndo, undoEnd } from '../job-definitions.ts'
import { ofOwner } from '../product-conditions.ts'
import { inverseOf } from './inverse-of.ts'
import { lockProducts } from './lock-products.ts'
import type { AdminAction, ProductAction } from './decisions.ts'
import { type PromotionAction, undoPromotion } from './undo-promotion.ts'
import { type AnyAuthor, type Author, type Before, recordChanges, type WriteInAllStores } from './write-changes.ts'

type Change = {
  /** Null: of the administrators. */
  storeId: number | null
  before: readonly Before[]
  action: ProductAction['kind'] | PromotionAction
  now: Date
  jobId?: string
}

/** Returns the id by which the change can be undone; the batches of a job can be undone after its end. */
export async function keepForUndo(tx: Tx, { storeId, before, action, now, jobId }: Change) {
  if (before.length === 0) return null
  const until = jobId ? null : undoEnd(now)
  const { rows } = await sql<{ id: string }>`
    insert into bulk_product_changes (store_id, undo_until, is_deletion, product_ids, before, job_id, action)
    values (${storeId}, ${until}, ${action === 'delete'}, ${[...new Set(before.map(({ id }) => id))]}, ${JSON.stringify(before)}::jsonb, ${jobId ?? null}::uuid, ${action})
    returning id
  `.execute(tx)
  const { id } = rows[0]!
  if (until) await enqueue(tx, endUndo, { id }, { runAt: until })
  return id
}

export async function findChange(db: Db, storeId: number | null, id: string, now: Date) {
  const { rows } = await sql<{ count: number; secondsLeft: number }>`
    select cardinality(product_ids) as count, extract(epoch from undo_until - ${now}::timestamptz)::float8 as "secondsLeft"
    from bulk_product_changes where id = ${id}::uuid and ${ofOwner(storeId)} and job_id is null and undo_until > ${now}
  `.execute(db)
  return rows[0] ?? null
}

type Undo = { maySetPrices: boolean; write?: WriteInAllStores }

export async function undoChange(tx: Tx, id: string, author: AnyAuthor, { maySetPrices, write }: Undo) {
  const change = await takeChange(
    tx,
    sql`id = ${id}::uuid and ${ofOwner(author.storeId)} and job_id is null and undo_until > ${author.now}`,
  )
  if (!change) throw productErrors.undoExpired()
  const isOfPrices = change.before.some(({ record }) => record.priceMinor !== undefined)
  if (isOfPrices && !maySetPrices) throw documentErrors.notAllowed()
  return writeBack(tx, change, author, write)
}

/** Undoes a batch of a job; null: there are no more. */
export async function undoBatch(tx: Tx, jobId: string, author: AnyAuthor, write: WriteInAllStores) {
  const change = await takeChange(
    tx,
    sql`id = (select id from bulk_product_changes where job_id = ${jobId}::uuid order by id limit 1)`,
  )
  return change && writeBack(tx, change, author, write)
}

async function writeBack(tx: Tx, change: StoredChange, author: AnyAuthor, write?: WriteInAllStores) {
  const { storeId, action: kind } = change
  if (kind === 'promote' || kind === 'endPromotion') return writeBackPromotions(tx, kind, change, author)
  const { found, unchanged } = await lockUnchanged(tx, change)
  const done = new Set(
    storeId === null
      ? await writeBackInAllStores(tx, author, inverseOf(kind, unchanged), write!)
      : await writeBackInStore(tx, { ...author, storeId }, unchanged),
  )
  const ended = unchanged.flatMap(({ ended: promotions = [] }) => promotions)
  if (ended.length > 0) await undoPromotion(tx, 'endPromotion', ended, author)
  return {
    count: done.size,
    rejected: change.before
      .filter(({ id }) => !done.has(id))
      .map(({ id }) => ({
        id,
        code: found.has(id) ? ('products.changed' as const) : ('products.notFound' as const),
      })),
  }
}

async function writeBackPromotions(tx: Tx, action: PromotionAction, { before }: StoredChange, author: AnyAuthor) {
  const changes = before.flatMap(({ promotion }) => promotion ?? [])
  const changed = await undoPromotion(tx, action, changes, author)
  const count = new Set(before.map(({ id }) => id)).size - changed.size
  return { count, rejected: [...changed].map((id) => ({ id, code: 'products.changed' as const })) }
}

async function writeBackInStore(tx: Tx, author: Author, unchanged: readonly Before[]) {
  const { written } = await writeProducts(
    tx,
    author.storeId,
    unchanged.map(({ id, record }) => ({ id, record })),
    { now: author.now },
  )
  await announceProducts(tx, author.storeId, written)
  await recordChanges(
    tx,
    author,
    written.map(({ id }) => ({ id, action: 'product.update', details: { isUndo: true } })),
  )
  return written.map(({ id }) => id)
}

async function writeBackInAllStores(
  tx: Tx,
  author: AnyAuthor,
  { action, writes }: ReturnType<typeof inverseOf>,
  write: WriteInAllStores,
) {
  await write(tx, { ...author, isUndo: true }, action, writes)
  return writes.map(({ product }) => product.id)
}

/** From now on the change cannot be undone; deleted products are deleted for good unless somebody has changed them since. */
export async function finishChange(tx: Tx, id: string, now: Date) {
  const change = await takeChange(
    tx,
    sql`id = ${id}::uuid and undo_until is not null
      and not exists (select from product_jobs j where j.id = job_id and j.status = 'Undoing')`,
  )
  if (!change?.isDeletion || change.storeId === null) return
  const { unchanged } = await lockUnchanged(tx, change)
  const deleting = unchanged.map(({ product }) => product).filter(({ isReserved }) => !isReserved)
  await endPromotionsOfProducts(
    tx,
    deleting.map(({ id: deletingId }) => deletingId),
    now,
  )
  await deleteProducts(tx, deleting, now)
  await enqueue(tx, recountStore, { storeId: change.storeId }, { key: `recount-store:${change.storeId}` })
}

type StoredChange = {
  storeId: number | null
  before: Before[]
  isDeletion: boolean
  action: AdminAction['kind'] | PromotionAction
}

/** The row is deleted first, so that of an undo and the end of its time one finds it. */
async function takeChange(tx: Tx, condition: ReturnType<typeof sql>): Promise<StoredChange | null> {
  const { rows } = await sql<StoredChange>`
    delete from bulk_product_changes where ${condition}
    returning store_id as "storeId", before, is_deletion as "isDeletion", action
  `.execute(tx)
  return rows[0] ?? null
}

async function lockUnchanged(tx: Tx, { storeId, before }: StoredChange) {
  const { found } = await lockProducts(
    tx,
    storeId,
    before.map(({ id }) => id),
  )
  const byId = new Map(found.map((product) => [product.id, product]))
  const unchanged = before.flatMap((each) => {
    const product = byId.get(each.id)
    return product?.version === each.version ? [{ ...each, product }] : []
  })
  return { found: byId, unchanged }
}
