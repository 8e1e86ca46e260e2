import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { sql } from 'kysely'
import { hashPassword } from '#modules/accounts/passwords/passwords.ts'
import { publish } from '#platform/realtime/publish.ts'
import * as make from '#platform/testing/make.ts'
import type { Visitor } from '#platform/testing/personas.ts'
import { withTotp, totpCode } from '#platform/testing/second-factors.ts'
import { fileApp } from '#platform/testing/shared.ts'
import { password } from '#platform/testing/shop.ts'
import { colleague, type Somebody, somebody } from '#platform/testing/somebody.ts'
import { until } from '#platform/testing/until.ts'
import * as contract from './contract.ts'
import { outcome } from './invitations.fixture.ts'

const passwordHash = hashPassword(password)

async function newStore() {
  const app = await fileApp()
  const { db } = app.database
  const store = await make.store(db)
  const at = { storeId: store.id }
  const owner = await colleague(app, store.id, 'Owner', { passwordHash: await passwordHash })
  const roles = async () =>
    Object.fromEntries(
      (
        await sql<{
          id: string
          role: string
        }>`select account_id as id, role from store_members where store_id = ${store.id}`.execute(db)
      ).rows.map(({ id, role }) => [id, role]),
    )
  return {
    app,
    db,
    store,
    at,
    owner,
    roles,
    change: (as: Visitor, { accountId }: { accountId: string }, role: string) =>
      as.call(contract.changeMemberRole, { accountId, role, ...(role === 'Owner' ? { password } : {}) } as never, at),
    remove: (as: Visitor, { accountId }: { accountId: string }) => as.call(contract.removeMember, { accountId }, at),
    audit: async () =>
      (
        await sql<{
          action: string
          actor: string
          details: object
        }>`select action, actor_id as actor, details from audit_log where entity = 'store' and entity_id = ${String(store.id)} order by id`.execute(
          db,
        )
      ).rows,
  }
}

test('roles decide who may change and remove members', async () => {
  const { app, store, owner, change, remove, roles, audit } = await newStore()
  const [manager, other, operator] = [
    await colleague(app, store.id, 'Manager'),
    await colleague(app, store.id, 'Manager'),
    await colleague(app, store.id, 'Operator'),
  ]
  for (const [as, whom, role, expected] of [
    [operator, other, 'Operator', '403 members.notAllowed'],
    [operator, operator, 'Owner', '403 members.notAllowed'],
    [manager, manager, 'Owner', '403 members.notAllowed'],
    [manager, owner, 'Operator', '403 members.notAllowed'],
    [manager, operator, 'Manager', '403 members.notAllowed'],
    [owner, operator, 'Manager', 200],
    [owner, operator, 'Operator', 200],
    [owner, other, 'Owner', 200],
    [owner, other, 'Manager', 200],
    [owner, other, 'Manager', 200],
  ] as [Somebody, Somebody, string, unknown][])
    assert.equal(outcome(await change(as, whom, role)), expected, role)
  assert.deepEqual(
    (await audit()).map(({ action, actor, details }) => [action, actor, details]),
    [
      ['member.changeRole', owner.accountId, { accountId: operator.accountId, from: 'Operator', to: 'Manager' }],
      ['member.changeRole', owner.accountId, { accountId: operator.accountId, from: 'Manager', to: 'Operator' }],
      ['member.changeRole', owner.accountId, { accountId: other.accountId, from: 'Manager', to: 'Owner' }],
      ['member.changeRole', owner.accountId, { accountId: other.accountId, from: 'Owner', to: 'Manager' }],
    ],
  )
  for (const [as, whom, expected] of [
    [operator, manager, '403 members.notAllowed'],
    [operator, owner, '403 members.notAllowed'],
    [manager, owner, '403 members.notAllowed'],
    [manager, other, '403 members.notAllowed'],
    [owner, other, 200],
    [operator, operator, 200],
    [owner, operator, '404 members.memberNotFound'],
    [owner, manager, 200],
  ] as [Somebody, Somebody, unknown][])
    assert.equal(outcome(await remove(as, whom)), expected)
  assert.deepEqual(await roles(), { [owner.accountId]: 'Owner' })
  assert.equal((await audit()).filter(({ action }) => action === 'member.remove').length, 3)
})

test('an owner is made only with the password and, where there is one, the second factor (D22)', async () => {
  const { app, db, store, owner, at, change, roles } = await newStore()
  const operator = await colleague(app, store.id, 'Operator')
  const promote = (as: Visitor, proof: object) =>
    as.call(contract.changeMemberRole, { accountId: operator.accountId, role: 'Owner', ...proof }, at)
  const inviteOwner = (as: Visitor, target: string, proof: object) =>
    as.call(contract.inviteMember, { target, role: 'Owner', ...proof }, at)
  assert.equal(outcome(await promote(owner, {})), '422 accounts.wrongPassword')
  assert.equal(outcome(await promote(owner, { password: 'wrong' })), '422 accounts.wrongPassword')
  assert.equal(outcome(await inviteOwner(owner, 'partner@test.example', {})), '422 accounts.wrongPassword')
  assert.equal((await roles())[operator.accountId], 'Operator')

  const careful = await withTotp(app)
  await make.member(db, store.id, careful.id, 'Owner')
  assert.equal(outcome(await promote(careful.visitor, { password })), '422 factors.proofNeeded')
  const proof = { password, code: await totpCode(careful.secret) }
  const answers = await Promise.all([promote(careful.visitor, proof), promote(careful.visitor, proof)])
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 422], 'a code is spent once')
  assert.equal((await roles())[operator.accountId], 'Owner')
  assert.equal(outcome(await change(owner, operator, 'Operator')), 200, 'a lower role needs no proof')
  assert.equal(outcome(await inviteOwner(owner, 'partner@test.example', { password })), 200)
})

test('the last active owner of a store cannot leave or be demoted', async () => {
  const { app, db, store, owner, change, remove, roles } = await newStore()
  for (const answer of [await change(owner, owner, 'Operator'), await remove(owner, owner)])
    assert.equal(outcome(answer), '409 members.lastOwner')
  const banned = await colleague(app, store.id, 'Owner', { status: 'Banned' })
  assert.equal(outcome(await remove(owner, owner)), '409 members.lastOwner')
  assert.equal(outcome(await remove(owner, banned)), 200)
  const canLeave = async () => (await owner.call(contract.listMembers, {}, { storeId: store.id })).body.can.leave
  assert.equal(await canLeave(), false)
  const second = await colleague(app, store.id, 'Owner')
  assert.equal(await canLeave(), true)
  assert.equal(outcome(await change(owner, owner, 'Manager')), 200)
  assert.deepEqual(await roles(), { [owner.accountId]: 'Manager', [second.accountId]: 'Owner' })
  assert.equal(
    (
      await sql`select from audit_log where entity_id = ${String(store.id)} and details ->> 'to' = 'Operator'`.execute(
        db,
      )
    ).rows.length,
    0,
  )
})

test('concurrent changes by two owners leave one owner', async () => {
  for (let round = 0; round < 6; round++) {
    const { app, store, owner, change, remove, roles } = await newStore()
    const second = await colleague(app, store.id, 'Owner')
    const changes = [
      [() => change(owner, second, 'Operator'), () => change(second, owner, 'Operator')],
      [() => remove(owner, second), () => remove(second, owner)],
      [() => change(owner, owner, 'Operator'), () => change(second, second, 'Operator')],
      [() => remove(owner, owner), () => remove(second, second)],
      [() => remove(owner, owner), () => change(second, second, 'Manager')],
      [() => change(owner, second, 'Manager'), () => remove(second, second)],
    ][round]!
    const answers = await Promise.all(changes.map((run) => run()))
    assert.ok(Object.values(await roles()).includes('Owner'), `round ${round}: ${answers.map(outcome)}`)
    assert.ok(answers.some(({ status }) => status === 200))
  }
})

test('the X-Store-Id of another store is refused, and nothing is written (A04)', async () => {
  const { app, db, store, owner } = await newStore()
  const foreign = await make.store(db)
  const [victim, customer] = [await colleague(app, foreign.id, 'Operator'), await somebody(app)]
  const [invitation] = (
    await sql<{ id: string }>`
    insert into store_invitations (store_id, role, target, token_hash, invited_by, expires_at)
    values (${foreign.id}, 'Owner', 'a@test.example', '\\x00', ${victim.accountId}::uuid, now() + interval '1 day') returning id
  `.execute(db)
  ).rows
  const state = async () =>
    (
      await sql`
    select (select json_agg(m order by m.account_id) from store_members m where store_id = ${foreign.id}) as members,
      (select json_agg(json_build_object('id', i.id, 'ended', i.cancelled_at)) from store_invitations i where store_id = ${foreign.id}) as invitations,
      (select count(*) from audit_log where entity_id = ${String(foreign.id)}) as audit, (select count(*) from outgoing_messages where recipient = 'mine@test.example') as messages
  `.execute(db)
    ).rows[0]
  const before = await state()
  for (const as of [owner, customer])
    for (const storeId of [
      String(foreign.id),
      `0${foreign.id}`,
      `${foreign.id}.0`,
      `${foreign.id},${store.id}`,
      '-1',
      '1.5',
      '',
      'null',
      '2147483648',
      '1e9',
      "1' or '1'='1",
    ]) {
      const active = (await as.get('/api/x/store/active', { headers: { 'x-store-id': storeId } })).body as {
        id: number
      } | null
      // A header that names no store is no header, and the owner has one store.
      const expected = as === customer || storeId === String(foreign.id) ? undefined : store.id
      assert.equal(active?.id, expected, storeId)
      for (const [call, input] of [
        [contract.listMembers, {}],
        [contract.inviteMember, { target: 'mine@test.example', role: 'Owner' }],
        [contract.cancelInvitation, { id: invitation!.id }],
        [contract.changeMemberRole, { accountId: victim.accountId, role: 'Owner' }],
        [contract.removeMember, { accountId: victim.accountId }],
      ] as const) {
        const answer = await as.call(call, input as never, { headers: { 'x-store-id': storeId } })
        assert.equal(answer.status, 403, `${call.id} ${storeId}`)
      }
    }
  assert.deepEqual(await state(), before)
})

test('members and invitations of another store are not found', async () => {
  const { app, db, owner, at, change, remove } = await newStore()
  const foreign = await make.store(db)
  const theirs = await colleague(app, foreign.id, 'Owner')
  const sent = await theirs.call(
    contract.inviteMember,
    { target: 'theirs@test.example', role: 'Operator' },
    { storeId: foreign.id },
  )
  assert.equal(sent.status, 200)
  for (const whom of [theirs, { accountId: randomUUID() }]) {
    assert.equal(outcome(await change(owner, whom, 'Operator')), '404 members.memberNotFound')
    assert.equal(outcome(await remove(owner, whom)), '404 members.memberNotFound')
  }
  for (const id of [sent.body.id, randomUUID()])
    assert.equal(outcome(await owner.call(contract.cancelInvitation, { id }, at)), '404 members.invitationNotFound')
  assert.deepEqual((await theirs.call(contract.listMembers, {}, { storeId: foreign.id })).body.invitations, [sent.body])
  for (const id of ['1', 'null', `${sent.body.id}'`, ''])
    assert.equal((await owner.call(contract.cancelInvitation, { id }, at)).status, 422)
})

test('a removed member loses access to the store with the same session and cookie (A16)', async () => {
  const { app, store, owner, at, remove } = await newStore()
  const manager = await colleague(app, store.id, 'Manager')
  manager.cookies.set('storeId', String(store.id))
  assert.equal((await manager.call(contract.listMembers, {})).status, 200)
  await remove(owner, manager)
  assert.equal((await manager.call(contract.listMembers, {})).status, 403)
  assert.equal(
    (await manager.call(contract.inviteMember, { target: 'x@test.example', role: 'Operator' }, at)).status,
    403,
  )
  assert.equal((await manager.get('/api/account/get/context')).status, 200, 'the account stays signed in')
  const second = await colleague(app, store.id, 'Owner')
  second.cookies.set('storeId', String(store.id))
  assert.equal((await remove(second, second)).status, 200)
  assert.equal(second.cookies.has('storeId'), false, 'leaving clears the store cookie')
})

test('member calls refuse unknown fields and roles (E01)', async () => {
  const { app, store, owner, at, roles } = await newStore()
  const operator = await colleague(app, store.id, 'Operator')
  for (const extra of ['storeId', 'isAdmin', 'features', 'invitedBy', 'expiresAt', 'token', 'id2', 'status'])
    for (const [call, input] of [
      [contract.inviteMember, { target: 'extra@test.example', role: 'Operator' }],
      [contract.changeMemberRole, { accountId: operator.accountId, role: 'Manager' }],
      [contract.removeMember, { accountId: operator.accountId }],
    ] as const)
      assert.equal((await owner.call(call, { ...input, [extra]: 1 } as never, at)).status, 422, `${call.id} ${extra}`)
  for (const role of ['owner', 'Admin', 'Buyer', '', null, ['Owner'], 1])
    assert.equal(
      (await owner.call(contract.changeMemberRole, { accountId: operator.accountId, role } as never, at)).status,
      422,
    )
  assert.deepEqual(await roles(), { [owner.accountId]: 'Owner', [operator.accountId]: 'Operator' })
})

test('the stream of a removed member stays open without events of the store', async () => {
  const { app, db, store, owner, remove } = await newStore()
  const operator = await colleague(app, store.id, 'Operator')
  const stop = new AbortController()
  const response = await fetch(`${app.address}/api/events`, {
    headers: { cookie: `token=${operator.cookies.get('token')}` },
    signal: stop.signal,
  })
  let received = ''
  const reading = (async () => {
    for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) received += chunk
  })().catch(() => {})
  const publishText = (topic: string, text: string) => db.transaction().execute((tx) => publish(tx, topic, { text }))
  const waitFor = (text: string) => until(() => received.includes(text), text)
  await waitFor('ready')
  await publishText(`store:${store.id}`, 'as a member')
  await waitFor('as a member')
  assert.equal((await remove(owner, operator)).status, 200)
  await publishText(`store:${store.id}`, 'after the removal')
  await publishText(`account:${operator.accountId}`, 'to the person')
  await waitFor('to the person')
  assert.ok(!received.includes('after the removal'))
  stop.abort()
  await reading
})
