import { sql } from 'kysely'
import type { InputOf } from '#platform/contract.ts'
import type { Tx } from '#platform/db/database.ts'
import { requestErrors } from '#platform/errors.ts'
import type { updateOrder as call } from './step-contract.ts'
import { announce, type LockedOrder } from './take-step.ts'

type Changes = Omit<InputOf<typeof call>, 'id'>
type Shipment = Pick<Changes, 'carrier' | 'trackingNumber' | 'expectedOn'>

/** Changes what the store notes about an order. The buyer is told about the shipment once the order is confirmed. */
export async function updateOrder(tx: Tx, order: LockedOrder, { note, ...shipment }: Changes, now: Date) {
  if (order.side !== 'seller') throw requestErrors.forbidden()
  if (note !== undefined) await sql`update orders set seller_note = ${note} where id = ${order.id}::uuid`.execute(tx)
  const hasChanged = await saveShipment(tx, order.id, shipment)
  if (hasChanged && (order.status === 'Confirmed' || order.status === 'Shipped')) await announce(tx, order, now)
}

/** Keeps the fields that are left out. Returns whether anything has changed. */
export async function saveShipment(tx: Tx, orderId: string, { carrier, trackingNumber, expectedOn }: Shipment) {
  const { numAffectedRows } = await sql`
    update orders o set carrier = n.carrier, tracking_number = n.tracking_number, expected_on = n.expected_on
    from (
      select id, coalesce(${carrier ?? null}, carrier) as carrier, coalesce(${trackingNumber ?? null}, tracking_number) as tracking_number,
        case when ${expectedOn !== undefined} then ${expectedOn ?? null}::date else expected_on end as expected_on
      from orders where id = ${orderId}::uuid
    ) n
    where o.id = n.id and (o.carrier, o.tracking_number, o.expected_on) is distinct from (n.carrier, n.tracking_number, n.expected_on)
  `.execute(tx)
  return Number(numAffectedRows) > 0
}
