import {
  cancelInvitation,
  changeMemberRole,
  inviteMember,
  memberRoles,
  removeMember,
} from '#modules/members/contract.ts'
import type { Api, CallOptions } from '#platform/contract.ts'

export const doneIntents = ['member.invite', 'invitation.cancel', 'member.role', 'member.remove'] as const
type Fields = Record<string, string>
type Operation = (api: Api, fields: Fields, store: CallOptions) => Promise<unknown>

/** What a form has sent, as the least of the roles when it is none. */
const roleOf = ({ role }: Fields) => memberRoles.find((known) => known === role) ?? 'Operator'

export const operations: Record<(typeof doneIntents)[number], Operation> = {
  'member.invite': (api, { target = '', ...fields }, store) =>
    api(inviteMember, { target, role: roleOf(fields) }, store),
  'invitation.cancel': (api, { id = '' }, store) => api(cancelInvitation, { id }, store),
  'member.role': (api, { accountId = '', ...fields }, store) =>
    api(changeMemberRole, { accountId, role: roleOf(fields) }, store),
  'member.remove': (api, { accountId = '' }, store) => api(removeMember, { accountId }, store),
}
