// The views of the administration's lists, as their pages ask for them first.
import { listAllOrders } from '#modules/administration/order-contract.ts'
import { listBranches, listOrganizations, listWarehouses } from '#modules/administration/premises-contract.ts'
import { countStores, listStores } from '#modules/administration/store-contract.ts'
import { brands } from '#modules/brands/contract.ts'
import { countAllProducts, listAllProducts } from '#modules/cabinet/all-products-contract.ts'
import { listPromotions } from '#modules/cabinet/promotion-contract.ts'
import { countAccounts, listAccounts } from '#modules/moderation/account-contract.ts'
import { listAudit } from '#modules/moderation/audit-contract.ts'
import { listBans } from '#modules/moderation/ban-contract.ts'
import { listJobs, listMessages } from '#modules/operations/queue-contract.ts'
import { getListTools } from '#modules/workbench/contract.ts'
import type { Call } from '#platform/contract.ts'

export type View = { name: string; call: Call; input?: Record<string, unknown> }
type Samples = { storeId: number; categoryId: number; buyerId: string; number: number }

export const viewsOf = ({ storeId, categoryId, buyerId, number }: Samples): readonly View[] => [
  { name: 'accounts', call: listAccounts },
  { name: 'accounts: banned', call: listAccounts, input: { status: 'Banned' } },
  { name: 'accounts: administrators', call: listAccounts, input: { feature: 'accounts' } },
  { name: 'accounts: a common name', call: listAccounts, input: { query: 'Bea' } },
  { name: 'accounts: an address', call: listAccounts, input: { query: 'person4711@bench' } },
  { name: 'accounts: count', call: countAccounts },
  { name: 'bans', call: listBans },
  { name: 'stores', call: listStores },
  { name: 'stores: by products', call: listStores, input: { sort: 'productCount' } },
  { name: 'stores: a name', call: listStores, input: { query: 'metal' } },
  { name: 'stores: broken feeds', call: listStores, input: { waitsFor: 'BrokenFeed' } },
  { name: 'stores: count', call: countStores },
  { name: 'organizations', call: listOrganizations },
  { name: 'organizations: a name', call: listOrganizations, input: { query: 'metal' } },
  { name: 'branches', call: listBranches },
  { name: 'warehouses', call: listWarehouses },
  { name: 'warehouses: an address', call: listWarehouses, input: { query: 'street' } },
  { name: 'products', call: listAllProducts },
  { name: 'products: oldest', call: listAllProducts, input: { order: 'asc' } },
  { name: 'products: archived', call: listAllProducts, input: { status: 'Archived' } },
  { name: 'products: of a store', call: listAllProducts, input: { storeId } },
  { name: 'products: of a class', call: listAllProducts, input: { categoryId } },
  { name: 'products: without pictures', call: listAllProducts, input: { problem: 'picture' } },
  { name: 'products: out of stock', call: listAllProducts, input: { problem: 'stock' } },
  { name: 'products: count', call: countAllProducts },
  { name: 'products: count of a class', call: countAllProducts, input: { categoryId } },
  { name: 'promotions', call: listPromotions },
  { name: 'brands', call: brands.calls.list },
  { name: 'brands: by products', call: brands.calls.list, input: { sort: 'productCount', order: 'desc' } },
  { name: 'brands: a name', call: brands.calls.list, input: { query: 'tech' } },
  { name: 'orders', call: listAllOrders },
  { name: 'orders: new', call: listAllOrders, input: { status: 'New' } },
  { name: 'orders: of a store', call: listAllOrders, input: { storeId } },
  { name: 'orders: cancelled, of a store', call: listAllOrders, input: { storeId, status: 'Cancelled' } },
  { name: 'orders: of a buyer', call: listAllOrders, input: { buyerId } },
  { name: 'orders: a number', call: listAllOrders, input: { query: String(number) } },
  { name: 'orders: a buyer by name', call: listAllOrders, input: { query: 'Bea' } },
  { name: 'orders: a contact', call: listAllOrders, input: { query: 'Buyer 39999' } },
  { name: 'orders: a word of all contacts', call: listAllOrders, input: { query: 'buyer' } },
  { name: 'orders: an amount', call: listAllOrders, input: { query: '1408,50' } },
  { name: 'orders: a day', call: listAllOrders, input: { from: '2026-01-10', to: '2026-01-10' } },
  { name: 'audit log', call: listAudit },
  { name: 'audit log: an action', call: listAudit, input: { action: 'order.confirm' } },
  { name: 'audit log: a rare action', call: listAudit, input: { action: 'brand.updated' } },
  { name: 'audit log: a kind of record', call: listAudit, input: { entity: 'product' } },
  { name: 'audit log: a person', call: listAudit, input: { query: 'Bea' } },
  { name: 'audit log: a past day', call: listAudit, input: { from: '2026-01-10', to: '2026-01-10' } },
  { name: 'jobs', call: listJobs },
  { name: 'outgoing messages', call: listMessages },
  { name: 'tools of a list', call: getListTools, input: { list: '/admin/accounts', call: listAccounts.id } },
]
