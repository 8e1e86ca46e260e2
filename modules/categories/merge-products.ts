import { sql } from 'kysely'
import { invalidateTags } from '#platform/cache.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import { enqueue } from '#platform/jobs/queue.ts'
import { decideMove } from '../cabinet/bulk/move-products.ts'
import { lockProducts } from '../cabinet/bulk/lock-products.ts'
import { writeChanges } from '../cabinet/bulk/write-changes.ts'
import { recount } from '../catalog/job-definitions.ts'
import { deleteNode } from './delete-categories.ts'
import { lockTree } from './write-category.ts'

export const batchSize = 250

type Merge = { id: number; accountId: string | null; network: string; now: Date }

/**
 * Moves the products of a category to the one that it is merged into, in short transactions, and deletes it. Each batch finds only
 * what is left, so that it goes on whenever a worker dies. Returns whether the category is gone; products that somebody is deleting
 * at the moment are waited for.
 */
export async function mergeProducts(db: Db, merge: Merge): Promise<boolean> {
  for (let last: number | null = 0; last !== null;) {
    const after: number = last
    last = await db.transaction().execute((tx) => moveBatch(tx, merge, after))
  }
  return db.transaction().execute((tx) => finish(tx, merge.id))
}

async function findTarget(db: Db, id: number) {
  const { rows } = await sql<{ targetId: number | null }>`
    select merged_into as "targetId" from categories where id = ${id}
  `.execute(db)
  return rows[0]?.targetId ?? null
}

/** Returns the id of the last product; null at the end. */
async function moveBatch(tx: Tx, { id, accountId, network, now }: Merge, after: number) {
  const categoryId = await findTarget(tx, id)
  if (categoryId === null) return null
  await sql`update categories set merging_seen_at = now() where id = ${id}`.execute(tx)
  const { rows } = await sql<{ id: number; storeId: number }>`
    select id, store_id as "storeId" from products where category_id = ${id} and id > ${after} order by id limit ${batchSize} for update
  `.execute(tx)
  for (const [storeId, products] of [...Map.groupBy(rows, (row) => row.storeId)].toSorted(
    ([one], [other]) => one - other,
  )) {
    const { found } = await lockProducts(
      tx,
      storeId,
      products.map((product) => product.id),
    )
    const { writes } = await decideMove(tx, found, categoryId, { locale: 'en', mayBeIncomplete: true })
    await writeChanges(tx, { storeId, accountId, ip: network, now }, { kind: 'move', categoryId }, writes)
  }
  return rows.at(-1)?.id ?? null
}

/** The lock keeps new products out of the category. */
async function finish(tx: Tx, id: number) {
  await lockTree(tx)
  await sql`select from categories where id = ${id} for update`.execute(tx)
  const targetId = await findTarget(tx, id)
  if (targetId === null) return true
  const { rows } = await sql`select from products where category_id = ${id} limit 1`.execute(tx)
  if (rows.length > 0) return false
  await deleteNode(tx, id, targetId)
  await enqueue(tx, recount, {})
  await invalidateTags(tx, ['categories', `category:${id}`, `category:${targetId}`])
  return true
}
