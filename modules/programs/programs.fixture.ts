// A store with a key for its programs.
import assert from 'node:assert/strict'
import { createApiKey } from '#modules/api-keys/contract.ts'
import type { Call, InputOf } from '#platform/contract.ts'
import { ownStore } from '#platform/testing/fluent.ts'
import { Visitor } from '#platform/testing/personas.ts'

type Scopes = InputOf<typeof createApiKey>['scopes']

export async function storeWithKey(
  scopes: Scopes = ['ReadProducts', 'WriteStock', 'Orders'],
  options: Parameters<typeof ownStore>[0] = {},
) {
  const own = await ownStore(options)
  const { app, store, person } = own
  const created = await person.call(createApiKey, { name: 'Warehouse', scopes }, { storeId: store.id })
  assert.equal(created.status, 200, created.text)
  const { key, id } = created.body
  const program = new Visitor(app.address, key)
  return {
    ...own,
    key,
    keyId: id,
    program,
    async succeed<C extends Call>(call: C, input: InputOf<C>) {
      const { status, body, text } = await program.call(call, input)
      assert.equal(status, 200, text)
      return body
    },
  }
}
