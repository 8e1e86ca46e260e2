import { getAccountContext } from '#modules/accounts/contract.ts'
import {
  acceptTeamInvitation,
  cancelTeamInvitation,
  createTeam,
  declineTeamInvitation,
  getTeam,
  inviteToTeam,
  removeTeamMember,
  updateTeamMember,
} from '#modules/purchasing/contract.ts'
import { defineActions, form } from '../../forms/define-actions.ts'
import { loaderCall, pageOf } from '../../lib/request-context.ts'
import { findProofs } from '../../shared/proof/find-proofs.ts'
import { fieldsOfProofCodes, proofOf } from '../../shared/proof/proof-fields.ts'
import type { Route } from './+types/purchasing.ts'
import { limitsOf } from './limits-of.ts'

const actions = defineActions({
  create: form(createTeam),
  invite: form(inviteToTeam, {
    complete: (input, { context }, fields) => ({ ...input, ...limitsOf(fields, pageOf(context).locale) }),
    fieldsOfCodes: { 'purchasing.alreadyInTeam': 'email' },
  }),
  cancel: form(cancelTeamInvitation),
  accept: form(acceptTeamInvitation),
  decline: form(declineTeamInvitation),
  update: form(updateTeamMember, {
    complete: (input, { context }, fields) => ({ ...proofOf(input), ...limitsOf(fields, pageOf(context).locale) }),
    fieldsOfCodes: fieldsOfProofCodes,
  }),
  remove: form(removeTeamMember),
})
export const action = actions.action

export async function loader({ context, url }: Route.LoaderArgs) {
  const { currency } = pageOf(context)
  return loaderCall(context, async (api) => {
    const account = await api(getAccountContext, {})
    const [{ team, invitations }, proofs] = await Promise.all([api(getTeam, {}), findProofs(api, account)])
    const { organizations, email, emailConfirmed } = account
    return {
      team,
      invitations,
      proofs,
      organizations,
      currency,
      hasConfirmedEmail: email !== null && emailConfirmed,
      forms: actions.loaderData(context, url),
    }
  })
}
export type PurchasingData = Awaited<ReturnType<typeof loader>>
export type Team = NonNullable<PurchasingData['team']>
export type Member = Team['members'][number]
export type Limits = NonNullable<Member['limits']>
