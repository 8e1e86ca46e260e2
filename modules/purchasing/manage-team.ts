import { sql } from 'kysely'
import { record } from '#platform/audit.ts'
import type { Currency } from '#platform/constants.ts'
import type { Tx } from '#platform/db/database.ts'
import { invalidInput } from '#platform/errors.ts'
import type { Context } from '#platform/http/dispatch.ts'
import { ownsOrganization } from '../accounts/queries.ts'
import { markRequestNotificationsRead } from '../notifications/notify-of-requests.ts'
import { withdrawRequestsOf } from '../orders/approvals/queries.ts'
import { purchasingErrors } from './errors.ts'
import * as queries from './queries.ts'
import type { Limits, Role } from './queries.ts'

export type TeamContext = Pick<Context, 'caller' | 'now'>

const noLimits: Limits = { orderLimitMinor: null, monthLimitMinor: null }
type NewTeam = { name: string; currency: Currency; organizationId?: number | undefined }

export async function createTeam(tx: Tx, { caller, now }: TeamContext, { name, currency, organizationId }: NewTeam) {
  const accountId = caller.account!.id
  if (organizationId !== undefined && !(await ownsCompany(tx, accountId, organizationId)))
    throw invalidInput([{ path: 'organizationId', code: 'field.invalid' }])
  const teamId = await queries.insertTeam(tx, { name, currency, organizationId: organizationId ?? null })
  if (!(await queries.insertMember(tx, { teamId, role: 'Owner' }, accountId, noLimits, now)))
    throw purchasingErrors.alreadyInTeam()
  await record(tx, caller, { action: 'purchasing.create', entity: 'purchasingTeam', entityId: teamId })
}

type MemberChange = Limits & { accountId: string; role: Role }

/** Changes role and limits. A new owner replaces the caller, who becomes an approver without limits. */
export async function updateMember(tx: Tx, { caller }: TeamContext, { accountId, role, ...given }: MemberChange) {
  const ownerId = caller.account!.id
  const { teamId } = await lockOwnedTeam(tx, ownerId)
  if (accountId === ownerId) throw purchasingErrors.ownerStays()
  const member = await requireMember(tx, teamId, accountId)
  if (role === 'Owner') await queries.updateMember(tx, ownerId, 'Approver', noLimits)
  const limits = role === 'Owner' ? noLimits : given
  await queries.updateMember(tx, accountId, role, limits)
  const details = { accountId, from: member.role, to: role, ...limits }
  await record(tx, caller, { action: 'purchasing.updateMember', entity: 'purchasingTeam', entityId: teamId, details })
}

/** Ends the membership and withdraws the waiting requests of the member. With its last member, the owner, the team is gone. */
export async function removeMember(tx: Tx, { caller, now }: TeamContext, accountId: string) {
  const actorId = caller.account!.id
  const actor = await queries.lockTeamOf(tx, actorId)
  if (!actor || (accountId !== actorId && actor.role !== 'Owner')) throw purchasingErrors.notAllowed()
  const { teamId } = actor
  const member = await requireMember(tx, teamId, accountId)
  if (member.role === 'Owner' && (await queries.hasOtherMembers(tx, teamId, accountId)))
    throw purchasingErrors.ownerStays()
  await queries.deleteMember(tx, accountId)
  const requestIds = await withdrawRequestsOf(tx, accountId, now)
  await markRequestNotificationsRead(tx, { requestIds, now })
  if (member.role === 'Owner') await queries.deleteTeam(tx, teamId)
  const details = { accountId, role: member.role }
  await record(tx, caller, { action: 'purchasing.removeMember', entity: 'purchasingTeam', entityId: teamId, details })
}

/** Locks the team of an owner. */
export async function lockOwnedTeam(tx: Tx, accountId: string) {
  const membership = await queries.lockTeamOf(tx, accountId)
  if (membership?.role !== 'Owner') throw purchasingErrors.notAllowed()
  return membership
}

async function requireMember(tx: Tx, teamId: number, accountId: string) {
  const member = await queries.findMembership(tx, accountId)
  if (member?.teamId !== teamId) throw purchasingErrors.memberNotFound()
  return member
}

async function ownsCompany(tx: Tx, accountId: string, id: number) {
  const { rows } = await sql`select from organizations o where o.id = ${id} and ${ownsOrganization(accountId)}`.execute(
    tx,
  )
  return rows.length > 0
}
