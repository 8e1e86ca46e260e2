import assert from 'node:assert/strict'
import { test } from 'node:test'
import { callsOf, errorCode, documentsOf, newProduct, ownStore } from '#platform/testing/fluent.ts'
import { colleague, somebody } from '#platform/testing/somebody.ts'
import type { EntityName } from './fields.ts'

test('members read, each role writes what its rights say, others do neither (E05)', async () => {
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
      const mayWrite = role === 'Owner' || (role === 'Manager' ? entity !== 'organization' : entity === 'product')
      assert.deepEqual(
        can,
        mayWrite ? { update: true, create: isCreatable } : { update: false, create: false },
        `${role} ${name}`,
      )
      const response = await calls.update(entity, document, {})
      assert.deepEqual(
        [response.status, response.status === 200 || errorCode(response)],
        mayWrite ? [200, true] : [403, 'documents.notAllowed'],
        `${role} ${name}`,
      )
      if (!isCreatable && mayWrite) assert.equal(errorCode(await calls.upsert(entity, {})), 'documents.notCreated')
      assert.equal((await buyer.find(entity)).status, 403)
    }
    assert.equal((await calls.upsert('product', newProduct(categoryId))).status, 200)
    assert.deepEqual(
      ['update', 'upsert'].map(() => 'documents.readOnly'),
      [
        errorCode(await calls.update('brand', { id: 1, version: 1 }, { name: 'x' })),
        errorCode(await calls.upsert('brand', { name: 'x' })),
      ],
    )
  }
  assert.equal((await buyer.find('brand')).status, 200)
  assert.equal((await buyer.schema('brand')).status, 200)
})

test('an operator proposes the price of a draft, which a manager publishes, and then keeps it', async () => {
  const { app, store, categoryId } = await ownStore()
  const operator = callsOf(await colleague(app, store.id, 'Operator'), store.id)
  const manager = callsOf(await colleague(app, store.id, 'Manager'), store.id)
  const proposed = async (calls: typeof operator) =>
    (await calls.schema('product')).body.fields.filter(({ isForDrafts }) => isForDrafts).map(({ key }) => key)
  assert.deepEqual(await proposed(operator), ['price', 'oldPrice', 'tiers', 'vatPercent'])
  assert.deepEqual(await proposed(manager), [])
  assert.equal(
    errorCode(await operator.upsert('product', newProduct(categoryId, { status: 'Active' }))),
    'documents.draftsNotAllowed',
  )
  const { body: draft } = await operator.upsert('product', newProduct(categoryId, { oldPrice: 1_500 }))
  const { body: dearer } = await operator.update('product', draft, { price: 1_300 })
  assert.equal(dearer.fields.price, 1_300)
  for (const status of ['Active', 'Archived'])
    assert.equal(errorCode(await operator.update('product', dearer, { status })), 'documents.draftsNotAllowed')
  const { body: active } = await manager.update('product', dearer, { status: 'Active' })
  for (const fields of [
    { price: 1_299 },
    { oldPrice: null },
    { tiers: [{ fromQuantity: 10, price: 1_000 }] },
    { vatPercent: 7 },
    { status: 'Draft', price: 1 },
  ])
    assert.equal(errorCode(await operator.update('product', active, fields)), 'documents.pricesNotAllowed')
  assert.equal(
    errorCode(await operator.upsert('product', newProduct(categoryId, { code: 'other' }), active)),
    'documents.pricesNotAllowed',
    'replacing it does not set another price either',
  )
  const { body: renamed } = await operator.update('product', active, { name: { en: 'Bolt' }, price: 1_300 })
  assert.deepEqual([renamed.fields.name, renamed.fields.price], [{ en: 'Bolt' }, 1_300])
  const { body: archived } = await operator.update('product', renamed, { status: 'Archived' })
  assert.equal(errorCode(await operator.update('product', archived, { price: 1 })), 'documents.pricesNotAllowed')
  assert.equal((await operator.update('product', archived, { status: 'Active' })).status, 200)
})
