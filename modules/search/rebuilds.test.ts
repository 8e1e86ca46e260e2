import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { jobHandlers } from '#modules/jobs.ts'
import { createLog } from '#platform/log.ts'
import { drainJobs } from '#platform/jobs/worker.ts'
import { anonymous, signedIn } from '#platform/testing/personas.ts'
import { fileApp } from '#platform/testing/shared.ts'
import { getSearchRebuild, rebuildSearch, searchProducts } from './contract.ts'

async function total(text: string) {
  return (await anonymous(await fileApp()).call(searchProducts, { p: 'live', g: 'default', text, facets: '0' })).body
    .total
}

async function work() {
  const { database, config } = await fileApp()
  await drainJobs(database.pool, jobHandlers, { db: database.db, log: createLog('silent'), config })
}

test('a lost index is rebuilt once, with its progress reported (R20)', async () => {
  const app = await fileApp()
  const admin = await signedIn(app, 'admin')
  const before = await total('washer')
  assert.ok(before > 0)
  await sql`truncate product_search`.execute(app.database.db)
  assert.equal(await total('washer'), 0)
  const started = await admin.call(rebuildSearch, {})
  assert.equal(started.body.status, 'Running')
  assert.equal((await admin.call(rebuildSearch, {})).body.id, started.body.id)
  await work()
  assert.equal(await total('washer'), before)
  const { body: ended } = await admin.call(getSearchRebuild, {})
  assert.deepEqual(
    { id: ended!.id, status: ended!.status, isWhole: ended!.done > 0 && ended!.done === ended!.total },
    { id: started.body.id, status: 'Done', isWhole: true },
  )
  const { rows } =
    await sql`select 1 from events where payload ->> 'kind' = 'searchRebuild' and (payload ->> 'isFinished')::boolean`.execute(
      app.database.db,
    )
  assert.equal(rows.length, 1)
})

test('a rebuild that has died does not block the next', async () => {
  const app = await fileApp()
  await sql`insert into search_rebuilds (seen_at) values (now() - interval '11 minutes')`.execute(app.database.db)
  const { body } = await (await signedIn(app, 'admin')).call(rebuildSearch, {})
  assert.equal(body.status, 'Running')
  const { rows } = await sql<{
    error: string | null
  }>`select error from search_rebuilds where id < ${body.id} order by id desc limit 1`.execute(app.database.db)
  assert.ok(rows[0]!.error)
  await work()
})

test('the healing job indexes missing products', async () => {
  const {
    database: { db, pool },
  } = await fileApp()
  await sql`delete from product_search where product_id in (select id from products where code = 'W-1')`.execute(db)
  assert.equal(await total('W-1'), 0)
  await pool.query("select graphile_worker.add_job('search:heal')")
  await work()
  assert.ok((await total('W-1')) > 0)
})
