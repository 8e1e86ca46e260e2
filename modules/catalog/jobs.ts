import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { handle } from '#platform/jobs/handlers.ts'
import { invalidateTags } from '#platform/cache.ts'
import { moveProducts, recount, recountStore } from './job-definitions.ts'
import { recountCategories } from './recount.ts'

export const recountHandler = handle(recount, {
  schedule: '*/10 * * * *',
  async run(_payload, { db }) {
    if (await recountCategories(db))
      await db.transaction().execute((tx) => invalidateTags(tx, ['categories', 'stores']))
  },
})

const recountStoreHandler = handle(recountStore, {
  async run({ storeId }, { db }) {
    if (await recountCategories(db, [storeId]))
      await db.transaction().execute((tx) => invalidateTags(tx, ['categories', 'stores', `store:${storeId}`]))
  },
})

const moveProductsHandler = handle(moveProducts, {
  async run({ storeId }, { db }) {
    for (let last: number | null = 0; last !== null;) last = await moveBatch(db, storeId, last)
  },
})

export const catalogJobs = [recountHandler, recountStoreHandler, moveProductsHandler]

const batchSize = 2_000

/** Locks products in the order of ids, as everything that locks products does, in small batches so that orders do not wait. Returns the last id; null at the end. */
async function moveBatch(db: Db, storeId: number, after: number) {
  const { rows } = await sql<{ last: number | null }>`
    with batch as (select max(id) as last from (select id from products where store_id = ${storeId} and id > ${after} order by id limit ${batchSize}) ids),
    moved as (
      select p.id, s.location_path from batch, products p join stores s on s.id = p.store_id
      where p.store_id = ${storeId} and p.id > ${after} and p.id <= batch.last and p.location_path <> s.location_path order by p.id for update of p
    ),
    written as (update products p set location_path = moved.location_path from moved where p.id = moved.id)
    select last from batch
  `.execute(db)
  return rows[0]!.last
}
