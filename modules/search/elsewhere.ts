import type { Db } from '#platform/db/database.ts'
import { placeCounts } from './facets.ts'
import { countValues } from './find-goods.ts'
import { placesIn } from './names.ts'
import type { ProductQuery } from './query.ts'

const mostPlaces = 5

/** The countries where the same text finds goods, when it finds none in the place that was asked. */
export async function elsewhere(db: Db, query: ProductQuery) {
  if (!query.locationId || !query.words) return []
  const everywhere = { ...query, locationId: undefined }
  const counts = await placeCounts({ db, query: everywhere }, await countValues(db, everywhere, 'location', 'place'))
  const places = await placesIn(db, query.locale)
  return [...counts]
    .sort((a, b) => b[1] - a[1])
    .slice(0, mostPlaces)
    .flatMap(([id, count]) => {
      const place = places.get(id)
      return place ? [{ alias: place.alias, name: place.name, count }] : []
    })
}
