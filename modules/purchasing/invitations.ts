import { record } from '#platform/audit.ts'
import type { Tx } from '#platform/db/database.ts'
import { sendEmail } from '#platform/outbox/send.ts'
import { dayMs } from '#platform/values/days.ts'
import { readEmail } from '../accounts/addresses.ts'
import { maxInvitationsPerDay } from '../team/rules.ts'
import { purchasingErrors } from './errors.ts'
import * as queries from './invitation-queries.ts'
import { lockOwnedTeam, type TeamContext } from './manage-team.ts'
import { insertMember, type InvitedRole, type Limits } from './queries.ts'

type NewInvitation = Limits & { email: string; role: InvitedRole }

/** Sends an invitation, or renews the open one to the same address. Its reader signs in with that address, so the link has no secret. */
export async function inviteToTeam(tx: Tx, context: TeamContext, { email: text, role, ...limits }: NewInvitation) {
  const { caller, now } = context
  const accountId = caller.account!.id
  const { target: email } = readEmail(text)
  const { teamId } = await lockOwnedTeam(tx, accountId)
  const holder = await queries.findHolder(tx, email)
  if (holder?.teamId === teamId) throw purchasingErrors.alreadyInTeam()
  const { team, inviter, sentCount } = await queries.findSender(tx, teamId, accountId, new Date(now.getTime() - dayMs))
  if (sentCount >= maxInvitationsPerDay) throw purchasingErrors.tooManyInvitations({ most: maxInvitationsPerDay })
  const invitation = await queries.upsertInvitation(tx, { teamId, role, email, invitedBy: accountId, now, ...limits })
  await sendEmail(tx, {
    to: email,
    template: 'purchasingInvitation',
    locale: holder?.locale ?? caller.locale,
    variant: caller.variant,
    values: { team, inviter, role, path: '/profile/purchasing' },
    expiresAt: invitation.expiresAt,
  })
  const details = { invitationId: invitation.id, role, ...limits }
  await record(tx, caller, { action: 'purchasing.invite', entity: 'purchasingTeam', entityId: teamId, details })
}

export async function cancelInvitation(tx: Tx, { caller }: TeamContext, id: string) {
  const { teamId } = await lockOwnedTeam(tx, caller.account!.id)
  if (!(await queries.deleteInvitation(tx, teamId, id))) throw purchasingErrors.invitationNotFound()
  const details = { invitationId: id }
  await record(tx, caller, {
    action: 'purchasing.cancelInvitation',
    entity: 'purchasingTeam',
    entityId: teamId,
    details,
  })
}

/** The confirmed address of the account is the proof. */
export async function acceptInvitation(tx: Tx, { caller, now }: TeamContext, id: string) {
  const accountId = caller.account!.id
  const invitation = await queries.lockReceived(tx, accountId, id, now)
  if (!invitation) throw purchasingErrors.invitationNotFound()
  const { teamId, role } = invitation
  if (!(await insertMember(tx, { teamId, role }, accountId, invitation, now))) throw purchasingErrors.alreadyInTeam()
  await queries.deleteInvitation(tx, teamId, id)
  const details = { invitationId: id, role }
  await record(tx, caller, { action: 'purchasing.join', entity: 'purchasingTeam', entityId: teamId, details })
}

export async function declineInvitation(tx: Tx, { caller, now }: TeamContext, id: string) {
  const invitation = await queries.lockReceived(tx, caller.account!.id, id, now)
  if (!invitation) throw purchasingErrors.invitationNotFound()
  const { teamId } = invitation
  await queries.deleteInvitation(tx, teamId, id)
  const details = { invitationId: id }
  await record(tx, caller, {
    action: 'purchasing.declineInvitation',
    entity: 'purchasingTeam',
    entityId: teamId,
    details,
  })
}
