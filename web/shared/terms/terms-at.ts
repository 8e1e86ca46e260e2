import { narrowestOn } from '#platform/values/narrowest.ts'
import type { Terms } from './use-terms.ts'

/** The terms as they hold at a place, as when an order is placed: of the narrowest place with its own, in general elsewhere. */
export function termsAt(terms: Terms, place: readonly number[]): Terms & { placeName: string | null } {
  const own = narrowestOn(place, terms.deliveryPlaces)
  if (!own) return { ...terms, placeName: null }
  const { name: placeName, deliveryWays: ways, locationId: _, ...delivery } = own
  const deliveryWays =
    ways.length > 0 ? [...terms.deliveryWays.filter((way) => way === 'Pickup'), ...ways] : terms.deliveryWays
  return { ...terms, ...delivery, deliveryWays, deliveryCountries: [], placeName }
}

/** Whether terms of delivery hold for a country, if one is chosen; without any named they hold everywhere. */
export const coversCountry = ({ deliveryCountries }: Terms, country: string | null) =>
  !country || deliveryCountries.length === 0 || deliveryCountries.some(({ code }) => code === country)
