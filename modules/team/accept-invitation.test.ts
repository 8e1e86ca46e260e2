import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { codeTo, wrongCodeFor } from '#modules/registration/outbox.fixture.ts'
import type { Db } from '#platform/db/database.ts'
import { anonymous, type Visitor } from '#platform/testing/personas.ts'
import { colleague, type Somebody, somebody } from '#platform/testing/somebody.ts'
import * as contract from './contract.ts'
import { accept, actions, messagesTo, outcome, newStore, tokenIn } from './invitations.fixture.ts'
import { deleteExpiredInvitations } from './jobs.ts'

test('one of twenty concurrent acceptances of a link succeeds', async () => {
  const { app, owner, invite, members } = await newStore()
  const invited = await somebody(app, { email: 'link@test.example' })
  await invite(owner, invited.email, 'Operator')
  const token = tokenIn((await messagesTo(app, invited.email))[0])
  const answers = await Promise.all(Array.from({ length: 20 }, () => accept(invited, token)))
  assert.equal(answers.filter(({ status }) => status === 200).length, 1)
  assert.equal((await members()).length, 2)
})

test('an account without the address of the invitation needs a code that is sent there (D19)', async () => {
  const { app, db, owner, invite, members } = await newStore()
  const [address, stranger, other] = ['Partner@firm.example', await somebody(app), await somebody(app)]
  await invite(owner, address, 'Manager')
  const target = address.toLowerCase()
  const token = tokenIn((await messagesTo(app, target))[0])
  const seen = async (as: Visitor) => {
    const { body } = await as.call(contract.getInvitation, { token })
    return [body.address, body.needsCode]
  }
  assert.deepEqual(await seen(stranger), ['p•••@firm.example', true])
  assert.deepEqual(await seen(anonymous(app)), ['p•••@firm.example', false])
  assert.equal(outcome(await accept(stranger, token)), '403 members.addressUnproved')
  await sql`update accounts set email = ${target}, email_confirmed_at = null where id = ${other.accountId}::uuid`.execute(
    db,
  )
  assert.equal(outcome(await accept(other, token)), '403 members.addressUnproved', 'an unconfirmed address is no proof')

  assert.equal((await stranger.call(contract.sendInvitationCode, { token })).status, 200)
  assert.equal(
    outcome(await stranger.call(contract.sendInvitationCode, { token })),
    '429 registration.codeSentRecently',
  )
  const code = await codeTo(db, target)
  assert.equal(outcome(await accept(stranger, token, wrongCodeFor(code))), '422 registration.wrongCode')
  assert.equal(outcome(await accept(other, token, code)), '422 registration.codeEnded', 'a code works for its account')
  const answers = await Promise.all([accept(stranger, token, code), accept(stranger, token, code)])
  assert.equal(answers.filter(({ status }) => status === 200).length, 1)
  assert.deepEqual((await members()).at(-1), [stranger.accountId, 'Manager'])
  const { rows } = await sql`select email from accounts where id = ${stranger.accountId}::uuid`.execute(db)
  assert.deepEqual(rows, [{ email: stranger.email }], 'the address stays as it was')
})

test('a confirmed phone number accepts an invitation by SMS', async () => {
  const { app, db, owner, invite } = await newStore()
  const [phone, holder] = ['+79135550199', await somebody(app)]
  await invite(owner, phone, 'Operator')
  const token = tokenIn((await messagesTo(app, phone))[0])
  assert.equal(outcome(await accept(holder, token)), '403 members.addressUnproved')
  await sql`update accounts set phone = ${phone}, phone_confirmed_at = now() where id = ${holder.accountId}::uuid`.execute(
    db,
  )
  assert.equal(outcome(await accept(holder, token)), 200)
})

test('an account finds, accepts and declines the invitations to its confirmed addresses without their links', async () => {
  const { app, db, store, owner, at, invite, members } = await newStore()
  const second = await newStore()
  const [invited, stranger] = [await somebody(app, { email: 'Seen@test.example' }), await somebody(app)]
  const first = (await invite(owner, 'seen@test.example', 'Operator')).body
  const later = (await second.invite(second.owner, 'seen@test.example', 'Manager')).body
  const listed = async (as: Visitor) => (await as.call(contract.listReceivedInvitations, {})).body.items
  const { id, expiresAt } = later
  assert.deepEqual((await listed(invited))[0], {
    id,
    store: 'The Shop',
    role: 'Manager',
    invitedBy: 'Olga',
    expiresAt,
  })
  assert.deepEqual(
    (await listed(invited)).map((each) => each.id),
    [id, first.id],
  )
  assert.deepEqual(await listed(stranger), [])
  assert.equal((await invited.call(contract.getInvitation, { id })).body.needsCode, false)
  const byId = { id: first.id }
  for (const visitor of [stranger, anonymous(app)])
    assert.equal(outcome(await visitor.call(contract.getInvitation, byId)), '410 members.invitationEnded')
  for (const call of [contract.acceptInvitation, contract.declineInvitation])
    assert.equal(outcome(await stranger.call(call, byId)), '410 members.invitationEnded')

  const token = tokenIn((await messagesTo(app, 'seen@test.example'))[0])
  assert.equal(outcome(await stranger.call(contract.declineInvitation, { token })), '403 members.addressUnproved')
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => invited.call(contract.acceptInvitation, { id: first.id })),
  )
  assert.equal(answers.filter(({ status }) => status === 200).length, 1)
  assert.deepEqual((await members()).at(-1), [invited.accountId, 'Operator'])
  assert.equal(outcome(await invited.call(contract.declineInvitation, { id })), 200)
  assert.equal(outcome(await invited.call(contract.acceptInvitation, { id })), '410 members.invitationEnded')
  assert.deepEqual(await listed(invited), [])
  assert.equal((await actions(app, second.store.id)).at(-1)!.action, 'member.declineInvitation')
  assert.deepEqual((await owner.call(contract.listMembers, {}, at)).body.invitations, [])

  await invite(owner, 'seen-2@test.example', 'Operator')
  await setEmail(db, invited, 'seen-2@test.example')
  assert.equal((await listed(invited)).length, 1)
  await sql`update accounts set email_confirmed_at = null where id = ${invited.accountId}::uuid`.execute(db)
  assert.deepEqual(await listed(invited), [], 'an unconfirmed address is no proof')
  await sql`update stores set status = 'Closed' where id = ${store.id}`.execute(db)
  await setEmail(db, invited, 'seen-2@test.example')
  assert.deepEqual(await listed(invited), [])
})

test('accepting an invitation can raise a role, but never lowers it', async () => {
  const { app, db, owner, invite, members } = await newStore()
  const second = await newStore()
  const manager = await colleague(app, second.store.id, 'Manager')
  for (const [role, becomes] of [
    ['Operator', 'Manager'],
    ['Manager', 'Manager'],
    ['Owner', 'Owner'],
  ] as const) {
    const target = `to-${role.toLowerCase()}@test.example`
    await second.invite(second.owner, target, role)
    await setEmail(db, manager, target)
    assert.equal((await accept(manager, tokenIn((await messagesTo(app, target))[0]))).status, 200)
    assert.deepEqual(
      (await second.members()).find(([accountId]) => accountId === manager.accountId),
      [manager.accountId, becomes],
    )
  }
  await invite(owner, 'self@test.example', 'Operator')
  await setEmail(db, owner, 'self@test.example')
  assert.equal((await accept(owner, tokenIn((await messagesTo(app, 'self@test.example'))[0]))).status, 200)
  assert.deepEqual(await members(), [[owner.accountId, 'Owner']])
})

const setEmail = (db: Db, { accountId }: Somebody, email: string) =>
  sql`update accounts set email = ${email}, email_confirmed_at = now() where id = ${accountId}::uuid`.execute(db)

test('an invitation ends when its sender is removed, demoted or banned', async () => {
  const { app, db, owner, store, at, invite } = await newStore()
  const endings: ((sender: Somebody) => Promise<unknown>)[] = [
    (sender) => owner.call(contract.removeMember, { accountId: sender.accountId }, at),
    (sender) => owner.call(contract.changeMemberRole, { accountId: sender.accountId, role: 'Manager' }, at),
    (sender) => sql`update accounts set status = 'Banned' where id = ${sender.accountId}::uuid`.execute(db),
  ]
  for (const [index, end] of endings.entries()) {
    const sender = await colleague(app, store.id, 'Owner')
    const target = `back-door-${index}@test.example`
    await invite(sender, target, 'Manager')
    const token = tokenIn((await messagesTo(app, target))[0])
    assert.equal((await anonymous(app).call(contract.getInvitation, { token })).status, 200)
    await end(sender)
    assert.equal(outcome(await accept(await somebody(app), token)), '410 members.invitationEnded')
    assert.deepEqual((await owner.call(contract.listMembers, {}, at)).body.invitations, [])
    assert.equal((await invite(owner, target, 'Operator')).status, 200, 'another member may send it again')
    await owner.call(
      contract.cancelInvitation,
      { id: (await owner.call(contract.listMembers, {}, at)).body.invitations[0]!.id },
      at,
    )
  }
})

test('an invitation ends after seven days or with its store, and forged tokens are refused', async () => {
  const { app, db, owner, store, at, invite } = await newStore()
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

test('only the hash of a token is stored, and old invitations are deleted', async () => {
  const { app, db, owner, store, invite } = await newStore()
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
    deleteExpiredInvitations.run(
      {},
      { db, log: undefined as never, config: app.config, now: new Date(Date.now() + days * 86_400_000) },
    )
  await run(36)
  assert.ok(await row())
  await run(38)
  assert.equal(await row(), undefined)
})

test('owners are told who has joined and left, and members what an owner has done', async () => {
  const { app, store, owner, at, invite } = await newStore()
  const partner = await colleague(app, store.id, 'Owner', { locale: 'de' })
  const invited = await somebody(app, { name: 'Ines' })
  await invite(owner, invited.email, 'Operator')
  await accept(invited, tokenIn((await messagesTo(app, invited.email))[0]))
  const change = (as: Visitor, of: Somebody, role: 'Operator' | 'Manager') =>
    as.call(contract.changeMemberRole, { accountId: of.accountId, role }, at)
  const remove = (as: Visitor, of: Somebody) => as.call(contract.removeMember, { accountId: of.accountId }, at)
  for (const answer of [
    await change(owner, invited, 'Manager'),
    await change(owner, invited, 'Manager'),
    await remove(invited, invited),
    await change(partner, partner, 'Manager'),
    await remove(owner, partner),
  ])
    assert.equal(answer.status, 200)
  const told = async ({ email }: Somebody) =>
    (await messagesTo(app, email))
      .filter(({ template }) => template !== 'storeInvitation')
      .map(({ template, locale, values }) => [template, locale, values])
  const joined = { store: 'The Shop', name: 'Ines', change: 'Joined', role: 'Operator', path: '/profile/company' }
  const left = { ...joined, change: 'Left', role: 'Manager' }
  assert.deepEqual(await told(owner), [
    ['teamChanged', 'en', joined],
    ['teamChanged', 'en', left],
  ])
  assert.deepEqual(await told(partner), [
    ['teamChanged', 'de', joined],
    ['teamChanged', 'de', left],
    ['roleChanged', 'de', { store: 'The Shop', change: 'Removed', role: 'Manager', path: '/profile' }],
  ])
  assert.deepEqual(await told(invited), [
    ['roleChanged', 'en', { store: 'The Shop', change: 'Changed', role: 'Manager', path: '/profile/company' }],
  ])
})
