import type { searchLocations } from '#modules/geo/contract.ts'
import type { OutputOf } from '#platform/contract.ts'

/** A country is too coarse for premises. */
export type PlaceScope = 'withCountries' | 'withinCountries'

type Level = OutputOf<typeof searchLocations>['items'][number]['level']

export const isPlace = ({ level }: { level: Level }, scope: PlaceScope) =>
  level !== 'All' && level !== 'Union' && (level !== 'Country' || scope === 'withCountries')
