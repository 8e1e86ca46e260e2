import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { sql } from 'kysely'
import { getAccountContext } from '#modules/accounts/contract.ts'
import { createLog } from '#platform/log.ts'
import { administrator, auditOf, inDays, makeSignedIn } from '#platform/testing/moderation.ts'
import { statusAndCode } from '#platform/testing/personas.ts'
import { fileApp } from '#platform/testing/shared.ts'
import * as contract from './ban-contract.ts'
import { account, bansAdministrator, network, term } from './bans.fixture.ts'
import { liftEndedBans } from './jobs.ts'

async function statusOf(id: string) {
  const { rows } = await sql<{ status: string }>`select status from accounts where id = ${id}::uuid`.execute(
    (await fileApp()).database.db,
  )
  return rows[0]!.status
}

async function runLiftEndedBans(now: Date) {
  const {
    config,
    database: { db },
  } = await fileApp()
  await liftEndedBans.run({}, { db, config, log: createLog('silent'), now })
}

test('an account is banned with reason and term, and unbanned; the audit log has old and new values', async () => {
  const { app, db, id, visitor } = await bansAdministrator()
  const banned = await makeSignedIn(app, { name: 'Fred Fraud' })
  const { status, body } = await visitor.call(contract.addBan, account(banned.id))
  assert.equal(status, 200)
  const { id: banId, createdAt, ...shown } = body
  assert.deepEqual(shown, {
    kind: 'Account',
    value: banned.id,
    account: { id: banned.id, name: 'Fred Fraud' },
    reason: term.reason,
    createdBy: { id, name: 'A Person' },
    endsAt: term.until,
    cancelledAt: null,
    isActive: true,
  })
  assert.ok(Math.abs(Date.parse(createdAt) - Date.now()) < 60_000)
  assert.equal(statusAndCode(await banned.visitor.call(getAccountContext, {})), '403 accounts.suspended')
  assert.equal(statusAndCode(await visitor.call(contract.cancelBan, { id: banId })), '200')
  assert.equal(statusAndCode(await visitor.call(contract.cancelBan, { id: banId })), '404 moderation.banNotFound')
  assert.equal(await statusOf(banned.id), 'Active')
  const { rows: mails } = await sql<{ template: string }>`
    select template from outgoing_messages where recipient = ${banned.email} order by created_at, id
  `.execute(db)
  assert.deepEqual(
    mails.map(({ template }) => template),
    ['suspended', 'banLifted'],
    'the holder is told',
  )
  assert.equal((await banned.visitor.call(getAccountContext, {})).status, 401, 'earlier sessions stay ended')
  const subject = { kind: 'Account', value: banned.id, reason: term.reason, endsAt: term.until }
  assert.deepEqual(await auditOf(app, 'ban', banId), [
    { action: 'ban.added', actorId: id, details: { before: null, after: subject } },
    { action: 'ban.cancelled', actorId: id, details: { before: subject, after: null } },
  ])
  assert.deepEqual(await auditOf(app, 'account', banned.id), [
    {
      action: 'account.banned',
      actorId: id,
      details: { before: { status: 'Active' }, after: { status: 'Banned', reason: term.reason } },
    },
    { action: 'account.unbanned', actorId: id, details: { before: { status: 'Banned' }, after: { status: 'Active' } } },
  ])
})

test('a subject has one ban in force; a new one replaces it', async () => {
  const { app, visitor } = await bansAdministrator()
  const banned = await makeSignedIn(app)
  const first = (await visitor.call(contract.addBan, account(banned.id))).body
  const second = (await visitor.call(contract.addBan, { ...account(banned.id), reason: 'Again', until: inDays(30) }))
    .body
  assert.equal(statusAndCode(await visitor.call(contract.cancelBan, { id: first.id })), '404 moderation.banNotFound')
  assert.equal(await statusOf(banned.id), 'Banned')
  const { details } = (await auditOf(app, 'ban', second.id))[0]!
  assert.equal((details.before as { reason: string }).reason, term.reason)
  await Promise.all(Array.from({ length: 8 }, () => visitor.call(contract.addBan, account(banned.id))))
  const { rows } = await sql`select 1 from bans where value = ${banned.id} and cancelled_at is null`.execute(
    app.database.db,
  )
  assert.equal(rows.length, 1)
})

test('a ban of an account ends with its term, unless another is in force', async () => {
  const { app, db, visitor } = await bansAdministrator()
  const [short, long, forever] = [await makeSignedIn(app), await makeSignedIn(app), await makeSignedIn(app)]
  await visitor.call(contract.addBan, { ...account(short.id), until: inDays(1) })
  await visitor.call(contract.addBan, account(long.id))
  await sql`update accounts set status = 'Banned' where id = ${forever.id}::uuid`.execute(db)
  const dayAfter = new Date(inDays(2))
  await runLiftEndedBans(new Date())
  assert.equal(await statusOf(short.id), 'Banned')
  for (let round = 0; round < 2; round++) await runLiftEndedBans(dayAfter)
  assert.deepEqual(
    [await statusOf(short.id), await statusOf(long.id), await statusOf(forever.id)],
    ['Active', 'Banned', 'Banned'],
  )
  assert.deepEqual((await auditOf(app, 'account', short.id)).map(({ action, actorId }) => [action, actorId]).at(-1), [
    'account.unbanned',
    null,
  ])
  assert.equal((await auditOf(app, 'account', short.id)).length, 2)
})

test('networks are banned and unbanned by address, in any notation', async () => {
  const { visitor } = await bansAdministrator()
  const ban = (input: string) => visitor.call(contract.banNetwork, { network: input, ...term })
  const networks = {
    '203.0.113.9': '203.0.113.9',
    ' 203.0.113.77/24 ': '203.0.113.0/24',
    '2A00:1450::5': '2a00:1450::/64',
    '2a00:1450::/120': '2a00:1450::/64',
    '::ffff:192.0.2.3': '192.0.2.3',
  }
  for (const [input, expected] of Object.entries(networks)) assert.equal((await ban(input)).body.value, expected)
  for (const wrong of [
    '',
    'x',
    '1.2.3',
    '1.2.3.4/33',
    '1.2.3.4/7',
    '0.0.0.0/0',
    '1.2.3.4/',
    '1.2.3.4/8/8',
    '1.2.3.4/-1',
    '::/0',
    '::1',
    '2a00::/19',
    '2a00::/129',
    'fe80::1%eth0',
    '2a00:1450::5/64; drop table bans',
  ])
    assert.equal((await ban(wrong)).status, 422, wrong)
  assert.equal(statusAndCode(await visitor.call(contract.unbanNetwork, { network: '2a00:1450:0::7' })), '200')
  for (const gone of ['2a00:1450::5', '203.0.114.1', 'nowhere'])
    assert.equal(
      statusAndCode(await visitor.call(contract.unbanNetwork, { network: gone })),
      '404 moderation.banNotFound',
    )
})

test('nobody can ban themself, their own connection or an administrator (E06)', async () => {
  const { app, id, visitor } = await bansAdministrator()
  const other = await administrator(app, ['texts'])
  assert.equal(statusAndCode(await visitor.call(contract.addBan, account(id))), '409 moderation.ownAccount')
  assert.equal(statusAndCode(await visitor.call(contract.addBan, account(other.id))), '409 moderation.administrator')
  assert.deepEqual([await statusOf(id), await statusOf(other.id)], ['Active', 'Active'])
  for (const own of ['127.0.0.1', '127.0.0.0/8'])
    assert.equal(statusAndCode(await visitor.call(contract.addBan, network(own))), '409 moderation.ownConnection')
  const headers = { 'x-forwarded-for': '2001:db8:5:6::1' }
  assert.equal(
    statusAndCode(await visitor.call(contract.banNetwork, { network: '2001:db8:5::/48', ...term }, { headers })),
    '409 moderation.ownConnection',
  )
})

test('a ban needs an existing subject, a reason and a future end', async () => {
  const { app, visitor } = await bansAdministrator()
  const { id } = await makeSignedIn(app)
  assert.equal(
    statusAndCode(await visitor.call(contract.addBan, account(randomUUID()))),
    '404 moderation.accountNotFound',
  )
  assert.equal(
    statusAndCode(await visitor.call(contract.addBan, { subject: { kind: 'Session', value: randomUUID() }, ...term })),
    '404 moderation.sessionNotFound',
  )
  const { subject } = account(id)
  const wrong = [
    { ...account(id), until: inDays(-1) },
    { ...account(id), until: 'tomorrow' },
    { ...account(id), reason: ' ' },
    { ...account(id), reason: 'x'.repeat(501) },
    { subject, reason: 'Spam' },
    { subject, until: term.until },
    { ...term },
    { ...account(id), by: randomUUID() },
    { ...account(id), subject: { ...subject, name: 'x' } },
    { ...account('1') },
    { ...account(id), subject: { kind: 'Store', value: id } },
    { ...account(id), subject: id },
  ]
  for (const input of wrong)
    assert.equal((await visitor.call(contract.addBan, input as never)).status, 422, JSON.stringify(input))
  assert.equal(await statusOf(id), 'Active')
})

test('concurrent banning and unbanning leave an account in the state of its bans', async () => {
  const { app, db, visitor } = await bansAdministrator()
  const { id } = await makeSignedIn(app)
  for (let round = 0; round < 10; round++) {
    const {
      body: { id: banId },
    } = await visitor.call(contract.addBan, { ...account(id), until: inDays(1) })
    await Promise.all([
      visitor.call(contract.cancelBan, { id: banId }),
      visitor.call(contract.addBan, account(id)),
      runLiftEndedBans(new Date(inDays(2))),
    ])
    const { rows } =
      await sql`select 1 from bans where value = ${id} and cancelled_at is null and ends_at > now()`.execute(db)
    assert.equal(await statusOf(id), rows.length > 0 ? 'Banned' : 'Active')
  }
})

test('a preview names the accounts that are signed in from a network, the latest first', async () => {
  const { app, visitor } = await bansAdministrator()
  const [one, two, elsewhere] = [
    await makeSignedIn(app, { name: 'First Guest' }),
    await makeSignedIn(app, { name: 'Second Guest' }),
    await makeSignedIn(app),
  ]
  const moveTo = (account: { id: string }, address: string, minutes: number) =>
    sql`
    update account_sessions set network = ${address}, last_used_at = now() - ${minutes} * interval '1 minute' where account_id = ${account.id}::uuid
  `.execute(app.database.db)
  await moveTo(one, '198.51.100.7', 10)
  await moveTo(two, '198.51.100.200', 5)
  await moveTo(elsewhere, '2001:db8:77:8', 1)
  const preview = async (value: string) => (await visitor.call(contract.previewBan, { kind: 'Network', value })).body
  const named = { one: { id: one.id, name: 'First Guest' }, two: { id: two.id, name: 'Second Guest' } }
  assert.deepEqual(await preview('198.51.100.9/24'), {
    value: '198.51.100.0/24',
    accounts: [named.two, named.one],
    accountCount: 2,
  })
  assert.deepEqual((await preview('198.51.100.7')).accounts, [named.one])
  assert.deepEqual(
    (await preview('2001:db8:77::/48')).accounts.map(({ id }) => id),
    [elsewhere.id],
  )
  assert.equal((await preview('2001:db8:77:0')).value, '2001:db8:77::/64', 'as a session keeps it')
  assert.deepEqual(await preview('203.0.113.99'), { value: '203.0.113.99', accounts: [], accountCount: 0 })
})

test('a preview refuses what cannot be banned', async () => {
  const { app, id, visitor } = await bansAdministrator()
  const preview = async (kind: 'Account' | 'Session' | 'Network', value: string) =>
    statusAndCode(await visitor.call(contract.previewBan, { kind, value }))
  const { id: other } = await makeSignedIn(app)
  assert.equal(await preview('Account', other), '200')
  assert.equal(await preview('Account', id), '409 moderation.ownAccount')
  assert.equal(await preview('Session', randomUUID()), '404 moderation.sessionNotFound')
  assert.equal(await preview('Network', '127.0.0.0/8'), '409 moderation.ownConnection')
  assert.equal(await preview('Network', 'nowhere'), '422 request.invalid')
})
