import type { Call } from '#platform/contract.ts'
import type { Tx } from '#platform/db/database.ts'
import { type Context, type Handler, on } from '#platform/http/dispatch.ts'
import { withIdempotencyKey } from '#platform/idempotency.ts'
import * as contract from '../promotion-contract.ts'
import { countPromotions, endPromotions, findPromotions, promote } from './promotions.ts'

export const promotionHandlers: Handler[] = [
  on(contract.listPromotions, ({ db, input, caller: { locale }, now }) =>
    findPromotions(db, input, input, { locale, now }),
  ),
  on(contract.countPromotions, async ({ db, input, now }) => ({ count: await countPromotions(db, input, now) })),
  on(contract.promoteAnyProducts, (context) => change(context, contract.promoteAnyProducts, promote)),
  on(contract.endPromotions, (context) => change(context, contract.endPromotions, endPromotions)),
]

type ChangeContext<Input> = Pick<Context, 'db' | 'caller' | 'now' | 'idempotencyKey'> & { input: Input }
type Change<Input, Outcome> = (tx: Tx, change: Input & Pick<Context, 'caller' | 'now'>) => Promise<Outcome>

/** A double click changes once, and both answers can undo it. */
function change<Input extends object, Outcome>(
  { db, caller, now, idempotencyKey: key, input }: ChangeContext<Input>,
  { id }: Call,
  run: Change<Input, Outcome>,
) {
  const request = { actor: caller.account!.id, call: id, key, input }
  return db.transaction().execute((tx) => withIdempotencyKey(tx, request, () => run(tx, { ...input, caller, now })))
}
