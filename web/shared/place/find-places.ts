import type { RouterContextProvider } from 'react-router'
import { searchLocations } from '#modules/geo/contract.ts'
import { loaderCall } from '../../lib/request-context.ts'
import { isPlace, type PlaceScope } from './is-place.ts'
import { locationLabel } from './location-label.ts'
import type { Places } from './PlaceField.tsx'

/** One place if the text is its full label, otherwise all candidates. */
async function findPlaces(context: Readonly<RouterContextProvider>, text: string, scope: PlaceScope) {
  if (!text) return []
  const name = text.split(',')[0]!.trim()
  const { items } = await loaderCall(context, (api) => api(searchLocations, { text: name, limit: 20 }))
  const places = items.filter((item) => isPlace(item, scope))
  const isSameText = (one: string, other: string) => one.localeCompare(other, undefined, { sensitivity: 'base' }) === 0
  const exactMatches = places.filter((place) => isSameText(locationLabel(place), text))
  if (exactMatches.length > 0) return exactMatches.slice(0, 1)
  const nameMatches = places.filter((place) => isSameText(place.name, name))
  return nameMatches.length > 0 ? nameMatches : places
}

/** The one place that a form means: the typed text, or the candidate that was chosen for it. */
export async function resolvePlace(
  context: Readonly<RouterContextProvider>,
  { place = '', placeAsked, location }: { place?: string; placeAsked?: string; location?: string | undefined },
  scope: PlaceScope = 'withinCountries',
): Promise<string | undefined> {
  const places = await findPlaces(context, place, scope)
  // A location chosen for a previously typed name does not count.
  const chosen = place === placeAsked ? location : undefined
  return places.find(({ alias }) => places.length === 1 || alias === chosen)?.alias
}

/** The candidates that the form offers when it is shown again. */
export async function placesFor(
  context: Readonly<RouterContextProvider>,
  place = '',
  scope: PlaceScope = 'withinCountries',
): Promise<Places> {
  const places = await findPlaces(context, place, scope)
  return places.map((each) => ({ alias: each.alias, label: locationLabel(each) }))
}
