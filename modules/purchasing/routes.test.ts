import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { hashPassword } from '#modules/accounts/passwords/passwords.ts'
import { statusAndCode } from '#platform/testing/personas.ts'
import { fileApp } from '#platform/testing/shared.ts'
import { password } from '#platform/testing/shop.ts'
import { somebody, type Somebody } from '#platform/testing/somebody.ts'
import * as contract from './contract.ts'
import { newMember, newTeam } from './team.fixture.ts'

const teamOf = async (member: Somebody) => (await member.call(contract.getTeam, {})).body.team
const invitationsTo = async (member: Somebody) => (await member.call(contract.getTeam, {})).body.invitations

test('an invitation works once, for the account with the confirmed address only', async () => {
  const { app, db, owner } = await newTeam()
  const [invited, stranger] = [await somebody(app), await somebody(app)]
  await owner.call(contract.inviteToTeam, { email: invited.email.toUpperCase(), role: 'Buyer', orderLimitMinor: 5_000 })
  const { rows } = await sql<{ template: string; values: { path: string; team: string } }>`
    select template, values from outgoing_messages where recipient = ${invited.email}
  `.execute(db)
  assert.deepEqual(
    rows.map(({ template, values }) => [template, values.team, values.path]),
    [['purchasingInvitation', 'Bolt Works', '/profile/purchasing']],
  )
  const [invitation] = await invitationsTo(invited)
  assert.deepEqual(
    [invitation!.team, invitation!.role, invitation!.invitedBy, invitation!.limits.order?.minor],
    ['Bolt Works', 'Buyer', 'Olga Owner', 5_000],
  )
  assert.deepEqual(await invitationsTo(stranger), [])
  const accept = (as: Somebody) => as.call(contract.acceptTeamInvitation, { id: invitation!.id })
  assert.equal(statusAndCode(await accept(stranger)), '404 purchasing.invitationNotFound')
  await sql`update accounts set email_confirmed_at = null where id = ${invited.accountId}::uuid`.execute(db)
  assert.equal(statusAndCode(await accept(invited)), '404 purchasing.invitationNotFound')
  await sql`update accounts set email_confirmed_at = now() where id = ${invited.accountId}::uuid`.execute(db)
  const answers = await Promise.all([accept(invited), accept(invited), accept(invited)])
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 404, 404])
  assert.equal((await teamOf(invited))!.role, 'Buyer')
})

test('an invitation can be declined and cancelled, and ends with its time', async () => {
  const { app, db, owner } = await newTeam()
  const invited = await somebody(app)
  const invite = async () => {
    await owner.call(contract.inviteToTeam, { email: invited.email, role: 'Approver' })
    return (await invitationsTo(invited))[0]!.id
  }
  await invited.call(contract.declineTeamInvitation, { id: await invite() })
  assert.deepEqual(await invitationsTo(invited), [])
  await owner.call(contract.cancelTeamInvitation, { id: await invite() })
  assert.deepEqual(await invitationsTo(invited), [])
  const id = await invite()
  await sql`update purchasing_invitations set expires_at = now() where id = ${id}::uuid`.execute(db)
  assert.deepEqual(await invitationsTo(invited), [])
  assert.equal(
    statusAndCode(await invited.call(contract.acceptTeamInvitation, { id })),
    '404 purchasing.invitationNotFound',
  )
})

test('only the owner invites, sets limits and removes; others leave, and see their own limits only', async () => {
  const { owner } = await newTeam()
  const approver = await newMember(owner, 'Approver', { monthLimitMinor: 90_000 })
  const buyer = await newMember(owner, 'Buyer', { orderLimitMinor: 5_000 })
  for (const member of [approver, buyer]) {
    const refused = [
      await member.call(contract.inviteToTeam, { email: 'x@test.example', role: 'Buyer' }),
      await member.call(contract.updateTeamMember, { accountId: member.accountId, role: 'Buyer' }),
      await member.call(contract.removeTeamMember, { accountId: owner.accountId }),
    ]
    assert.deepEqual(refused.map(statusAndCode), Array(3).fill('403 purchasing.notAllowed'))
  }
  const limitsSeenBy = async (member: Somebody) =>
    (await teamOf(member))!.members.map(({ limits }) => limits && (limits.order ?? limits.month)?.minor)
  assert.deepEqual(await limitsSeenBy(buyer), [null, null, 5_000])
  assert.deepEqual(await limitsSeenBy(approver), [null, 90_000, 5_000])
  await owner.call(contract.updateTeamMember, { accountId: buyer.accountId, role: 'Buyer', orderLimitMinor: 7_000 })
  assert.deepEqual(await limitsSeenBy(buyer), [null, null, 7_000])
  await buyer.call(contract.removeTeamMember, { accountId: buyer.accountId })
  assert.equal(await teamOf(buyer), null)
  await owner.call(contract.removeTeamMember, { accountId: approver.accountId })
  assert.equal(await teamOf(approver), null)
})

test('a team of others is out of reach', async () => {
  const [own, other] = [await newTeam(), await newTeam()]
  const stranger = await newMember(other.owner, 'Buyer')
  await own.owner.call(contract.inviteToTeam, { email: 'someone@test.example', role: 'Buyer' })
  const { id } = (await teamOf(own.owner))!.invitations[0]!
  assert.deepEqual(
    [
      await other.owner.call(contract.removeTeamMember, { accountId: own.owner.accountId }),
      await own.owner.call(contract.updateTeamMember, { accountId: stranger.accountId, role: 'Approver' }),
      await other.owner.call(contract.cancelTeamInvitation, { id }),
    ].map(statusAndCode),
    ['404 purchasing.memberNotFound', '404 purchasing.memberNotFound', '404 purchasing.invitationNotFound'],
  )
})

test('an account belongs to one team', async () => {
  const [first, second] = [await newTeam(), await newTeam()]
  const buyer = await newMember(first.owner, 'Buyer')
  await second.owner.call(contract.inviteToTeam, { email: buyer.email, role: 'Buyer' })
  const [invitation] = await invitationsTo(buyer)
  const answers = [
    await buyer.call(contract.acceptTeamInvitation, { id: invitation!.id }),
    await buyer.call(contract.createTeam, { name: 'Mine', currency: 'EUR' }),
    await first.owner.call(contract.inviteToTeam, { email: buyer.email, role: 'Buyer' }),
  ]
  assert.deepEqual(answers.map(statusAndCode), Array(3).fill('409 purchasing.alreadyInTeam'))
})

test('the owner hands over with a proof, and leaves last', async () => {
  const { db, owner } = await newTeam({ passwordHash: await hashPassword(password) })
  const buyer = await newMember(owner, 'Buyer', { orderLimitMinor: 5_000 })
  const leave = (as: Somebody) => as.call(contract.removeTeamMember, { accountId: as.accountId })
  const handOver = (proof: object) =>
    owner.call(contract.updateTeamMember, { accountId: buyer.accountId, role: 'Owner', ...proof })
  assert.equal(statusAndCode(await leave(owner)), '409 purchasing.ownerStays')
  assert.equal(statusAndCode(await handOver({})), '422 accounts.wrongPassword')
  assert.equal(statusAndCode(await handOver({ password })), '200')
  assert.deepEqual([(await teamOf(owner))!.role, (await teamOf(buyer))!.role], ['Approver', 'Owner'])
  assert.equal((await teamOf(buyer))!.members[0]!.limits, null)
  assert.equal(statusAndCode(await leave(owner)), '200')
  assert.equal(statusAndCode(await leave(buyer)), '200')
  const { rows } = await sql`select from purchasing_members where account_id = ${buyer.accountId}::uuid`.execute(db)
  assert.equal(rows.length, 0)
})

test('the address of an account without a team is not told to the owner of a team', async () => {
  const { owner } = await newTeam()
  const app = await fileApp()
  const known = await somebody(app)
  const answers = [
    await owner.call(contract.inviteToTeam, { email: known.email, role: 'Buyer' }),
    await owner.call(contract.inviteToTeam, { email: 'nobody@test.example', role: 'Buyer' }),
  ]
  for (const { status, body } of answers) assert.deepEqual([status, body], [200, { ok: true }])
})
