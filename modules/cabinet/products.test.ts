import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { newProduct, type ownStore } from '#platform/testing/fluent.ts'
import * as make from '#platform/testing/make.ts'
import { auditOf } from '#platform/testing/moderation.ts'
import { statusAndCode } from '#platform/testing/personas.ts'
import { colleague } from '#platform/testing/somebody.ts'
import * as bulk from './bulk-contract.ts'
import * as contract from './contract.ts'
import { storeWithProducts } from './products.fixture.ts'

test('the list has the products of the store only, searched, filtered and ordered', async () => {
  const { db, call, made, update } = await storeWithProducts()
  const codes = async (input: object) => {
    const { body } = await call(contract.listOwnProducts, { sort: 'code', order: 'asc', ...input })
    return body.items.map(({ code }) => code)
  }
  assert.deepEqual(await codes({}), ['A-1', 'A-2', 'B-1'])
  assert.deepEqual(await codes({ query: 'a-' }), ['A-1', 'A-2'])
  assert.deepEqual(await codes({ sort: 'price' }), ['B-1', 'A-2', 'A-1'])
  assert.deepEqual(await codes({ pageSize: 2, page: 2 }), ['B-1'])
  assert.deepEqual(await codes({ query: '100%' }), [])
  await update('product', { id: made[0]!.id, version: 1 }, { name: { en: 'Steel bolt', sr: 'Čelični vijak' } })
  assert.deepEqual(await codes({ query: 'celicni' }), ['A-1'])
  assert.deepEqual(await codes({ query: 'goods a-1' }), [], 'the former name is not found')
  assert.deepEqual(await codes({ problem: 'translations' }), ['A-1'])
  assert.deepEqual(await codes({ sort: 'name' }), ['A-2', 'B-1', 'A-1'])
  assert.deepEqual(await codes({ sort: 'name', order: 'desc' }), ['A-1', 'B-1', 'A-2'])
  await sql`update products set status = 'Draft', available = 0 where id = ${made[1]!.id}`.execute(db)
  assert.deepEqual(await codes({ status: 'Draft' }), ['A-2'])
  assert.equal((await codes({ sort: 'status', order: 'desc' }))[0], 'A-2')
  assert.ok((await codes({ problem: 'stock' })).includes('A-2'))
  assert.deepEqual([await codes({ stock: 'out' }), await codes({ stock: 'in' })], [['A-2'], ['A-1', 'B-1']])
  const { body: counts } = await call(contract.countOwnProducts)
  assert.deepEqual([counts.total, counts.byStatus], [3, { Draft: 1, Active: 2, Archived: 0, Blocked: 0 }])
})

test('each product says what it lacks, and can be found by it', async () => {
  const { db, call, categoryId, upsert } = await storeWithProducts()
  const { key } = await requiredCharacteristic(db)
  const { body: made } = await upsert('product', newProduct(categoryId, { code: 'BARE' }))
  const problemsOf = async () =>
    (await call(contract.listOwnProducts, { query: 'BARE' })).body.items.flatMap(({ problems }) => problems)
  assert.deepEqual(await problemsOf(), ['picture', 'description', 'translations', 'stock', 'characteristics'])
  const found = await call(contract.listOwnProducts, { problem: 'characteristics', query: 'BARE' })
  assert.deepEqual(
    found.body.items.map(({ id }) => id),
    [made.id],
  )
  assert.deepEqual((await call(bulk.activateOwnProducts, { ids: [made.id], isActive: true })).body, {
    count: 0,
    rejected: [{ id: made.id, code: 'products.incomplete' }],
    rejections: [{ code: 'products.incomplete', count: 1 }],
    lost: [],
    undoId: null,
    jobId: null,
  })
  assert.ok(key)
  await sql`update products set available = 3, minimum_order = 5 where id = ${made.id}`.execute(db)
  const [few] = (await call(contract.listOwnProducts, { query: 'BARE' })).body.items
  assert.deepEqual([few!.available, few!.minimumOrder, few!.problems.includes('stock')], [3, 5, true])
})

/** Makes a characteristic of the category required; publishing asks for it then. */
async function requiredCharacteristic(db: Awaited<ReturnType<typeof ownStore>>['db']) {
  const { rows } = await sql<{ key: string }>`
    update category_characteristics cc set is_required = true from characteristics c, categories k
    where c.id = cc.characteristic_id and k.id = cc.category_id and k.key = 'hex-bolts' and c.type = 'Select' returning c.key
  `.execute(db)
  return rows[0]!
}

test('products are archived and published at once; a dry run only tells the outcome', async () => {
  const { app, db, call, made } = await storeWithProducts()
  const ids = made.map(({ id }) => id)
  const statuses = async () => {
    const { rows } = await sql<{
      status: string
    }>`select status from products where id = any(${ids}) order by id`.execute(db)
    return rows.map(({ status }) => status)
  }
  const archive = { ids: [...ids, 2_000_000_000], isActive: false }
  const outcome = {
    count: 3,
    rejected: [{ id: 2_000_000_000, code: 'products.notFound' }],
    rejections: [{ code: 'products.notFound', count: 1 }],
    lost: [],
    undoId: null,
    jobId: null,
  }
  await sql`
    insert into promotions (product_id, placement, starts_at, ends_at)
    select id, placement, now() - interval '2 days', ends_at from unnest(${ids.slice(0, 2)}::int[]) id, (values
      ('PromoOnMainPage', now() + interval '1 day'), ('PromoOnClassPage', now() + interval '9 days')) p (placement, ends_at)
    union all select ${ids[2]}::int, 'PromoOnMainPage', now() - interval '2 days', now() - interval '1 day'
  `.execute(db)
  const rehearsed = (await call(bulk.activateOwnProducts, { ...archive, isDryRun: true })).body
  assert.deepEqual(rehearsed, { ...outcome, lost: [{ name: 'promotions', count: 2 }] })
  assert.deepEqual(await statuses(), ['Active', 'Active', 'Active'])
  const { undoId, ...archived } = (await call(bulk.activateOwnProducts, archive)).body
  assert.deepEqual({ ...archived, undoId: null }, outcome)
  assert.ok(undoId)
  assert.deepEqual(await statuses(), ['Archived', 'Archived', 'Archived'])
  assert.equal((await auditOf(app, 'product', String(ids[0]))).at(-1)!.action, 'product.update')
  assert.equal((await call(bulk.activateOwnProducts, { ids, isActive: false })).body.count, 0)
  await sql`update products set status = 'Blocked' where id = ${ids[0]!}`.execute(db)
  assert.deepEqual((await call(bulk.activateOwnProducts, { ids: ids.slice(0, 1), isActive: true })).body.rejected, [
    { id: ids[0], code: 'products.blocked' },
  ])
})

test('products are deleted unless open orders have reserved them, also by two at the same time', async () => {
  const { app, db, call, made, store } = await storeWithProducts()
  const ids = made.map(({ id }) => id)
  await sql`
    insert into product_stock (product_id, warehouse_id, quantity, reserved) values (${ids[0]!}, ${store.warehouseIds[0]!}, 5, 2)
    on conflict (product_id, warehouse_id) do update set quantity = 5, reserved = 2
  `.execute(db)
  const answers = await Promise.all([call(bulk.deleteOwnProducts, { ids }), call(bulk.deleteOwnProducts, { ids })])
  assert.deepEqual(answers.map(({ body }) => body.count).sort(), [0, 2])
  assert.ok(
    answers.every(({ body }) => body.rejected.some(({ id, code }) => id === ids[0] && code === 'products.reserved')),
  )
  const { body: rest } = await call(contract.listOwnProducts)
  assert.deepEqual(
    rest.items.map(({ id }) => id),
    [ids[0]],
  )
  assert.equal(
    (await auditOf(app, 'product', String(ids[1]))).filter(({ action }) => action === 'product.delete').length,
    1,
  )
})

test('another store keeps its products, and an operator neither reprices nor publishes drafts', async () => {
  const mine = await storeWithProducts()
  const other = await storeWithProducts('Operator')
  const ids = other.made.map(({ id }) => id)
  const { body } = await mine.call(bulk.deleteOwnProducts, { ids })
  assert.deepEqual([body.count, body.rejected.length], [0, 3])
  assert.equal((await other.call(contract.listOwnProducts)).body.total, 3)
  const reprice = { ids, percent: 5, roundTo: '1' }
  assert.equal(statusAndCode(await other.call(bulk.changeOwnPrices, reprice)), '403 documents.notAllowed')
  const manager = await colleague(other.app, other.store.id, 'Manager')
  const repriced = await manager.call(bulk.changeOwnPrices, reprice as never, { storeId: other.store.id })
  const undo = { id: repriced.body.undoId }
  assert.equal(statusAndCode(await other.call(bulk.undoProductChange, undo)), '403 documents.notAllowed')
  const { id: draft } = await make.product(other.db, { storeId: other.store.id, status: 'Draft' })
  assert.deepEqual((await other.call(bulk.activateOwnProducts, { ids, isActive: false })).body.count, 3)
  const { body: published } = await other.call(bulk.activateOwnProducts, { ids: [draft], isActive: true })
  assert.deepEqual([published.count, published.rejected], [0, [{ id: draft, code: 'products.notAllowed' }]])
})

test('the next code continues that of the newest product and is free', async () => {
  const { call, db, store } = await storeWithProducts()
  const next = async () => (await call(contract.nextProductCode)).body.code
  for (const [newest, expected] of [
    ['B-009', 'B-010'],
    ['B-010', 'B-011'],
    ['Special', 'Special-1'],
  ] as const) {
    await make.product(db, { storeId: store.id, code: newest })
    assert.equal(await next(), expected)
  }
  await make.product(db, { storeId: store.id, code: 'Z-2' })
  await make.product(db, { storeId: store.id, code: 'Z-1' })
  assert.equal(await next(), 'Z-3')
})

test('categories are found by words of their path; without a query they are those of the store', async () => {
  const { call, categoryId, upsert } = await storeWithProducts()
  await upsert('product', newProduct(categoryId))
  const { body: used } = await call(contract.listProductCategories)
  assert.ok(used.items.some(({ id, productCount }) => id === categoryId && productCount >= 1))
  const { body: parents } = await call(contract.listCategoryParents, { id: categoryId })
  assert.deepEqual(
    parents.items.map(({ level }) => level),
    ['Class', 'Group', 'Category'],
  )
  const [top, , leaf] = parents.items
  const { body: found } = await call(contract.listProductCategories, { query: `${leaf!.name} ${top!.name}` })
  assert.ok(found.items.some(({ id }) => id === categoryId))
  assert.deepEqual((await call(contract.listProductCategories, { query: 'qqq' })).body.items, [])
  assert.equal(
    statusAndCode(await call(contract.listCategoryParents, { id: 2_000_000_000 })),
    '404 catalog.unknownCategory',
  )
})
