// Purchasing: the people who buy for one company, their roles and limits. The one owner sets them and has none; approvers decide about
// orders above a limit; everybody in the team buys. An account belongs to one team.
import { z } from 'zod'
import { proof, proofErrors } from '#modules/mfa/contract.ts'
import { call, Currency, Empty, Line, Money, Name, Ok } from '#platform/contract.ts'

export const purchasingRoles = ['Owner', 'Approver', 'Buyer'] as const
export const invitedRoles = ['Approver', 'Buyer'] as const
const Role = z.enum(purchasingRoles)
const InvitedRole = z.enum(invitedRoles)
const LimitMinor = z
  .int()
  .min(1)
  .max(1_000_000_000_000)
  .nullable()
  .default(null)
  .describe('With VAT, in minor units of the currency of the team; null: no limit')
const limitInput = {
  orderLimitMinor: LimitMinor.describe(
    'For one order, with VAT, in minor units of the currency of the team; null: no limit',
  ),
  monthLimitMinor: LimitMinor.describe('For a calendar month (UTC), likewise'),
}
const Limits = z.object({ order: Money.nullable(), month: Money.nullable() })

const Member = z.object({
  accountId: z.uuid(),
  name: z.string(),
  email: z.string().nullable(),
  role: Role,
  since: z.iso.datetime(),
  isYou: z.boolean(),
  limits: Limits.nullable().describe("Null for the owner, and for buyers about their colleagues' limits"),
  spent: Money.nullable().describe(
    'Orders and waiting requests of this calendar month with VAT; null where `limits` is',
  ),
})
const Invitation = z.object({
  id: z.uuid(),
  email: z.string(),
  role: InvitedRole,
  limits: Limits,
  sentAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
})
const ReceivedInvitation = z.object({
  id: z.uuid(),
  team: z.string(),
  role: InvitedRole,
  invitedBy: z.string(),
  limits: Limits,
  expiresAt: z.iso.datetime(),
})
const Team = z.object({
  name: z.string(),
  currency: Currency,
  company: z.string().nullable().describe('In whose name the members order'),
  role: Role.describe('Of the caller'),
  members: z.array(Member),
  invitations: z.array(Invitation).describe('For the owner only'),
})

export const getTeam = call('GET x/purchasing/team', {
  access: 'user',
  summary: "The caller's purchasing team, and the invitations to its confirmed address",
  input: Empty,
  output: z.object({ team: Team.nullable(), invitations: z.array(ReceivedInvitation) }),
})
export const createTeam = call('POST x/purchasing/team/create', {
  access: 'user',
  limit: 'order',
  summary: 'Creates a purchasing team, whose owner the caller becomes',
  input: z.strictObject({
    name: Name(120),
    currency: Currency.describe('Of the limits; it cannot be changed'),
    organizationId: z
      .int()
      .min(1)
      .max(2_147_483_647)
      .optional()
      .describe("The caller's company in whose name the members order"),
  }),
  output: Ok,
  errors: ['purchasing.alreadyInTeam'],
})
export const inviteToTeam = call('POST x/purchasing/invitation/create', {
  access: 'user',
  limit: 'order',
  summary: 'Invites an address to the team, or renews the open invitation to it',
  input: z.strictObject({ email: Line(254).min(3), role: InvitedRole, ...limitInput }),
  output: Ok,
  errors: ['purchasing.notAllowed', 'purchasing.alreadyInTeam', 'purchasing.tooManyInvitations'],
})
const byId = z.strictObject({ id: z.uuid() })
export const cancelTeamInvitation = call('POST x/purchasing/invitation/cancel', {
  access: 'user',
  summary: 'Cancels an invitation of the team',
  input: byId,
  output: Ok,
  errors: ['purchasing.notAllowed', 'purchasing.invitationNotFound'],
})
export const acceptTeamInvitation = call('POST x/purchasing/invitation/accept', {
  access: 'user',
  limit: 'confirm',
  summary: 'Joins a team; only for the account that has confirmed the address of the invitation',
  input: byId,
  output: Ok,
  errors: ['purchasing.invitationNotFound', 'purchasing.alreadyInTeam'],
})
export const declineTeamInvitation = call('POST x/purchasing/invitation/decline', {
  access: 'user',
  summary: 'Declines an invitation to a team',
  input: byId,
  output: Ok,
  errors: ['purchasing.invitationNotFound'],
})
export const updateTeamMember = call('POST x/purchasing/member/update', {
  access: 'user',
  limit: 'confirm',
  summary:
    'Changes role and limits of a member. A new owner replaces the old one, who becomes an approver; this needs reauthentication',
  input: z.strictObject({ accountId: z.uuid(), role: Role, ...limitInput, ...proof }),
  output: Ok,
  errors: ['purchasing.notAllowed', 'purchasing.memberNotFound', 'purchasing.ownerStays', ...proofErrors],
})
export const removeTeamMember = call('POST x/purchasing/member/remove', {
  access: 'user',
  summary:
    'Removes a member and withdraws its waiting requests; members may leave. The owner leaves last, and the team is gone',
  input: z.strictObject({ accountId: z.uuid() }),
  output: Ok,
  errors: ['purchasing.notAllowed', 'purchasing.memberNotFound', 'purchasing.ownerStays'],
})
