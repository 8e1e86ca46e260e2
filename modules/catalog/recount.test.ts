import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { createLog } from '#platform/log.ts'
import * as make from '#platform/testing/make.ts'
import { type Random, randomFrom } from '#platform/testing/random.ts'
import { fileApp, fileDatabase, inTransaction } from '#platform/testing/shared.ts'
import { storeId } from '#platform/testing/shop.ts'
import { until } from '#platform/testing/until.ts'
import { recountHandler } from './jobs.ts'
import { recountCategories } from './recount.ts'

/** An independent count of everything, without zeros. */
async function expectedCounts(db: Db) {
  const { rows } = await sql<{ counts: Record<string, number> }>`
    with live as (select p.*, s.status = 'Active' as is_shown from products p join stores s on s.id = p.store_id where p.status = 'Active')
    select json_object_agg(key, count) as counts from (
      select 'category ' || node as key, count(*) from live, unnest(category_path) as node where is_shown group by 1
      union all select 'brand ' || brand_id, count(*) from live where is_shown and brand_id is not null group by 1
      union all select 'store ' || store_id, count(*) from live group by 1
      union all select 'store ' || store_id || ' at ' || node, count(*) from live, unnest(category_path) as node group by 1
      union all select 'option ' || option || ' of ' || category_id, 1 from live, unnest(option_ids) as option group by 1
    ) all_counts
  `.execute(db)
  return rows[0]!.counts
}

async function storedCounts(db: Db) {
  const { rows } = await sql<{ counts: Record<string, number> }>`
    select json_object_agg(key, count) as counts from (
      select 'category ' || id as key, product_count as count from categories union all select 'brand ' || id, product_count from brands
      union all select 'store ' || id, product_count from stores union all select 'store ' || store_id || ' at ' || category_id, product_count from store_categories
      union all select 'option ' || option_id || ' of ' || category_id, 1 from category_options
    ) all_counts where count <> 0
  `.execute(db)
  return rows[0]!.counts
}

async function changeRandomly(db: Db, random: Random) {
  const { rows } = await sql<{ id: number }>`select id from products order by id`.execute(db)
  for (const { id } of rows.filter(() => random.chance(0.3)))
    await sql`
    update products set status = ${random.pick(['Active', 'Draft', 'Archived', 'Blocked'])}, brand_id = ${random.chance(0.5) ? sql`brand_id` : sql`null`},
      option_ids = option_ids[${random.between(1, 2)}:] where id = ${id}
  `.execute(db)
  await sql`update stores set status = ${random.pick(['Active', 'Suspended'])} where alias = ${random.pick(['north', 'east', 'west'])}`.execute(
    db,
  )
}

test(
  'all counts equal an independent count after random changes',
  inTransaction(async (tx) => {
    const seed = 61_803
    const random = randomFrom(seed)
    for (let round = 0; round < 12; round++) {
      await changeRandomly(tx, random)
      await recountCategories(tx)
      assert.deepEqual(await storedCounts(tx), await expectedCounts(tx), `seed ${seed}, round ${round}`)
    }
  }),
)

test(
  'recounting one store leaves the counts of the others unchanged',
  inTransaction(async (tx) => {
    const category = await make.category(tx)
    const [north, east] = [await storeId(tx, 'north'), await storeId(tx, 'east')]
    for (const store of [north, north, east]) await make.product(tx, { storeId: store, categoryId: category.id })
    const before = await storedCounts(tx)
    await recountCategories(tx, [north])
    const {
      [`store ${north}`]: _,
      [`store ${north} at ${category.id}`]: own,
      [`category ${category.id}`]: all,
      ...rest
    } = await storedCounts(tx)
    const { [`store ${north}`]: __, ...restBefore } = before
    assert.deepEqual([own, all, rest], [2, 2, restBefore])
  }),
)

test('correct counts are not written again, and nothing is invalidated then', async () => {
  const {
    database: { db },
    config,
    listener,
  } = await fileApp()
  await recountCategories(db)
  const versions = async () =>
    (
      await sql`
    select 'category' as kind, id, xmin, ctid from categories union all select 'store', id, xmin, ctid from stores union all select 'brand', id, xmin, ctid from brands
    union all select 'store category', store_id * 100000 + category_id, xmin, ctid from store_categories
    union all select 'option', category_id * 100000 + option_id, xmin, ctid from category_options order by 1, 2
  `.execute(db)
    ).rows
  const before = await versions()
  const payloads: string[] = []
  const stop = listener.on('changed', (payload) => void payloads.push(payload))
  await recountHandler.run({}, { db, config, log: createLog('silent'), now: new Date() })
  assert.equal(await recountCategories(db), false)
  assert.deepEqual(await versions(), before)
  await make.product(db, { storeId: await storeId(db, 'north') })
  await recountHandler.run({}, { db, config, log: createLog('silent'), now: new Date() })
  await until(() => payloads.length > 0)
  assert.deepEqual(
    payloads.map((payload) => JSON.parse(payload)),
    [['categories', 'stores']],
  )
  stop()
})

test('concurrent recounts wait for each other', async () => {
  const { db } = await fileDatabase()
  for (let round = 0; round < 5; round++) {
    await sql`update products set status = case when status = 'Active' then 'Archived' else 'Active' end where id % 3 = ${round % 3}`.execute(
      db,
    )
    const ids = [await storeId(db, 'east'), await storeId(db, 'north')]
    await Promise.all([
      recountCategories(db),
      recountCategories(db, ids),
      recountCategories(db),
      recountCategories(db, ids.reverse()),
    ])
    assert.deepEqual(await storedCounts(db), await expectedCounts(db))
  }
})
