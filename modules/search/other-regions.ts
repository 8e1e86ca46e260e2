import type { Db } from '#platform/db/database.ts'
import type { ProductSearch } from './engine.ts'
import { countsByPlace } from './facets/facet-values.ts'
import { placesIn } from './names.ts'
import type { ResolvedQuery } from './resolve-query.ts'

const maxRegions = 5

/** The countries with the most matches of a text that has none in the location of the query. */
export async function otherRegions(db: Db, search: ProductSearch, { query }: ResolvedQuery) {
  if (!query.scope.locationId || !query.text) return []
  const worldwide = { ...query, scope: { ...query.scope, locationId: undefined } }
  const places = await placesIn(db, query.locale)
  const counts = countsByPlace(worldwide, await search.facetValues(worldwide, 'location'), places)
  return [...counts]
    .sort((a, b) => b[1] - a[1])
    .slice(0, maxRegions)
    .flatMap(([id, count]) => {
      const place = places.get(id)
      return place ? [{ alias: place.alias, name: place.name, count }] : []
    })
}
