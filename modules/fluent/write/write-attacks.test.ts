// E05: attacks on generic writes.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import {
  callsOf,
  errorCode,
  documentsOf,
  fieldErrors,
  newProduct,
  ownStore,
  uploadedFile,
} from '#platform/testing/fluent.ts'
import * as make from '#platform/testing/make.ts'
import { fileApp } from '#platform/testing/shared.ts'
import { allEntities } from '../entities/entities.ts'
import type { EntityName } from '../fields.ts'

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

test('documents of another store cannot be found, read or written (E05, A04)', async () => {
  const mine = await ownStore()
  const theirs = await ownStore()
  const foreign = await documentsOf(theirs.store)
  const image = await uploadedFile(theirs.person.accountId)
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
        await responsesOf(mine, entity, known),
        [
          [404, 'documents.notFound'],
          [404, 'documents.notFound'],
        ],
        name,
      )
      assert.deepEqual(
        await responsesOf(mine, entity, { id: 2_000_000_000, version }),
        [
          [404, 'documents.notFound'],
          [404, 'documents.notFound'],
        ],
        name,
      )
    }
    // Another store in X-Store-Id is refused before any lookup.
    const posing = callsOf(mine.person, theirs.store.id)
    assert.deepEqual(
      await responsesOf(posing, entity, { id, version: 1 }),
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
  const ofChat = await uploadedFile(mine.person.accountId, 'Chat')
  const after = await everything()
  for (const [fields, fault] of [
    [{ stock: [{ warehouse: String(theirs.store.warehouseIds[0]), quantity: 1 }] }, 'fields.stock.0.warehouse invalid'],
    [{ images: [image] }, 'fields.images.0 invalid'],
    [{ images: [ofChat] }, 'fields.images.0 invalid'],
  ] as const)
    assert.deepEqual(fieldErrors(await mine.update('product', product, fields)), [fault])
  assert.deepEqual(
    fieldErrors(await mine.update('store', (await mine.find('store')).body.items[0]!, { logo: image })),
    ['fields.logo invalid'],
  )
  assert.deepEqual(await everything(), after)
  assert.deepEqual(
    before.filter((line) => !/^(products|product_|audit_log)/.test(line)),
    after.filter((line) => !/^(products|product_|audit_log)/.test(line)),
  )
})

async function responsesOf(
  { update, upsert }: ReturnType<typeof callsOf>,
  entity: EntityName,
  known: { id: number; version: number },
) {
  const responses = [await update(entity, known, {}), await upsert(entity, {}, known)]
  return responses.map((response) => [response.status, errorCode(response)])
}

test('unknown and read-only fields are rejected, and nothing changes (E01, E05)', async () => {
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
        fieldErrors(await update(entity, document, { [key]: value })),
        [`fields.${key} unknown`],
        `${name}.${key}`,
      )
    for (const { key } of fields.filter(({ isReadOnly }) => isReadOnly))
      assert.deepEqual(
        fieldErrors(await update(entity, document, { [key]: document.fields[key] })),
        [`fields.${key} readOnly`],
        `${name}.${key}`,
      )
    assert.deepEqual(await everything(), before, name)
  }
  const before = await everything()
  for (const [key, value] of Object.entries(smuggled))
    assert.deepEqual(
      fieldErrors(await upsert('product', newProduct(categoryId, { [key]: value }))),
      [`fields.${key} unknown`],
      key,
    )
  assert.deepEqual(await everything(), before)
})

test('prototype keys at any depth are rejected (E05, F15)', async () => {
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

/** A hash of each table that a write could change. */
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
