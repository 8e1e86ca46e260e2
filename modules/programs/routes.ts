import { type Handler, on } from '#platform/http/dispatch.ts'
import { withIdempotencyKey } from '#platform/idempotency.ts'
import { updateProducts } from './change-products.ts'
import * as contract from './contract.ts'
import { findOrder, findOrders, findProducts, findWarehouses } from './queries.ts'

export const programHandlers: Handler[] = [
  on(contract.listProgramProducts, ({ replica, apiKey, caller, input }) =>
    findProducts(replica, { ...input, storeId: apiKey!.storeId, locale: caller.locale }),
  ),
  on(contract.listProgramWarehouses, async ({ replica, apiKey }) => ({
    items: await findWarehouses(replica, apiKey!.storeId),
  })),
  on(contract.updatePricesAndStock, ({ db, apiKey, caller, now, input, idempotencyKey }) => {
    const request = {
      actor: `key:${apiKey!.id}`,
      call: contract.updatePricesAndStock.id,
      key: idempotencyKey,
      input,
    }
    return db
      .transaction()
      .execute((tx) =>
        withIdempotencyKey(tx, request, () => updateProducts(tx, { key: apiKey!, caller, now }, input.items)),
      )
  }),
  on(contract.listProgramOrders, ({ db, apiKey, input }) => findOrders(db, { ...input, storeId: apiKey!.storeId })),
  on(contract.getProgramOrder, ({ db, apiKey, input }) => findOrder(db, apiKey!.storeId, input.id)),
]
