import type { z } from 'zod'
import { record } from '#platform/audit.ts'
import type { Call } from '#platform/contract.ts'
import type { Tx } from '#platform/db/database.ts'
import type { Caller } from '#platform/http/caller.ts'
import { type Context, type Handler, on } from '#platform/http/dispatch.ts'
import { withIdempotencyKey } from '#platform/idempotency.ts'
import { assertWithinLimits } from './approvals/offer-limits.ts'
import { exceedsAgreed, findDeliveryCosts, saveOfferedCost } from './delivery-costs.ts'
import { orderErrors } from './errors.ts'
import { agreeOnOffer, findLines, findOffer, reducedLines, saveOffer } from './offers.ts'
import { findOrder } from './reads.ts'
import * as contract from './step-contract.ts'
import { type LockedOrder, lockOrder, type Step, takeStep } from './take-step.ts'
import { saveShipment, updateOrder } from './update-order.ts'

export const stepHandlers: Handler[] = [
  onStep(contract.confirmOrder, async (tx, { id }, { lines = [], deliveryMinor, expectedOn }) => {
    const reduced = lines.length > 0 ? reducedLines(await findLines(tx, id), lines) : []
    const costs = await findDeliveryCosts(tx, id)
    const isOffer = exceedsAgreed(costs, deliveryMinor) || reduced.length > 0
    return {
      event: isOffer ? 'confirmPartly' : 'confirm',
      deliveryMinor: deliveryMinor === costs.agreedMinor ? null : deliveryMinor,
      apply: async () => {
        await saveOffer(tx, id, reduced)
        await saveOfferedCost(tx, id, costs, deliveryMinor)
        if (!isOffer && deliveryMinor !== undefined) await agreeOnOffer(tx, id, await findOffer(tx, id))
        await saveShipment(tx, id, { expectedOn })
      },
    }
  }),
  onStep(contract.acceptOrder, async (tx, order, { version }, { locale }) => {
    const offer = await findOffer(tx, order.id)
    return {
      event: 'accept',
      deliveryMinor: offer.deliveryMinor,
      prepare: async () => {
        if (order.version !== version) throw orderErrors.hasChanged()
        await assertWithinLimits(tx, order, offer, locale)
      },
      apply: () => agreeOnOffer(tx, order.id, offer),
    }
  }),
  onStep(contract.declineOrder, async (_tx, _order, { reason }) => ({ event: 'decline', comment: reason })),
  onStep(contract.rejectOrder, async (_tx, _order, { reason }) => ({ event: 'reject', comment: reason })),
  onStep(contract.cancelOrder, async (_tx, _order, { reason }) => ({ event: 'cancel', comment: reason })),
  onStep(contract.shipOrder, async (tx, { id }, { id: _, ...shipment }) => ({
    event: 'ship',
    apply: () => saveShipment(tx, id, shipment),
  })),
  onStep(contract.completeOrder, async () => ({ event: 'complete' })),
  onOrder(contract.updateOrder, async ({ tx, order, input: { id: _, ...changes }, now }) => {
    await updateOrder(tx, order, changes, now)
    return { action: 'order.update', details: changes }
  }),
]

type StepOf<C extends Call> = (tx: Tx, order: LockedOrder, input: z.output<C['input']>, caller: Caller) => Promise<Step>

/** A call that takes a step of the life cycle. */
function onStep<C extends OrderCall>(call: C, stepOf: StepOf<C>): Handler {
  return onOrder(call, async ({ tx, order, input, caller, accountId, now }) => {
    const step = await stepOf(tx, order, input, caller)
    await takeStep(tx, order, { accountId, now }, step)
    const { event, comment: reason, deliveryMinor } = step
    return { action: `order.${event}`, details: { reason, ...(deliveryMinor != null && { deliveryMinor }) } }
  })
}

type OrderCall = (typeof contract)[keyof typeof contract]
type Change<C extends Call> = {
  tx: Tx
  order: LockedOrder
  input: z.output<C['input']>
  caller: Caller
  accountId: string
  now: Date
}
type Logged = { action: 'order.update' | `order.${Step['event']}`; details: Record<string, unknown> }

/** A call that changes an order of the account, once per idempotency key, and answers with the order. */
function onOrder<C extends OrderCall>(call: C, change: (given: Change<C>) => Promise<Logged>): Handler {
  return on(call as OrderCall, async ({ db, input, caller, idempotencyKey: key, now }: Context<OrderCall>) => {
    const accountId = caller.account!.id
    await db.transaction().execute((tx) =>
      withIdempotencyKey(tx, { actor: accountId, call: call.id, key, input }, async () => {
        const order = await lockOrder(tx, input.id, accountId)
        const entry = await change({ tx, order, input: input as z.output<C['input']>, caller, accountId, now })
        await record(tx, caller, { ...entry, entity: 'order', entityId: order.id })
        return null
      }),
    )
    return (await findOrder(db, accountId, input.id, caller.locale))!
  })
}
