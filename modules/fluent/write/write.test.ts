import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { jobHandlers } from '#modules/jobs.ts'
import { drainJobs } from '#platform/jobs/worker.ts'
import { createLog } from '#platform/log.ts'
import { fieldErrors, newProduct, ownStore, type Saved, uploadedFile } from '#platform/testing/fluent.ts'
import * as make from '#platform/testing/make.ts'

test('an update keeps omitted fields; an upsert of an id replaces the whole document', async () => {
  const { categoryId, store, upsert, update } = await ownStore()
  const made = await upsert(
    'product',
    newProduct(categoryId, {
      name: { en: 'Nut', de: 'Mutter' },
      description: { en: 'Good' },
      brand: 'Nutco',
      tiers: [{ fromQuantity: 10, price: 5 }],
      price: 10,
      leadDays: 3,
      isPrivateLabel: true,
      stock: [{ warehouse: String(store.warehouseIds[0]), quantity: 5 }],
      properties: [{ name: 'a', value: 'b' }],
      characteristics: { material: 'steel', length: 8 },
    }),
  )
  const { updatedAt: _, ...before } = made.body.fields
  const dearer = await update('product', made.body, { price: 11 })
  const { updatedAt: later, ...after } = dearer.body.fields
  assert.deepEqual(after, { ...before, price: 11 })
  assert.ok(String(later) >= String(made.body.fields.updatedAt))
  assert.deepEqual(
    fieldErrors(await upsert('product', { price: 12 }, dearer.body)),
    ['category', 'code', 'name', 'unit'].map((key) => `fields.${key} required`),
  )
  assert.deepEqual(fieldErrors(await upsert('product', newProduct(categoryId), { id: made.body.id })), [
    'version required',
  ])
  const replaced = await upsert('product', newProduct(categoryId, { name: { en: 'Other nut' } }), dearer.body)
  assert.deepEqual(
    [replaced.status, replaced.body.isNew, replaced.body.id, replaced.body.version],
    [200, false, made.body.id, 3],
  )
  const { name, description, brand, tiers, stock, properties, characteristics, leadDays, isPrivateLabel, available } =
    replaced.body.fields
  assert.deepEqual(
    { name, description, brand, tiers, properties, characteristics, leadDays, isPrivateLabel, available },
    {
      name: { en: 'Other nut' },
      description: {},
      brand: null,
      tiers: [],
      properties: [],
      characteristics: {},
      leadDays: null,
      isPrivateLabel: false,
      available: 0,
    },
  )
  assert.deepEqual(stock, [{ warehouse: String(store.warehouseIds[0]), quantity: 0 }])
})

test('stock cannot be lowered below the quantity reserved for orders', async () => {
  const { db, store, categoryId, upsert, update } = await ownStore()
  const [first, second] = store.warehouseIds.map(String)
  const made = await upsert(
    'product',
    newProduct(categoryId, {
      stock: [
        { warehouse: first, quantity: 10 },
        { warehouse: second, quantity: 4 },
      ],
    }),
  )
  await sql`update product_stock set reserved = 3 where product_id = ${made.body.id} and warehouse_id = ${store.warehouseIds[0]}`.execute(
    db,
  )
  assert.deepEqual(fieldErrors(await update('product', made.body, { stock: [{ warehouse: first, quantity: 2 }] })), [
    'fields.stock.0.quantity reserved',
  ])
  assert.deepEqual(fieldErrors(await update('product', made.body, { stock: [{ warehouse: second, quantity: 2 }] })), [
    'fields.stock reserved',
  ])
  const set = await update('product', made.body, { stock: [{ warehouse: first, quantity: 3 }] })
  assert.deepEqual([set.status, set.body.fields.available, set.body.fields.reserved], [200, 0, 3])
  const { rows } =
    await sql`select quantity, reserved from product_stock where product_id = ${made.body.id} order by warehouse_id`.execute(
      db,
    )
  assert.deepEqual(rows, [
    { quantity: 3, reserved: 3 },
    { quantity: 0, reserved: 0 },
  ])
})

test('all invalid fields are reported at once with their paths', async () => {
  const { categoryId, upsert, update } = await ownStore({ locale: 'de' })
  const wrong = await upsert('product', {
    category: categoryId,
    code: ' ',
    name: { en: 'Only English' },
    unit: 'barrel',
    price: 0,
    oldPrice: 1.5,
    vatPercent: 101,
    minimumOrder: '5',
    leadDays: -1,
    country: 'XX',
    images: ['x'],
    tiers: [{ fromQuantity: 1, price: 5, extra: 1 }, { price: 5 }],
    stock: [{ warehouse: '0', quantity: -1 }],
    characteristics: { material: 'gold', coating: ['zinc', 'zinc'], length: 'long', colour: 'red' },
    properties: [{ name: '\u0007', value: '' }],
    isPrivateLabel: 'yes',
    description: { fr: 'Bonjour' },
  })
  assert.deepEqual(
    [wrong.status, fieldErrors(wrong)!.toSorted()],
    [
      422,
      [
        'fields.code required',
        'fields.characteristics.coating invalid',
        'fields.characteristics.colour unknown',
        'fields.characteristics.length wrongType',
        'fields.characteristics.material invalid',
        'fields.country invalid',
        'fields.description.fr unknown',
        'fields.images.0 invalid',
        'fields.isPrivateLabel wrongType',
        'fields.leadDays tooSmall',
        'fields.minimumOrder wrongType',
        'fields.name.de required',
        'fields.oldPrice wrongType',
        'fields.price tooSmall',
        'fields.properties.0.name required',
        'fields.properties.0.value required',
        'fields.stock.0.quantity tooSmall',
        'fields.stock.0.warehouse invalid',
        'fields.tiers.0.extra unknown',
        'fields.tiers.0.fromQuantity tooSmall',
        'fields.tiers.1.fromQuantity required',
        'fields.unit invalid',
        'fields.vatPercent tooLarge',
      ].toSorted(),
    ],
  )
  const valid = newProduct(categoryId, { name: { de: 'Mutter' }, price: 100 })
  for (const [more, fault] of [
    [{ oldPrice: 100 }, ['fields.oldPrice tooSmall']],
    [{ minimumOrder: 5, orderStep: 2 }, ['fields.orderStep invalid']],
    [{ tiers: [{ fromQuantity: 5, price: 100 }] }, ['fields.tiers.0.price tooLarge']],
    [
      {
        tiers: [
          { fromQuantity: 5, price: 90 },
          { fromQuantity: 5, price: 95 },
        ],
      },
      ['fields.tiers.1.fromQuantity tooSmall', 'fields.tiers.1.price tooLarge'],
    ],
    [{ description: { ru: 'Гайка' } }, ['fields.name.ru required']],
    [{ category: 1_000_000 }, ['fields.category invalid']],
    [{ category: 1 }, ['fields.category invalid']],
    [{ category: 'bolts' }, ['fields.category invalid']],
  ] as const)
    assert.deepEqual(fieldErrors(await upsert('product', { ...valid, ...more })), fault, JSON.stringify(more))
  const made = await upsert('product', { ...valid, name: { de: '  Mu\u0308tter \ud800', en: '' } })
  assert.deepEqual(made.body.fields.name, { de: 'Mütter \ufffd' })
  assert.deepEqual(fieldErrors(await update('product', made.body, { price: null, name: {}, unit: '' })), [
    'fields.price required',
    'fields.name.de required',
    'fields.unit required',
  ])
})

test('a store changes its texts, contacts and location; its products follow the location', async () => {
  const { app, db, person, store, find, update } = await ownStore()
  const { id } = await make.product(db, { storeId: store.id })
  const shop = (await find('store')).body.items[0]!
  for (const [fields, fault] of [
    [{ site: 'javascript:alert(1)' }, 'fields.site invalid'],
    [{ site: 'data:text/html,x' }, 'fields.site invalid'],
    [{ site: 'java\tscript:alert(1)' }, 'fields.site invalid'],
    [{ site: 'http://127.0.0.1/' }, 'fields.site invalid'],
    [{ phones: ['12'] }, 'fields.phones.0 invalid'],
    [{ location: 'serbia' }, 'fields.location invalid'],
    [{ location: "x' or 1=1" }, 'fields.location invalid'],
    [{ foundedYear: 3000 }, 'fields.foundedYear tooLarge'],
    [{ minimumOrder: -1 }, 'fields.minimumOrder tooSmall'],
    [{ supplierType: 'Spy' }, 'fields.supplierType invalid'],
    [{ name: { ru: 'Имя' } }, 'fields.name.en required'],
  ] as const)
    assert.deepEqual(fieldErrors(await update('store', shop, fields)), [fault], JSON.stringify(fields))
  const logo = await uploadedFile(person.accountId)
  const changes = {
    name: { en: 'New name', sr: 'Novo ime' },
    about: { en: 'We sell.\nA lot.' },
    phones: ['+381 11 333 44 55'],
    site: 'https://example.com/shop',
    location: 'moscow',
    foundedYear: 1999,
    minimumOrder: 5_000,
    logo,
  }
  const changed = await update('store', shop, changes)
  assert.equal(changed.status, 200, changed.text)
  assert.deepEqual(changed.body.fields, { ...shop.fields, ...changes, phones: ['+381113334455'] })
  const { rows: files } =
    await sql`select claimed_at is not null as "isUsed" from files where id = ${logo}::uuid`.execute(db)
  assert.deepEqual(files, [{ isUsed: true }])
  await drainJobs(app.database.pool, jobHandlers, { db, log: createLog('silent'), config: app.config })
  const { rows } = await sql`
    select p.location_path = s.location_path and s.location_path = l.path as "isThere", l.alias from products p join stores s on s.id = p.store_id join locations l on l.id = s.location_id where p.id = ${id}
  `.execute(db)
  assert.deepEqual(rows, [{ isThere: true, alias: 'moscow' }])
})

test('branches and warehouses are created and changed; the tax number of an organization is read-only', async () => {
  const { find, upsert, update } = await ownStore()
  const branch = await upsert('companybranch', {
    name: { en: 'Centre' },
    location: 'belgrade',
    address: 'Main street 1',
    phone: '+381 11 333 44 55',
  })
  assert.deepEqual(
    [branch.status, branch.body.isNew, branch.body.fields],
    [200, true, { name: { en: 'Centre' }, location: 'belgrade', address: 'Main street 1', phone: '+381113334455' }],
  )
  assert.deepEqual(fieldErrors(await upsert('companybranch', { name: { de: 'Mitte' } })), ['fields.name.en required'])
  assert.deepEqual(fieldErrors(await upsert('companybranch', {})), [
    'fields.name required',
    'fields.location required',
    'fields.address required',
  ])
  const moved = await update('companybranch', branch.body, { location: 'moscow', phone: null })
  assert.deepEqual(moved.body.fields, { ...branch.body.fields, location: 'moscow', phone: null })
  const warehouse: Saved = await upsert('warehouse', { name: { en: 'Depot' }, location: 'belgrade' })
  assert.deepEqual(warehouse.body.fields, { name: { en: 'Depot' }, location: 'belgrade', address: '' })
  assert.equal((await find('warehouse')).body.total, 3)
  const organization = (await find('organization')).body.items[0]!
  assert.deepEqual(fieldErrors(await update('organization', organization, { taxNumber: '1' })), [
    'fields.taxNumber readOnly',
  ])
  assert.deepEqual(fieldErrors(await update('organization', organization, { legalForm: 'ru-ooo' })), [
    'fields.legalForm invalid',
  ])
  assert.deepEqual(
    (await update('organization', organization, { legalName: 'Firma d.o.o.', legalForm: 'rs-doo', address: 'Trg 1' }))
      .body.fields,
    { ...organization.fields, legalName: 'Firma d.o.o.', legalForm: 'rs-doo', address: 'Trg 1' },
  )
})
