import { invalidateTags } from '#platform/cache.ts'
import type { Tx } from '#platform/db/database.ts'
import { invalidInput } from '#platform/errors.ts'
import { findDeliveryLocation } from '../../geo/queries.ts'
import { countDeliveryPlaces, maxDeliveryPlaces, saveDeliveryPlace } from '../../suppliers/delivery-places.ts'
import type { DeliveryRow } from '../../suppliers/terms.ts'
import { documentErrors } from '../errors.ts'
import type { Change } from '../fields.ts'
import { assertValid } from '../rules.ts'
import { readDelivery } from './store-terms.ts'

/** A store has one set of terms for each place. */
export async function saveOwnDeliveryPlace(tx: Tx, { id, values, context: { store } }: Change): Promise<number> {
  const { location, ...given } = values as DeliveryRow & { location: string }
  const { terms, errors } = readDelivery(given)
  assertValid(errors)
  const found = await findDeliveryLocation(tx, location)
  if (!found) throw invalidInput([{ path: 'fields.location', code: 'field.invalid' }])
  if (id === undefined && (await countDeliveryPlaces(tx, store.id)) >= maxDeliveryPlaces)
    throw documentErrors.tooManyPlaces({ most: maxDeliveryPlaces })
  const saved = await saveDeliveryPlace(tx, store.id, id, { ...terms, locationId: found.id })
  if (saved === null) throw invalidInput([{ path: 'fields.location', code: 'field.taken' }])
  await invalidateTags(tx, [`store:${store.id}`, 'stores', 'products'])
  return saved
}
