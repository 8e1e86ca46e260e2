import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { sql } from 'kysely'
import { invalidate } from '#platform/cache.ts'
import * as make from '#platform/testing/make.ts'
import { statusAndCode } from '#platform/testing/personas.ts'
import * as bulk from '../bulk-contract.ts'
import { countOwnProducts, listOwnProducts } from '../contract.ts'
import { storeWithProducts } from '../products.fixture.ts'
import { finishChange } from './undo.ts'

async function storeWithUndo() {
  const own = await storeWithProducts()
  const { db, call, made } = own
  const rows = async () => {
    const { rows: found } = await sql<{ status: string; price: number; tier: number | null }>`
      select p.status, p.price_minor as price, (select max(price_minor) from product_tiers t where t.product_id = p.id) as tier
      from products p where id = any(${made.map(({ id }) => id)}) order by code
    `.execute(db)
    return found.map(({ status, price, tier }) => `${status} ${price}${tier ? ` ${tier}` : ''}`)
  }
  const ids = made.map(({ id }) => id)
  const undo = (id: string | null) => call(bulk.undoProductChange, { id })
  const finish = (id: string) => db.transaction().execute((tx) => finishChange(tx, id, new Date()))
  return { ...own, ids, rows, undo, finish }
}

test('prices rise by a percentage, with their volume prices, and fall back', async () => {
  const { db, call, ids, rows, undo } = await storeWithUndo()
  await sql`insert into product_tiers (product_id, from_quantity, price_minor) values (${ids[0]!}, 10, 250)`.execute(db)
  await sql`update products set old_price_minor = 210 where id = ${ids[1]!}`.execute(db)
  const before = await rows()
  const change = { ids, percent: 10, roundTo: '10' }
  const { body: rehearsed } = await call(bulk.changeOwnPrices, { ...change, isDryRun: true })
  assert.deepEqual(rehearsed, {
    count: 2,
    rejected: [{ id: ids[1], code: 'products.priceConflict' }],
    rejections: [{ code: 'products.priceConflict', count: 1 }],
    undoId: null,
    jobId: null,
  })
  assert.deepEqual(await rows(), before)
  const idempotencyKey = randomUUID()
  const answers = await Promise.all([1, 2, 3].map(() => call(bulk.changeOwnPrices, change, { idempotencyKey })))
  const { body } = answers[0]!
  for (const answer of answers) assert.deepEqual(answer.body, body, 'a repeated request changes nothing more')
  assert.deepEqual(await rows(), ['Active 330 280', 'Active 200', 'Active 110'])
  assert.equal((await call(bulk.findUndo, { id: body.undoId! })).body.change!.count, 2)
  assert.deepEqual((await undo(body.undoId)).body, { count: 2, rejected: [] })
  assert.deepEqual(await rows(), before)
  assert.equal(statusAndCode(await undo(body.undoId)), '409 products.undoExpired')
})

test('a product that was changed since is not undone, and that is said', async () => {
  const { call, update, ids, rows, undo } = await storeWithUndo()
  const { body } = await call(bulk.activateOwnProducts, { ids, isActive: false })
  await update('product', { id: ids[0]!, version: 2 }, { price: 777 })
  assert.deepEqual((await undo(body.undoId)).body, {
    count: 2,
    rejected: [{ id: ids[0], code: 'products.changed' }],
  })
  assert.deepEqual(await rows(), ['Archived 777', 'Active 200', 'Active 100'])
})

test('deleted products are out of sight at once, come back when undone, and are gone afterwards', async () => {
  const { call, db, ids, rows, undo, finish } = await storeWithUndo()
  const total = async () => [
    (await call(listOwnProducts)).body.total,
    (await call(countOwnProducts)).body.total,
    (await call(bulk.activateOwnProducts, { ids, isActive: true, isDryRun: true })).body.rejected.length,
  ]
  const first = (await call(bulk.deleteOwnProducts, { ids })).body
  assert.deepEqual(await total(), [0, 0, 3])
  assert.deepEqual(await rows(), ['Archived 300', 'Archived 200', 'Archived 100'])
  assert.equal((await undo(first.undoId)).body.count, 3)
  assert.deepEqual(await total(), [3, 3, 0])
  await finish(first.undoId!)
  assert.deepEqual(await rows(), ['Active 300', 'Active 200', 'Active 100'], 'what was undone stays')

  const second = (await call(bulk.deleteOwnProducts, { ids })).body
  await sql`update products set version = version + 1 where id = ${ids[0]!}`.execute(db)
  await finish(second.undoId!)
  await finish(second.undoId!)
  assert.deepEqual(await rows(), ['Archived 300'], 'an import may have changed it since')
  assert.equal(statusAndCode(await undo(second.undoId)), '409 products.undoExpired')
})

test('only the own store undoes, for half a minute, and only once', async () => {
  const { call, db, ids, undo, rows } = await storeWithUndo()
  const other = await storeWithProducts()
  const { undoId } = (await call(bulk.activateOwnProducts, { ids, isActive: false })).body
  assert.equal(statusAndCode(await other.call(bulk.undoProductChange, { id: undoId! })), '409 products.undoExpired')
  assert.equal((await other.call(bulk.findUndo, { id: undoId! })).body.change, null)
  const answers = await Promise.all([undo(undoId), undo(undoId)])
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409])
  const late = (await call(bulk.activateOwnProducts, { ids, isActive: false })).body
  await sql`update bulk_product_changes set undo_until = now() - interval '1 second' where id = ${late.undoId}::uuid`.execute(
    db,
  )
  assert.equal(statusAndCode(await undo(late.undoId)), '409 products.undoExpired')
  assert.deepEqual(await rows(), ['Archived 300', 'Archived 200', 'Archived 100'])
})

test('products move with the values that the category knows, and come back with all of them', async () => {
  const { call, db, ids, undo } = await storeWithUndo()
  const from = await make.category(db)
  const to = await make.category(db)
  const size = await make.characteristic(db, {
    key: `${from.key}.size`,
    type: 'Select',
    options: ['m8'],
    categoryId: from.id,
  })
  const other = await make.characteristic(db, {
    key: `${to.key}.size`,
    type: 'Select',
    options: ['m8'],
    categoryId: to.id,
  })
  const color = await make.characteristic(db, {
    key: `${from.key}.color`,
    type: 'Select',
    options: ['red'],
    categoryId: from.id,
  })
  const [kept, lost] = [size.optionIds.get('m8')!, color.optionIds.get('red')!]
  await sql`update products set category_id = ${from.id}, option_ids = ${[kept, lost]} where id = ${ids[0]!}`.execute(
    db,
  )
  await sql`update products p set category_path = c.path from categories c where c.id = p.category_id and p.id = ${ids[0]!}`.execute(
    db,
  )
  invalidate(['categories'])
  const stored = async () => {
    const { rows } =
      await sql<object>`select category_id as category, option_ids as options from products where id = ${ids[0]!}`.execute(
        db,
      )
    return rows[0]
  }
  const before = await stored()
  const input = { ids: ids.slice(0, 1), categoryId: to.id }
  const losses = (input: Record<string, unknown>) => call(bulk.listMoveLosses, input)
  assert.equal((await losses({ id: ids[0], categoryId: to.id })).body.names.length, 1)
  assert.equal(statusAndCode(await losses({ id: 2_000_000_000, categoryId: to.id })), '404 documents.notFound')
  const { body } = await call(bulk.moveOwnProducts, input)
  assert.deepEqual([body.count, body.lost.map(({ count }) => count)], [1, [1]])
  assert.deepEqual(await stored(), { category: to.id, options: [other.optionIds.get('m8')] })
  await undo(body.undoId)
  assert.deepEqual(await stored(), before)

  await sql`update category_characteristics set is_required = true where characteristic_id = ${other.id}`.execute(db)
  invalidate(['categories'])
  await sql`update products set option_ids = '{}' where id = ${ids[0]!}`.execute(db)
  const { body: refused } = await call(bulk.moveOwnProducts, { ...input, isDryRun: true })
  assert.deepEqual(refused.rejected, [{ id: ids[0], code: 'products.incomplete' }])
  assert.equal(
    statusAndCode(await call(bulk.moveOwnProducts, { ...input, categoryId: 2_000_000_000 })),
    '404 catalog.unknownCategory',
  )
})
