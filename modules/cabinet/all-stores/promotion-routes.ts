import { type Handler, on } from '#platform/http/dispatch.ts'
import * as contract from '../promotion-contract.ts'
import { countPromotions, endPromotions, findPromotions, promote } from './promotions.ts'

export const promotionHandlers: Handler[] = [
  on(contract.listPromotions, ({ db, input, caller: { locale }, now }) =>
    findPromotions(db, input, input, { locale, now }),
  ),
  on(contract.countPromotions, async ({ db, input, now }) => ({ count: await countPromotions(db, input, now) })),
  on(contract.promoteAnyProducts, ({ db, input, caller, now }) =>
    db.transaction().execute((tx) => promote(tx, { ...input, caller, now })),
  ),
  on(contract.endPromotions, ({ db, input, caller, now }) =>
    db.transaction().execute((tx) => endPromotions(tx, { ...input, caller, now })),
  ),
]
