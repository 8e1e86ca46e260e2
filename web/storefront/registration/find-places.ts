import type { RouterContextProvider } from 'react-router'
import { searchLocations } from '#modules/geo/contract.ts'
import { loaderCall } from '../../lib/request-context.ts'
import { locationLabel } from './location-label.ts'

/** One place if the text is its full label, otherwise all candidates. Countries are too coarse and excluded. */
export async function findPlaces(context: Readonly<RouterContextProvider>, text: string) {
  if (!text) return []
  const name = text.split(',')[0]!.trim()
  const { items } = await loaderCall(context, (api) => api(searchLocations, { text: name, limit: 20 }))
  const places = items.filter(({ level }) => level !== 'All' && level !== 'Union' && level !== 'Country')
  const isSameText = (one: string, other: string) => one.localeCompare(other, undefined, { sensitivity: 'base' }) === 0
  const exactMatches = places.filter((place) => isSameText(locationLabel(place), text))
  if (exactMatches.length > 0) return exactMatches.slice(0, 1)
  const nameMatches = places.filter((place) => isSameText(place.name, name))
  return nameMatches.length > 0 ? nameMatches : places
}
