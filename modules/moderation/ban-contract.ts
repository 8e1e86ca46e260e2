// Bans of accounts, anonymous sessions and networks. A ban ends by itself. An administrator cannot be banned before another
// administrator has removed their features.
import { z } from 'zod'
import { call, FreeText, listOf, Ok, PageNumber, PageSize, SearchQuery } from '#platform/contract.ts'

export const Person = z.object({ id: z.uuid(), name: z.string() })
const Id = z.uuid().toLowerCase()
const BanKind = z.enum(['Account', 'Session', 'Network'])
const Network = z.string().trim().min(2).max(60).describe('An address or a CIDR range; an IPv6 address means its /64')
const Subject = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('Account'), value: Id }),
  z.strictObject({ kind: z.literal('Session'), value: Id.describe('The sessionId of an anonymous visitor') }),
  z.strictObject({ kind: z.literal('Network'), value: Network }),
])
const term = { reason: FreeText(500).min(3), until: z.iso.datetime({ offset: true }) }
export const Ban = z.object({
  id: z.uuid(),
  kind: BanKind,
  value: z.string(),
  account: Person.nullable().describe('The holder of a banned account'),
  reason: z.string(),
  createdAt: z.iso.datetime(),
  createdBy: Person.nullable(),
  endsAt: z.iso.datetime(),
  cancelledAt: z.iso.datetime().nullable(),
  isActive: z.boolean(),
})
const page = { page: PageNumber, pageSize: PageSize(50) }
const banErrors = [
  'moderation.accountNotFound',
  'moderation.sessionNotFound',
  'moderation.ownAccount',
  'moderation.ownConnection',
  'moderation.administrator',
] as const

export const listBans = call('GET x/admin-panel/ban/list', {
  access: 'admin:bans',
  summary: 'Bans, the newest first',
  output: listOf(Ban),
  input: z.object({
    query: SearchQuery(
      'Part of the name of an account, of a reason or of a value; an address finds the ranges around it',
    ),
    kind: BanKind.optional(),
    active: z.enum(['true', 'false']).optional(),
    ...page,
  }),
})
export const previewBan = call('GET x/admin-panel/ban/preview', {
  access: 'admin:bans',
  summary: 'Whom a ban would meet: the account, or those that are signed in from the network, the latest first',
  input: z
    .object({ kind: BanKind, value: z.string().trim().max(60) })
    .refine((subject) => Subject.safeParse(subject).success, { path: ['value'] }),
  output: z.object({
    value: z.string().describe('As the ban would keep it'),
    accounts: z.array(Person).max(20),
    accountCount: z.int(),
  }),
  errors: banErrors,
})
export const addBan = call('POST x/admin-panel/ban/add', {
  access: 'admin:bans',
  summary: 'Bans an account, an anonymous session or a network, from now until a time; replaces a ban in force',
  input: z.strictObject({ subject: Subject, ...term }),
  output: Ban,
  errors: banErrors,
})
export const cancelBan = call('POST x/admin-panel/ban/cancel', {
  access: 'admin:bans',
  summary: 'Ends a ban; an account can sign in again',
  input: z.strictObject({ id: Id }),
  output: Ok,
  errors: ['moderation.banNotFound'],
})
export const listBannedNetworks = call('GET system/ip/ban', {
  access: 'admin:bans',
  summary: 'Networks with a ban in force',
  input: z.object(page),
  output: listOf(Ban),
})
export const banNetwork = call('PATCH system/ip/ban', {
  access: 'admin:bans',
  summary: 'Bans an address or range',
  input: z.strictObject({ network: Network, ...term }),
  output: Ban,
  errors: banErrors,
})
export const unbanNetwork = call('DELETE system/ip/ban', {
  access: 'admin:bans',
  summary: 'Lifts the ban of an address or range',
  input: z.strictObject({ network: Network }),
  output: Ok,
  errors: ['moderation.banNotFound'],
})
