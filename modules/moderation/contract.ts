// Moderation: bans, admin features and review of chats. A ban is of an account, an anonymous session or a network and ends
// by itself. An administrator cannot be banned before another administrator has removed their features.
import { z } from 'zod'
import { Device } from '#modules/accounts/contract.ts'
import { chatSides, Message, reportReasons } from '#modules/chats/contract.ts'
import { auditedEntities } from '#platform/constants.ts'
import { OrderStatus } from '#modules/orders/status-contract.ts'
import {
  adminFeatures,
  call,
  Empty,
  FreeText,
  listOf,
  Locale,
  Money,
  NumberParameter,
  Ok,
  PageNumber,
  PageSize,
} from '#platform/contract.ts'

const Feature = z.enum(adminFeatures)
const Id = z.uuid().toLowerCase()
const uniqueIds = (max: number) =>
  z
    .array(Id)
    .min(1)
    .max(max)
    .transform((ids) => [...new Set(ids)])
const Person = z.object({ id: z.uuid(), name: z.string() })

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
  input: z.object({ kind: BanKind.optional(), active: z.enum(['true', 'false']).optional(), ...page }),
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

const AccountStatus = z.enum(['Active', 'Banned', 'Deleted'])
const AccountRow = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  status: AccountStatus,
  createdAt: z.iso.datetime(),
  deletionAt: z.iso.datetime().nullable(),
  features: z.array(Feature),
  storeCount: z.int(),
})
const accountFilter = {
  query: z.string().trim().max(120).default('').describe('Part of a name, an e-mail address or a phone'),
  status: AccountStatus.optional().describe('Default: all but deleted accounts'),
  feature: Feature.optional(),
}
export const listAccounts = call('GET x/admin-panel/account/list', {
  access: 'admin:accounts',
  summary: 'Accounts, the newest first',
  input: z.object({ ...accountFilter, ...page }),
  output: listOf(AccountRow),
})
export const countAccounts = call('GET x/admin-panel/account/count', {
  access: 'admin:accounts',
  summary: 'Number of accounts',
  input: z.object(accountFilter),
  output: z.object({ count: z.int() }),
})
const AuditEntry = z.object({
  at: z.iso.datetime(),
  actor: Person.nullable(),
  network: z.string(),
  action: z.string(),
  entity: z.string(),
  entityId: z.string(),
  details: z.record(z.string(), z.unknown()),
})
export const listAuditedEntities = call('GET system/logentitytypes', {
  access: 'admin:accounts',
  summary: 'Kinds of entities in the audit log',
  input: Empty,
  output: z.object({ items: z.array(z.enum(auditedEntities)) }),
})
export const getAccount = call('GET x/admin-panel/account/single', {
  access: 'admin:accounts',
  summary: 'One account with its stores, latest orders, devices, audit log and bans',
  input: z.object({ id: Id }),
  errors: ['moderation.accountNotFound'],
  output: AccountRow.omit({ storeCount: true }).extend({
    locale: Locale,
    emailConfirmed: z.boolean(),
    phoneConfirmed: z.boolean(),
    hasPassword: z.boolean(),
    hasSecondFactor: z.boolean(),
    stores: z.array(
      z.object({
        id: z.int(),
        alias: z.string(),
        name: z.string(),
        role: z.enum(['Owner', 'Manager', 'Operator']),
        status: z.string(),
      }),
    ),
    orders: z.array(
      z.object({
        id: z.uuid(),
        number: z.int(),
        status: OrderStatus,
        createdAt: z.iso.datetime(),
        storeName: z.string(),
        total: Money,
      }),
    ),
    sessions: z.array(Device),
    audit: z.array(AuditEntry),
    bans: z.array(Ban),
  }),
})
export const setFeatures = call('POST x/admin-panel/account/bulk-admin', {
  access: 'admin:accounts',
  summary: 'Replaces the admin features of all given accounts, or of none',
  input: z.strictObject({ ids: uniqueIds(500), features: z.array(Feature).max(adminFeatures.length) }),
  output: Ok,
  errors: ['moderation.accountNotFound', 'moderation.ownAccount', 'moderation.lastAdministrator'],
})
export const deleteAccounts = call('POST x/admin-panel/account/bulk-delete', {
  access: 'admin:accounts',
  summary:
    'Requests the deletion of accounts in thirty days, each in its own transaction; the holders are notified and can cancel it',
  input: z.strictObject({ ids: uniqueIds(100) }),
  output: z.object({
    results: z.array(
      z.object({
        id: z.uuid(),
        outcome: z.enum(['Requested', 'OwnAccount', 'NotActive', 'LastOwner', 'LastAdministrator']),
        deletionAt: z.iso.datetime().nullable(),
      }),
    ),
  }),
})

const Side = z.enum(chatSides)
const ReviewedChat = z.object({
  id: z.uuid(),
  store: z.object({ id: z.int(), alias: z.string(), name: z.string() }),
  buyer: z.object({
    accountId: z.uuid().nullable(),
    sessionId: z.uuid().nullable().describe('The session of an anonymous visitor, for a ban'),
    name: z.string(),
  }),
  productId: z.int().nullable(),
  orderId: z.uuid().nullable(),
  messageCount: z.int(),
  openReports: z.int(),
  closedReports: z.int(),
  createdAt: z.iso.datetime(),
  activeAt: z.iso.datetime(),
  blockedAt: z.iso.datetime().nullable().describe('Time since when the store blocks the buyer'),
})
const ChatReport = z.object({
  chatId: z.uuid(),
  side: Side.describe('The reporting side'),
  reason: z.enum(reportReasons),
  comment: z.string(),
  createdAt: z.iso.datetime(),
  state: z.enum(['Open', 'Closed']),
  closedAt: z.iso.datetime().nullable(),
  closedBy: Person.nullable(),
  note: z.string().nullable(),
})
const day = z.iso.date().optional()
export const listReviewedChats = call('GET x/admin-panel/statistics/chat/list', {
  access: 'admin:statistics',
  summary: 'Chats of all stores with at least one message, the latest first, without texts',
  input: z.object({
    storeId: NumberParameter.optional(),
    from: day.describe('First day of the last message'),
    to: day.describe('Last day of the last message, inclusive'),
    reported: z.enum(['Any', 'Open']).optional(),
    query: z
      .string()
      .trim()
      .max(120)
      .default('')
      .describe("Part of the buyer's name; at most a thousand matching buyers are considered"),
    cursor: z.string().max(80).optional(),
    limit: PageSize(50),
  }),
  output: z.object({ items: z.array(ReviewedChat), nextCursor: z.string().nullable() }),
})
export const readReviewedChat = call('GET x/admin-panel/statistics/chat/messages', {
  access: 'admin:statistics',
  summary: 'Messages of a chat, the newest page first; every call is written to the audit log',
  errors: ['moderation.chatNotFound'],
  input: z.object({
    chatId: Id,
    before: z.coerce.number().int().min(1).max(2_147_483_647).optional(),
    limit: PageSize(50),
  }),
  output: z.object({
    chat: ReviewedChat,
    reports: z.array(ChatReport),
    items: z.array(Message.omit({ isMine: true, clientMessageId: true })),
    nextCursor: z.int().nullable().describe('Older messages exist: pass it as `before`'),
  }),
})
export const listChatReports = call('GET x/admin-panel/statistics/chat/report/list', {
  access: 'admin:statistics',
  summary: 'Reports with their chats, the latest first',
  input: z.object({ state: ChatReport.shape.state.optional(), ...page }),
  output: listOf(ChatReport.extend({ chat: ReviewedChat })),
})
export const closeChatReport = call('POST x/admin-panel/statistics/chat/report/close', {
  access: 'admin:statistics',
  summary: 'Closes a report with a note on its outcome',
  output: ChatReport,
  errors: ['moderation.reportNotFound'],
  input: z.strictObject({ chatId: Id, side: Side, note: FreeText(1000).min(3) }),
})
