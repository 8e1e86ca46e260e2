import { sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'

/** Clears what a store has said about itself, but not its name, which orders and chats show. Returns the ids of its pictures. */
export async function clearStore(tx: Tx, id: number): Promise<string[]> {
  const { rows } = await sql<{ pictures: string[] }>`
    select array_remove(array[logo_file_id, cover_file_id], null) as pictures from stores where id = ${id} for no key update
  `.execute(tx)
  await sql`
    update stores set phones = '{}', site = null, founded_year = null, logo_file_id = null, cover_file_id = null, product_count = 0, version = version + 1,
      delivery_ways = '{}', delivery_countries = '{}', delivery_days_from = null, delivery_days_to = null, delivery_cost = null,
      delivery_price_minor = null, delivery_vat_percent = null, free_delivery_from_minor = null, payment_ways = '{}', payment_days = null
    where id = ${id}
  `.execute(tx)
  await sql`update store_translations set about = '', delivery = '', payment = '', hours = '' where store_id = ${id}`.execute(
    tx,
  )
  return rows[0]?.pictures ?? []
}
