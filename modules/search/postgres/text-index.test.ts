import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { invalidateAll } from '#platform/cache.ts'
import * as make from '#platform/testing/make.ts'
import { fileDatabase } from '#platform/testing/shared.ts'
import { productId, storeId } from '#platform/testing/shop.ts'
import { indexProducts, rebuildIndex } from './text-index.ts'

async function contents(db: Db) {
  const { rows } = await sql<{
    id: number
    isLive: boolean
    document: string
  }>`select product_id as id, tier < 3 as "isLive", document::text as document from product_search order by 1`.execute(
    db,
  )
  return rows
}

const isLive = async (db: Db, id: number) => (await contents(db)).find((row) => row.id === id)?.isLive

const indexesOf = async (db: Db) =>
  (
    await sql<{
      name: string
    }>`select indexname as name from pg_indexes where tablename in ('product_search', 'search_words') order by 1`.execute(
      db,
    )
  ).rows.map(({ name }) => name)

test('a rebuild gives the same index as indexing each product', async () => {
  const { db } = await fileDatabase()
  const indexes = await indexesOf(db)
  await rebuildIndex(db)
  invalidateAll()
  await indexProducts(
    db,
    (await contents(db)).map(({ id }) => id),
  )
  const before = await contents(db)
  const steps: [number, number][] = []
  await rebuildIndex(db, (done, total) => steps.push([done, total]))
  assert.deepEqual(await contents(db), before)
  assert.deepEqual(await indexesOf(db), indexes)
  assert.deepEqual(steps.at(-1), [before.length, before.length])
})

test('written documents leave nothing that searches would read beside the index', async () => {
  const { db } = await fileDatabase()
  await rebuildIndex(db)
  await indexProducts(
    db,
    (await contents(db)).map(({ id }) => id),
  )
  const { rows } = await sql<{ collects: boolean; pendingPages: number }>`
    select 'fastupdate=on' = any(reloptions) as collects, gin_clean_pending_list(oid)::int as "pendingPages"
    from pg_class where relname ~ '^product_search_tier_\\d$'
  `.execute(db)
  assert.deepEqual(
    rows,
    Array.from({ length: 4 }, () => ({ collects: true, pendingPages: 0 })),
  )
})

test('documents are stored out of line, also those of changed products', async () => {
  const { db } = await fileDatabase()
  await rebuildIndex(db)
  const ids = (await contents(db)).map(({ id }) => id)
  await indexProducts(db, ids)
  const {
    rows: [size],
  } = await sql<{ bytes: number }>`select pg_relation_size('product_search')::int as bytes`.execute(db)
  // Two versions of each row, in whole pages.
  assert.ok(size!.bytes <= 2 * 120 * ids.length + 8192, `${size!.bytes} bytes for ${ids.length} products`)
})

test('changes during a rebuild are in the new index', async () => {
  const { db } = await fileDatabase()
  const [leaving, north] = [await productId(db, 'HB-1001'), await storeId(db, 'north')]
  let added = 0
  const rebuilding = rebuildIndex(db, () => {})
  const changing = (async () => {
    added = (await make.product(db, { storeId: north, code: 'MEANWHILE-1' })).id
    await sql`update products set status = 'Archived' where id = ${leaving}`.execute(db)
    await indexProducts(db, [leaving])
  })()
  await Promise.all([rebuilding, changing])
  assert.equal(await isLive(db, added), true)
  assert.equal(await isLive(db, leaving), false)
})

test('a failed rebuild leaves the old index, and the next rebuild cleans up', async () => {
  const { db } = await fileDatabase()
  const before = await contents(db)
  await assert.rejects(
    rebuildIndex(db, () => {
      throw new Error('the process dies')
    }),
    /the process dies/,
  )
  assert.deepEqual(await contents(db), before)
  await rebuildIndex(db)
  assert.deepEqual(await contents(db), before)
  const { rows } = await sql`select 1 from pg_tables where tablename like '%\\_next'`.execute(db)
  assert.deepEqual(rows, [])
})

test('products of a suspended store and products that are not live leave the public tiers until they are live again', async () => {
  const { db } = await fileDatabase()
  const store = await make.store(db)
  const { id } = await make.product(db, { storeId: store.id })
  assert.equal(await isLive(db, id), true)
  const becomes = async (change: RawBuilder<unknown>, expected: boolean | undefined) => {
    await change.execute(db)
    await indexProducts(db, [id])
    assert.equal(await isLive(db, id), expected)
  }
  await becomes(sql`update stores set status = 'Suspended' where id = ${store.id}`, false)
  await becomes(sql`update stores set status = 'Active' where id = ${store.id}`, true)
  await becomes(sql`update products set status = 'Draft' where id = ${id}`, false)
  await becomes(sql`update products set status = 'Active' where id = ${id}`, true)
  await becomes(sql`delete from products where id = ${id}`, undefined)
})

test('words of products that are not live are not in the term dictionary', async () => {
  const { db } = await fileDatabase()
  const north = await storeId(db, 'north')
  await make.product(db, { storeId: north, status: 'Draft', names: { en: 'Secretword gadget' } })
  await make.product(db, { storeId: north, names: { en: 'Publicword gadget' } })
  await rebuildIndex(db)
  const { rows } = await sql<{
    phrase: string
  }>`select phrase from search_words where phrase in ('secretword', 'publicword')`.execute(db)
  assert.deepEqual(
    rows.map(({ phrase }) => phrase),
    ['publicword'],
  )
})

test('products that changed during a rebuild are analyzed with the new compound parts', async () => {
  const { db, pool } = await fileDatabase()
  const slow = await pool.connect()
  await slow.query('begin')
  await slow.query('select pg_current_xact_id()')
  const store = await storeId(db, 'north')
  const ids: number[] = []
  for (const name of ['Zwillingshaken', 'Zwillingshaken verzinkt', 'Drahtzwillingshaken'])
    ids.push((await make.product(db, { storeId: store, names: { de: name } })).id)
  await rebuildIndex(db)
  await slow.query('rollback')
  slow.release()
  const { rows } = await sql<{
    id: number
  }>`select product_id as id from product_search where document @@ ${`'zwillingshak'`}::tsquery order by 1`.execute(db)
  assert.deepEqual(
    rows.map(({ id }) => id),
    ids,
  )
})
