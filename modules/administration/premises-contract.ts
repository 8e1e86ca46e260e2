// Companies, branches and warehouses of all stores.
import { z } from 'zod'
import { Organization } from '#modules/company/contract.ts'
import { AuditEntry } from '#modules/moderation/audit-contract.ts'
import { Person } from '#modules/moderation/ban-contract.ts'
import { OrderStatus } from '#modules/orders/status-contract.ts'
import { call, listOf, NumberParameter, PageNumber, PageSize, SearchQuery } from '#platform/contract.ts'

/** `Deleted`: by an administrator or, of a company, by its owner. */
const Status = z.enum(['Active', 'Suspended', 'Deleted'])
const filter = (text: string) =>
  z.object({
    query: SearchQuery(text),
    status: Status.optional(),
    page: PageNumber,
    pageSize: PageSize(50),
  })

export const listOrganizations = call('GET x/admin-panel/organization/list', {
  access: 'admin:stores',
  summary: 'Organizations, the newest first',
  input: filter('Tax number or part of the legal name'),
  output: listOf(Organization.extend({ status: Status, createdAt: z.iso.datetime() })),
})

const Premises = z.object({
  id: z.int(),
  name: z.string(),
  status: Status,
  store: z.object({ id: z.int(), name: z.string() }),
  location: z.string(),
  address: z.string(),
})
const ofPremises = filter('Part of the address or of the name of the store')
export const listBranches = call('GET x/admin-panel/company-branch/list', {
  access: 'admin:stores',
  summary: 'Branches of all stores, the newest first',
  input: ofPremises,
  output: listOf(Premises.extend({ phone: z.string().nullable() })),
})
export const listWarehouses = call('GET x/admin-panel/warehouse/list', {
  access: 'admin:stores',
  summary: 'Warehouses of all stores, the newest first',
  input: ofPremises,
  output: listOf(Premises),
})

const Key = z.object({ id: NumberParameter })
const StoreStatus = z.enum(['Draft', 'Active', 'Suspended', 'Closed'])
const StoreOf = z.object({ id: z.int(), alias: z.string(), name: z.string(), status: StoreStatus })
const canRestore = z.boolean().describe('Whether it is suspended or deleted, and not for good')
/** The progress of the permanent deletion. */
const Erasure = z.object({
  requestedAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
  total: z.int().describe('Products that are concerned'),
  done: z.int(),
})
const openOrders = z.int().describe('Neither completed nor given up')

export const getOrganization = call('GET x/admin-panel/organization/single', {
  access: 'admin:stores',
  summary: 'One organization with its people, stores, premises, products, open orders and audit log',
  input: Key,
  errors: ['administration.organizationNotFound'],
  output: Organization.extend({
    createdAt: z.iso.datetime(),
    status: Status,
    suspensionReason: z.string().nullable(),
    canRestore,
    erasure: Erasure.nullable(),
    deletedAt: z.iso.datetime().nullable(),
    address: z.string().nullable(),
    owner: Person.nullable(),
    stores: z.array(StoreOf.extend({ productCount: z.int().describe('On sale'), openOrders })).describe('Up to 100'),
    people: z
      .array(
        z.object({
          id: z.uuid(),
          name: z.string(),
          email: z.string().nullable(),
          role: z.enum(['Owner', 'Manager', 'Operator']),
          store: z.string(),
        }),
      )
      .describe('Up to 100'),
    branches: z.array(Premises).describe('Up to 100'),
    warehouses: z.array(Premises).describe('Up to 100'),
    audit: z.array(AuditEntry),
  }),
})

const PremisesDetails = Premises.extend({
  suspensionReason: z.string().nullable(),
  canRestore,
  erasure: Erasure.nullable(),
  confirmation: z.string().describe('To be typed to delete it for good'),
  store: StoreOf,
  organization: z.object({ id: z.int(), legalName: z.string() }),
  audit: z.array(AuditEntry),
})
export const getBranch = call('GET x/admin-panel/company-branch/single', {
  access: 'admin:stores',
  summary: 'One branch with its store and audit log',
  input: Key,
  errors: ['administration.branchNotFound'],
  output: PremisesDetails.extend({ phone: z.string().nullable() }),
})
export const getWarehouse = call('GET x/admin-panel/warehouse/single', {
  access: 'admin:stores',
  summary: 'One warehouse with its store, stock, open orders and audit log',
  input: Key,
  errors: ['administration.warehouseNotFound'],
  output: PremisesDetails.extend({
    stock: z.object({ products: z.int(), quantity: z.int(), reserved: z.int() }).describe('Sums over its products'),
    openOrders,
    orders: z
      .array(
        z.object({
          id: z.uuid(),
          number: z.int(),
          status: OrderStatus,
          createdAt: z.iso.datetime(),
          quantity: z.int().describe('Reserved in the warehouse'),
        }),
      )
      .describe('The latest open ones, up to 50'),
  }),
})
