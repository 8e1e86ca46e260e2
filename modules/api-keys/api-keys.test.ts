import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { getAccountContext } from '#modules/accounts/contract.ts'
import { listOwnProducts } from '#modules/cabinet/contract.ts'
import { listProgramOrders, listProgramProducts } from '#modules/programs/contract.ts'
import { storeWithKey } from '#modules/programs/programs.fixture.ts'
import { ownStore } from '#platform/testing/fluent.ts'
import { statusAndCode, Visitor } from '#platform/testing/personas.ts'
import * as contract from './contract.ts'

test('a key opens the calls of its scopes until it is revoked, and nothing else (A18)', async () => {
  const { app, db, store, person, program, key, keyId } = await storeWithKey(['ReadProducts'])
  assert.equal((await program.call(listProgramProducts, {})).status, 200)
  assert.equal(statusAndCode(await program.call(listProgramOrders, {})), '403 request.apiKeyScope')
  assert.equal(statusAndCode(await program.call(getAccountContext, {})), '401 request.unauthenticated')
  assert.equal(
    statusAndCode(await program.call(listOwnProducts, {}, { storeId: store.id })),
    '401 request.unauthenticated',
  )
  const almost = new Visitor(app.address, `${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}`)
  assert.equal(statusAndCode(await almost.call(listProgramProducts, {})), '401 request.apiKeyInvalid')

  const { rows } = await sql<{ stored: string }>`
    select k::text || coalesce((select string_agg(details::text, '') from audit_log where entity = 'apiKey'), '') as stored from api_keys k where id = ${keyId}::uuid
  `.execute(db)
  assert.ok(!rows[0]!.stored.includes(key.slice(12)))
  assert.ok(!rows[0]!.stored.includes(Buffer.from(key).toString('hex')))
  const { body } = await person.call(contract.listApiKeys, {}, { storeId: store.id })
  assert.deepEqual(
    body.items.map(({ name, start, scopes, lastUsedAt }) => [name, start, scopes, lastUsedAt !== null]),
    [['Warehouse', key.slice(0, 8), ['ReadProducts'], true]],
  )
  assert.ok(!JSON.stringify(body).includes(key.slice(12)))

  assert.equal((await person.call(contract.revokeApiKey, { id: keyId }, { storeId: store.id })).status, 200)
  assert.equal(statusAndCode(await program.call(listProgramProducts, {})), '401 request.apiKeyInvalid')
  assert.equal(
    statusAndCode(await person.call(contract.revokeApiKey, { id: keyId }, { storeId: store.id })),
    '404 apiKeys.notFound',
  )
})

test('the keys of a closed store are refused (A18)', async () => {
  const { db, store, program } = await storeWithKey()
  await sql`update stores set status = 'Closed' where id = ${store.id}`.execute(db)
  assert.equal(statusAndCode(await program.call(listProgramProducts, {})), '401 request.apiKeyInvalid')
})

test('a store has twenty keys at most, also when they are created at the same time (A18)', async () => {
  const { person, store } = await ownStore()
  const create = (index: number) =>
    person.call(contract.createApiKey, { name: `Key ${index}`, scopes: ['Orders'] }, { storeId: store.id })
  const created = await Promise.all(Array.from({ length: 22 }, (_, index) => create(index)))
  const codes = created.map(statusAndCode).sort()
  assert.deepEqual([codes.filter((code) => code === '200').length, codes.at(-1)], [20, '409 apiKeys.tooMany'])
})

test('people of other stores and operators do not manage keys (A18)', async () => {
  const { keyId } = await storeWithKey()
  const stranger = await ownStore()
  const operator = await ownStore({ role: 'Operator' })
  assert.equal(
    statusAndCode(await stranger.person.call(contract.revokeApiKey, { id: keyId }, { storeId: stranger.store.id })),
    '404 apiKeys.notFound',
  )
  for (const [call, input] of [
    [contract.listApiKeys, {}],
    [contract.createApiKey, { name: 'Mine', scopes: ['Orders'] }],
  ] as const)
    assert.equal(
      statusAndCode(await operator.person.call(call, input, { storeId: operator.store.id })),
      '403 company.notAllowed',
    )
})
