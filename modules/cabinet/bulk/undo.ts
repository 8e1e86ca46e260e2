// A change of many products can be undone for half a minute. Deleted products are hidden meanwhile.
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/database.ts'
import { enqueue } from '#platform/jobs/queue.ts'
import { recountStore } from '../../catalog/job-definitions.ts'
import { announceProducts } from '../../catalog/write-products/announce-products.ts'
import { deleteProducts } from '../../catalog/write-products/delete-products.ts'
import { writeProducts } from '../../catalog/write-products/write-products.ts'
import { documentErrors } from '../../fluent/errors.ts'
import { undoSeconds } from '../bulk-contract.ts'
import { productErrors } from '../errors.ts'
import { endUndo } from '../job-definitions.ts'
import { lockProducts } from './lock-products.ts'
import { type Author, type Before, recordChanges } from './write-changes.ts'

type Change = { storeId: number; before: readonly Before[]; isDeletion: boolean; now: Date; jobId?: string }

/** Returns the id by which the change can be undone; the batches of a job can be undone after its end. */
export async function keepForUndo(tx: Tx, { storeId, before, isDeletion, now, jobId }: Change) {
  if (before.length === 0) return null
  const until = jobId ? null : undoEnd(now)
  const { rows } = await sql<{ id: string }>`
    insert into bulk_product_changes (store_id, undo_until, is_deletion, product_ids, before, job_id)
    values (${storeId}, ${until}, ${isDeletion}, ${before.map(({ id }) => id)}, ${JSON.stringify(before)}::jsonb, ${jobId ?? null}::uuid)
    returning id
  `.execute(tx)
  const { id } = rows[0]!
  if (until) await enqueue(tx, endUndo, { id }, { runAt: until })
  return id
}

export const undoEnd = (now: Date) => new Date(now.getTime() + undoSeconds * 1_000)

export async function findChange(db: Db, storeId: number, id: string, now: Date) {
  const { rows } = await sql<{ count: number; secondsLeft: number }>`
    select cardinality(product_ids) as count, extract(epoch from undo_until - ${now}::timestamptz)::float8 as "secondsLeft"
    from bulk_product_changes where id = ${id}::uuid and store_id = ${storeId} and job_id is null and undo_until > ${now}
  `.execute(db)
  return rows[0] ?? null
}

export async function undoChange(tx: Tx, id: string, author: Author, maySetPrices: boolean) {
  const change = await takeChange(
    tx,
    sql`id = ${id}::uuid and store_id = ${author.storeId} and job_id is null and undo_until > ${author.now}`,
  )
  if (!change) throw productErrors.undoExpired()
  const isOfPrices = change.before.some(({ record }) => record.priceMinor !== undefined)
  if (isOfPrices && !maySetPrices) throw documentErrors.notAllowed()
  return writeBack(tx, change, author)
}

/** Undoes a batch of a job; null: there are no more. */
export async function undoBatch(tx: Tx, jobId: string, author: Author) {
  const change = await takeChange(
    tx,
    sql`id = (select id from bulk_product_changes where job_id = ${jobId}::uuid order by id limit 1)`,
  )
  return change && writeBack(tx, change, author)
}

async function writeBack(tx: Tx, change: StoredChange, author: Author) {
  const { found, unchanged } = await lockUnchanged(tx, change)
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
  const done = new Set(written.map(({ id }) => id))
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

/** From now on the change cannot be undone; deleted products are deleted for good unless somebody has changed them since. */
export async function finishChange(tx: Tx, id: string, now: Date) {
  const change = await takeChange(
    tx,
    sql`id = ${id}::uuid and undo_until is not null
      and not exists (select from product_jobs j where j.id = job_id and j.status = 'Undoing')`,
  )
  if (!change?.isDeletion) return
  const { unchanged } = await lockUnchanged(tx, change)
  const deleting = unchanged.map(({ product }) => product).filter(({ isReserved }) => !isReserved)
  await deleteProducts(tx, deleting, now)
  await enqueue(tx, recountStore, { storeId: change.storeId }, { key: `recount-store:${change.storeId}` })
}

type StoredChange = { storeId: number; before: Before[]; isDeletion: boolean }

/** The row is deleted first, so that of an undo and the end of its time one finds it. */
async function takeChange(tx: Tx, condition: ReturnType<typeof sql>): Promise<StoredChange | null> {
  const { rows } = await sql<StoredChange>`
    delete from bulk_product_changes where ${condition}
    returning store_id as "storeId", before, is_deletion as "isDeletion"
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
