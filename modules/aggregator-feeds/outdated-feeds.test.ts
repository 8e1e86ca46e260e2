import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { openFileStore } from '#platform/files/open-store.ts'
import * as make from '#platform/testing/make.ts'
import * as contract from './contract.ts'
import { deleteErased } from './delete-erased.ts'
import { feedingStore, fetchFeed } from './feeds.fixture.ts'
import { requestOutdated } from './request-generation.ts'

const wanted = { locale: 'en', currency: 'RUB' } as const

test('a feed is written again when its products have changed, and at most every ten minutes', async () => {
  const { app, db, store, succeed, work } = await feedingStore()
  const product = await make.product(db, { storeId: store.id, names: { en: 'Bolt' }, available: 7 })
  const { id, address } = await succeed(contract.generateYmlFeed, wanted)
  await work()
  const minutesLater = (minutes: number) => new Date(Date.now() + minutes * 60_000)
  const feed = async () => (await succeed(contract.getFeed, { id })) as { generatedAt: string; changedAt: string }
  const first = await feed()
  const findOutdated = async (minutes: number) => {
    await requestOutdated(db, minutesLater(minutes))
    return delayOf()
  }
  /** Minutes until the feed is to be written; null: it is not. */
  const delayOf = async () => {
    const { rows } = await sql<{ minutes: number }>`
      select round(extract(epoch from run_at - now()) / 60)::int as minutes from graphile_worker.jobs where key = ${`aggregator-feed:${id}`}
    `.execute(db)
    return rows[0]?.minutes ?? null
  }
  assert.equal(await findOutdated(11), null, 'nothing has changed')

  // An order reserves stock.
  await sql`update products set available = available - 2 where id = ${product.id}`.execute(db)
  assert.equal(await findOutdated(3), 7)
  await succeed(contract.generateYmlFeed, wanted)
  assert.equal(await delayOf(), 7, 'a request does not wait longer, and not shorter')
  await sql`update aggregator_feeds set generated_at = generated_at - interval '11 minutes' where id = ${id}::uuid`.execute(
    db,
  )
  await sql`select graphile_worker.remove_job(${`aggregator-feed:${id}`})`.execute(db)
  assert.equal(await findOutdated(0), 0)
  await work()
  assert.match(await (await fetchFeed(app.address, address)).text(), /<count>5<\/count>/)
  const second = await feed()
  assert.ok(second.changedAt > first.changedAt)

  await sql`update products set status = 'Archived' where id = ${product.id}`.execute(db)
  await sql`update products set status = 'Active' where id = ${product.id}`.execute(db)
  assert.equal(await findOutdated(1), null)
  assert.equal(await findOutdated(24 * 60), 0, 'rates and categories change, too')
  await sql`update graphile_worker._private_jobs set run_at = now() where key = ${`aggregator-feed:${id}`}`.execute(db)
  await work()
  const third = await feed()
  assert.deepEqual([third.generatedAt > second.generatedAt, third.changedAt], [true, second.changedAt])
})

test('the feeds of a store whose data is deleted go with their files', async () => {
  const { app, db, store, feedOf } = await feedingStore()
  const { id, address } = await feedOf(contract.generateYmlFeed, wanted)
  const { rows } = await sql<{ key: string }>`
    select file_key as key from aggregator_feeds where id = ${id}::uuid
  `.execute(db)
  const files = openFileStore(app.config)
  await deleteErased(db, app.config)
  assert.equal((await fetchFeed(app.address, address)).status, 200, 'the store is there')

  await sql`insert into store_erasures (store_id, requested_at, product_count) values (${store.id}, now(), 0)`.execute(
    db,
  )
  await deleteErased(db, app.config)
  await deleteErased(db, app.config)
  assert.equal((await fetchFeed(app.address, address)).status, 404)
  assert.equal(await files.open(rows[0]!.key), undefined)
})
