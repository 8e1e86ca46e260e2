import type { Call } from '#platform/contract.ts'
import { type Context, type Handler, on } from '#platform/http/dispatch.ts'
import { withIdempotencyKey } from '#platform/idempotency.ts'
import type { AdminAction } from '../bulk/decisions.ts'
import * as jobs from '../bulk/product-jobs.ts'
import { findChange, undoChange } from '../bulk/undo.ts'
import { writeInAllStores } from '../bulk/write-in-all-stores.ts'
import { productErrors } from '../errors.ts'
import { findFreeCode } from '../product-codes.ts'
import { changeProducts, rehearseChange } from './change-products.ts'
import * as contract from '../all-products-contract.ts'
import { findAllProducts, selectProducts } from './find-products.ts'
import { findProductDetails } from './product-details.ts'
import { promotionHandlers } from './promotion-routes.ts'

export const allStoresHandlers: Handler[] = [
  ...promotionHandlers,
  on(contract.listAllProducts, ({ db, input: { order, cursor, limit, ...filter }, caller }) =>
    findAllProducts(db, filter, { order, cursor, limit }, caller),
  ),
  on(contract.countAllProducts, async ({ db, input, caller }) => {
    const { ids, hasMore } = await selectProducts(db, input, caller)
    return { count: ids.length, hasMore }
  }),
  on(contract.getAnyProduct, async ({ db, input, caller }) => {
    const product = await findProductDetails(db, input.id, caller.locale)
    if (!product) throw productErrors.unknown()
    return product
  }),
  on(contract.generateProductCode, async ({ db, input }) => ({ code: await findFreeCode(db, input.storeId) })),
  on(contract.activateAnyProducts, (context) =>
    change(
      context,
      contract.activateAnyProducts,
      context.input.isActive ? { kind: 'activate', maySetPrices: true } : { kind: 'archive' },
    ),
  ),
  on(contract.blockProducts, (context) =>
    change(context, contract.blockProducts, { kind: 'block', reason: context.input.reason }),
  ),
  on(contract.unblockProducts, (context) => change(context, contract.unblockProducts, { kind: 'unblock' })),
  on(contract.fullyDeleteProducts, (context) => change(context, contract.fullyDeleteProducts, { kind: 'erase' })),
  on(contract.getAnyProductJob, async ({ db, now }) => ({ job: await jobs.findJob(db, null, now) })),
  on(contract.listAnyJobRejections, ({ db, input, caller }) =>
    jobs.listRejections(db, { ...input, storeId: null, locale: caller.locale }),
  ),
  on(contract.stopAnyProductJob, async ({ db, input, now }) => {
    await db.transaction().execute((tx) => jobs.stopJob(tx, { ...input, storeId: null, now, maySetPrices: true }))
    return {}
  }),
  on(contract.undoAnyProductJob, async ({ db, input, now }) => {
    await db.transaction().execute((tx) => jobs.undoJob(tx, { ...input, storeId: null, now, maySetPrices: true }))
    return {}
  }),
  on(contract.undoAnyProductChange, ({ db, input, caller, now }) => {
    const author = { storeId: null, accountId: caller.account!.id, ip: caller.ip, now }
    return db
      .transaction()
      .execute((tx) => undoChange(tx, input.id, author, { maySetPrices: true, write: writeInAllStores }))
  }),
  on(contract.findAnyUndo, async ({ db, input, now }) => ({ change: await findChange(db, null, input.id, now) })),
  on(contract.dismissAnyProductJob, async ({ db, input }) => {
    await jobs.dismissJob(db, { ...input, storeId: null })
    return {}
  }),
]

type Input = Pick<Parameters<typeof changeProducts>[1]['selection'], 'ids' | 'filter'> & {
  isDryRun: boolean
  confirmation?: string
}
type BulkContext = Pick<Context, 'db' | 'caller' | 'now' | 'idempotencyKey'> & { input: Input }

function change({ db, caller, now, idempotencyKey: key, input }: BulkContext, call: Call, action: AdminAction) {
  const { confirmation } = input
  const options = { selection: input, action, caller, now, ...(confirmation !== undefined && { confirmation }) }
  if (input.isDryRun) return rehearseChange(db, options)
  const request = { actor: caller.account!.id, call: call.id, key, input }
  return db.transaction().execute((tx) => withIdempotencyKey(tx, request, () => changeProducts(tx, options)))
}
