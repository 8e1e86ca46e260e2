import assert from 'node:assert/strict'
import { join } from 'node:path'
import { test } from 'node:test'
import { sql } from 'kysely'
import { enqueue } from '#platform/jobs/queue.ts'
import { killInTheMiddle } from '#platform/testing/kill-worker.ts'
import * as make from '#platform/testing/make.ts'
import { categoryId } from '#platform/testing/shop.ts'
import { createCategory, deleteCategories, getEditedCategory } from './contract.ts'
import { inEach, treeEditor, uniqueName } from './editor.fixture.ts'
import { resumeMerges } from './job-definitions.ts'
import { batchSize } from './merge-products.ts'

const count = batchSize + 50

test('a merge whose worker is killed is resumed and moves each product once (R21)', async () => {
  const { app, db, editor, followUp } = await treeEditor()
  const parentId = await categoryId(db, 'fasteners/bolts')
  const create = async (name: string) =>
    (await editor.call(createCategory, { parentId, names: inEach(uniqueName(name)) })).body.id
  const [from, to] = [await create('Killed'), await create('Heir')]
  const store = await make.store(db)
  for (let number = 0; number < count; number++) await make.product(db, { storeId: store.id, categoryId: from })
  const { aliases } = (await editor.call(getEditedCategory, { id: from })).body
  const moved = async () => {
    const { rows } = await sql<{ count: number; versions: number[] }>`
      select count(*)::int as count, array_agg(distinct version) as versions from products where category_id = ${to}
    `.execute(db)
    return rows[0]!
  }
  await killInTheMiddle({
    app,
    jobs: join(import.meta.dirname, 'jobs.ts'),
    lock: (tx) => sql`select from products where category_id = ${from} order by id desc limit 1 for update`.execute(tx),
    start: () => editor.call(deleteCategories, { ids: [from], targetId: to, confirmation: aliases.en }),
    isThere: async () => (await moved()).count === batchSize,
  })
  const { merge } = (await editor.call(getEditedCategory, { id: from })).body
  assert.deepEqual([merge?.movedCount, merge?.productCount], [batchSize, count])

  await sql`update categories set merging_seen_at = now() - interval '1 hour' where id = ${from}`.execute(db)
  await db.transaction().execute((tx) => enqueue(tx, resumeMerges, {}))
  await followUp()
  await followUp()
  const { count: movedCount, versions } = await moved()
  assert.deepEqual([movedCount, versions.length], [count, 1])
  assert.equal((await editor.call(getEditedCategory, { id: from })).status, 404)
})
