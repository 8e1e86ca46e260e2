import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import * as make from '#platform/testing/make.ts'
import { administeredStore } from './all-stores.fixture.ts'
import * as contract from '../all-products-contract.ts'

test('products of all stores are found by number, code, name, store, category, status and problem', async () => {
  const { app, db, administer, store, categoryId, items } = await administeredStore(3)
  const other = await make.store(db)
  const foreign = await make.product(db, {
    storeId: other.id,
    code: 'ZX-81',
    names: { en: 'Knurled thumbscrew' },
  })
  await app.search.refresh()
  const found = async (input: object) => {
    const [list, counted] = await Promise.all([
      administer(contract.listAllProducts, input),
      administer(contract.countAllProducts, input),
    ])
    assert.deepEqual([list.status, counted.status], [200, 200])
    assert.equal(counted.body.count, list.body.items.length)
    return list.body.items.map(({ code }) => code)
  }
  assert.deepEqual(await found({ query: String(foreign.id) }), ['ZX-81'])
  assert.deepEqual(await found({ query: 'zx-8' }), ['ZX-81'])
  assert.deepEqual(await found({ query: 'thumbscrew', storeId: other.id }), ['ZX-81'])
  assert.deepEqual(await found({ query: '%', storeId: other.id }), [])
  assert.deepEqual(await found({ storeId: store.id }), ['M-2', 'M-1', 'M-0'])
  assert.deepEqual(await found({ storeId: store.id, categoryId }), ['M-2', 'M-1', 'M-0'])
  assert.deepEqual(await found({ storeId: store.id, categoryId: 2_000_000_000 }), [])
  await sql`update products set status = 'Draft' where id = ${items[1]!.id}`.execute(db)
  assert.deepEqual(await found({ storeId: store.id, status: 'Draft' }), ['M-1'])
  assert.deepEqual(await found({ storeId: store.id, problem: 'picture' }), ['M-2', 'M-1', 'M-0'])
  assert.deepEqual(await found({ storeId: store.id, problem: 'documents' }), [])
})

test('a list goes on from its last product, in both directions', async () => {
  const { administer, store } = await administeredStore(5)
  for (const order of ['asc', 'desc'] as const) {
    const codes: string[] = []
    let cursor: number | null = null
    do {
      const input: object = { storeId: store.id, order, limit: 2, ...(cursor !== null && { cursor }) }
      const { body } = await administer(contract.listAllProducts, input)
      codes.push(...body.items.map(({ code }) => code))
      cursor = body.nextCursor
    } while (cursor !== null)
    const expected = ['M-0', 'M-1', 'M-2', 'M-3', 'M-4']
    assert.deepEqual(codes, order === 'asc' ? expected : expected.toReversed())
  }
})

test('a product is shown with its store, what buyers see of it and its audit log', async () => {
  const { administer, store, items } = await administeredStore(1)
  const { id } = items[0]!
  const { body } = await administer(contract.getAnyProduct, { id })
  assert.deepEqual([body.store.id, body.isShown, body.orderCount, body.audit], [store.id, true, 0, []])
  assert.equal((await administer(contract.generateProductCode, { storeId: store.id })).body.code, 'M-1')
})

test('the first page of a list is read along an index', async () => {
  const { db } = await administeredStore(1)
  for (const [condition, index] of [
    ["status = 'Blocked'", 'products_status_id_idx'],
    ['store_id = 1', 'products_store_id_id_idx'],
    ['category_id = 1', 'products_category_id_id_idx'],
  ]) {
    const plan = await db.transaction().execute(async (tx) => {
      await sql`set local enable_seqscan = off`.execute(tx)
      await sql`set local enable_sort = off`.execute(tx)
      const { rows } = await sql<{ 'QUERY PLAN': string }>`
        explain select id from products where ${sql.raw(condition!)} order by id desc limit 51
      `.execute(tx)
      return rows.map((row) => row['QUERY PLAN']).join('\n')
    })
    assert.match(plan, new RegExp(`Index (Only )?Scan Backward using ${index!}`))
  }
})
