import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { anonymous } from '#platform/testing/personas.ts'
import { colleague, type Somebody, somebody } from '#platform/testing/somebody.ts'
import * as contract from './contract.ts'
import { accept, messagesTo, outcome, newStore, tokenIn } from './invitations.fixture.ts'
import { deleteExpiredInvitations } from './jobs.ts'

test('one of twenty concurrent acceptances of a link succeeds', async () => {
  const { app, owner, invite, members } = await newStore()
  await invite(owner, 'link@test.example', 'Operator')
  const token = tokenIn((await messagesTo(app, 'link@test.example'))[0])
  const people = await Promise.all(Array.from({ length: 20 }, () => somebody(app)))
  const answers = await Promise.all(people.map((person) => accept(person, token)))
  assert.equal(answers.filter(({ status }) => status === 200).length, 1)
  assert.equal((await members()).length, 2)
})

test('accepting an invitation can raise a role, but never lowers it', async () => {
  const { app, owner, invite, members } = await newStore()
  const second = await newStore()
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

test('an invitation ends when its sender is removed, demoted or banned', async () => {
  const { app, db, owner, store, at, invite } = await newStore()
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
