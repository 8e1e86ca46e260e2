// E05: attacks on generic reads.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { errorCode, fieldErrors, newProduct, ownStore } from '#platform/testing/fluent.ts'
import * as contract from '../contract.ts'
import { allEntities } from '../entities/entities.ts'
import type { EntityName, Field } from '../fields.ts'

const entities: readonly EntityName[] = contract.entityNames

test('only declared entities are accessible, no other table (E05)', async () => {
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
      const response = await person.call(call, { entity, ...more } as never, { storeId: store.id })
      assert.deepEqual(
        [response.status, errorCode(response)],
        [422, 'request.invalid'],
        `${call.id} ${JSON.stringify(entity)}`,
      )
    }
})

test('undeclared fields cannot be selected, sorted or filtered (E05)', async () => {
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
        fieldErrors(await find(entity, { filter: { field, operator: 'eq', value: 1 } })),
        ['filter.field unknown'],
        `${entity} ${field}`,
      )
      assert.deepEqual(
        fieldErrors(await find(entity, { filter: { and: [{ or: [{ field, operator: 'in', value: ['x'] }] }] } })),
        ['filter.and.0.or.0.field unknown'],
        `${entity} ${field}`,
      )
      assert.deepEqual(
        fieldErrors(await find(entity, { sort: [{ field }] })),
        ['sort.0.field unknown'],
        `${entity} ${field}`,
      )
      assert.deepEqual(fieldErrors(await find(entity, { fields: [field] })), ['fields.0 unknown'], `${entity} ${field}`)
    }
})

test('only the five operators and values of the field’s type are accepted (E05)', async () => {
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
    for (const field of fields.filter(({ filterExpression }) => filterExpression))
      for (const value of wrongFor(field)) {
        const response = await find(name, {
          filter: { field: field.key, operator: field.type === 'Time' ? 'gte' : 'eq', value },
        })
        assert.equal(response.status, 422, `${name}.${field.key} ${JSON.stringify(value)}`)
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
    assert.equal(errorCode(await find('product', more)), 'request.invalid', JSON.stringify(more))
})

const wrongFor = ({ type }: Field): unknown[] => {
  const always = [null, {}, { $ne: 1 }, [['x']], { field: 'x' }]
  if (type === 'Number' || type === 'Money' || type === 'Category')
    return [...always, '1 or 1=1', 'x', true, 1e300, type === 'Category' ? 1.5 : '1']
  if (type === 'Boolean') return [...always, 'true', 1]
  if (type === 'Date' || type === 'Time') return [...always, 'now()', '2026-13-45', 1]
  return [...always, 1, true, '', 'x'.repeat(201)]
}

test('text is compared literally: no wildcards, no SQL (E05)', async () => {
  const { categoryId, upsert, find } = await ownStore()
  const made = await upsert('product', newProduct(categoryId, { code: "100%_a'b", name: { en: 'Plain nut' } }))
  assert.equal(made.status, 200, made.text)
  const total = async (field: string, operator: string, value: unknown) =>
    (await find('product', { filter: { field, operator, value } })).body.total
  assert.equal(await total('code', 'contains', "%_A'B"), 1)
  for (const text of ['%', '_', '\\', "' or ''='", "x') or true --", '"; drop table products; --', '\ud800'])
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

test('a filter is limited to three levels, fifty conditions and five searches in texts (E05)', async () => {
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
    [(await find('product', { filter: wide(10) })).status, fieldErrors(await find('product', { filter: wide(11) }))],
    [200, ['filter tooLarge']],
  )
  const searching = (count: number) => ({
    and: Array.from({ length: count }, () => ({ field: 'name', operator: 'contains', value: 'x' })),
  })
  assert.deepEqual(
    [
      (await find('product', { filter: searching(5) })).status,
      fieldErrors(await find('product', { filter: searching(6) })),
    ],
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

test('a page has at most a hundred documents (E05)', async () => {
  const { db, store, find } = await ownStore()
  await sql`
    insert into company_branches (store_id, location_id, names, address) select ${store.id}, l.id, '{"en": "Branch"}', n::text from generate_series(1, 130) n, locations l where l.alias = 'belgrade'
  `.execute(db)
  for (const [pageSize, itemCount] of [
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
    assert.deepEqual([status, body.items.length, body.total], [200, itemCount, 130], String(pageSize))
  }
  assert.deepEqual((await find('companybranch', { page: 2, pageSize: 100 })).body.items.length, 30)
  assert.deepEqual((await find('companybranch', { page: 1e9 })).body.page, 1)
})
