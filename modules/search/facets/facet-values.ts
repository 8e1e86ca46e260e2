import type { OutputOf } from '#platform/contract.ts'
import type { Db } from '#platform/db/database.ts'
import type { searchFacet } from '../contract.ts'
import type { ProductQuery, ProductSearch } from '../engine.ts'
import { brandsByPrefix, filterByPrefix, type Named, type Place, placesIn, storesByPrefix } from '../names.ts'
import type { ResolvedQuery } from '../resolve-query.ts'

type Option = OutputOf<typeof searchFacet>['items'][number]
const maxOptions = 30

type Input = { db: Db; search: ProductSearch; resolved: ResolvedQuery; key: string; prefix: string }

/** Values of one facet with a word that starts with the prefix, by name; none for an unknown facet. */
export async function findFacetValues({ db, search, resolved, key, prefix }: Input): Promise<Option[]> {
  const { query, characteristics, selected } = resolved
  const { locale, drafts } = query
  if (key === 'brand') {
    const counts = await search.facetValues(query, 'brand')
    return toOptions(await brandsByPrefix(db, [...counts.keys()], prefix, maxOptions), counts, selected.brands)
  }
  if (key === 'supplier') {
    const counts = await search.facetValues(query, 'store')
    const stores = await storesByPrefix(db, [...counts.keys()], prefix, maxOptions, locale, drafts)
    return toOptions(stores, counts, selected.stores)
  }
  if (key === 'place') {
    const places = await placesIn(db, locale)
    const counts = countsByPlace(query, await search.facetValues(query, 'location'), places)
    const counted = [...counts.keys()].flatMap((id) => places.get(id) ?? [])
    return toOptions(await filterByPrefix(db, counted, prefix), counts, selected.places)
  }
  const characteristic = characteristics.find(({ parameter }) => `f.${parameter}` === key)
  if (!characteristic) return []
  const counts = await search.facetValues(query, { characteristicId: characteristic.id })
  const filter = query.filters.characteristics?.find(({ characteristicId }) => characteristicId === characteristic.id)
  const selectedIds = filter && 'optionIds' in filter ? filter.optionIds : []
  const values = characteristic.options.map(({ id, key: alias, label }) => ({ id, alias, name: label }))
  const counted = values.filter(({ id }) => counts.has(id))
  return toOptions(
    await filterByPrefix(db, counted, prefix),
    counts,
    values.filter(({ id }) => selectedIds.includes(id)),
  )
}

/** Sums counts of cities by country, or keeps them by city if the query has a location. */
export function countsByPlace(
  { scope }: ProductQuery,
  cityCounts: ReadonlyMap<number, number>,
  places: ReadonlyMap<number, Place>,
): ReadonlyMap<number, number> {
  if (scope.locationId) return cityCounts
  const byCountry = new Map<number, number>()
  for (const [id, count] of cityCounts) {
    const countryId = places.get(id)?.countryId || id
    byCountry.set(countryId, (byCountry.get(countryId) ?? 0) + count)
  }
  return byCountry
}

function toOptions(
  values: readonly Named[],
  counts: ReadonlyMap<number, number>,
  selected: readonly Named[] = [],
): Option[] {
  const selectedIds = new Set(selected.map(({ id }) => id))
  return values.slice(0, maxOptions).map(({ id, alias, name }) => ({
    value: alias,
    label: name,
    count: counts.get(id) ?? 0,
    isChosen: selectedIds.has(id),
  }))
}
