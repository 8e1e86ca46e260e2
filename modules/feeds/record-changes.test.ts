import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { fileDatabase } from '#platform/testing/shared.ts'
import { bolt, feedOf, productsOf, run, storeOf } from './feed.fixture.ts'

async function entriesOf(db: Db, id: number) {
  const { rows } = await sql<{ action: string; actor: string | null; details: Record<string, unknown> }>`
    select action, actor_id as actor, details from audit_log where entity = 'product' and entity_id = ${String(id)} order by id
  `.execute(db)
  return rows
}

test('an import records the fields that it changes of a product, once, and nothing of new and unchanged ones', async () => {
  const { db } = await fileDatabase()
  const store = await storeOf(db)
  const [first, second] = [bolt(1), bolt(2)]
  await run(db, store.alias, feedOf(first + second))
  const products = await productsOf(db, store.id)
  const [changed, unchanged] = [products.get('B-1')!.id, products.get('B-2')!.id]
  assert.deepEqual(await entriesOf(db, changed), [])
  const dearer = bolt(1, 120).replace('Болт № 1', 'Болт стальной')
  await run(db, store.alias, feedOf(dearer + second))
  await run(db, store.alias, feedOf(dearer + second))
  assert.deepEqual(await entriesOf(db, changed), [
    {
      action: 'product.update',
      actor: null,
      details: {
        storeId: store.id,
        isImport: true,
        before: { priceMinor: 10_000, name: { ru: 'Болт № 1' } },
        after: { priceMinor: 12_000, name: { ru: 'Болт стальной' } },
      },
    },
  ])
  assert.deepEqual(await entriesOf(db, unchanged), [])
})

test('an import that changes the stock alone records nothing; products that it archives and restores have entries', async () => {
  const { db } = await fileDatabase()
  const store = await storeOf(db)
  await run(db, store.alias, feedOf(bolt(1) + bolt(2)))
  const { id } = (await productsOf(db, store.id)).get('B-1')!
  const soldOut = bolt(1).replace('available="true"', 'available="false"')
  assert.equal((await run(db, store.alias, feedOf(soldOut + bolt(2)))).updated, 1)
  assert.deepEqual(await entriesOf(db, id), [])
  await run(db, store.alias, feedOf(bolt(2)), { archivesMissing: true })
  await run(db, store.alias, feedOf(bolt(1) + bolt(2)))
  const statuses = (await entriesOf(db, id)).map(({ details: { before, after } }) => [before, after])
  assert.deepEqual(statuses, [
    [{ status: 'Active' }, { status: 'Archived' }],
    [{ status: 'Archived' }, { status: 'Active' }],
  ])
})
