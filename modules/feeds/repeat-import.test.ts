import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import * as make from '#platform/testing/make.ts'
import { fileDatabase } from '#platform/testing/shared.ts'
import { maxWrites } from '../catalog/write-products/write-products.ts'
import { bolt, bolts, feed, feedOf, productsOf, run, storeOf } from './feed.fixture.ts'

test('a repeated run changes nothing, and a new price only its product', async () => {
  const { db } = await fileDatabase()
  const store = await storeOf(db)
  await run(db, store.alias)
  const first = await productsOf(db, store.id)
  const written: number[] = []
  const again = await run(db, store.alias, feed, { onBatch: (_report, ids) => void written.push(...ids) })
  assert.deepEqual([again.created, again.updated, again.unchanged], [0, 0, 6])
  assert.deepEqual(await productsOf(db, store.id), first)
  const changed = await run(db, store.alias, feed.replace('<price>2300</price>', '<price>2200</price>'), {
    onBatch: (_report, ids) => void written.push(...ids),
  })
  assert.deepEqual([changed.created, changed.updated, changed.unchanged], [0, 1, 5])
  const { id, price, version } = (await productsOf(db, store.id)).get('F-2')!
  assert.deepEqual([id, price, version], [first.get('F-2')!.id, 220_000, first.get('F-2')!.version + 1])
  assert.deepEqual(written, [id])
  const { rows } = await sql`select 1 from graphile_worker.jobs where task_identifier = 'search:index'`.execute(db)
  assert.ok(rows.length >= 2)
})

test('products missing from the feed are archived only on request, and restored with their offer', async () => {
  const { db } = await fileDatabase()
  const store = await storeOf(db)
  const own = await make.product(db, { storeId: store.id, code: 'OWN-1' })
  const status = async (id: string) => (await productsOf(db, store.id)).get(id)!.status
  await run(db, store.alias, feedOf(bolts(3)))
  await run(db, store.alias, feedOf(bolts(2)))
  assert.equal(await status('B-2'), 'Active')
  assert.equal((await run(db, store.alias, feedOf(bolts(2)), { archivesMissing: true })).archived, 1)
  assert.equal(await status('B-2'), 'Archived')
  const { rows } = await sql<{ status: string }>`select status from products where id = ${own.id}`.execute(db)
  assert.equal(rows[0]!.status, 'Active')
  assert.equal((await run(db, store.alias, feedOf(''), { archivesMissing: true })).archived, 0)
  const broken = await run(db, store.alias, feedOf(bolts(1)).replace('</offers>', ''), { archivesMissing: true })
  assert.equal(broken.archived, 0)
  assert.match(broken.brokenAt!.detail, /tag/)
  assert.equal((await run(db, store.alias, feedOf(bolts(3)))).updated, 1)
  assert.equal(await status('B-2'), 'Active')
})

test('drafts that the import holds are archived with their offers, those of the seller stay', async () => {
  const { db } = await fileDatabase()
  const store = await storeOf(db)
  const status = async (id: string) => (await productsOf(db, store.id)).get(id)!.status
  const [held, own, offered] = [bolt(1, 1), bolt(2), bolt(3)]
  await run(db, store.alias, feedOf(held + own + offered))
  await sql`update products set status = 'Draft' where store_id = ${store.id} and external_id = 'B-2'`.execute(db)
  assert.equal((await run(db, store.alias, feedOf(offered), { archivesMissing: true })).archived, 1)
  assert.deepEqual([await status('B-1'), await status('B-2')], ['Archived', 'Draft'])
  await run(db, store.alias, feedOf(held + own + offered))
  assert.deepEqual([await status('B-1'), await status('B-2')], ['Draft', 'Draft'])
})

test('an interrupted run leaves whole batches, and the next run finishes the import', async () => {
  const { db } = await fileDatabase()
  const store = await storeOf(db)
  const text = feedOf(bolts(maxWrites + 50))
  await assert.rejects(
    run(db, store.alias, text, {
      onBatch: () => {
        throw new Error('killed')
      },
    }),
    /killed/,
  )
  assert.equal((await productsOf(db, store.id)).size, maxWrites)
  const partial = await sql<{ count: number }>`
    select count(*)::int as count from products p where store_id = ${store.id}
      and (not exists (select from product_translations t where t.product_id = p.id)
        or not exists (select from product_sources s where s.product_id = p.id))
  `.execute(db)
  assert.equal(partial.rows[0]!.count, 0)
  const { created, unchanged } = await run(db, store.alias, text)
  assert.deepEqual([created, unchanged], [50, maxWrites])
})

test('two concurrent imports of one store have the result of one', async () => {
  const { db } = await fileDatabase()
  const store = await storeOf(db)
  const text = feedOf(bolts(250))
  const reports = await Promise.all([run(db, store.alias, text), run(db, store.alias, text)])
  assert.equal(reports[0].created + reports[1].created, 250)
  assert.equal(reports[0].unchanged + reports[1].unchanged, 250)
})
