// The steps of an order after it was placed. Each answers with the order as it is then, or with `orders.wrongStep` if the status of
// the order does not allow it (any more); then nothing has changed. Idempotent by Idempotency-Key.
import { z } from 'zod'
import { maxPriceMinor } from '#platform/constants.ts'
import { call, FreeText, Line } from '#platform/contract.ts'
import { Order } from './contract.ts'
import { Day } from './status-contract.ts'

const errors = ['orders.notFound', 'orders.wrongStep', 'request.keyReused', 'request.invalidKey']
const Reason = FreeText(500).pipe(z.string().min(1))
const id = z.uuid()
const shipment = {
  carrier: Line(80),
  trackingNumber: Line(80),
  expectedOn: Day.nullable().describe('When the goods are expected to arrive'),
}

export const confirmOrder = call('POST cart/order/confirm', {
  access: 'user',
  summary:
    'The store confirms an order. If it delivers only a part, or delivery costs more than agreed, this is an offer: the buyer then accepts it or declines the order',
  input: z.strictObject({
    id,
    lines: z
      .array(
        z.strictObject({
          position: z.int().min(1).max(100_000),
          quantity: z.int().min(0).max(1_000_000_000).describe('0: without this line'),
          reason: FreeText(500).default('').describe('Needed for less than the agreed quantity'),
        }),
      )
      .max(1000)
      .optional()
      .describe('Lines of which less is delivered; default: everything is delivered'),
    deliveryMinor: z
      .int()
      .min(0)
      .max(maxPriceMinor)
      .optional()
      .describe(
        "What delivery costs, without VAT, in minor units of the store's currency; 0: nothing. Default: as agreed. Not for a pick-up",
      ),
    expectedOn: shipment.expectedOn.optional(),
  }),
  output: Order,
  errors: [...errors, 'orders.nothingConfirmed'],
})
export const acceptOrder = call('POST cart/order/accept', {
  access: 'user',
  summary:
    'The buyer accepts what the store offers, a part or a cost of delivery; sums and reserved stock follow. An offer that raises the order above a limit of the buyer in a purchasing team is refused',
  input: z.strictObject({ id, version: z.int().describe('Of the order that the buyer has seen') }),
  output: Order,
  errors: [...errors, 'orders.hasChanged', 'orders.aboveOrderLimit', 'orders.aboveMonthLimit'],
})
export const declineOrder = call('POST cart/order/decline', {
  access: 'user',
  summary: 'The buyer does not want what the store offers: the order is cancelled and its stock released',
  input: z.strictObject({ id, reason: FreeText(500).default('') }),
  output: Order,
  errors,
})
export const rejectOrder = call('POST cart/order/reject', {
  access: 'user',
  summary: 'The store rejects an order that it has not shipped; its stock is released',
  input: z.strictObject({ id, reason: Reason }),
  output: Order,
  errors,
})
export const cancelOrder = call('POST cart/order/cancel', {
  access: 'user',
  summary: 'The buyer cancels an order that is not shipped; its stock is released',
  input: z.strictObject({ id, reason: Reason }),
  output: Order,
  errors,
})
export const shipOrder = call('POST cart/order/ship', {
  access: 'user',
  summary: 'The store has shipped a confirmed order: its stock leaves the warehouses',
  input: z.strictObject({
    id,
    carrier: shipment.carrier.default(''),
    trackingNumber: shipment.trackingNumber.default(''),
    expectedOn: shipment.expectedOn.optional(),
  }),
  output: Order,
  errors,
})
export const completeOrder = call('POST cart/order/complete', {
  access: 'user',
  summary: 'The buyer has received the goods; the store closes an order whose buyer does not say so',
  input: z.strictObject({ id }),
  output: Order,
  errors,
})
export const updateOrder = call('POST cart/order/update', {
  access: 'user',
  summary: "Changes the store's own note and the details of the shipment; fields that are left out stay as they are",
  input: z.strictObject({
    id,
    note: FreeText(2000).optional().describe('Only people of the store see it'),
    carrier: shipment.carrier.optional(),
    trackingNumber: shipment.trackingNumber.optional(),
    expectedOn: shipment.expectedOn.optional(),
  }),
  output: Order,
  errors: ['orders.notFound', 'request.keyReused', 'request.invalidKey'],
})
