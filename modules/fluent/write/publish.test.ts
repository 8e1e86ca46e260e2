import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { jobHandlers } from '#modules/jobs.ts'
import { getProduct } from '#modules/catalog/contract.ts'
import { searchProducts } from '#modules/search/contract.ts'
import { getStore } from '#modules/suppliers/contract.ts'
import { drainJobs } from '#platform/jobs/worker.ts'
import { createLog } from '#platform/log.ts'
import { invalidate } from '#platform/cache.ts'
import { errorCode, fieldErrors, newProduct, ownStore, uploadedFile } from '#platform/testing/fluent.ts'
import { anonymous } from '#platform/testing/personas.ts'
import { fileApp } from '#platform/testing/shared.ts'

const scope = { p: 'live', g: 'default' } as const

async function settle() {
  const {
    config,
    database: { db, pool },
    search: goods,
  } = await fileApp()
  await drainJobs(pool, jobHandlers, { db, log: createLog('silent'), config })
  await goods.refresh()
}

test('publishing the first product activates the store; the product is found by its characteristics until it is a draft again', async () => {
  const { app, person, store, categoryId, upsert, update, find, schema } = await ownStore({
    status: 'Draft',
    name: 'Bolt Works',
  })
  const visitor = anonymous(app)
  const found = async (more: object) => {
    await settle()
    return (
      await visitor.call(searchProducts, {
        ...scope,
        store: store.alias,
        category: 'fasteners/bolts/hex-bolts',
        ...more,
      })
    ).body
  }
  const image = await uploadedFile(person.accountId)
  const form = (await schema('product', { categoryId })).body.fields
  const group = form.find(({ key }) => key === 'characteristics')!.fields!
  assert.deepEqual(
    group.map(({ key, type, choices }) => [key, type, choices?.map(({ value }) => value) ?? null]),
    [
      ['material', 'Choice', ['steel', 'stainless', 'brass']],
      ['coating', 'Choices', ['zinc', 'plain']],
      ['metric', 'Boolean', null],
      ['length', 'Number', null],
    ],
  )
  const made = await upsert(
    'product',
    newProduct(categoryId, {
      code: 'BW-1',
      name: { en: 'Zorbium bolt', de: 'Zorbium-Schraube' },
      description: { en: 'Strong' },
      brand: 'Zorbium',
      images: [image],
      price: 1_250,
      oldPrice: 1_500,
      tiers: [
        { fromQuantity: 100, price: 1_100 },
        { fromQuantity: 500, price: 999 },
      ],
      minimumOrder: 10,
      orderStep: 5,
      stock: [
        { warehouse: String(store.warehouseIds[0]), quantity: 300 },
        { warehouse: String(store.warehouseIds[1]), quantity: 40 },
      ],
      characteristics: { material: 'brass', coating: ['zinc', 'plain'], metric: true, length: 77.5 },
      properties: [{ name: 'Thread', value: 'left' }],
      country: 'RS',
    }),
  )
  assert.equal(made.status, 200, made.text)
  const { fields } = made.body
  assert.deepEqual(
    [
      fields.status,
      fields.brand,
      fields.available,
      fields.tiers,
      fields.characteristics,
      fields.images,
      fields.properties,
      fields.vatPercent,
      fields.name,
    ],
    [
      'Draft',
      'Zorbium',
      340,
      [
        { fromQuantity: 100, price: 1_100 },
        { fromQuantity: 500, price: 999 },
      ],
      { material: 'brass', coating: ['zinc', 'plain'], metric: true, length: 77.5 },
      [image],
      [{ name: 'Thread', value: 'left' }],
      null,
      { en: 'Zorbium bolt', de: 'Zorbium-Schraube' },
    ],
  )
  assert.equal((await visitor.call(getStore, { alias: store.alias })).status, 404, 'a draft store is not public')

  const published = await update('product', made.body, { status: 'Active' })
  assert.equal(published.status, 200, published.text)
  assert.equal(published.body.version, 2)
  assert.equal((await visitor.call(getStore, { alias: store.alias })).status, 200)
  for (const query of [
    { text: 'zorbium' },
    { 'f.material': 'brass' },
    { 'f.coating': 'plain' },
    { 'f.metric': 'yes' },
    { 'f.length': '77-78' },
    { brand: 'zorbium' },
  ])
    assert.deepEqual(
      (await found(query)).items.map(({ id }) => id),
      [made.body.id],
      JSON.stringify(query),
    )
  assert.equal((await found({ 'f.material': 'steel' })).total, 0)
  assert.equal((await visitor.call(getStore, { alias: store.alias })).body.productCount, 1)
  const page = await visitor.call(getProduct, { ...scope, id: made.body.id }, { locale: 'de', currency: 'EUR' })
  assert.deepEqual(
    [page.body.name, page.body.price.minor, page.body.stock.available, page.body.allImageIds],
    ['Zorbium-Schraube', 1_250, 340, [image]],
  )

  const renamed = await update('product', published.body, {
    name: { en: 'Quuxite bolt' },
    description: {},
    characteristics: { material: 'steel' },
  })
  assert.deepEqual(
    (await found({ text: 'quuxite', 'f.material': 'steel' })).items.map(({ name }) => name),
    ['Quuxite bolt'],
  )
  assert.equal((await found({ text: 'zorbium-schraube', 'f.material': 'brass' })).total, 0)
  const hidden = await update('product', renamed.body, { status: 'Draft' })
  assert.equal((await found({ text: 'quuxite' })).total, 0)
  assert.equal((await visitor.call(getProduct, { ...scope, id: made.body.id })).status, 404)
  assert.deepEqual(
    (await find('product', { filter: { field: 'name', operator: 'contains', value: 'QUUX' } })).body.items,
    [{ id: made.body.id, version: hidden.body.version, fields: hidden.body.fields }],
  )
})

test('characteristics that the category requires are checked when a product is published, not before', async () => {
  const { db, categoryId, upsert, update, schema } = await ownStore()
  const require = (isRequired: boolean) =>
    sql`
    update category_characteristics set is_required = ${isRequired}
    where category_id = ${categoryId} and characteristic_id = (select id from characteristics where key = 'fasteners.material')
  `.execute(db)
  await require(true)
  invalidate(['categories'])
  try {
    const group = (await schema('product', { categoryId })).body.fields.find(
      ({ key }) => key === 'characteristics',
    )!.fields!
    assert.deepEqual(
      group.map(({ key, isRequiredToPublish }) => [key, isRequiredToPublish]),
      [
        ['material', true],
        ['coating', false],
        ['metric', false],
        ['length', false],
      ],
    )
    const draft = await upsert('product', newProduct(categoryId))
    assert.equal(draft.status, 200, draft.text)
    const refused = await update('product', draft.body, { status: 'Active' })
    assert.deepEqual([refused.status, fieldErrors(refused)], [422, ['fields.characteristics.material required']])
    assert.deepEqual(fieldErrors(await upsert('product', newProduct(categoryId, { status: 'Active' }))), [
      'fields.characteristics.material required',
    ])
    const published = await update('product', draft.body, { status: 'Active', characteristics: { material: 'steel' } })
    assert.equal(published.status, 200, published.text)
    assert.deepEqual(fieldErrors(await update('product', published.body, { characteristics: { length: 10 } })), [
      'fields.characteristics.material required',
    ])
  } finally {
    await require(false)
    invalidate(['categories'])
  }
})

test('a store cannot unblock a blocked product', async () => {
  const { db, categoryId, upsert, update } = await ownStore()
  const made = await upsert('product', newProduct(categoryId, { status: 'Active' }))
  assert.equal(errorCode(await update('product', made.body, { status: 'Blocked' })), 'documents.wrongStatus')
  await sql`update products set status = 'Blocked' where id = ${made.body.id}`.execute(db)
  for (const status of ['Draft', 'Active', 'Archived'])
    assert.equal(errorCode(await update('product', made.body, { status })), 'documents.wrongStatus')
  const mended = await update('product', made.body, { price: 900 })
  assert.deepEqual([mended.status, mended.body.fields.status, mended.body.fields.price], [200, 'Blocked', 900])
})

test('a change of category keeps only characteristics of the new category', async () => {
  const { app, db, categoryId, upsert, update } = await ownStore()
  const {
    rows: [washers],
  } = await sql<{ id: number; path: number[] }>`select id, path from categories where key = 'washers'`.execute(
    app.database.db,
  )
  const made = await upsert('product', newProduct(categoryId, { characteristics: { material: 'brass', length: 5 } }))
  const moved = await update('product', made.body, { category: washers!.id })
  assert.deepEqual(
    [moved.status, moved.body.fields.category, moved.body.fields.characteristics],
    [200, washers!.id, {}],
  )
  const { rows } = await sql`
    select category_path as path, option_ids as options, (select count(*)::int from product_values v where v.product_id = p.id) as values from products p where id = ${made.body.id}
  `.execute(db)
  assert.deepEqual(rows, [{ path: washers!.path, options: [], values: 0 }])
})
