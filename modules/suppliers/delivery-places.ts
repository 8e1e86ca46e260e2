import { sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'
import { narrowestOn } from '#platform/values/narrowest.ts'
import type { DeliveryRow, TermsRow } from './terms.ts'

export const maxDeliveryPlaces = 100

/**
 * The terms as they hold at a place, given as the ids from the root of the tree down to it: those of the narrowest place for which
 * the store states its own, and its general ones elsewhere. A pick-up is offered wherever the buyer is.
 */
export function termsIn(terms: TermsRow, path: readonly number[]): TermsRow {
  const place = narrowestOn(path, terms.places)
  if (!place) return terms
  const { locationId: _, locationName: _name, deliveryWays: ways, ...delivery } = place
  const deliveryWays =
    ways.length > 0 ? [...terms.deliveryWays.filter((way) => way === 'Pickup'), ...ways] : terms.deliveryWays
  return { ...terms, ...delivery, deliveryWays, deliveryCountries: [] }
}

/** Null if the store has terms for this place already. */
export async function saveDeliveryPlace(
  tx: Tx,
  storeId: number,
  id: number | undefined,
  { locationId, ...terms }: DeliveryRow & { locationId: number },
): Promise<number | null> {
  const values = sql`${locationId}, ${terms.deliveryWays}::text[], ${terms.deliveryDaysFrom}, ${terms.deliveryDaysTo}, ${terms.deliveryCost},
    ${terms.deliveryPrice}, ${terms.freeDeliveryFrom}`
  const columns = sql`location_id, delivery_ways, delivery_days_from, delivery_days_to, delivery_cost, delivery_price_minor, free_delivery_from_minor`
  const isTaken = sql`exists (select from delivery_places where store_id = ${storeId} and location_id = ${locationId} and id <> ${id ?? 0})`
  const { rows } = await (
    id === undefined
      ? sql<{ id: number }>`
        insert into delivery_places (store_id, ${columns}) values (${storeId}, ${values}) on conflict (store_id, location_id) do nothing returning id
      `
      : sql<{ id: number }>`
        update delivery_places set (${columns}) = (${values}), version = version + 1
        where id = ${id} and store_id = ${storeId} and not ${isTaken} returning id
      `
  ).execute(tx)
  return rows[0]?.id ?? null
}

/** The deleted row; undefined if it is not one of the store's. */
export async function deleteDeliveryPlaceRow(tx: Tx, storeId: number, id: number) {
  const { rows } = await sql<{ location: string; deliveryCost: string }>`
    delete from delivery_places p using locations l where p.id = ${id} and p.store_id = ${storeId} and l.id = p.location_id
    returning l.alias as location, p.delivery_cost as "deliveryCost"
  `.execute(tx)
  return rows[0]
}

/** Locks the store against a further place, so that the bound holds. */
export async function countDeliveryPlaces(tx: Tx, storeId: number): Promise<number> {
  await sql`select from stores where id = ${storeId} for no key update`.execute(tx)
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from delivery_places where store_id = ${storeId}
  `.execute(tx)
  return rows[0]!.count
}
