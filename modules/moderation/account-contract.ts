// Accounts as administrators see them: search, details, features, signing out and deletion.
import { z } from 'zod'
import { Device } from '#modules/accounts/contract.ts'
import { proof, proofErrors } from '#modules/mfa/contract.ts'
import { OrderStatus } from '#modules/orders/status-contract.ts'
import { adminFeatures, auditedEntities } from '#platform/constants.ts'
import {
  call,
  Empty,
  FreeText,
  listOf,
  Locale,
  Money,
  Ok,
  PageNumber,
  PageSize,
  SearchQuery,
} from '#platform/contract.ts'
import { AuditEntry } from './audit-contract.ts'
import { Ban, Person } from './ban-contract.ts'

const Feature = z.enum(adminFeatures)
const Id = z.uuid().toLowerCase()
const uniqueIds = (max: number) =>
  z
    .array(Id)
    .min(1)
    .max(max)
    .transform((ids) => [...new Set(ids)])
const page = { page: PageNumber, pageSize: PageSize(50) }

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
  query: SearchQuery('Part of a name, an e-mail address or a phone'),
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
export const listAuditedEntities = call('GET system/logentitytypes', {
  access: 'admin:accounts',
  summary: 'Kinds of entities in the audit log',
  input: Empty,
  output: z.object({ items: z.array(z.enum(auditedEntities)) }),
})
export const getAccount = call('GET x/admin-panel/account/single', {
  access: 'admin:accounts',
  summary:
    'One account with its stores, latest orders, devices, audit log and bans; every call is written to the audit log',
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
        status: z.enum(['Draft', 'Active', 'Suspended', 'Closed']),
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
    messages: z.object({
      count: z.int().describe('Messages that the account has written'),
      chats: z
        .array(z.object({ id: z.uuid(), storeName: z.string(), count: z.int(), lastAt: z.iso.datetime() }))
        .describe('The latest of their chats'),
    }),
    sessions: z.array(Device),
    acting: z
      .array(
        z.object({
          id: z.uuid(),
          administrator: Person,
          reason: z.string(),
          startedAt: z.iso.datetime(),
          endedAt: z.iso.datetime().describe('In the future while it may go on'),
          steps: z.array(z.object({ request: z.string(), at: z.iso.datetime() })).describe('The latest first'),
        }),
      )
      .describe('Administrators who acted as the account, the latest first'),
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
export const signOutAccount = call('POST x/admin-panel/account/sign-out', {
  access: 'admin:accounts',
  summary: 'Ends all sessions of an account',
  input: z.strictObject({ id: Id }),
  output: Ok,
  errors: ['moderation.accountNotFound', 'moderation.ownAccount'],
})
export const cancelDeletionOfAccount = call('POST x/admin-panel/account/cancel-deletion', {
  access: 'admin:accounts',
  summary: 'Cancels the requested deletion of an account',
  input: z.strictObject({ id: Id }),
  output: Ok,
  errors: ['moderation.deletionNotRequested'],
})
export const startActing = call('POST x/admin-panel/account/act-as', {
  access: 'admin:accounts',
  limit: 'confirm',
  summary:
    'From now on the requests of this session are made as the account, for an hour at most: reads, and the few writes that allow it. Each is recorded',
  input: z.strictObject({ id: Id, reason: FreeText(500).min(3), ...proof }),
  output: z.object({ until: z.iso.datetime() }),
  errors: ['moderation.accountNotFound', 'moderation.ownAccount', 'moderation.administrator', ...proofErrors],
})
export const endActing = call('POST account/act-as/end', {
  access: 'user',
  whileActing: 'allowed',
  summary: 'The requests of this session are those of the administrator again',
  input: Empty,
  output: z.object({ id: z.uuid().nullable().describe('The account; null if the caller acts as none') }),
})
export const deleteAccounts = call('POST x/admin-panel/account/bulk-delete', {
  access: 'admin:accounts',
  summary:
    'Requests the deletion of accounts in thirty days, each in its own transaction; the holders are notified and can cancel it. `isDryRun` only tells the outcome',
  input: z.strictObject({ ids: uniqueIds(100), isDryRun: z.boolean().default(false) }),
  output: z.object({
    count: z.int().describe('Accounts whose deletion is requested, those of an earlier request included'),
    rejected: z.array(
      z.object({
        id: z.uuid(),
        code: z.enum([
          'moderation.ownAccount',
          'moderation.notActive',
          'moderation.lastOwner',
          'moderation.lastAdministrator',
        ]),
      }),
    ),
  }),
})
