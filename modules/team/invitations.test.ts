import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { anonymous, type Visitor } from '#platform/testing/personas.ts'
import { colleague, type Somebody, somebody } from '#platform/testing/somebody.ts'
import * as contract from './contract.ts'
import { accept, actions, messagesTo, outcome, newStore, tokenIn } from './invitations.fixture.ts'
import { maxInvitationsPerDay } from './rules.ts'

test('an e-mail invitation is sent, visible with its link and accepted once', async () => {
  const { app, store, owner, at, invite, members } = await newStore()
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
  assert.ok(Math.abs(message!.expiresAt.getTime() - Date.parse(sent.body.expiresAt)) < 60_000)
  assert.deepEqual((await owner.call(contract.listMembers, {}, at)).body.invitations, [sent.body])

  const token = tokenIn(message)
  const seen = await anonymous(app).call(contract.getInvitation, { token })
  assert.deepEqual(seen.body, {
    store: 'The Shop',
    role: 'Manager',
    invitedBy: 'Olga',
    expiresAt: sent.body.expiresAt,
    address: 'n•••@test.example',
    needsCode: false,
  })
  assert.equal((await accept(anonymous(app), token)).status, 401)

  const newcomer = await somebody(app, { email: 'new.colleague@test.example' })
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

test('an SMS invitation is sent to mobile numbers of configured countries only', async () => {
  const { app, owner, invite } = await newStore()
  const sent = await invite(owner, '+7 (913) 555-01-02', 'Operator')
  assert.deepEqual([sent.status, sent.body.target], [200, '+79135550102'])
  const [message] = await messagesTo(app, '+79135550102')
  assert.deepEqual([message!.channel, message!.template], ['Sms', 'storeInvitation'])
  assert.equal(outcome(await invite(owner, '+44 7400 123456', 'Operator')), '422 registration.phoneCountry')
  assert.equal((await messagesTo(app, '+447400123456')).length, 0)
})

test('invalid invitation addresses are refused before anything is sent (D16)', async () => {
  const { app, db, owner, invite, store } = await newStore()
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

test('inviting an address again renews its open invitation', async () => {
  const { app, owner, at, invite } = await newStore()
  const first = await invite(owner, 'again@test.example', 'Operator')
  const second = await invite(owner, 'AGAIN@test.example', 'Manager')
  assert.equal(first.body.id, second.body.id)
  assert.deepEqual((await owner.call(contract.listMembers, {}, at)).body.invitations, [second.body])
  const [old, latest] = (await messagesTo(app, 'again@test.example')).map(tokenIn)
  assert.notEqual(old, latest)
  assert.equal(outcome(await accept(await somebody(app), old!)), '410 members.invitationEnded')
  assert.equal((await anonymous(app).call(contract.getInvitation, { token: latest! })).body.role, 'Manager')
  assert.equal((await accept(await somebody(app, { email: 'again@test.example' }), latest!)).status, 200)
})

test('ten concurrent invitations of an address create one', async () => {
  const { db, owner, invite, store } = await newStore()
  const answers = await Promise.all(Array.from({ length: 10 }, () => invite(owner, 'crowd@test.example', 'Operator')))
  assert.equal(new Set(answers.map(({ body }) => body.id)).size, 1)
  assert.equal((await sql`select from store_invitations where store_id = ${store.id}`.execute(db)).rows.length, 1)
})

test('a member with this confirmed address cannot be invited again', async () => {
  const { app, db, owner, invite, store } = await newStore()
  const operator = await colleague(app, store.id, 'Operator')
  assert.equal(outcome(await invite(owner, operator.email.toUpperCase(), 'Manager')), '409 members.alreadyMember')
  await sql`update accounts set email_confirmed_at = null where id = ${operator.accountId}::uuid`.execute(db)
  assert.equal((await invite(owner, operator.email, 'Manager')).status, 200)
})

test('roles decide who may invite, list and cancel invitations', async () => {
  const { app, owner, store, at, invite } = await newStore()
  const [manager, operator] = [await colleague(app, store.id, 'Manager'), await colleague(app, store.id, 'Operator')]
  for (const [person, role, expected] of [
    [operator, 'Operator', '403 members.notAllowed'],
    [operator, 'Owner', '403 members.notAllowed'],
    [manager, 'Owner', '403 members.notAllowed'],
    [manager, 'Operator', '403 members.notAllowed'],
    [owner, 'Manager', 200],
    [owner, 'Owner', 200],
  ] as [Somebody, string, unknown][])
    assert.equal(outcome(await invite(person, `${role}-of-${person.accountId}@test.example`, role)), expected)
  const list = async (as: Visitor) => (await as.call(contract.listMembers, {}, at)).body
  const ofOwner = (await list(owner)).invitations.find(({ role }) => role === 'Owner')!
  assert.equal(outcome(await invite(manager, ofOwner.target, 'Operator')), '403 members.notAllowed', 'nor renew one')
  assert.deepEqual(
    [
      (await list(owner)).invitations.length,
      (await list(manager)).invitations.length,
      (await list(operator)).invitations.length,
    ],
    [2, 0, 0],
  )
  assert.deepEqual(
    [(await list(owner)).can, (await list(manager)).can, (await list(operator)).can],
    [
      { manage: true, leave: false },
      { manage: false, leave: true },
      { manage: false, leave: true },
    ],
  )
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

test('invitations are limited per account and day', async () => {
  const { db, owner, invite, store } = await newStore()
  await sql`
    insert into audit_log (actor_id, action, entity, entity_id, at)
    select ${owner.accountId}::uuid, 'member.invite', 'store', ${String(store.id)}, now() - case when n = 1 then interval '25 hours' else interval '1 hour' end from generate_series(1, ${maxInvitationsPerDay}) n
  `.execute(db)
  assert.equal((await invite(owner, 'last@test.example', 'Operator')).status, 200)
  const refused = await invite(owner, 'one-too-many@test.example', 'Operator')
  assert.equal(outcome(refused), '429 members.tooManyInvitations')
})
