// Team: opening a company with its store, and the members of a store. Owners manage them; a store keeps at least one owner.
import { z } from 'zod'
import { storeRoles } from '#platform/constants.ts'
import { proof, proofErrors } from '#modules/mfa/contract.ts'
import { call, Empty, Line, Ok } from '#platform/contract.ts'

export const supplierTypes = ['Manufacturer', 'Distributor', 'Importer', 'Other', 'Agency'] as const
const Role = z.enum(storeRoles)
const Country = z.string().trim().length(2).toUpperCase()
const AccountId = z.uuid()

export const getCompanyByTaxNumber = call('GET classifier/inn-info', {
  access: 'user',
  limit: 'search',
  summary:
    'Returns company data by tax number after verifying its check digits; without a register for the country only the number',
  input: z.object({ number: z.string().trim().min(1).max(32), country: Country.default('RU') }),
  output: z.object({
    country: z.string(),
    number: z.string().describe('Normalised, without spaces'),
    kind: z.enum(['Company', 'Person']).nullable(),
    name: z.string().nullable(),
    legalForm: z.string().nullable(),
    address: z.string().nullable(),
    isActive: z.boolean().nullable(),
  }),
  errors: ['members.taxNumberInvalid', 'members.taxCountryUnknown'],
})
export const registerCompany = call('POST registration/step2', {
  access: 'user',
  limit: 'order',
  summary: 'Opens a store of a new organization, or of one that the account owns; the account becomes its owner',
  input: z.strictObject({
    country: Country,
    taxNumber: z.string().trim().min(1).max(32),
    companyName: Line(200).min(2),
    legalForm: z.string().max(40).optional(),
    supplierType: z.enum(supplierTypes),
    storeName: Line(120).min(2),
    location: z.string().max(80).describe('Alias of a city or region'),
  }),
  output: z.object({ storeId: z.int(), alias: z.string() }),
  errors: [
    'members.taxNumberInvalid',
    'members.taxCountryUnknown',
    'members.companyTaken',
    'members.companySuspended',
    'members.locationUnknown',
    'request.keyReused',
    'request.invalidKey',
  ],
})
const Member = z.object({
  accountId: AccountId,
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  role: Role,
  since: z.iso.datetime(),
  isYou: z.boolean(),
})
const Invitation = z.object({
  id: z.uuid(),
  target: z.string(),
  role: Role,
  sentAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
})
export const listMembers = call('GET x/store/member/list', {
  access: 'seller',
  summary: 'Lists members and open invitations of the store',
  input: Empty,
  output: z.object({
    members: z.array(Member),
    invitations: z.array(Invitation),
    can: z.object({
      manage: z.boolean().describe('Invite, change roles and remove'),
      leave: z.boolean().describe('False for the last owner'),
    }),
  }),
})
export const inviteMember = call('POST x/store/member/invite', {
  access: 'seller',
  limit: 'order',
  summary:
    'Sends an invitation by e-mail or SMS, or renews an open one to the same address; an invitation of an owner needs reauthentication',
  input: z.strictObject({
    target: z.string().trim().min(3).max(254).describe('E-mail or phone'),
    role: Role,
    ...proof,
  }),
  output: Invitation,
  errors: [
    'members.notAllowed',
    'members.alreadyMember',
    'members.targetInvalid',
    'members.tooManyInvitations',
    'registration.phoneCountry',
    'registration.tooManyCodes',
    ...proofErrors,
  ],
})
export const cancelInvitation = call('POST x/store/member/invitation/cancel', {
  access: 'seller',
  summary: 'Cancels an invitation',
  input: z.strictObject({ id: z.uuid() }),
  output: Ok,
  errors: ['members.notAllowed', 'members.invitationNotFound'],
})
export const changeMemberRole = call('POST x/store/member/change-role', {
  access: 'seller',
  limit: 'confirm',
  summary: 'Changes the role of a member; making somebody an owner needs reauthentication',
  input: z.strictObject({ accountId: AccountId, role: Role, ...proof }),
  output: Ok,
  errors: ['members.notAllowed', 'members.memberNotFound', 'members.lastOwner', ...proofErrors],
})
export const removeMember = call('POST x/store/member/remove', {
  access: 'seller',
  isForClosedStores: true,
  summary: 'Removes a member; members may remove themselves, also from a closed store',
  input: z.strictObject({ accountId: AccountId }),
  output: Ok,
  errors: ['members.notAllowed', 'members.memberNotFound', 'members.lastOwner', 'request.storeClosed'],
})
const received = { store: z.string(), role: Role, invitedBy: z.string(), expiresAt: z.iso.datetime() }
/** One of both. */
const invitationKey = {
  token: z.string().max(100).optional().describe('Of the link'),
  id: z.uuid().optional().describe('Of an invitation to a confirmed address of the account'),
}
export const listReceivedInvitations = call('GET account/invitation/list', {
  access: 'user',
  summary: 'Lists the open invitations of stores to the confirmed addresses of the account, the latest first',
  input: Empty,
  output: z.object({ items: z.array(z.object({ id: z.uuid(), ...received })) }),
})
export const getInvitation = call('GET account/invitation', {
  access: 'public',
  summary: 'Returns an invitation by the token of its link, or by its id',
  input: z.object(invitationKey),
  output: z.object({
    ...received,
    address: z.string().describe('Masked'),
    needsCode: z.boolean().describe('Whether the signed-in account lacks this address and needs a code'),
  }),
  errors: ['members.invitationEnded'],
})
export const sendInvitationCode = call('POST account/invitation/code/send', {
  access: 'user',
  limit: 'codeSend',
  summary: 'Sends a code to the address of an invitation',
  input: z.strictObject({ token: z.string().max(100) }),
  output: z.object({ resendAfterSeconds: z.int() }),
  errors: [
    'members.invitationEnded',
    'registration.codeSentRecently',
    'registration.tooManyCodes',
    'registration.phoneCountry',
  ],
})
export const acceptInvitation = call('POST account/invitation/accept', {
  access: 'user',
  limit: 'confirm',
  summary:
    'Accepts an invitation and joins the store; needs the address of the invitation, confirmed in the account or by a code',
  input: z.strictObject({ ...invitationKey, code: z.string().trim().max(16).optional() }),
  output: z.object({ storeId: z.int() }),
  errors: ['members.invitationEnded', 'members.addressUnproved', 'registration.wrongCode', 'registration.codeEnded'],
})
export const declineInvitation = call('POST account/invitation/decline', {
  access: 'user',
  summary: 'Declines an invitation to a confirmed address of the account',
  input: z.strictObject(invitationKey),
  output: Ok,
  errors: ['members.invitationEnded', 'members.addressUnproved'],
})
