// E05: what a generic read and write must not be talked into.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { callsOf, code, faults, newProduct, ownStore, uploaded } from '#platform/testing/documents.ts'
import * as make from '#platform/testing/make.ts'
import { fileApp } from '#platform/testing/shared.ts'
import { colleague, somebody } from '#platform/testing/somebody.ts'
import * as contract from './contract.ts'
import { allEntities } from './entities.ts'
import type { EntityName, Field } from './fields.ts'

const entities: readonly EntityName[] = contract.entityNames
const tables = [
  'products',
  'stores',
  'store_members',
  'store_translations',
  'organizations',
  'company_branches',
  'warehouses',
  'product_stock',
  'product_translations',
  'audit_log',
  'accounts',
  'brands',
]

/** Everything that a write could touch, as one text. */
async function everything() {
  const { db } = (await fileApp()).database
  const read = await Promise.all(
    tables.map((table) =>
      sql<{
        state: string
      }>`select coalesce(md5(string_agg(md5(t::text), '' order by t::text)), '') as state from ${sql.table(table)} t`.execute(
        db,
      ),
    ),
  )
  return read.map(({ rows }, index) => `${tables[index]} ${rows[0]!.state}`)
}

/** One document of each entity that belongs to the store. */
async function documentsOf(store: make.MadeStore) {
  const { db } = (await fileApp()).database
  const product = await make.product(db, { storeId: store.id })
  const {
    rows: [branch],
  } = await sql<{ id: number }>`
    insert into company_branches (store_id, location_id, names, address) select id, location_id, '{"en": "Branch"}', 'Somewhere 2' from stores where id = ${store.id} returning id
  `.execute(db)
  const {
    rows: [organization],
  } = await sql<{ id: number }>`select organization_id as id from stores where id = ${store.id}`.execute(db)
  return {
    product: product.id,
    store: store.id,
    organization: organization!.id,
    companybranch: branch!.id,
    warehouse: store.warehouseIds[0]!,
  }
}

test('E05 accounts, sessions, codes and every other table have no name here', async () => {
  const { person, store } = await ownStore()
  const others = [
    'account',
    'accounts',
    'account_sessions',
    'anonymous_sessions',
    'session',
    'code',
    'confirmation_codes',
    'secret_links',
    'refresh_tokens',
    'store_members',
    'audit_log',
    'files',
    'orders',
    'products',
    'Product',
    'product ',
    'product p, accounts a',
    'product;drop table products',
    '__proto__',
    'constructor',
    'toString',
    'prototype',
    '',
    null,
    1,
    ['product'],
    { name: 'product' },
  ]
  for (const entity of others)
    for (const [call, more] of [
      [contract.findSchema, {}],
      [contract.findDocuments, {}],
      [contract.updateDocument, { id: 1, version: 1, fields: {} }],
      [contract.upsertDocument, { fields: {} }],
    ] as const) {
      const answer = await person.call(call, { entity, ...more } as never, { storeId: store.id })
      assert.deepEqual([answer.status, code(answer)], [422, 'request.invalid'], `${call.id} ${JSON.stringify(entity)}`)
    }
})

test('E05 fields that no entity declares are neither found, sorted, compared nor shown', async () => {
  const { find } = await ownStore()
  const names = [
    'password_hash',
    'passwordHash',
    'store_id',
    'storeId',
    'store.owner.email',
    'accounts.email',
    '*',
    'p.*',
    'id::text',
    'fields',
    'version',
    'name->>en',
    "code' or '1'='1",
    'code;--',
    '(select 1)',
    '__proto__',
    'constructor',
    'hasOwnProperty',
    'toString',
    '',
  ]
  for (const entity of entities)
    for (const field of names) {
      assert.deepEqual(
        faults(await find(entity, { filter: { field, operator: 'eq', value: 1 } })),
        ['filter.field unknown'],
        `${entity} ${field}`,
      )
      assert.deepEqual(
        faults(await find(entity, { filter: { and: [{ or: [{ field, operator: 'in', value: ['x'] }] }] } })),
        ['filter.and.0.or.0.field unknown'],
        `${entity} ${field}`,
      )
      assert.deepEqual(
        faults(await find(entity, { sort: [{ field }] })),
        ['sort.0.field unknown'],
        `${entity} ${field}`,
      )
      assert.deepEqual(faults(await find(entity, { fields: [field] })), ['fields.0 unknown'], `${entity} ${field}`)
    }
})

test('E05 operators are five, and each takes values of the field only', async () => {
  const { find } = await ownStore()
  const sqlish = [
    'ne',
    'not',
    'like',
    'ilike',
    'regex',
    '$ne',
    '$where',
    '=',
    'EQ',
    'eq ',
    'exists',
    'raw',
    'join',
    "eq' or true --",
    '__proto__',
    'constructor',
  ]
  for (const operator of sqlish)
    assert.equal((await find('product', { filter: { field: 'code', operator, value: 'x' } })).status, 422, operator)
  for (const { name, fields } of allEntities)
    for (const field of fields.filter(({ compared }) => compared))
      for (const value of wrongFor(field)) {
        const answer = await find(name, {
          filter: { field: field.key, operator: field.type === 'Time' ? 'gte' : 'eq', value },
        })
        assert.equal(answer.status, 422, `${name}.${field.key} ${JSON.stringify(value)}`)
      }
  for (const filter of [
    { field: 'code', operator: 'eq', value: 'x', join: 'accounts' },
    { field: 'code', operator: 'eq' },
    { and: [] },
    { or: [] },
    { and: [{}] },
    {},
    [],
    'true',
    { not: [{ field: 'code', operator: 'eq', value: 'x' }] },
    { and: [{ field: 'code', operator: 'eq', value: 'x' }], or: [{ field: 'code', operator: 'eq', value: 'x' }] },
    { include: ['accounts'] },
    { field: { $ne: null }, operator: 'eq', value: 1 },
  ])
    assert.equal((await find('product', { filter })).status, 422, JSON.stringify(filter))
  for (const more of [
    { join: 'accounts' },
    { include: ['store'] },
    { select: '*' },
    { where: '1=1' },
    { storeId: 1 },
    { owner: 'x' },
    { limit: 1e6 },
  ])
    assert.equal(code(await find('product', more)), 'request.invalid', JSON.stringify(more))
})

const wrongFor = ({ type }: Field): unknown[] => {
  const always = [null, {}, { $ne: 1 }, [['x']], { field: 'x' }]
  if (type === 'Number' || type === 'Money' || type === 'Category')
    return [...always, '1 or 1=1', 'x', true, 1e300, type === 'Category' ? 1.5 : '1']
  if (type === 'Boolean') return [...always, 'true', 1]
  if (type === 'Date' || type === 'Time') return [...always, 'now()', '2026-13-45', 1]
  return [...always, 1, true, '', 'x'.repeat(201)]
}

test('E05 text is compared as it is written: no wildcard, no SQL', async () => {
  const { categoryId, upsert, find } = await ownStore()
  const made = await upsert('product', newProduct(categoryId, { code: "100%_a'b", name: { en: 'Plain nut' } }))
  assert.equal(made.status, 200, made.text)
  const total = async (field: string, operator: string, value: unknown) =>
    (await find('product', { filter: { field, operator, value } })).body.total
  assert.equal(await total('code', 'contains', "%_A'B"), 1)
  for (const text of ['%', '_', '\\', "' or ''='", "x') or true --", '"; drop table products; --', '\u0000x', '\ud800'])
    assert.equal(await total('name', 'contains', text), 0, JSON.stringify(text))
  assert.equal(await total('code', 'in', ["100%_a'b", 'other']), 1)
  assert.equal(
    (
      await upsert(
        'product',
        newProduct(categoryId, {
          name: { en: 'Façade screw', ru: 'Шуруп жёлтый', tr: 'IŞIK vidası', de: 'Große Schraube' },
        }),
      )
    ).status,
    200,
  )
  for (const text of ['FACADE', 'жЕЛТ', 'ЖЁЛТЫЙ', 'ışık', 'isik', 'GROSSE', 'große'])
    assert.equal(await total('name', 'contains', text), 1, text)
})

test('E05 a filter is three groups deep at most, of fifty conditions, five of them parts of texts', async () => {
  const { find } = await ownStore()
  const condition = { field: 'code', operator: 'eq', value: 'x' }
  const nested = (depth: number): object =>
    depth === 0 ? condition : { [depth % 2 ? 'and' : 'or']: [nested(depth - 1)] }
  for (const [depth, status] of [
    [0, 200],
    [3, 200],
    [4, 422],
    [10, 422],
    [31, 400],
    [2_000, 400],
  ] as const)
    assert.equal((await find('product', { filter: nested(depth) })).status, status, `${depth} deep`)
  const wide = (count: number) => ({
    or: Array.from({ length: count }, () => ({ and: Array.from({ length: 5 }, () => condition) })),
  })
  assert.deepEqual(
    [(await find('product', { filter: wide(10) })).status, faults(await find('product', { filter: wide(11) }))],
    [200, ['filter tooLarge']],
  )
  const searching = (count: number) => ({
    and: Array.from({ length: count }, () => ({ field: 'name', operator: 'contains', value: 'x' })),
  })
  assert.deepEqual(
    [(await find('product', { filter: searching(5) })).status, faults(await find('product', { filter: searching(6) }))],
    [200, ['filter tooLarge']],
  )
  assert.equal((await find('product', { filter: { and: Array.from({ length: 21 }, () => condition) } })).status, 422)
  assert.equal(
    (
      await find('product', {
        filter: { field: 'code', operator: 'in', value: Array.from({ length: 101 }, () => 'x') },
      })
    ).status,
    422,
  )
})

test('E05 a page has a hundred documents at most', async () => {
  const { db, store, find } = await ownStore()
  await sql`
    insert into company_branches (store_id, location_id, names, address) select ${store.id}, l.id, '{"en": "Branch"}', n::text from generate_series(1, 130) n, locations l where l.alias = 'belgrade'
  `.execute(db)
  for (const [pageSize, shown] of [
    [100, 100],
    [101, 24],
    [1_000_000, 24],
    [-1, 24],
    [0, 24],
    ['all', 24],
    [1e308, 24],
    [null, 24],
  ] as const) {
    const { status, body } = await find('companybranch', { pageSize })
    assert.deepEqual([status, body.items.length, body.total], [200, shown, 130], String(pageSize))
  }
  assert.deepEqual((await find('companybranch', { page: 2, pageSize: 100 })).body.items.length, 30)
  assert.deepEqual((await find('companybranch', { page: 1e9 })).body.page, 1)
})

test('E05 A04 a foreign document is not found, read or written, whatever names it; nothing changes', async () => {
  const mine = await ownStore()
  const theirs = await ownStore()
  const foreign = await documentsOf(theirs.store)
  const image = await uploaded(theirs.person.accountId)
  const before = await everything()
  for (const [name, id] of Object.entries(foreign)) {
    const entity = name as EntityName
    const all = await mine.find(entity, { pageSize: 100 })
    assert.ok(
      all.body.items.every((document) => document.id !== id),
      name,
    )
    for (const filter of [
      { field: 'id', operator: 'eq', value: id },
      {
        or: [
          { field: 'id', operator: 'gte', value: 0 },
          { field: 'id', operator: 'in', value: [id] },
        ],
      },
    ])
      assert.ok(
        (await mine.find(entity, { filter })).body.items.every((document) => document.id !== id),
        name,
      )
    for (const version of [1, 2]) {
      const known = { id, version }
      assert.deepEqual(
        await answersOf(mine, entity, known),
        [
          [404, 'documents.notFound'],
          [404, 'documents.notFound'],
        ],
        name,
      )
      assert.deepEqual(
        await answersOf(mine, entity, { id: 2_000_000_000, version }),
        [
          [404, 'documents.notFound'],
          [404, 'documents.notFound'],
        ],
        name,
      )
    }
    // Named by a header, the store is refused before anything is looked for.
    const posing = callsOf(mine.person, theirs.store.id)
    assert.deepEqual(
      await answersOf(posing, entity, { id, version: 1 }),
      [
        [403, 'request.forbidden'],
        [403, 'request.forbidden'],
      ],
      name,
    )
    assert.deepEqual([(await posing.find(entity)).status, (await posing.schema(entity)).status], [403, 403], name)
  }
  const own = await make.product((await fileApp()).database.db, { storeId: mine.store.id })
  const product = (await mine.find('product', { filter: { field: 'id', operator: 'eq', value: own.id } })).body
    .items[0]!
  const ofChat = await uploaded(mine.person.accountId, 'Chat')
  const after = await everything()
  for (const [fields, fault] of [
    [{ stock: [{ warehouse: String(theirs.store.warehouseIds[0]), quantity: 1 }] }, 'fields.stock.0.warehouse invalid'],
    [{ images: [image] }, 'fields.images.0 invalid'],
    [{ images: [ofChat] }, 'fields.images.0 invalid'],
  ] as const)
    assert.deepEqual(faults(await mine.update('product', product, fields)), [fault])
  assert.deepEqual(faults(await mine.update('store', (await mine.find('store')).body.items[0]!, { logo: image })), [
    'fields.logo invalid',
  ])
  assert.deepEqual(await everything(), after)
  assert.deepEqual(
    before.filter((line) => !/^(products|product_|audit_log)/.test(line)),
    after.filter((line) => !/^(products|product_|audit_log)/.test(line)),
  )
})

async function answersOf(
  { update, upsert }: ReturnType<typeof callsOf>,
  entity: EntityName,
  known: { id: number; version: number },
) {
  const answers = [await update(entity, known, {}), await upsert(entity, {}, known)]
  return answers.map((answer) => [answer.status, code(answer)])
}

test('E01 E05 a field that is not given to write is refused, and the document stays', async () => {
  const { store, find, update, upsert, categoryId } = await ownStore()
  const ids = await documentsOf(store)
  const smuggled = {
    id: 1,
    version: 99,
    storeId: 1,
    store_id: 1,
    accountId: 'x',
    ownerId: 'x',
    role: 'Owner',
    isAdmin: true,
    verified: true,
    balance: 1,
    popularity: 1_000,
    createdBy: 'x',
    password_hash: 'x',
    constructor: 'x',
    prototype: {},
    toString: 'x',
    hasOwnProperty: 'x',
  }
  for (const [name, id] of Object.entries(ids)) {
    const entity = name as EntityName
    const { fields } = allEntities.find((each) => each.name === entity)!
    const document = (await find(entity, { filter: { field: 'id', operator: 'eq', value: id } })).body.items[0]!
    const before = await everything()
    for (const [key, value] of Object.entries(smuggled))
      assert.deepEqual(
        faults(await update(entity, document, { [key]: value })),
        [`fields.${key} unknown`],
        `${name}.${key}`,
      )
    for (const { key } of fields.filter(({ isReadOnly }) => isReadOnly))
      assert.deepEqual(
        faults(await update(entity, document, { [key]: document.fields[key] })),
        [`fields.${key} readOnly`],
        `${name}.${key}`,
      )
    assert.deepEqual(await everything(), before, name)
  }
  const before = await everything()
  for (const [key, value] of Object.entries(smuggled))
    assert.deepEqual(
      faults(await upsert('product', newProduct(categoryId, { [key]: value }))),
      [`fields.${key} unknown`],
      key,
    )
  assert.deepEqual(await everything(), before)
})

test('E05 F15 prototype keys, at any depth, are refused or plain data', async () => {
  const { person, store } = await ownStore()
  const { product } = await documentsOf(store)
  const send = (fields: string) =>
    person.post('/api/x/fluent/data/update', `{"entity":"product","id":${product},"version":1,"fields":${fields}}`, {
      storeId: store.id,
    })
  for (const fields of [
    '{"__proto__":{"isAdmin":true}}',
    '{"name":{"__proto__":{"en":"x"}}}',
    '{"characteristics":{"__proto__":{"material":"steel"}}}',
    '{"constructor":{"prototype":{"x":1}}}',
    '{"stock":[{"__proto__":{"quantity":1}}]}',
    '{"characteristics":{"constructor":{"prototype":{}}}}',
    '{"name":{"constructor":"x","en":"y"}}',
  ]) {
    const { status } = await send(fields)
    assert.ok(status === 400 || status === 422, `${status} ${fields}`)
  }
  assert.equal(({} as Record<string, unknown>).isAdmin, undefined)
})

test('E05 roles: whoever works there reads, owners and managers write, nobody else does either', async () => {
  const { app, store, categoryId } = await ownStore()
  const ids = await documentsOf(store)
  const buyer = callsOf(await somebody(app), store.id)
  for (const role of ['Owner', 'Manager', 'Operator'] as const) {
    const calls = callsOf(await colleague(app, store.id, role), store.id)
    for (const [name, id] of Object.entries(ids)) {
      const entity = name as EntityName
      const document = (await calls.find(entity, { filter: { field: 'id', operator: 'eq', value: id } })).body.items[0]!
      const {
        body: { can },
      } = await calls.schema(entity)
      const isCreatable = entity !== 'store' && entity !== 'organization'
      assert.deepEqual(
        can,
        role === 'Operator' ? { update: false, create: false } : { update: true, create: isCreatable },
        `${role} ${name}`,
      )
      const answer = await calls.update(entity, document, {})
      assert.deepEqual(
        [answer.status, answer.status === 200 || code(answer)],
        role === 'Operator' ? [403, 'documents.notAllowed'] : [200, true],
        `${role} ${name}`,
      )
      if (!isCreatable && role !== 'Operator')
        assert.equal(code(await calls.upsert(entity, {})), 'documents.notCreated')
      assert.equal((await buyer.find(entity)).status, 403)
    }
    assert.equal((await calls.upsert('product', newProduct(categoryId))).status, role === 'Operator' ? 403 : 200)
    assert.deepEqual(
      ['update', 'upsert'].map(() => 'documents.readOnly'),
      [
        code(await calls.update('brand', { id: 1, version: 1 }, { name: 'x' })),
        code(await calls.upsert('brand', { name: 'x' })),
      ],
    )
  }
  assert.equal((await buyer.find('brand')).status, 200)
  assert.equal((await buyer.schema('brand')).status, 200)
})
