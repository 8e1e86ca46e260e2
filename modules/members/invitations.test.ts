import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import type { TestApp } from '#platform/testing/app.ts'
import * as make from '#platform/testing/make.ts'
import { anonymous, type Visitor } from '#platform/testing/personas.ts'
import { fileApp } from '#platform/testing/shared.ts'
import { colleague, type Somebody, somebody } from '#platform/testing/somebody.ts'
import * as contract from './contract.ts'
import { forgetInvitations } from './jobs.ts'
import { mostInvitationsPerDay } from './rules.ts'

const code = (answer: { body: unknown }) => (answer.body as { code: string }).code
const outcome = (answer: { status: number; body: unknown }) =>
  answer.status === 200 ? 200 : `${answer.status} ${code(answer)}`
type Message = {
  channel: string
  template: string
  locale: string
  values: { path: string; store: string; inviter: string; role: string }
  expiresAt: Date
}

async function shop() {
  const app = await fileApp()
  const store = await make.store(app.database.db, { name: 'The Shop' })
  const owner = await colleague(app, store.id, 'Owner', { name: 'Olga' })
  const at = { storeId: store.id }
  return {
    app,
    store,
    owner,
    at,
    db: app.database.db,
    invite: (as: Visitor, target: string, role: string) =>
      as.call(contract.inviteMember, { target, role } as never, at),
    members: async () =>
      (await owner.call(contract.listMembers, {}, at)).body.members.map(({ accountId, role }) => [accountId, role]),
  }
}

async function messagesTo({ database: { db } }: TestApp, recipient: string) {
  const { rows } = await sql<Message>`
    select channel, template, locale, values, expires_at as "expiresAt" from outgoing_messages where recipient = ${recipient} order by created_at
  `.execute(db)
  return rows
}
const tokenIn = (message: Message | undefined) => /^\/invitation\?token=([\w-]{43})$/.exec(message!.values.path)![1]!
const accept = (as: Visitor, token: string) => as.call(contract.acceptInvitation, { token })
const actions = async ({ database: { db } }: TestApp, storeId: number) =>
  (
    await sql<{
      action: string
      actor: string
      details: object
    }>`select action, actor_id as actor, details from audit_log where entity = 'store' and entity_id = ${String(storeId)} order by id`.execute(
      db,
    )
  ).rows

test('an invitation by e-mail: sent, shown to whoever holds the link, accepted once', async () => {
  const { app, store, owner, at, invite, members } = await shop()
  const sent = await invite(owner, ' New.Colleague@Test.example ', 'Manager')
  assert.equal(sent.status, 200)
  assert.deepEqual([sent.body.target, sent.body.role], ['new.colleague@test.example', 'Manager'])
  assert.equal(Date.parse(sent.body.expiresAt) - Date.parse(sent.body.sentAt), 7 * 86_400_000)
  const [message, ...more] = await messagesTo(app, 'new.colleague@test.example')
  assert.equal(more.length, 0)
  assert.deepEqual(
    [message!.channel, message!.template, message!.values.store, message!.values.inviter, message!.values.role],
    ['Email', 'storeInvitation', 'The Shop', 'Olga', 'Manager'],
  )
  assert.equal(message!.expiresAt.toISOString(), sent.body.expiresAt)
  assert.deepEqual((await owner.call(contract.listMembers, {}, at)).body.invitations, [sent.body])

  const token = tokenIn(message)
  const seen = await anonymous(app).call(contract.getInvitation, { token })
  assert.deepEqual(seen.body, { store: 'The Shop', role: 'Manager', invitedBy: 'Olga', expiresAt: sent.body.expiresAt })
  assert.equal((await accept(anonymous(app), token)).status, 401)

  // Whoever holds the link: the account need not have the address.
  const newcomer = await somebody(app)
  const joined = await accept(newcomer, token)
  assert.deepEqual([joined.status, joined.body], [200, { storeId: store.id }])
  assert.equal(newcomer.cookies.get('storeId'), String(store.id))
  assert.equal((await newcomer.call(contract.listMembers, {})).status, 200)
  assert.deepEqual(await members(), [
    [owner.accountId, 'Owner'],
    [newcomer.accountId, 'Manager'],
  ])
  for (const again of [
    await accept(newcomer, token),
    await accept(await somebody(app), token),
    await anonymous(app).call(contract.getInvitation, { token }),
  ])
    assert.equal(outcome(again), '410 members.invitationEnded')
  assert.deepEqual((await owner.call(contract.listMembers, {}, at)).body.invitations, [])
  assert.deepEqual(await actions(app, store.id), [
    {
      action: 'member.invite',
      actor: owner.accountId,
      details: { invitationId: sent.body.id, role: 'Manager', isRepeat: false },
    },
    { action: 'member.join', actor: newcomer.accountId, details: { invitationId: sent.body.id, role: 'Manager' } },
  ])
})

test('an invitation by SMS goes to a mobile phone of a country that is served', async () => {
  const { app, owner, invite } = await shop()
  const sent = await invite(owner, '+7 (913) 555-01-02', 'Operator')
  assert.deepEqual([sent.status, sent.body.target], [200, '+79135550102'])
  const [message] = await messagesTo(app, '+79135550102')
  assert.deepEqual([message!.channel, message!.template], ['Sms', 'storeInvitation'])
  assert.equal(outcome(await invite(owner, '+44 7400 123456', 'Operator')), '422 registration.phoneCountry')
  assert.equal((await messagesTo(app, '+447400123456')).length, 0)
})

test('D16 what is no single plain address is refused before anything is sent', async () => {
  const { app, db, owner, invite, store } = await shop()
  for (const target of [
    'a@evil.com x"@test.example',
    '"a@evil.com x"@test.example',
    'a@test.example, b@test.example',
    'a@test.example\r\nBcc: b@test.example',
    '<a@test.example>',
    'a@',
    '@b',
    '12',
    'abc',
    '+7',
  ])
    assert.match(
      String(outcome(await invite(owner, target, 'Operator'))),
      /^422 (members\.targetInvalid|request\.invalid)$/,
      target,
    )
  const { rows } = await sql`select from store_invitations where store_id = ${store.id}`.execute(db)
  assert.equal(rows.length, 0)
  assert.deepEqual(await actions(app, store.id), [])
})

test('inviting again renews the link of the one open invitation', async () => {
  const { app, owner, at, invite } = await shop()
  const first = await invite(owner, 'again@test.example', 'Operator')
  const second = await invite(owner, 'AGAIN@test.example', 'Manager')
  assert.equal(first.body.id, second.body.id)
  assert.deepEqual((await owner.call(contract.listMembers, {}, at)).body.invitations, [second.body])
  const [old, latest] = (await messagesTo(app, 'again@test.example')).map(tokenIn)
  assert.notEqual(old, latest)
  assert.equal(outcome(await accept(await somebody(app), old!)), '410 members.invitationEnded')
  assert.equal((await anonymous(app).call(contract.getInvitation, { token: latest! })).body.role, 'Manager')
  assert.equal((await accept(await somebody(app), latest!)).status, 200)
  assert.equal(
    (await invite(owner, 'again@test.example', 'Operator')).status,
    200,
    'a used one is no obstacle to the next',
  )
})

test('ten invitations to one address at once are one', async () => {
  const { db, owner, invite, store } = await shop()
  const answers = await Promise.all(Array.from({ length: 10 }, () => invite(owner, 'crowd@test.example', 'Operator')))
  assert.equal(new Set(answers.map(({ body }) => body.id)).size, 1)
  assert.equal((await sql`select from store_invitations where store_id = ${store.id}`.execute(db)).rows.length, 1)
})

test('of twenty who open one link at once, one joins', async () => {
  const { app, owner, invite, members } = await shop()
  await invite(owner, 'link@test.example', 'Operator')
  const token = tokenIn((await messagesTo(app, 'link@test.example'))[0])
  const people = await Promise.all(Array.from({ length: 20 }, () => somebody(app)))
  const answers = await Promise.all(people.map((person) => accept(person, token)))
  assert.equal(answers.filter(({ status }) => status === 200).length, 1)
  assert.equal((await members()).length, 2)
})

test('a member is not invited again: by a confirmed address they are known', async () => {
  const { app, db, owner, invite, store } = await shop()
  const operator = await colleague(app, store.id, 'Operator')
  assert.equal(outcome(await invite(owner, operator.email.toUpperCase(), 'Manager')), '409 members.alreadyMember')
  await sql`update accounts set email_confirmed_at = null where id = ${operator.accountId}::uuid`.execute(db)
  assert.equal((await invite(owner, operator.email, 'Manager')).status, 200)
})

test('accepting never lowers a role, and raises it where the invitation does', async () => {
  const { app, owner, invite, members } = await shop()
  const second = await shop()
  const manager = await colleague(app, second.store.id, 'Manager')
  for (const [role, becomes] of [
    ['Operator', 'Manager'],
    ['Manager', 'Manager'],
    ['Owner', 'Owner'],
  ] as const) {
    await second.invite(second.owner, `to-${role}@test.example`, role)
    assert.equal(
      (await accept(manager, tokenIn((await messagesTo(app, `to-${role.toLowerCase()}@test.example`))[0]))).status,
      200,
    )
    assert.deepEqual(
      (await second.members()).find(([accountId]) => accountId === manager.accountId),
      [manager.accountId, becomes],
    )
  }
  await invite(owner, 'self@test.example', 'Operator')
  await accept(owner, tokenIn((await messagesTo(app, 'self@test.example'))[0]))
  assert.deepEqual(await members(), [[owner.accountId, 'Owner']])
})

test('who may invite, see and withdraw', async () => {
  const { app, owner, store, at, invite } = await shop()
  const [manager, operator] = [await colleague(app, store.id, 'Manager'), await colleague(app, store.id, 'Operator')]
  for (const [person, role, expected] of [
    [operator, 'Operator', '403 members.notAllowed'],
    [operator, 'Owner', '403 members.notAllowed'],
    [manager, 'Owner', '403 members.notAllowed'],
    [manager, 'Manager', 200],
    [owner, 'Owner', 200],
  ] as [Somebody, string, unknown][])
    assert.equal(outcome(await invite(person, `${role}-of-${person.accountId}@test.example`, role)), expected)
  const list = async (as: Visitor) => (await as.call(contract.listMembers, {}, at)).body
  const ofOwner = (await list(owner)).invitations.find(({ role }) => role === 'Owner')!
  assert.equal(
    outcome(await invite(manager, ofOwner.target, 'Operator')),
    '403 members.notAllowed',
    'a manager does not replace the invitation of an owner',
  )
  assert.deepEqual(
    [
      (await list(owner)).invitations.length,
      (await list(manager)).invitations.length,
      (await list(operator)).invitations.length,
    ],
    [2, 2, 0],
  )
  assert.deepEqual((await list(owner)).can, { invite: true, roles: ['Owner', 'Manager', 'Operator'] })
  assert.deepEqual((await list(manager)).can, { invite: true, roles: ['Manager', 'Operator'] })
  assert.deepEqual((await list(operator)).can, { invite: false, roles: [] })
  const withdraw = (as: Visitor, id: string) => as.call(contract.cancelInvitation, { id }, at)
  assert.equal(outcome(await withdraw(operator, ofOwner.id)), '403 members.notAllowed')
  assert.equal(outcome(await withdraw(manager, ofOwner.id)), '403 members.notAllowed')
  assert.equal(outcome(await withdraw(owner, ofOwner.id)), 200)
  assert.equal(outcome(await withdraw(owner, ofOwner.id)), '404 members.invitationNotFound')
  assert.equal(
    outcome(await accept(await somebody(app), tokenIn((await messagesTo(app, ofOwner.target))[0]))),
    '410 members.invitationEnded',
  )
  assert.deepEqual(
    (await actions(app, store.id)).map(({ action }) => action),
    ['member.invite', 'member.invite', 'member.cancelInvitation'],
  )
})

test('an invitation falls with its sender: removed, demoted or banned', async () => {
  const { app, db, owner, store, at, invite } = await shop()
  const endings: ((sender: Somebody) => Promise<unknown>)[] = [
    (sender) => owner.call(contract.removeMember, { accountId: sender.accountId }, at),
    (sender) => owner.call(contract.changeMemberRole, { accountId: sender.accountId, role: 'Operator' }, at),
    (sender) => sql`update accounts set status = 'Banned' where id = ${sender.accountId}::uuid`.execute(db),
  ]
  for (const [index, end] of endings.entries()) {
    const sender = await colleague(app, store.id, 'Manager')
    const target = `back-door-${index}@test.example`
    await invite(sender, target, 'Manager')
    const token = tokenIn((await messagesTo(app, target))[0])
    assert.equal((await anonymous(app).call(contract.getInvitation, { token })).status, 200)
    await end(sender)
    assert.equal(outcome(await accept(await somebody(app), token)), '410 members.invitationEnded')
    assert.deepEqual((await owner.call(contract.listMembers, {}, at)).body.invitations, [])
    assert.equal((await invite(owner, target, 'Operator')).status, 200, 'and another may send it anew')
    await owner.call(
      contract.cancelInvitation,
      { id: (await owner.call(contract.listMembers, {}, at)).body.invitations[0]!.id },
      at,
    )
  }
})

test('an invitation ends after seven days, and with its store; other tokens open nothing', async () => {
  const { app, db, owner, store, at, invite } = await shop()
  await invite(owner, 'late@test.example', 'Operator')
  const token = tokenIn((await messagesTo(app, 'late@test.example'))[0])
  for (const other of ['', 'x', token.slice(1), `${token}A`, `${token.slice(0, -1)}é`, "' or true --"])
    assert.equal(outcome(await accept(await somebody(app), other)), '410 members.invitationEnded', other)
  await sql`update stores set status = 'Closed' where id = ${store.id}`.execute(db)
  assert.equal(outcome(await accept(await somebody(app), token)), '410 members.invitationEnded')
  await sql`update stores set status = 'Active' where id = ${store.id}`.execute(db)
  assert.equal((await anonymous(app).call(contract.getInvitation, { token })).status, 200)
  await sql`update store_invitations set expires_at = now() - interval '1 second' where store_id = ${store.id}`.execute(
    db,
  )
  assert.equal(outcome(await accept(await somebody(app), token)), '410 members.invitationEnded')
  assert.deepEqual((await owner.call(contract.listMembers, {}, at)).body.invitations, [])
})

test('only the hash of a token is kept, and ended invitations are forgotten', async () => {
  const { app, db, owner, store, invite } = await shop()
  await invite(owner, 'kept@test.example', 'Operator')
  const token = tokenIn((await messagesTo(app, 'kept@test.example'))[0])
  const row = async () =>
    (
      await sql<{
        text: string
      }>`select row_to_json(i)::text || encode(token_hash, 'escape') as text from store_invitations i where store_id = ${store.id}`.execute(
        db,
      )
    ).rows[0]?.text
  assert.ok(!(await row())!.includes(token))
  const { rows } = await sql<{ text: string }>`select string_agg(details::text, '') as text from audit_log`.execute(db)
  assert.ok(!rows[0]!.text.includes(token))
  const run = (days: number) =>
    forgetInvitations.run(
      {},
      { db, log: undefined as never, config: app.config, now: new Date(Date.now() + days * 86_400_000) },
    )
  await run(36)
  assert.ok(await row())
  await run(38)
  assert.equal(await row(), undefined)
})

test('an account sends so many invitations a day and no more', async () => {
  const { db, owner, invite, store } = await shop()
  await sql`
    insert into audit_log (actor_id, action, entity, entity_id, at)
    select ${owner.accountId}::uuid, 'member.invite', 'store', ${String(store.id)}, now() - case when n = 1 then interval '25 hours' else interval '1 hour' end from generate_series(1, ${mostInvitationsPerDay}) n
  `.execute(db)
  assert.equal((await invite(owner, 'last@test.example', 'Operator')).status, 200)
  const refused = await invite(owner, 'one-too-many@test.example', 'Operator')
  assert.equal(outcome(refused), '429 members.tooManyInvitations')
})
