import type { Call } from '#platform/contract.ts'
import type { Tx } from '#platform/db/database.ts'
import { type Context, type Handler, on } from '#platform/http/dispatch.ts'
import { withIdempotencyKey } from '#platform/idempotency.ts'
import { managedStore } from '../accounts/managed-store.ts'
import { promoteProducts, promoteStore } from './buy-promotions.ts'
import * as contract from './contract.ts'
import { promotionErrors } from './errors.ts'
import { endOwn, findOwnPromotions } from './own-promotions.ts'
import { findPrices } from './prices.ts'

const { storeIdOf } = managedStore(promotionErrors.notAllowed)

export const promotionHandlers: Handler[] = [
  on(contract.promoteProducts, (context) => change(context, contract.promoteProducts, promoteProducts)),
  on(contract.promoteStore, (context) => change(context, contract.promoteStore, promoteStore)),
  on(contract.endOwnPromotions, (context) => change(context, contract.endOwnPromotions, endOwn)),
  on(contract.getPromotionPrices, (context) => findPrices(context.db, storeIdOf(context))),
  on(contract.listOwnPromotions, (context) => {
    const { db, input, caller, now } = context
    return findOwnPromotions(db, storeIdOf(context), input, caller.locale, now)
  }),
]

type ChangeContext<Input> = Pick<Context, 'db' | 'member' | 'caller' | 'now' | 'idempotencyKey'> & { input: Input }
type Change<Input, Outcome> = (
  tx: Tx,
  change: Input & Pick<Context, 'caller' | 'now'> & { storeId: number },
) => Promise<Outcome>

/** A double click buys or ends once. */
function change<Input extends object, Outcome>(
  context: ChangeContext<Input>,
  { id }: Call,
  run: Change<Input, Outcome>,
) {
  const { db, caller, now, idempotencyKey: key, input } = context
  const storeId = storeIdOf(context)
  const request = { actor: caller.account!.id, call: id, key, input: { ...input, storeId } }
  return db
    .transaction()
    .execute((tx) => withIdempotencyKey(tx, request, () => run(tx, { ...input, storeId, caller, now })))
}
