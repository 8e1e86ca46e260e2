// A change of many products can be undone for half a minute. Deleted products are hidden meanwhile.
import { sql } from 'kysely'
import { recordAll } from '#platform/audit.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import type { Caller } from '#platform/http/caller.ts'
import { enqueue } from '#platform/jobs/queue.ts'
import { recountStore } from '../catalog/job-definitions.ts'
import { announceProducts } from '../catalog/write-products/announce-products.ts'
import { deleteProducts } from '../catalog/write-products/delete-products.ts'
import type { ProductChange } from '../catalog/write-products/tables.ts'
import { writeProducts } from '../catalog/write-products/write-products.ts'
import { undoSeconds } from './bulk-contract.ts'
import { productErrors } from './errors.ts'
import { endUndo } from './job-definitions.ts'
import { lockProducts } from './lock-products.ts'

/** The version of a product after the change, and what undoing writes. */
export type Before = { id: number; version: number; record: ProductChange }
type Change = { storeId: number; before: readonly Before[]; isDeletion?: boolean; now: Date }

/** Returns the id by which the change can be undone. */
export async function keepForUndo(tx: Tx, { storeId, before, isDeletion = false, now }: Change) {
  if (before.length === 0) return null
  const until = new Date(now.getTime() + undoSeconds * 1_000)
  const { rows } = await sql<{ id: string }>`
    insert into bulk_product_changes (store_id, undo_until, is_deletion, product_ids, before)
    values (${storeId}, ${until}, ${isDeletion}, ${before.map(({ id }) => id)}, ${JSON.stringify(before)}::jsonb) returning id
  `.execute(tx)
  const { id } = rows[0]!
  await enqueue(tx, endUndo, { id }, { runAt: until })
  return id
}

export async function findChange(db: Db, storeId: number, id: string, now: Date) {
  const { rows } = await sql<{ count: number; secondsLeft: number }>`
    select cardinality(product_ids) as count, extract(epoch from undo_until - ${now}::timestamptz)::float8 as "secondsLeft"
    from bulk_product_changes where id = ${id}::uuid and store_id = ${storeId} and undo_until > ${now}
  `.execute(db)
  return rows[0] ?? null
}

type Undo = { storeId: number; id: string; caller: Caller; now: Date }

export async function undoChange(tx: Tx, { storeId, id, caller, now }: Undo) {
  const change = await takeChange(tx, id, sql`store_id = ${storeId} and undo_until > ${now}`)
  if (!change) throw productErrors.undoExpired()
  const { found, unchanged } = await lockUnchanged(tx, change)
  const { written } = await writeProducts(
    tx,
    storeId,
    unchanged.map(({ id: productId, record }) => ({ id: productId, record })),
    { now },
  )
  await announceProducts(tx, storeId, written)
  await recordAll(
    tx,
    caller,
    written.map(({ id: entityId }) => ({
      action: 'product.update',
      entity: 'product',
      entityId,
      details: { storeId, isUndo: true },
    })),
  )
  await enqueue(tx, recountStore, { storeId }, { key: `recount-store:${storeId}` })
  const done = new Set(written.map((each) => each.id))
  return {
    count: done.size,
    rejected: change.before
      .filter((each) => !done.has(each.id))
      .map((each) => ({
        id: each.id,
        code: found.has(each.id) ? ('products.changed' as const) : ('products.notFound' as const),
      })),
  }
}

/** From now on the change cannot be undone; deleted products are deleted for good unless somebody has changed them since. */
export async function finishChange(tx: Tx, id: string, now: Date) {
  const change = await takeChange(tx, id, sql`true`)
  if (!change?.isDeletion) return
  const { unchanged } = await lockUnchanged(tx, change)
  const deleting = unchanged.map(({ product }) => product).filter(({ isReserved }) => !isReserved)
  await deleteProducts(tx, deleting, now)
  await enqueue(tx, recountStore, { storeId: change.storeId }, { key: `recount-store:${change.storeId}` })
}

type StoredChange = { storeId: number; before: Before[]; isDeletion: boolean }

/** The row is deleted first, so that of an undo and the end of its time one finds it. */
async function takeChange(tx: Tx, id: string, condition: ReturnType<typeof sql>): Promise<StoredChange | undefined> {
  const { rows } = await sql<StoredChange>`
    delete from bulk_product_changes where id = ${id}::uuid and ${condition}
    returning store_id as "storeId", before, is_deletion as "isDeletion"
  `.execute(tx)
  return rows[0]
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
