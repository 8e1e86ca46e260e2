import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { makeSignedIn } from '#platform/testing/moderation.ts'
import * as contract from './ban-contract.ts'
import { account, bansAdministrator, network } from './bans.fixture.ts'

test('bans are listed by kind and state, in pages', async () => {
  const { app, db, visitor } = await bansAdministrator()
  await sql`delete from bans`.execute(db)
  const banned = await makeSignedIn(app)
  const [first, second] = [
    (await visitor.call(contract.addBan, network('198.51.100.1'))).body,
    (await visitor.call(contract.addBan, network('198.51.100.2'))).body,
  ]
  await visitor.call(contract.addBan, account(banned.id))
  await visitor.call(contract.cancelBan, { id: first.id })
  const values = async (filter: Record<string, string | number>) => {
    const { body } = await visitor.call(contract.listBans, filter)
    return [body.total, ...body.items.map(({ value }) => value)]
  }
  assert.deepEqual(await values({}), [3, banned.id, '198.51.100.2', '198.51.100.1'])
  assert.deepEqual(await values({ kind: 'Network' }), [2, '198.51.100.2', '198.51.100.1'])
  assert.deepEqual(await values({ kind: 'Network', active: 'true' }), [1, '198.51.100.2'])
  assert.deepEqual(await values({ active: 'false' }), [1, '198.51.100.1'])
  assert.deepEqual(await values({ page: 2, pageSize: 2 }), [3, '198.51.100.1'])
  assert.equal((await visitor.call(contract.listBans, { kind: 'Store' })).status, 422)
  const { items } = (await visitor.call(contract.listBannedNetworks, {})).body
  assert.deepEqual(
    items.map(({ id }) => id),
    [second.id],
  )
})

test('a search finds bans by name, reason and address, also within a range', async () => {
  const { app, db, visitor } = await bansAdministrator()
  await sql`delete from bans`.execute(db)
  const banned = await makeSignedIn(app, { name: 'Ömer 100% Tools' })
  await visitor.call(contract.addBan, account(banned.id))
  await visitor.call(contract.addBan, { ...network('203.0.113.0/24'), reason: 'Spam' })
  const values = async (query: string) =>
    (await visitor.call(contract.listBans, { query })).body.items.map(({ value }) => value)
  for (const query of ['203.0.113.77', '203.0.113', ' SPAM ']) assert.deepEqual(await values(query), ['203.0.113.0/24'])
  for (const query of ['ömer', '0% t', banned.id]) assert.deepEqual(await values(query), [banned.id])
  for (const query of ['203.0.114.1', '_mer']) assert.deepEqual(await values(query), [])
})
