import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { sql } from 'kysely'
import { getAdminFeatures } from '#modules/accounts/contract.ts'
import { cancelDeletion, requestDeletion } from '#modules/privacy/contract.ts'
import { adminFeatures } from '#platform/constants.ts'
import * as make from '#platform/testing/make.ts'
import { accountsAdministrator, administrator, auditOf, makeSignedIn } from '#platform/testing/moderation.ts'
import { signedIn, statusAndCode } from '#platform/testing/personas.ts'
import { fileApp } from '#platform/testing/shared.ts'
import * as contract from './account-contract.ts'
import { listBans } from './ban-contract.ts'

async function featuresOf(id: string) {
  const { rows } = await sql<{ feature: string }>`
    select feature from account_features where account_id = ${id}::uuid order by feature
  `.execute((await fileApp()).database.db)
  return rows.map(({ feature }) => feature)
}

/** Removes the feature `accounts` from all other accounts. */
const onlyAdministrators = async (ids: string[]) =>
  sql`delete from account_features where feature = 'accounts' and account_id <> all(${ids}::uuid[])`.execute(
    (await fileApp()).database.db,
  )

test('features of several accounts are set with immediate effect, with old and new values in the audit log', async () => {
  const { app, id, visitor } = await accountsAdministrator()
  const [plain, texts] = [await makeSignedIn(app), await administrator(app, ['bans', 'texts'])]
  const open = () => texts.visitor.call(listBans, {})
  assert.equal((await open()).status, 200)
  assert.equal(
    statusAndCode(
      await visitor.call(contract.setFeatures, { ids: [plain.id, texts.id, plain.id], features: ['texts', 'banners'] }),
    ),
    '200',
  )
  assert.deepEqual(
    [await featuresOf(plain.id), await featuresOf(texts.id)],
    [
      ['banners', 'texts'],
      ['banners', 'texts'],
    ],
  )
  assert.equal((await open()).status, 403, 'in a session that was open before')
  assert.deepEqual(await auditOf(app, 'account', texts.id), [
    {
      action: 'account.featuresSet',
      actorId: id,
      details: { before: { features: ['bans', 'texts'] }, after: { features: ['banners', 'texts'] } },
    },
  ])
  assert.equal(statusAndCode(await visitor.call(contract.setFeatures, { ids: [texts.id], features: [] })), '200')
  assert.deepEqual((await texts.visitor.call(getAdminFeatures, {})).body.items, [])
})

test('features are set for all given accounts or for none', async () => {
  const { app, db, visitor } = await accountsAdministrator()
  const [plain, banned] = [await makeSignedIn(app), await make.account(db, { status: 'Banned' })]
  for (const stranger of [randomUUID(), banned.id])
    assert.equal(
      statusAndCode(await visitor.call(contract.setFeatures, { ids: [plain.id, stranger], features: ['texts'] })),
      '404 moderation.accountNotFound',
    )
  const ids = Array.from({ length: 501 }, () => randomUUID())
  for (const input of [
    { ids: [], features: [] },
    { ids, features: [] },
    { ids: [plain.id], features: ['root'] },
    { ids: [plain.id] },
    { ids: ['x'], features: [] },
    { ids: [plain.id], features: [], status: 'Active' },
  ])
    assert.equal((await visitor.call(contract.setFeatures, input as never)).status, 422)
  assert.deepEqual(await featuresOf(plain.id), [])
  await sql`insert into accounts (email, name) select 'mass-' || n || '@test.example', 'Mass' from generate_series(1, 500) n`.execute(
    db,
  )
  const { rows } = await sql<{ id: string }>`select id from accounts where name = 'Mass'`.execute(db)
  assert.equal(
    statusAndCode(
      await visitor.call(contract.setFeatures, { ids: rows.map(({ id }) => id), features: [...adminFeatures] }),
    ),
    '200',
  )
  const { rows: made } = await sql<{ count: number }>`
    select count(*) as count from account_features f join accounts a on a.id = f.account_id where a.name = 'Mass'
  `.execute(db)
  assert.equal(made[0]!.count, 500 * adminFeatures.length)
  await sql`delete from account_features where account_id in (select id from accounts where name = 'Mass')`.execute(db)
})

test('nobody can change their own features, and a buyer can change none (E06)', async () => {
  const { app, id, visitor } = await accountsAdministrator()
  const other = await makeSignedIn(app)
  for (const features of [[], ['accounts', 'bans']] as const)
    assert.equal(
      statusAndCode(await visitor.call(contract.setFeatures, { ids: [other.id, id], features: [...features] })),
      '409 moderation.ownAccount',
    )
  assert.deepEqual([await featuresOf(id), await featuresOf(other.id)], [['accounts'], []])
  const buyer = await signedIn(app, 'buyer')
  assert.deepEqual((await buyer.call(getAdminFeatures, {})).body.items, [])
  assert.equal((await buyer.call(contract.setFeatures, { ids: [other.id], features: ['accounts'] })).status, 403)
})

test('of two administrators who concurrently remove each other one stays (E06)', async () => {
  const app = await fileApp()
  for (let round = 0; round < 5; round++) {
    const [one, two] = [await administrator(app, ['accounts']), await administrator(app, ['accounts'])]
    await onlyAdministrators([one.id, two.id])
    const answers = await Promise.all([
      one.visitor.call(contract.setFeatures, { ids: [two.id], features: [] }),
      two.visitor.call(contract.setFeatures, { ids: [one.id], features: [] }),
    ])
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 403])
    assert.equal([...(await featuresOf(one.id)), ...(await featuresOf(two.id))].length, 1)
  }
})

test('the last administrator cannot be removed or deleted, also while another one is being deleted (E06)', async () => {
  const app = await fileApp()
  const [one, two] = [await administrator(app, ['accounts']), await administrator(app, ['accounts'])]
  await onlyAdministrators([one.id, two.id])
  assert.equal(statusAndCode(await one.visitor.call(requestDeletion, {})), '200')
  assert.equal(statusAndCode(await two.visitor.call(requestDeletion, {})), '409 privacy.lastAdministrator')
  assert.equal(
    statusAndCode(await one.visitor.call(contract.setFeatures, { ids: [two.id], features: [] })),
    '409 moderation.lastAdministrator',
  )
  assert.deepEqual((await one.visitor.call(contract.deleteAccounts, { ids: [two.id] })).body.rejected, [
    { id: two.id, code: 'moderation.lastAdministrator' },
  ])
  assert.deepEqual(await featuresOf(two.id), ['accounts'])
  await one.visitor.call(cancelDeletion, {})
  for (let round = 0; round < 5; round++) {
    const answers = await Promise.all([one, two].map(({ visitor }) => visitor.call(requestDeletion, {})))
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409])
    await Promise.all([one, two].map(({ visitor }) => visitor.call(cancelDeletion, {})))
  }
})
