// Company: the branches, warehouses and organizations of the caller, what may be deleted of them, and the end of a store.
import { z } from 'zod'
import { proof, proofErrors } from '#modules/mfa/contract.ts'
import { call, Empty, listOf, Money, Ok, PageNumber, PageSize } from '#platform/contract.ts'

const pages = { page: PageNumber, pageSize: PageSize(100) }
const Id = z.int().min(1).max(2_147_483_647)
const Premises = z.object({
  id: z.int(),
  name: z.string().describe("In the caller's language"),
  location: z.object({ alias: z.string(), name: z.string() }),
  address: z.string(),
})

const suspension = { suspensionReason: z.string().nullable().describe('Why an administrator has suspended it') }

export const listBranches = call('GET x/companybranch/context/list', {
  access: 'seller',
  summary: 'Branches of the store',
  input: z.object(pages),
  output: listOf(Premises.extend({ phone: z.string().nullable(), ...suspension })),
})
export const deleteBranch = call('POST x/companybranch/delete', {
  access: 'seller',
  summary: 'Deletes a branch; a store that is open keeps its last one',
  input: z.strictObject({ id: Id }),
  output: Ok,
  errors: ['company.notAllowed', 'company.branchNotFound', 'company.lastBranch'],
})
export const deleteDeliveryPlace = call('POST x/delivery-place/delete', {
  access: 'seller',
  summary: 'The general terms of delivery hold at this place again; orders keep theirs',
  input: z.strictObject({ id: Id }),
  output: Ok,
  errors: ['company.notAllowed', 'company.deliveryPlaceNotFound'],
})
export const listWarehouses = call('GET x/warehouse/context/list', {
  access: 'seller',
  summary: 'Warehouses of the store with their stock',
  input: z.object(pages),
  output: listOf(
    Premises.extend({
      productCount: z.int().describe('Products of which it has stock'),
      quantity: z.number().describe('Their stock, also what is reserved'),
      reserved: z.number().describe('Reserved for orders'),
      ...suspension,
    }),
  ),
})
export const deleteWarehouse = call('POST x/warehouse/delete', {
  access: 'seller',
  summary: 'Deletes a warehouse; its stock and reservations move to another one, without which only an empty one goes',
  input: z.strictObject({ id: Id, moveTo: Id.optional().describe('The warehouse that takes the stock over') }),
  output: Ok,
  errors: [
    'company.notAllowed',
    'company.warehouseNotFound',
    'company.lastWarehouse',
    'company.warehouseHasStock',
    'company.stockChanged',
  ],
})
export const Organization = z.object({
  id: z.int(),
  legalName: z.string(),
  countryCode: z.string(),
  taxNumber: z.string(),
  storeCount: z.int().describe('Stores that are not closed'),
})
export const listOrganizations = call('GET x/organization/context/list', {
  access: 'user',
  summary: 'Organizations that the account owns, directly or through a store',
  input: z.object(pages),
  output: listOf(
    Organization.extend({
      storeId: z
        .int()
        .nullable()
        .describe('One of them, in which the account may do most: its details are read and written as documents of it'),
    }),
  ),
})
export const deleteOrganization = call('POST x/organization/delete', {
  access: 'user',
  summary: 'Deletes an organization without open stores; orders keep its name and tax number',
  input: z.strictObject({ id: Id }),
  output: Ok,
  errors: ['company.organizationNotFound', 'company.organizationInUse'],
})
export const getClosingTerms = call('GET x/store/closing', {
  access: 'seller',
  summary: 'What hinders closing the store, and what will be gone',
  input: Empty,
  output: z.object({
    openOrderCount: z.int().describe('Must be finished first'),
    productCount: z.int(),
    promotionCount: z.int(),
    balance: Money.nullable().describe('Cannot be spent afterwards; null for people who may not see it'),
    canClose: z.boolean(),
  }),
})
export const closeStore = call('POST x/store/delete', {
  access: 'seller',
  limit: 'confirm',
  summary: 'Closes the store for good, by an owner after reauthentication; its orders and chats stay readable',
  input: z.strictObject({ confirmation: z.string().trim().max(100).describe('The alias of the store'), ...proof }),
  output: Ok,
  errors: ['company.notAllowed', 'company.wrongConfirmation', 'company.openOrders', ...proofErrors],
})
