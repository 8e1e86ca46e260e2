import { useMatches, useRouteLoaderData } from 'react-router'
import { usePage } from '../../../lib/page.ts'
import type { RootData } from '../../../root-data.ts'

export type Place = { alias: string; name: string }

/**
 * Where the suppliers of the page are: what its loader answers as `place`, which may come from the address, and on pages
 * without it what the visitor has chosen. Null: everywhere.
 */
export function usePlace(): Place | null {
  const chosen = useRouteLoaderData<RootData>('root')?.searchLocation ?? null
  const data = useMatches().at(-1)?.loaderData
  return hasPlace(data) ? (data.place?.name ? (data.place as Place) : null) : chosen
}

/** The location that a search has to name, because it is not the one that the visitor has chosen. */
export function useNamedPlace(): string | undefined {
  const place = usePlace()?.alias ?? 'all'
  return place === (usePage().location ?? 'all') ? undefined : place
}

const hasPlace = (data: unknown): data is { place: { alias: string; name: string | null } | null } =>
  typeof data === 'object' && data !== null && 'place' in data
