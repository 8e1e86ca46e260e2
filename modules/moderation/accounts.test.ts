import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { sql } from 'kysely'
import { getAccountContext, getAdminFeatures } from '#modules/accounts/contract.ts'
import { cancelDeletion, requestDeletion } from '#modules/privacy/contract.ts'
import { adminFeatures } from '#platform/contract.ts'
import * as make from '#platform/testing/make.ts'
import { administrator, auditOf, inDays, person, told } from '#platform/testing/moderation.ts'
import { signedIn, signedInAs } from '#platform/testing/personas.ts'
import { fileApp } from '#platform/testing/shared.ts'
import { accountId, people, productId, storeId } from '#platform/testing/shop.ts'
import * as contract from './contract.ts'

async function chief() {
  const app = await fileApp()
  return { app, db: app.database.db, ...(await administrator(app, ['accounts'])) }
}

async function featuresOf(id: string) {
  const { rows } = await sql<{ feature: string }>`
    select feature from account_features where account_id = ${id}::uuid order by feature
  `.execute((await fileApp()).database.db)
  return rows.map(({ feature }) => feature)
}

/** Leaves only these with the feature that makes administrators. */
const onlyAdministrators = async (ids: string[]) =>
  sql`delete from account_features where feature = 'accounts' and account_id <> all(${ids}::uuid[])`.execute(
    (await fileApp()).database.db,
  )

test('accounts are found by part of a name, address or phone, by status and feature, and counted', async () => {
  const { db, visitor } = await chief()
  const special = await make.account(db, { name: 'Željko Petrović', email: 'special_one@test.example' })
  await sql`update accounts set phone = '+381649990001' where id = ${special.id}::uuid`.execute(db)
  const banned = await make.account(db, { name: 'Željko Banned', status: 'Banned' })
  const list = async (input: Record<string, string | number>) => {
    const [{ body }, counted] = await Promise.all([
      visitor.call(contract.listAccounts, input),
      visitor.call(contract.countAccounts, input),
    ])
    assert.equal(counted.body.count, body.total)
    return body.items.map(({ id }) => id)
  }
  for (const query of ['zeljko petrov', 'ial_one@', '+381 64 999-0001', '(64) 999 0001'])
    assert.deepEqual(await list({ query }), [special.id], query)
  assert.deepEqual(await list({ query: 'specialXone' }), [])
  assert.deepEqual(await list({ query: '%' }), [])
  assert.deepEqual(await list({ query: 'zeljko' }), [banned.id, special.id])
  assert.deepEqual(await list({ query: 'zeljko', status: 'Banned' }), [banned.id])
  assert.deepEqual(await list({ query: 'lesser-admin', feature: 'texts' }), [await accountId(db, 'lesserAdmin')])
  assert.deepEqual(await list({ query: 'lesser-admin', feature: 'bans' }), [])
  const { items } = (await visitor.call(contract.listAccounts, { query: 'olga owner', pageSize: 1 })).body
  assert.deepEqual(
    { ...items[0]!, createdAt: '' },
    {
      id: await accountId(db, 'owner'),
      name: 'Olga Owner',
      email: people.owner,
      phone: null,
      status: 'Active',
      createdAt: '',
      deletionAt: null,
      features: [],
      storeCount: 1,
    },
  )
  const [first, second] = [(await list({ pageSize: 1 }))[0], (await list({ pageSize: 1, page: 2 }))[0]]
  assert.ok(first && second && first !== second)
  await sql`update accounts set status = 'Deleted', email = null, phone = null where id = ${special.id}::uuid`.execute(
    db,
  )
  assert.deepEqual(await list({ query: 'zeljko' }), [banned.id])
  assert.deepEqual(await list({ query: 'zeljko', status: 'Deleted' }), [special.id])
})

test('one account is shown with its stores, orders, devices, deeds and bans, and with no secret', async () => {
  const { app, db, visitor } = await chief()
  const guard = await administrator(app, ['bans'])
  const shown = await person(app, { passwordHash: '$argon2id$secret' })
  const north = await storeId(db, 'north')
  await sql`insert into store_members (store_id, account_id, role) values (${north}, ${shown.id}::uuid, 'Manager')`.execute(
    db,
  )
  await make.cart(db, shown.id, [{ productId: await productId(db, 'W-1'), quantity: 2 }])
  const placed = (await shown.visitor.post('/api/cart/order/create', { contactName: 'Somebody', contactPhone: '1' }))
    .body as { outcomes: { orderId: string }[] }
  const before = (await visitor.call(contract.getAccount, { id: shown.id })).body
  assert.equal(before.sessions.length, 1)
  assert.deepEqual(before.stores, [
    { id: north, alias: 'north', name: 'North Fasteners', role: 'Manager', status: 'Active' },
  ])
  assert.deepEqual(
    before.orders.map(({ id, status, total }) => [id, status, total]),
    [[placed.outcomes[0]!.orderId, 'New', { minor: 2_500, currency: 'EUR' }]],
  )
  await guard.visitor.call(contract.addBan, {
    subject: { kind: 'Account', value: shown.id },
    reason: 'Spam',
    until: inDays(1),
  })
  const { status, body, text } = await visitor.call(
    contract.getAccount,
    { id: shown.id.toUpperCase() },
    { locale: 'de' },
  )
  assert.equal(status, 200)
  assert.deepEqual(
    [body.status, body.sessions, body.bans.length, body.hasPassword, body.hasSecondFactor, body.emailConfirmed],
    ['Banned', [], 1, true, false, true],
  )
  assert.deepEqual(body.audit[0], {
    ...body.audit[0]!,
    actor: { id: guard.id, name: 'A Person' },
    action: 'account.banned',
    details: { before: { status: 'Active' }, after: { status: 'Banned', reason: 'Spam' } },
  })
  assert.doesNotMatch(text, /argon2id|secret/)
  assert.equal(told(await visitor.call(contract.getAccount, { id: randomUUID() })), '404 moderation.accountNotFound')
  assert.equal((await visitor.call(contract.getAccount, { id: 'x' })).status, 422)
})

test('features are set for many, at once, and the log has before and after', async () => {
  const { app, id, visitor } = await chief()
  const [plain, texts] = [await person(app), await administrator(app, ['bans', 'texts'])]
  const open = () => texts.visitor.call(contract.listBans, {})
  assert.equal((await open()).status, 200)
  assert.equal(
    told(
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
  assert.equal((await open()).status, 403, 'in the session that was open')
  assert.deepEqual(await auditOf(app, 'account', texts.id), [
    {
      action: 'account.featuresSet',
      actorId: id,
      details: { before: { features: ['bans', 'texts'] }, after: { features: ['banners', 'texts'] } },
    },
  ])
  assert.equal(told(await visitor.call(contract.setFeatures, { ids: [texts.id], features: [] })), '200')
  assert.deepEqual((await texts.visitor.call(getAdminFeatures, {})).body.items, [])
})

test('features are set for all or for none', async () => {
  const { app, db, visitor } = await chief()
  const [plain, banned] = [await person(app), await make.account(db, { status: 'Banned' })]
  for (const stranger of [randomUUID(), banned.id])
    assert.equal(
      told(await visitor.call(contract.setFeatures, { ids: [plain.id, stranger], features: ['texts'] })),
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
    told(await visitor.call(contract.setFeatures, { ids: rows.map(({ id }) => id), features: [...adminFeatures] })),
    '200',
  )
  const { rows: made } = await sql<{ count: number }>`
    select count(*) as count from account_features f join accounts a on a.id = f.account_id where a.name = 'Mass'
  `.execute(db)
  assert.equal(made[0]!.count, 500 * adminFeatures.length)
  await sql`delete from account_features where account_id in (select id from accounts where name = 'Mass')`.execute(db)
})

test('E06 nobody changes their own features, not even among others, and a buyer has none', async () => {
  const { app, id, visitor } = await chief()
  const other = await person(app)
  for (const features of [[], ['accounts', 'bans']] as const)
    assert.equal(
      told(await visitor.call(contract.setFeatures, { ids: [other.id, id], features: [...features] })),
      '409 moderation.ownAccount',
    )
  assert.deepEqual([await featuresOf(id), await featuresOf(other.id)], [['accounts'], []])
  const buyer = await signedIn(app, 'buyer')
  assert.deepEqual((await buyer.call(getAdminFeatures, {})).body.items, [])
  assert.equal((await buyer.call(contract.setFeatures, { ids: [other.id], features: ['accounts'] })).status, 403)
})

test('E06 of two administrators who remove each other at once one stays', async () => {
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

test('E06 the last administrator cannot leave, nor be left alone by one who is leaving', async () => {
  const app = await fileApp()
  const [one, two] = [await administrator(app, ['accounts']), await administrator(app, ['accounts'])]
  await onlyAdministrators([one.id, two.id])
  assert.equal(told(await one.visitor.call(requestDeletion, {})), '200')
  assert.equal(told(await two.visitor.call(requestDeletion, {})), '409 privacy.lastAdministrator')
  assert.equal(
    told(await one.visitor.call(contract.setFeatures, { ids: [two.id], features: [] })),
    '409 moderation.lastAdministrator',
  )
  assert.deepEqual(
    (await one.visitor.call(contract.deleteAccounts, { ids: [two.id] })).body.results.map(({ outcome }) => outcome),
    ['LastAdministrator'],
  )
  assert.deepEqual(await featuresOf(two.id), ['accounts'])
  await one.visitor.call(cancelDeletion, {})
  for (let round = 0; round < 5; round++) {
    const answers = await Promise.all([one, two].map(({ visitor }) => visitor.call(requestDeletion, {})))
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409])
    await Promise.all([one, two].map(({ visitor }) => visitor.call(cancelDeletion, {})))
  }
})

test('accounts are deleted as by their holders: in thirty days, told, signed out, and with an outcome for each', async () => {
  const { app, db, id, visitor } = await chief()
  const [plain, owner, banned] = [await person(app), await person(app), await make.account(db, { status: 'Banned' })]
  const store = await make.store(db)
  await sql`insert into store_members (store_id, account_id, role) values (${store.id}, ${owner.id}::uuid, 'Owner')`.execute(
    db,
  )
  const unknown = randomUUID()
  const remove = async (ids: string[]) => (await visitor.call(contract.deleteAccounts, { ids })).body.results
  const results = await remove([plain.id, owner.id, id, unknown, banned.id])
  assert.deepEqual(
    results.map((each) => [each.id, each.outcome]),
    [
      [plain.id, 'Requested'],
      [owner.id, 'LastOwner'],
      [id, 'OwnAccount'],
      [unknown, 'NotActive'],
      [banned.id, 'NotActive'],
    ],
  )
  const { deletionAt } = results[0]!
  assert.ok(Math.abs(Date.parse(deletionAt!) - Date.parse(inDays(30))) < 60_000)
  assert.equal((await plain.visitor.call(getAccountContext, {})).status, 401)
  assert.equal((await owner.visitor.call(getAccountContext, {})).status, 200)
  const { rows } = await sql<{
    template: string
    values: object
  }>`select template, values from outgoing_messages where recipient = ${plain.email}`.execute(db)
  assert.deepEqual(rows, [{ template: 'deletionAnnounced', values: { date: deletionAt, path: '/profile/settings' } }])
  assert.deepEqual(await auditOf(app, 'account', plain.id), [
    {
      action: 'privacy.deletionRequested',
      actorId: id,
      details: { before: { deletionAt: null }, after: { deletionAt } },
    },
  ])
  assert.deepEqual(
    (await remove([plain.id])).map((each) => each.deletionAt),
    [deletionAt],
    'a repeat changes nothing',
  )
  assert.equal((await auditOf(app, 'account', plain.id)).length, 1)
  const back = await signedInAs(app, plain.id)
  assert.equal((await back.call(cancelDeletion, {})).status, 200, 'and the holder can keep the account')
  assert.equal(
    (await visitor.call(contract.deleteAccounts, { ids: Array.from({ length: 101 }, () => randomUUID()) })).status,
    422,
  )
})

test('of all owners of a store one stays, though they are deleted together', async () => {
  const { db, visitor } = await chief()
  const store = await make.store(db)
  const owners = await Promise.all([1, 2, 3].map(() => make.seller(db, store.id, 'Owner')))
  const { results } = (await visitor.call(contract.deleteAccounts, { ids: owners.map(({ id }) => id) })).body
  assert.deepEqual(
    results.map(({ outcome }) => outcome),
    ['Requested', 'Requested', 'LastOwner'],
  )
})
