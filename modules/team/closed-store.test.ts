import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { colleague, type Somebody } from '#platform/testing/somebody.ts'
import * as contract from './contract.ts'
import { newStore, outcome } from './invitations.fixture.ts'

test('members leave a closed store, and nobody else changes its team', async () => {
  const { app, db, store, owner, at, members } = await newStore()
  const [manager, operator] = [await colleague(app, store.id, 'Manager'), await colleague(app, store.id, 'Operator')]
  await sql`update stores set status = 'Closed' where id = ${store.id}`.execute(db)
  const role = { accountId: operator.accountId, role: 'Manager' } as const
  assert.equal(outcome(await owner.call(contract.changeMemberRole, role, at)), '409 request.storeClosed')
  const removal = { accountId: operator.accountId }
  assert.equal(outcome(await owner.call(contract.removeMember, removal, at)), '409 request.storeClosed')
  const leave = async (member: Somebody) =>
    outcome(await member.call(contract.removeMember, { accountId: member.accountId }, at))
  const canLeave = async (member: Somebody) => (await member.call(contract.listMembers, {}, at)).body.can.leave
  assert.deepEqual([await canLeave(owner), await canLeave(operator)], [false, true])
  for (const member of [operator, manager]) assert.equal(await leave(member), 200)
  assert.equal(await leave(owner), '409 members.lastOwner', 'somebody keeps its papers')
  assert.deepEqual(await members(), [[owner.accountId, 'Owner']])
})
