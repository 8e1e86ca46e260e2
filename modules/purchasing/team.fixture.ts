// A purchasing team and its invitations.
import assert from 'node:assert/strict'
import { statusAndCode } from '#platform/testing/personas.ts'
import { fileApp } from '#platform/testing/shared.ts'
import { somebody, type Somebody } from '#platform/testing/somebody.ts'
import * as contract from './contract.ts'
import type { InvitedRole } from './queries.ts'

type Limits = { orderLimitMinor?: number; monthLimitMinor?: number }

export async function newTeam(given: Parameters<typeof somebody>[1] = {}) {
  const app = await fileApp()
  const owner = await somebody(app, { name: 'Olga Owner', ...given })
  assert.equal(statusAndCode(await owner.call(contract.createTeam, { name: 'Bolt Works', currency: 'EUR' })), '200')
  return { app, db: app.database.db, owner }
}

/** A new account that has accepted an invitation to the team. */
export async function newMember(owner: Somebody, role: InvitedRole, limits: Limits = {}, name = `A ${role}`) {
  const member = await somebody(await fileApp(), { name })
  assert.equal(statusAndCode(await owner.call(contract.inviteToTeam, { email: member.email, role, ...limits })), '200')
  const { body } = await member.call(contract.getTeam, {})
  const [invitation] = body.invitations
  assert.equal(statusAndCode(await member.call(contract.acceptTeamInvitation, { id: invitation!.id })), '200')
  return member
}
