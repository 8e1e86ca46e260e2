import { sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'

/** A promotion that an administrator has ended. Of one that was free of charge, without a price, nobody is told. */
export type Stop = { storeId: number; price: unknown; refundMinor?: number }

/** Of those that stores had paid for, how many by store and what came back. */
export const stopsByStore = (stops: readonly Stop[]) => sql`
  select "storeId" as store_id, count(*)::int as stopped, coalesce(sum("refundMinor"), 0)::bigint as refund
  from jsonb_to_recordset(${JSON.stringify(stops.filter(({ price }) => price !== null))}::jsonb) as s ("storeId" int, "refundMinor" bigint) group by 1
`

/** The ends have been taken back, so unread notifications no longer tell of them. */
export async function retractPromotionStops(tx: Tx, stops: readonly Stop[]) {
  await sql`
    with retracted as (
      update notifications n set stopped_count = n.stopped_count - e.stopped, refund_minor = n.refund_minor - e.refund
      from (${stopsByStore(stops)}) e where n.store_id = e.store_id and n.stopped_count > e.stopped and n.read_at is null
    )
    delete from notifications n using (${stopsByStore(stops)}) e where n.store_id = e.store_id and n.stopped_count <= e.stopped and n.read_at is null
  `.execute(tx)
}
