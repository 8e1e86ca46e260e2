import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { sql } from 'kysely'
import { getAccountContext } from '#modules/accounts/contract.ts'
import { cancelDeletion } from '#modules/privacy/contract.ts'
import * as make from '#platform/testing/make.ts'
import { accountsAdministrator, administrator, auditOf, inDays, makeSignedIn } from '#platform/testing/moderation.ts'
import { signedInAs, statusAndCode } from '#platform/testing/personas.ts'
import { accountId, people, productId, storeId } from '#platform/testing/shop.ts'
import * as contract from './account-contract.ts'
import { addBan } from './ban-contract.ts'

test('accounts are searched and counted by part of a name, address or phone, by status and by feature', async () => {
  const { db, visitor } = await accountsAdministrator()
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

test('an account is shown with stores, orders, devices, audit log and bans, and without secrets', async () => {
  const { app, db, visitor } = await accountsAdministrator()
  const guard = await administrator(app, ['bans'])
  const shown = await makeSignedIn(app, { passwordHash: '$argon2id$secret' })
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
  const write = (storeId: number, text: string) =>
    sql`
    with chat as (
      insert into chats (store_id, buyer_id, active_at, created_at) values (${storeId}, ${shown.id}::uuid, now(), now())
      on conflict (buyer_id, store_id, coalesce(product_id, 0)) where buyer_id is not null do update set last_seq = chats.last_seq + 1 returning id, last_seq
    ) insert into chat_messages (chat_id, seq, side, author_id, text, created_at) select id, last_seq + 1, 'Buyer', ${shown.id}::uuid, ${text}, clock_timestamp() from chat
  `.execute(db)
  const { id: quiet } = await make.store(db)
  for (const store of [quiet, north, north]) await write(store, 'Hello')
  const { messages } = (await visitor.call(contract.getAccount, { id: shown.id })).body
  assert.deepEqual(
    [messages.count, messages.chats.map(({ storeName, count }) => [storeName, count])[0]],
    [before.messages.count + 3, ['North Fasteners', before.messages.count + 2]],
  )
  await sql`update account_sessions set network = '203.0.113.7' where account_id = ${shown.id}::uuid`.execute(db)
  const network = { subject: { kind: 'Network', value: '203.0.113.0/24' }, reason: 'Spam', until: inDays(1) } as const
  const { body: ban } = await guard.visitor.call(addBan, network)
  const met = (await visitor.call(contract.getAccount, { id: shown.id })).body.bans
  assert.deepEqual(
    met.map(({ kind, value }) => [kind, value]),
    [['Network', '203.0.113.0/24']],
  )
  await sql`delete from bans where id = ${ban.id}::uuid`.execute(db)
  await guard.visitor.call(addBan, {
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
  assert.equal(
    statusAndCode(await visitor.call(contract.getAccount, { id: randomUUID() })),
    '404 moderation.accountNotFound',
  )
  assert.equal((await visitor.call(contract.getAccount, { id: 'x' })).status, 422)
})

test('bulk deletion works as by the holder: scheduled in thirty days, notified, signed out, with an outcome per account', async () => {
  const { app, db, id, visitor } = await accountsAdministrator()
  const [plain, owner, banned] = [
    await makeSignedIn(app),
    await makeSignedIn(app),
    await make.account(db, { status: 'Banned' }),
  ]
  const store = await make.store(db)
  await sql`insert into store_members (store_id, account_id, role) values (${store.id}, ${owner.id}::uuid, 'Owner')`.execute(
    db,
  )
  const unknown = randomUUID()
  const remove = async (ids: string[], isDryRun = false) =>
    (await visitor.call(contract.deleteAccounts, { ids, isDryRun })).body
  const ids = [plain.id, owner.id, id, unknown, banned.id]
  const outcome = {
    count: 1,
    rejected: [
      { id: owner.id, code: 'moderation.lastOwner' },
      { id, code: 'moderation.ownAccount' },
      { id: unknown, code: 'moderation.notActive' },
      { id: banned.id, code: 'moderation.notActive' },
    ],
  }
  const deletionOf = async () =>
    (await visitor.call(contract.listAccounts, { query: plain.email })).body.items[0]!.deletionAt
  assert.deepEqual(await remove(ids, true), outcome)
  assert.equal(await deletionOf(), null, 'a dry run changes nothing')
  assert.equal((await plain.visitor.call(getAccountContext, {})).status, 200)
  assert.deepEqual(await remove(ids), outcome)
  const deletionAt = await deletionOf()
  assert.ok(Math.abs(Date.parse(deletionAt!) - Date.parse(inDays(30))) < 60_000)
  assert.equal((await plain.visitor.call(getAccountContext, {})).status, 401)
  assert.equal((await owner.visitor.call(getAccountContext, {})).status, 200)
  const { rows } = await sql<{
    template: string
    values: object
  }>`select template, values from outgoing_messages where recipient = ${plain.email}`.execute(db)
  assert.deepEqual(rows, [{ template: 'deletionAnnounced', values: { date: deletionAt, path: '/profile' } }])
  assert.deepEqual(await auditOf(app, 'account', plain.id), [
    {
      action: 'privacy.deletionRequested',
      actorId: id,
      details: { before: { deletionAt: null }, after: { deletionAt } },
    },
  ])
  assert.deepEqual(await remove([plain.id]), { count: 1, rejected: [] })
  assert.equal(await deletionOf(), deletionAt, 'a repeat changes nothing')
  assert.equal((await auditOf(app, 'account', plain.id)).length, 1)
  const keep = () => visitor.call(contract.cancelDeletionOfAccount, { id: plain.id })
  assert.equal((await keep()).status, 200)
  assert.equal(await deletionOf(), null)
  assert.deepEqual((await auditOf(app, 'account', plain.id)).at(-1)!.details, {
    before: { deletionAt },
    after: { deletionAt: null },
  })
  assert.equal(statusAndCode(await keep()), '409 moderation.deletionNotRequested')
  assert.deepEqual(await remove([plain.id]), { count: 1, rejected: [] })
  const back = await signedInAs(app, plain.id)
  assert.equal((await back.call(cancelDeletion, {})).status, 200, 'the holder can cancel the deletion')
  assert.equal(
    (await visitor.call(contract.deleteAccounts, { ids: Array.from({ length: 101 }, () => randomUUID()) })).status,
    422,
  )
})

test('the last owner of a store stays when all owners are deleted together', async () => {
  const { db, visitor } = await accountsAdministrator()
  const store = await make.store(db)
  const owners = await Promise.all([1, 2, 3].map(() => make.seller(db, store.id, 'Owner')))
  const ids = owners.map(({ id }) => id)
  for (const isDryRun of [true, false])
    assert.deepEqual((await visitor.call(contract.deleteAccounts, { ids, isDryRun })).body, {
      count: 2,
      rejected: [{ id: ids[2], code: 'moderation.lastOwner' }],
    })
})

test('an administrator signs an account out everywhere, but not their own', async () => {
  const { app, id, visitor } = await accountsAdministrator()
  const person = await makeSignedIn(app)
  assert.equal(statusAndCode(await visitor.call(contract.signOutAccount, { id: person.id })), '200')
  assert.equal((await person.visitor.call(getAccountContext, {})).status, 401)
  assert.deepEqual(await auditOf(app, 'account', person.id), [
    { action: 'account.signedOut', actorId: id, details: { before: { sessions: 1 }, after: { sessions: 0 } } },
  ])
  assert.equal(statusAndCode(await visitor.call(contract.signOutAccount, { id })), '409 moderation.ownAccount')
  assert.equal(
    statusAndCode(await visitor.call(contract.signOutAccount, { id: randomUUID() })),
    '404 moderation.accountNotFound',
  )
})
