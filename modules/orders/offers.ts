// What a store offers instead of what was ordered, a part of it or another cost of delivery, and the answer of the buyer.
import { sql } from 'kysely'
import type { InputOf } from '#platform/contract.ts'
import type { Tx } from '#platform/db/database.ts'
import { type FieldError, invalidInput } from '#platform/errors.ts'
import { multiply, vatOf } from '#platform/values/money.ts'
import { findDeliveryCosts, offeredCharge } from './delivery-costs.ts'
import { orderErrors } from './errors.ts'
import { totalsWith } from './order-totals.ts'
import type { confirmOrder } from './step-contract.ts'

type GivenLine = NonNullable<InputOf<typeof confirmOrder>['lines']>[number]
type Line = {
  position: number
  quantity: number
  offeredQuantity: number | null
  priceMinor: number
  vatPercent: number
}

export async function findLines(tx: Tx, orderId: string): Promise<Line[]> {
  const { rows } = await sql<Line>`
    select position, quantity, offered_quantity as "offeredQuantity", price_minor as "priceMinor", vat_percent::float8 as "vatPercent"
    from order_lines where order_id = ${orderId}::uuid order by position
  `.execute(tx)
  return rows
}

/** The given lines that offer less than agreed. Refuses unknown lines, more than agreed, less without a reason, and nothing at all. */
export function reducedLines(lines: readonly Line[], given: readonly GivenLine[]): GivenLine[] {
  const byPosition = new Map(lines.map((line) => [line.position, line]))
  const isRepeated = new Set(given.map(({ position }) => position)).size < given.length
  const errors = given.flatMap(({ position, quantity, reason }, index): FieldError[] => {
    const line = byPosition.get(position)
    if (!line || isRepeated) return [{ path: `lines.${index}.position`, code: 'field.invalid' }]
    if (quantity > line.quantity) return [{ path: `lines.${index}.quantity`, code: 'field.tooLarge' }]
    if (quantity < line.quantity && !reason?.trim()) return [{ path: `lines.${index}.reason`, code: 'field.required' }]
    return []
  })
  if (errors.length > 0) throw invalidInput(errors)
  const reduced = given.filter(({ position, quantity }) => quantity < byPosition.get(position)!.quantity)
  const offered = new Map(reduced.map(({ position, quantity }) => [position, quantity]))
  if (lines.every(({ position, quantity }) => (offered.get(position) ?? quantity) === 0))
    throw orderErrors.nothingConfirmed()
  return reduced
}

/** Replaces the quantities that the store has offered before; no lines withdraw them. */
export async function saveOffer(tx: Tx, orderId: string, reduced: readonly GivenLine[]) {
  await sql`
    update order_lines l set offered_quantity = t.quantity, reason = coalesce(t.reason, '')
    from order_lines o left join json_to_recordset(${JSON.stringify(reduced)}::json) as t (position int, quantity int, reason text) on t.position = o.position
    where o.order_id = ${orderId}::uuid and l.order_id = o.order_id and l.position = o.position
  `.execute(tx)
}

/** Agrees on what was offered. A smaller quantity keeps its price: it is the store that delivers less. */
export async function agreeOnOffer(tx: Tx, orderId: string, { lines, charge, totalMinor, vatMinor }: Offer) {
  await sql`
    update order_lines l set quantity = t.quantity, sum_minor = t."sumMinor", vat_minor = t."vatMinor", offered_quantity = null
    from json_to_recordset(${JSON.stringify(lines)}::json) as t (position int, quantity int, "sumMinor" bigint, "vatMinor" bigint)
    where l.order_id = ${orderId}::uuid and l.position = t.position
  `.execute(tx)
  await sql`
    update orders set total_minor = ${totalMinor}, vat_minor = ${vatMinor}, delivery_minor = ${charge?.minor ?? null},
      delivery_vat_minor = ${charge?.vatMinor ?? null}, offered_delivery_minor = null
    where id = ${orderId}::uuid
  `.execute(tx)
}

export type Offer = Awaited<ReturnType<typeof findOffer>>

/**
 * The lines, the charge for delivery and the totals of a locked order once the buyer accepts what is offered. `deliveryMinor`: the cost of
 * delivery that is offered; null: as agreed.
 */
export async function findOffer(tx: Tx, orderId: string) {
  const lines = (await findLines(tx, orderId)).map((line) => ({ ...line, ...offeredSums(line) }))
  const costs = await findDeliveryCosts(tx, orderId)
  const charge = offeredCharge(costs)
  return { lines, charge, deliveryMinor: costs.offeredMinor, ...totalsWith(lines, charge) }
}

/** The sums of a line once the buyer accepts what is offered. */
export function offeredSums({ quantity, offeredQuantity, priceMinor, vatPercent }: Omit<Line, 'position'>) {
  const offered = offeredQuantity ?? quantity
  const sumMinor = multiply(priceMinor, offered)
  return { quantity: offered, sumMinor, vatMinor: vatOf(sumMinor, vatPercent) }
}
