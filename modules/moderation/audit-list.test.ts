import assert from 'node:assert/strict'
import { test } from 'node:test'
import { auditedActions } from '#platform/audited-actions.ts'
import { accountsAdministrator, administrator, makeSignedIn } from '#platform/testing/moderation.ts'
import * as accounts from './account-contract.ts'
import { listAudit } from './audit-contract.ts'

test('the log is found by person, action, record and day, and read in pages', async () => {
  const { app, id, visitor } = await accountsAdministrator()
  const { id: subject } = await makeSignedIn(app)
  const list = async (input: object) => (await visitor.call(listAudit, input)).body
  for (let count = 0; count < 3; count++) await visitor.call(accounts.signOutAccount, { id: subject })
  await visitor.call(accounts.getAccount, { id: subject })
  const record = { entity: 'account', entityId: subject }
  const actions = (await list(record)).items.map(({ action }) => action)
  assert.deepEqual(actions, ['account.read', 'account.signedOut', 'account.signedOut', 'account.signedOut'])

  const first = await list({ ...record, action: 'account.signedOut', limit: 2 })
  const second = await list({ ...record, action: 'account.signedOut', limit: 2, cursor: first.nextCursor })
  assert.deepEqual([first.items.length, second.items.length, second.nextCursor], [2, 1, null])
  assert.equal(new Set([...first.items, ...second.items].map((item) => item.id)).size, 3)
  assert.ok(first.items.every(({ actor }) => actor?.id === id))

  assert.deepEqual((await list({ ...record, to: '2020-01-01' })).items, [])
  assert.deepEqual((await list({ query: 'nobody has this name' })).items, [])
})

test('without the feature accounts an administrator reads only own entries', async () => {
  const { app, visitor: other } = await accountsAdministrator()
  const { id: subject } = await makeSignedIn(app)
  await other.call(accounts.signOutAccount, { id: subject })
  const { visitor } = await administrator(app, ['texts'])
  assert.deepEqual((await visitor.call(listAudit, {})).body.items, [])
  assert.deepEqual((await visitor.call(listAudit, { query: 'A Person', entity: 'account' })).body.items, [])
})

test('actions stand in order, each once', () => {
  const sorted = [...auditedActions].sort((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1))
  assert.deepEqual(auditedActions, [...new Set(sorted)])
})
