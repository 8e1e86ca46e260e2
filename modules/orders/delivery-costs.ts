// What the store says that delivery costs when it confirms an order. More than what was agreed is an offer to the buyer.
import { sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'
import { invalidInput } from '#platform/errors.ts'
import { vatFor } from '../suppliers/vat.ts'
import type { Method } from './delivery.ts'
import { chargeOf } from './order-totals.ts'

/** Amounts without VAT; null: not stated, and not offered. */
export type DeliveryCosts = {
  method: Method
  agreedMinor: number | null
  offeredMinor: number | null
  vatPercent: number
}

export async function findDeliveryCosts(tx: Tx, orderId: string): Promise<DeliveryCosts> {
  const { rows } = await sql<
    Omit<DeliveryCosts, 'vatPercent'> & {
      vatPercent: number | null
      isExport: boolean
      storePercent: number | null
      storeCountry: string | null
    }
  >`
    select o.delivery_method as method, o.delivery_minor as "agreedMinor", o.offered_delivery_minor as "offeredMinor",
      o.delivery_vat_percent::float8 as "vatPercent", o.is_export as "isExport", s.delivery_vat_percent as "storePercent", l.country_code as "storeCountry"
    from orders o join stores s on s.id = o.store_id join locations l on l.id = s.location_id where o.id = ${orderId}::uuid
  `.execute(tx)
  const { method, agreedMinor, offeredMinor, vatPercent, isExport, storePercent, storeCountry } = rows[0]!
  const domestic = vatFor({ vatPercent: storePercent, storeCountry, buyerCountry: undefined }).percent
  return { method, agreedMinor, offeredMinor, vatPercent: vatPercent ?? (isExport ? 0 : domestic) }
}

/** Whether the buyer has to accept a cost. Refuses one of goods that are picked up. */
export function exceedsAgreed({ method, agreedMinor }: DeliveryCosts, statedMinor: number | undefined): boolean {
  if (statedMinor === undefined) return false
  if (method === 'Pickup') throw invalidInput([{ path: 'deliveryMinor', code: 'field.invalid' }])
  return statedMinor > (agreedMinor ?? 0)
}

/** The charge once the buyer accepts what is offered; null if nobody has stated a cost. */
export function offeredCharge({ agreedMinor, offeredMinor, vatPercent }: Omit<DeliveryCosts, 'method'>) {
  const minor = offeredMinor ?? agreedMinor
  return minor === null ? null : chargeOf(minor, vatPercent)
}

/** Replaces the cost that the store has offered before; undefined withdraws it. */
export const saveOfferedCost = (tx: Tx, orderId: string, { vatPercent }: DeliveryCosts, minor: number | undefined) =>
  sql`
    update orders set offered_delivery_minor = ${minor ?? null},
      delivery_vat_percent = case when ${minor !== undefined} then ${vatPercent} else delivery_vat_percent end
    where id = ${orderId}::uuid
  `.execute(tx)
