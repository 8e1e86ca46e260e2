import type { Call } from '#platform/contract.ts'
import type { Tx } from '#platform/db/database.ts'
import { type Context, type Handler, on } from '#platform/http/dispatch.ts'
import { withIdempotencyKey } from '#platform/idempotency.ts'
import { may } from '../accounts/rules.ts'
import { promoteProducts, promoteStore } from './buy-promotions.ts'
import * as contract from './contract.ts'
import { promotionErrors } from './errors.ts'
import { endOwn, findOwnPromotions } from './own-promotions.ts'
import { findPrices } from './prices.ts'

export const promotionHandlers: Handler[] = [
  on(contract.promoteProducts, (context) => change(context, contract.promoteProducts, promoteProducts)),
  on(contract.promoteStore, (context) => change(context, contract.promoteStore, promoteStore)),
  on(contract.endOwnPromotions, (context) => change(context, contract.endOwnPromotions, endOwn)),
  on(contract.getPromotionPrices, ({ db, member }) => findPrices(db, member!.storeId)),
  on(contract.listOwnPromotions, ({ db, member, input, caller, now }) =>
    findOwnPromotions(db, member!.storeId, input, caller.locale, now),
  ),
]

type ChangeContext<Input> = Pick<Context, 'db' | 'member' | 'caller' | 'now' | 'idempotencyKey'> & { input: Input }
type Change<Input, Outcome> = (
  tx: Tx,
  change: Input & Pick<Context, 'caller' | 'now'> & { storeId: number },
) => Promise<Outcome>

/** A double click buys or ends once. */
function change<Input extends object, Outcome>(
  { db, member, caller, now, idempotencyKey: key, input }: ChangeContext<Input>,
  { id }: Call,
  run: Change<Input, Outcome>,
) {
  const { storeId, role } = member!
  if (!may(role, 'store')) throw promotionErrors.notAllowed()
  const request = { actor: caller.account!.id, call: id, key, input: { ...input, storeId } }
  return db
    .transaction()
    .execute((tx) => withIdempotencyKey(tx, request, () => run(tx, { ...input, storeId, caller, now })))
}
