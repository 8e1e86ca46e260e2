import assert from 'node:assert/strict'
import { join } from 'node:path'
import { test } from 'node:test'
import { sql } from 'kysely'
import { killInTheMiddle } from '#platform/testing/kill-worker.ts'
import { until } from '#platform/testing/until.ts'
import * as contract from './contract.ts'
import { importingStore } from './imports.fixture.ts'
import { resumeImports } from './run/resume-imports.ts'
import { batchRows } from './staged-rows.ts'

const count = 3 * batchRows
const table = (price: number) =>
  ['Артикул;Название;Цена', ...Array.from({ length: count }, (_, n) => `K-${n};Болт ${n};${price}`)].join('\n')

/** Starts a worker that waits for the last product of the file, kills it there, and lets another one end the step. */
async function killAndResume({ app, db, store, work, show }: Awaited<ReturnType<typeof importingStore>>, id: string) {
  await killInTheMiddle({
    app,
    jobs: join(import.meta.dirname, 'jobs.ts'),
    lock: (tx) =>
      sql`select from products where store_id = ${store.id} order by id desc limit 1 for update`.execute(tx),
  })
  const { status } = await show(id)
  await until(async () => {
    await sql`update imports set seen_at = now() - interval '1 minute' where id = ${id}::uuid`.execute(db)
    await resumeImports(db, new Date())
    await work()
    return (await show(id)).status !== status
  })
}

test('an import whose worker is killed changes each product once, and so does its undoing (R21)', async () => {
  const own = await importingStore()
  const { importFile, upload, check, call, show, db, store } = own
  const first = await importFile(table(1_000))
  assert.equal(first.counts?.created, count)
  const id = await upload(table(1_100))
  await check(id)
  await call(contract.runImport, { id })
  await killAndResume(own, id)
  const done = await show(id)
  assert.deepEqual([done.status, done.counts?.updated, done.counts?.unchanged], ['Done', count, 0])
  const pricesAndVersions = async () => {
    const { rows } = await sql<{ price: number; version: number; count: number }>`
      select price_minor as price, version, count(*)::int as count from products where store_id = ${store.id} group by 1, 2
    `.execute(db)
    return rows
  }
  assert.deepEqual(await pricesAndVersions(), [{ price: 110_000, version: 2, count }])

  await call(contract.undoImport, { id })
  await killAndResume(own, id)
  const undone = await show(id)
  assert.deepEqual([undone.status, undone.counts?.undone, undone.counts?.kept], ['Undone', count, 0])
  assert.deepEqual(await pricesAndVersions(), [{ price: 100_000, version: 3, count }])
})
