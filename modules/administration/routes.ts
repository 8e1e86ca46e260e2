import { record } from '#platform/audit.ts'
import { type Context, type Handler, on } from '#platform/http/dispatch.ts'
import { rehearse } from '#platform/resource/bulk-changes.ts'
import { hasFeature } from '../accounts/queries.ts'
import { findBalances } from '../billing/transactions.ts'
import { orderErrors } from '../orders/errors.ts'
import { withdrawAnyRequest } from '../procurement/end-request.ts'
import { procurementErrors } from '../procurement/errors.ts'
import { type Change, changeStores, deletion, restoration, suspension } from './change-stores.ts'
import { requestErasure } from './erase-stores.ts'
import { administrationErrors } from './errors.ts'
import * as orders from './order-contract.ts'
import { findAllOrders, findOrderDetails } from './order-queries.ts'
import * as premises from './premises-contract.ts'
import { findBranch, findOrganization, findWarehouse } from './premises-details.ts'
import { findBranches, findOrganizations, findWarehouses } from './premises-queries.ts'
import { premisesHandlers } from './premises/routes.ts'
import * as procurement from './procurement-contract.ts'
import { findAllRequests, findAnyRequest } from './procurement-queries.ts'
import * as contract from './store-contract.ts'
import { countStores, findStoreDetails, findStores } from './store-queries.ts'

export const administrationHandlers: Handler[] = [
  ...premisesHandlers,
  on(premises.listOrganizations, ({ db, input }) => findOrganizations(db, input)),
  on(premises.listBranches, ({ db, caller, input }) => findBranches(db, input, caller.locale)),
  on(premises.listWarehouses, ({ db, caller, input }) => findWarehouses(db, input, caller.locale)),
  on(premises.getOrganization, async ({ db, caller, input }) => {
    const organization = await findOrganization(db, input.id, caller.locale)
    if (!organization) throw administrationErrors.organizationNotFound()
    return organization
  }),
  on(premises.getBranch, async ({ db, caller, input }) => {
    const branch = await findBranch(db, input.id, caller.locale)
    if (!branch) throw administrationErrors.branchNotFound()
    return branch
  }),
  on(premises.getWarehouse, async ({ db, caller, input }) => {
    const warehouse = await findWarehouse(db, input.id, caller.locale)
    if (!warehouse) throw administrationErrors.warehouseNotFound()
    return warehouse
  }),
  on(contract.listStores, ({ db, caller, input }) => findStores(db, input, input, caller.locale)),
  on(contract.countStores, async ({ db, input }) => ({ count: await countStores(db, input) })),
  on(contract.getStore, async ({ db, caller, input, config }) => {
    const [store, maySeeBalances] = await Promise.all([
      findStoreDetails(db, input.id, caller.locale),
      hasFeature(db, caller.account!, 'billing', config),
    ])
    if (!store) throw administrationErrors.storeNotFound()
    return { ...store, balances: maySeeBalances ? await findBalances(db, input.id) : null }
  }),
  on(orders.listAllOrders, ({ db, caller, input }) => findAllOrders(db, input, input, caller.locale)),
  on(orders.getAnyOrder, async ({ db, caller, input: { id } }) => {
    const order = await findOrderDetails(db, caller.account!.id, id, caller.locale)
    if (!order) throw orderErrors.notFound()
    await record(db, caller, { action: 'order.read', entity: 'order', entityId: id })
    return order
  }),
  on(procurement.listAllRequests, ({ replica, caller: { locale }, input, now }) =>
    findAllRequests(replica, input, { locale, now }),
  ),
  on(procurement.getAnyRequest, async ({ db, caller: { locale }, input: { id }, now }) => {
    const request = await findAnyRequest(db, id, { locale, now })
    if (!request) throw procurementErrors.notFound()
    return request
  }),
  on(procurement.withdrawAnyRequest, async ({ db, caller, input: { id, reason }, now }) => {
    await db.transaction().execute((tx) => withdrawAnyRequest(tx, { id, reason, caller, now }))
    return { ok: true as const }
  }),
  on(contract.suspendStores, (context) => change(context, suspension(context.input.reason))),
  on(contract.deleteStores, (context) => change(context, deletion)),
  on(contract.restoreStores, (context) => change(context, restoration)),
  on(contract.fullyDeleteStores, ({ db, caller, input, now }) =>
    db.transaction().execute((tx) => requestErasure(tx, { ...input, caller, now })),
  ),
]

type BulkContext = Pick<Context, 'db' | 'caller' | 'now'> & { input: { ids: readonly number[]; isDryRun: boolean } }

function change({ db, caller, now, input: { ids, isDryRun } }: BulkContext, to: Change) {
  const options = { caller, ids, change: to, now }
  if (!isDryRun) return changeStores((run) => db.transaction().execute(run), options)
  return db.transaction().execute((tx) => rehearse(tx, () => changeStores((run) => run(tx), options)))
}
