import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/database.ts'
import { lineNamesToday } from './line-names.ts'
import { addMissingBank, supplierToday } from './supplier.ts'

export type Proforma = { number: number; issuedOn: string; dueOn: string }

/** Where the store had not said within how many days it is paid. */
const defaultPaymentDays = 7

/** The proforma invoice of an order. Without one it is issued: it gets the next number of the store and keeps its supplier and its names of today. */
export async function proformaOf(db: Db, orderId: string, storeId: number, now: Date): Promise<Proforma> {
  const issued = await findProforma(db, orderId)
  if (issued) {
    await addMissingBank(db, orderId)
    return issued
  }
  return db.transaction().execute(async (tx) => {
    await lockCounter(tx, storeId)
    return (await findProforma(tx, orderId)) ?? insertProforma(tx, orderId, storeId, now)
  })
}

async function findProforma(db: Db | Tx, orderId: string): Promise<Proforma | undefined> {
  const { rows } = await sql<Proforma>`
    select number, issued_on::text as "issuedOn", due_on::text as "dueOn" from store_documents
    where order_id = ${orderId}::uuid and kind = 'Proforma'
  `.execute(db)
  return rows[0]
}

/** Requests for the same store wait for each other here, so that none sees a number that is rolled back. */
const lockCounter = (tx: Tx, storeId: number) =>
  sql`
    insert into store_document_counters (store_id, kind, last_number) values (${storeId}, 'Proforma', 0)
    on conflict (store_id, kind) do update set last_number = store_document_counters.last_number
  `.execute(tx)

async function insertProforma(tx: Tx, orderId: string, storeId: number, now: Date): Promise<Proforma> {
  const today = now.toISOString().slice(0, 10)
  const names = await lineNamesToday(tx, orderId)
  const { rows } = await sql<Proforma>`
    with counter as (
      update store_document_counters set last_number = last_number + 1
      where store_id = ${storeId} and kind = 'Proforma' returning last_number
    )
    insert into store_documents (order_id, kind, store_id, number, issued_on, due_on, supplier, line_names)
    select ${orderId}::uuid, 'Proforma', s.id, last_number, ${today}::date, ${today}::date + coalesce(
      case when o.store_terms is null then s.payment_days else (o.store_terms ->> 'paymentDays')::int end, ${defaultPaymentDays}::int),
      ${supplierToday}, ${JSON.stringify(names)}::jsonb
    from counter, stores s join organizations g on g.id = s.organization_id left join orders o on o.id = ${orderId}::uuid where s.id = ${storeId}
    returning number, issued_on::text as "issuedOn", due_on::text as "dueOn"
  `.execute(tx)
  return rows[0]!
}
