import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '#platform/db/database.ts'
import { job } from '#platform/jobs/jobs.ts'
import { changed } from '#platform/realtime/publish.ts'
import { recountCategories } from './recount.ts'

/** Counts shown at categories, brands and stores follow the goods with a small delay. */
export const recount = job('catalog:recount', {
  input: z.object({}),
  schedule: '*/10 * * * *',
  async run(_payload, { db }) {
    if (await recountCategories(db)) await db.transaction().execute((tx) => changed(tx, ['categories', 'stores']))
  },
})

/** The counts of one store, soon after what it sells has changed. */
export const recountStore = job('catalog:recount-store', {
  input: z.object({ storeId: z.int() }),
  async run({ storeId }, { db }) {
    if (await recountCategories(db, [storeId]))
      await db.transaction().execute((tx) => changed(tx, ['categories', 'stores', `store:${storeId}`]))
  },
})

/** Goods are where their store is. */
export const moveGoods = job('catalog:move-goods', {
  input: z.object({ storeId: z.int() }),
  async run({ storeId }, { db }) {
    for (let last: number | null = 0; last !== null;) last = await moveBatch(db, storeId, last)
  },
})

const batchSize = 2_000

/** In the order of ids, as whatever locks goods does, and few at once, so that orders do not wait. Null: there are no more. */
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

export const catalogJobs = [recount, recountStore, moveGoods]
