import type { Currency } from '#platform/constants.ts'
import type { OutputOf } from '#platform/contract.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import { type Context, type Handler, on } from '#platform/http/dispatch.ts'
import { reauthenticate } from '../mfa/reauthenticate.ts'
import * as contract from './contract.ts'
import { findInvitations, findReceived } from './invitation-queries.ts'
import { acceptInvitation, cancelInvitation, declineInvitation, inviteToTeam } from './invitations.ts'
import { createTeam, removeMember, updateMember } from './manage-team.ts'
import { findMembers, findTeam, type Limits } from './queries.ts'

export const purchasingHandlers: Handler[] = [
  on(contract.getTeam, async ({ db, caller, now }) => {
    const accountId = caller.account!.id
    const [team, received] = await Promise.all([viewTeam(db, accountId, now), findReceived(db, accountId, now)])
    return {
      team,
      invitations: received.map(({ currency, expiresAt, teamId: _, ...invitation }) => ({
        ...invitation,
        limits: toLimits(invitation, currency),
        expiresAt: expiresAt.toISOString(),
      })),
    }
  }),
  on(contract.createTeam, (context) => inTransaction(context, (tx) => createTeam(tx, context, context.input))),
  on(contract.inviteToTeam, (context) => inTransaction(context, (tx) => inviteToTeam(tx, context, context.input))),
  on(contract.cancelTeamInvitation, (context) =>
    inTransaction(context, (tx) => cancelInvitation(tx, context, context.input.id)),
  ),
  on(contract.acceptTeamInvitation, (context) =>
    inTransaction(context, (tx) => acceptInvitation(tx, context, context.input.id)),
  ),
  on(contract.declineTeamInvitation, (context) =>
    inTransaction(context, (tx) => declineInvitation(tx, context, context.input.id)),
  ),
  on(contract.updateTeamMember, async (context) => {
    const { accountId, role, orderLimitMinor, monthLimitMinor } = context.input
    // An owner decides about everything, so a stolen session must not be able to make one.
    const spendProof = role === 'Owner' ? await reauthenticate(context, context.input) : async () => {}
    return inTransaction(context, async (tx) => {
      await spendProof(tx)
      await updateMember(tx, context, { accountId, role, orderLimitMinor, monthLimitMinor })
    })
  }),
  on(contract.removeTeamMember, (context) =>
    inTransaction(context, (tx) => removeMember(tx, context, context.input.accountId)),
  ),
]

async function inTransaction({ db }: Pick<Context, 'db'>, change: (tx: Tx) => Promise<void>) {
  await db.transaction().execute(change)
  return { ok: true as const }
}

type Team = NonNullable<OutputOf<typeof contract.getTeam>['team']>

/** Buyers see their own limits only. */
async function viewTeam(db: Db, accountId: string, now: Date): Promise<Team | null> {
  const team = await findTeam(db, accountId)
  if (!team) return null
  const { id, currency, role } = team
  const [members, invitations] = await Promise.all([
    findMembers(db, id, now),
    role === 'Owner' ? findInvitations(db, id, now) : [],
  ])
  return {
    ...team,
    members: members.map(({ since, spentMinor, ...member }) => {
      const isYou = member.accountId === accountId
      const hasLimits = member.role !== 'Owner' && (isYou || role !== 'Buyer')
      return {
        ...member,
        since: since.toISOString(),
        isYou,
        limits: hasLimits ? toLimits(member, currency) : null,
        spent: hasLimits ? { minor: spentMinor, currency } : null,
      }
    }),
    invitations: invitations.map(({ sentAt, expiresAt, ...invitation }) => ({
      ...invitation,
      limits: toLimits(invitation, currency),
      sentAt: sentAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
    })),
  }
}

const toLimits = ({ orderLimitMinor, monthLimitMinor }: Limits, currency: Currency) => ({
  order: orderLimitMinor === null ? null : { minor: orderLimitMinor, currency },
  month: monthLimitMinor === null ? null : { minor: monthLimitMinor, currency },
})
