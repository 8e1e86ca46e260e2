import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { searchProducts } from '#modules/search/contract.ts'
import * as make from '#platform/testing/make.ts'
import { administrator, auditOf } from '#platform/testing/moderation.ts'
import { anonymous, statusAndCode } from '#platform/testing/personas.ts'
import { fileApp } from '#platform/testing/shared.ts'
import { saveBrands } from '../catalog/brands.ts'
import { brands, mergeBrands } from './contract.ts'
import { moveProducts } from './merge-brands.ts'

let counter = 0

async function setUp() {
  const app = await fileApp()
  const { db } = app.database
  const { visitor, id: adminId } = await administrator(app, ['brands'])
  const create = async () => {
    const alias = `brand-${process.pid}-${++counter}`
    return (await visitor.call(brands.calls.create, { name: `Brand ${counter}`, alias })).body
  }
  const merge = (brand: { id: number; alias: string }, target: { id: number }, more: object = {}) =>
    visitor.call(mergeBrands, { id: brand.id, targetId: target.id, confirmation: brand.alias, ...more })
  const finish = (id: number) => moveProducts(db, { id, accountId: adminId, network: '', now: new Date() })
  const brandOf = async (productId: number) =>
    (await sql<{ id: number }>`select brand_id as id from products where id = ${productId}`.execute(db)).rows[0]!.id
  return { app, db, admin: visitor, create, merge, finish, brandOf }
}

test('the products of a merged brand follow, and its alias leads to the other one in links and imports', async () => {
  const { app, db, admin, create, merge, finish, brandOf } = await setUp()
  const [old, target] = [await create(), await create()]
  const store = await make.store(db)
  const product = await make.product(db, { storeId: store.id })
  await sql`update products set brand_id = ${old.id} where id = ${product.id}`.execute(db)
  for (const confirmation of ['', target.alias])
    assert.equal(statusAndCode(await merge(old, target, { confirmation })), '422 brands.wrongConfirmation')
  assert.equal(statusAndCode(await merge(old, old)), '422 brands.sameBrand')
  assert.deepEqual((await merge(old, target, { confirmation: '', isDryRun: true })).body, { count: 1 })
  assert.deepEqual((await merge(old, target)).body, { count: 1 })
  assert.equal(statusAndCode(await merge(old, target)), '409 brands.merging')
  await finish(old.id)

  assert.equal(await brandOf(product.id), target.id)
  assert.equal(statusAndCode(await admin.call(brands.calls.single, { id: old.id })), '404 resource.notFound')
  const imported = await db.transaction().execute((tx) => saveBrands(tx, [old.name, old.alias]))
  assert.equal(imported.get(old.alias), target.id)
  await app.search.refresh()
  const input = { p: 'live', g: 'default', brand: old.alias, unknownFilters: 'ignore' } as const
  const { body } = await anonymous(app).call(searchProducts, input)
  assert.deepEqual(
    body.items.map(({ id }) => id),
    [product.id],
  )
  const chosen = body.facets.find(({ key }) => key === 'brand')!.options.filter(({ isChosen }) => isChosen)
  assert.deepEqual(
    chosen.map(({ value }) => value),
    [target.alias],
  )
  assert.deepEqual(
    (await auditOf(app, 'product', String(product.id))).map(({ action, details: { before, after } }) => [
      action,
      before,
      after,
    ]),
    [['product.update', { brandId: old.id }, { brandId: target.id }]],
  )
})

test('of two merges of the same brands at once, one is refused', async () => {
  for (let round = 0; round < 8; round++) {
    const { create, merge, finish } = await setUp()
    const [one, other] = [await create(), await create()]
    const outcomes = await Promise.all([merge(one, other), merge(other, one)])
    assert.deepEqual(outcomes.map(statusAndCode).sort(), ['200', '409 brands.merging'])
    for (const { id } of [one, other]) await finish(id)
  }
})

test('two workers that merge one brand move each product once', async () => {
  const { db, create, merge, finish, brandOf } = await setUp()
  const [old, target] = [await create(), await create()]
  const store = await make.store(db)
  const product = await make.product(db, { storeId: store.id })
  await sql`update products set brand_id = ${old.id} where id = ${product.id}`.execute(db)
  await merge(old, target)
  await Promise.all([finish(old.id), finish(old.id)])
  assert.equal(await brandOf(product.id), target.id)
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from audit_log where entity = 'product' and entity_id = ${String(product.id)} and action = 'product.update'
  `.execute(db)
  assert.deepEqual(rows, [{ count: 1 }])
})

test('a renamed alias still leads to its brand; aliases are no words of addresses, and names of one alphabet', async () => {
  const { db, admin, create } = await setUp()
  const { productCount: _count, mergedInto: _into, ...brand } = await create()
  const alias = `${brand.alias}-new`
  const renamed = await admin.call(brands.calls.update, { ...brand, alias })
  assert.equal(renamed.status, 200)
  const known = await db.transaction().execute((tx) => saveBrands(tx, [brand.alias, alias]))
  assert.deepEqual([...known.values()], [brand.id, brand.id])
  for (const input of [
    { name: 'Store', alias: 'store' },
    { name: 'Вosch', alias: `mixed-${process.pid}` },
  ])
    assert.equal(statusAndCode(await admin.call(brands.calls.create, input)), '422 request.invalid')
})
