import assert from 'node:assert/strict'
import { test } from 'node:test'
import { callsOf, errorCode, documentsOf, newProduct, ownStore } from '#platform/testing/fluent.ts'
import { colleague, somebody } from '#platform/testing/somebody.ts'
import type { EntityName } from './fields.ts'

test('members read, owners and managers write, owners alone the organization, others do neither (E05)', async () => {
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
      const mayWrite = role === 'Owner' || (role === 'Manager' && entity !== 'organization')
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
    assert.equal((await calls.upsert('product', newProduct(categoryId))).status, role === 'Operator' ? 403 : 200)
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
