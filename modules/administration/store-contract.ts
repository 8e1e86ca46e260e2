// Stores as administrators see them, and what they do about them: suspend, delete and bring back.
import { z } from 'zod'
import { Balances } from '#modules/billing/contract.ts'
import { AuditEntry } from '#modules/moderation/audit-contract.ts'
import { SupplierType } from '#modules/suppliers/store-card-contract.ts'
import {
  call,
  FreeText,
  Line,
  listOf,
  Money,
  NumberParameter,
  PageNumber,
  PageSize,
  SearchQuery,
} from '#platform/contract.ts'

const StoreStatus = z.enum(['Draft', 'Active', 'Suspended', 'Closed'])
const Organization = z.object({
  id: z.int(),
  legalName: z.string(),
  countryCode: z.string(),
  taxNumber: z.string(),
})
const StoreRow = z.object({
  id: z.int(),
  alias: z.string(),
  name: z.string(),
  status: StoreStatus,
  supplierType: SupplierType,
  organization: Organization,
  productCount: z.int().describe('On sale'),
  createdAt: z.iso.datetime(),
})
/** Problems that need somebody: an address that is not fetched, an automatic import that stopped, a deletion that runs. */
const WaitsFor = z.enum(['BrokenFeed', 'HeldImport', 'Erasure'])
const filter = {
  query: SearchQuery('Number, alias or part of the name or of the legal name'),
  status: StoreStatus.optional(),
  supplierType: SupplierType.optional(),
  waitsFor: WaitsFor.optional(),
}

export const listStores = call('GET x/admin-panel/store/list', {
  access: 'admin:stores',
  summary: 'Stores in every status, the newest first',
  input: z.object({
    ...filter,
    sort: z.enum(['createdAt', 'productCount']).default('createdAt'),
    order: z.enum(['asc', 'desc']).default('desc'),
    page: PageNumber,
    pageSize: PageSize(50),
  }),
  output: listOf(StoreRow),
})
export const countStores = call('GET x/admin-panel/store/count', {
  access: 'admin:stores',
  summary: 'Number of stores',
  input: z.object(filter),
  output: z.object({ count: z.int() }),
})

const Premises = z.object({
  id: z.int(),
  name: z.string(),
  status: z.enum(['Active', 'Suspended', 'Deleted']),
  location: z.string(),
  address: z.string(),
})
export const getStore = call('GET x/admin-panel/store/single', {
  access: 'admin:stores',
  summary: 'One store with its people, branches, warehouses, products, orders and audit log',
  input: z.object({ id: NumberParameter }),
  errors: ['administration.storeNotFound'],
  output: StoreRow.extend({
    suspensionReason: z.string().nullable(),
    canRestore: z.boolean().describe('Whether it was an administrator who deleted it'),
    erasure: z
      .object({
        requestedAt: z.iso.datetime(),
        finishedAt: z.iso.datetime().nullable(),
        productCount: z.int(),
        erasedCount: z.int().describe('Products that are deleted already'),
      })
      .nullable()
      .describe('Its data is deleted for good, or has been'),
    brokenFeeds: z.array(z.object({ address: z.string(), problem: z.string() })),
    heldImports: z.array(z.object({ fileName: z.string(), since: z.iso.datetime() })),
    location: z.string(),
    phones: z.array(z.string()),
    site: z.string().nullable(),
    minimumOrder: Money,
    verifiedUntil: z.iso.date().nullable(),
    members: z.array(
      z.object({
        id: z.uuid(),
        name: z.string(),
        email: z.string().nullable(),
        role: z.enum(['Owner', 'Manager', 'Operator']),
      }),
    ),
    branches: z.array(Premises),
    warehouses: z.array(Premises),
    products: z.object({ Active: z.int(), Draft: z.int(), Archived: z.int(), Blocked: z.int() }),
    orders: z.object({ total: z.int(), open: z.int() }),
    balances: Balances.nullable().describe('Null: the feature `billing` is missing'),
    audit: z.array(AuditEntry),
  }),
})

/** The items of a bulk change. */
export const Ids = z.strictObject({
  ids: z
    .array(NumberParameter)
    .min(1)
    .max(100)
    .transform((ids) => [...new Set(ids)]),
  isDryRun: z.boolean().default(false),
})
/** Why a change leaves a store, a company, a branch or a warehouse as it is. */
export const rejections = [
  'administration.notFound',
  'administration.openOrders',
  'administration.closed',
  'administration.notClosed',
  'administration.companySuspended',
  'administration.lastOne',
  'administration.taxNumberTaken',
  'administration.deleted',
] as const
export const ChangeOutcome = z.object({
  count: z.int().describe('Items that change'),
  rejected: z.array(z.object({ id: z.int(), code: z.enum(rejections) })),
})
export const ErasureOutcome = ChangeOutcome.extend({
  lost: z.array(z.object({ name: z.string(), count: z.int() })).describe('Products by item'),
})
export const summaryOf = (text: string) =>
  `${text}, each in its own transaction; those that are so already are neither counted nor rejected. \`isDryRun\` only tells the outcome`

export const suspendStores = call('POST x/admin-panel/store/bulk-suspend', {
  access: 'admin:stores',
  summary: summaryOf('Takes stores and their products off the site and tells their owners why'),
  input: Ids.extend({ reason: FreeText(500).min(3) }),
  output: ChangeOutcome,
})
export const deleteStores = call('POST x/admin-panel/store/bulk-delete', {
  access: 'admin:stores',
  summary: summaryOf('Closes stores that have no open orders; they can be restored'),
  input: Ids,
  output: ChangeOutcome,
})
export const restoreStores = call('POST x/admin-panel/store/bulk-restore', {
  access: 'admin:stores',
  summary: summaryOf('Gives stores back the status that they had before an administrator suspended or deleted them'),
  input: Ids,
  output: ChangeOutcome,
})
export const fullyDeleteStores = call('POST x/admin-panel/store/bulk-full-delete', {
  access: 'admin:stores',
  limit: 'confirm',
  summary:
    'Deletes the data and the products of closed stores for good, by a job; their orders, documents and chats stay with their names. Stores whose data is deleted already are neither counted nor rejected. `isDryRun` only tells the outcome',
  input: Ids.extend({
    confirmation: Line(5000)
      .default('')
      .describe('The aliases of the stores, separated by spaces or commas; a dry run needs none'),
  }),
  output: ErasureOutcome,
  errors: ['administration.wrongConfirmation'],
})
