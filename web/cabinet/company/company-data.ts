import { getAccountContext } from '#modules/accounts/contract.ts'
import { deleteOrganization, listOrganizations } from '#modules/company/contract.ts'
import { cancelInvitation, changeMemberRole, inviteMember, listMembers, removeMember } from '#modules/team/contract.ts'
import { defineActions, form } from '../../forms/define-actions.ts'
import { loaderCall } from '../../lib/request-context.ts'
import { findProofs } from '../../shared/proof/find-proofs.ts'
import { fieldsOfProofCodes, proofOf } from '../../shared/proof/proof-fields.ts'
import type { Route } from './+types/company.ts'

/** Each form names the store it was rendered for; another tab may have switched since. */
const actions = defineActions({
  'member.invite': form(inviteMember, {
    complete: proofOf,
    fieldsOfCodes: {
      ...fieldsOfProofCodes,
      'members.targetInvalid': 'target',
      'members.alreadyMember': 'target',
      'registration.phoneCountry': 'target',
    },
  }),
  'invitation.cancel': form(cancelInvitation),
  'member.role': form(changeMemberRole, { complete: proofOf, fieldsOfCodes: fieldsOfProofCodes }),
  'member.remove': form(removeMember, { done: { field: 'outcome', values: ['member.remove', 'member.leave'] } }),
  'organization.delete': form(deleteOrganization),
})
export const action = actions.action

export async function loader({ context, url }: Route.LoaderArgs) {
  return loaderCall(context, async (api) => {
    const account = await api(getAccountContext, {})
    const { stores, activeStoreId } = account
    const store = stores.find(({ id }) => id === activeStoreId) ?? null
    const [{ items: organizations }, team, proofs] = await Promise.all([
      api(listOrganizations, {}),
      store && api(listMembers, {}, { storeId: store.id }),
      findProofs(api, account),
    ])
    const hasPurchasingTeam = account.purchasing !== null
    return {
      stores,
      store,
      team,
      organizations,
      hasPurchasingTeam,
      proofs,
      hasJoined: url.searchParams.get('done') === 'joined',
      forms: actions.loaderData(context, url),
    }
  })
}
export type Team = NonNullable<Awaited<ReturnType<typeof loader>>['team']>
export type Store = NonNullable<Awaited<ReturnType<typeof loader>>['store']>
export type Organization = Awaited<ReturnType<typeof loader>>['organizations'][number]
