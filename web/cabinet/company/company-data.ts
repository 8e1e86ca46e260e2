import { getAccountContext } from '#modules/accounts/contract.ts'
import { cancelInvitation, changeMemberRole, inviteMember, listMembers, removeMember } from '#modules/team/contract.ts'
import { defineActions, form } from '../../forms/define-actions.ts'
import { loaderCall } from '../../lib/request-context.ts'
import type { Route } from './+types/company.ts'

/** Each form names the store it was rendered for; another tab may have switched since. */
const actions = defineActions({
  'member.invite': form(inviteMember, {
    fieldsOfCodes: {
      'members.targetInvalid': 'target',
      'members.alreadyMember': 'target',
      'registration.phoneCountry': 'target',
    },
  }),
  'invitation.cancel': form(cancelInvitation),
  'member.role': form(changeMemberRole),
  'member.remove': form(removeMember),
})
export const action = actions.action

export async function loader({ context, url }: Route.LoaderArgs) {
  return loaderCall(context, async (api) => {
    const { stores, activeStoreId } = await api(getAccountContext, {})
    const store = stores.find(({ id }) => id === activeStoreId) ?? null
    const team = store && (await api(listMembers, {}, { storeId: store.id }))
    return { stores, store, team, forms: actions.loaderData(context, url) }
  })
}
export type Team = NonNullable<Awaited<ReturnType<typeof loader>>['team']>
export type Store = NonNullable<Awaited<ReturnType<typeof loader>>['store']>
