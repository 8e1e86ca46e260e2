import { sql } from 'kysely'
import type { Locale } from '#platform/constants.ts'
import type { Db } from '#platform/db/database.ts'
import { memo } from '#platform/memo.ts'

type Place = { id: number; alias: string; level: string; name: string; path: number[] }
type PlaceCount = { alias: string; name: string; count: number }

/**
 * Sums the counts of places up to the next level below one of them, or to the countries; the largest first. A level may be
 * missing between two others, so what stands below a region is now a district, now a city.
 */
export async function placesBelow(
  db: Db,
  counts: Readonly<Record<number, number>>,
  placeId: number | undefined,
  locale: Locale,
): Promise<PlaceCount[]> {
  const places = await placesIn(db, locale)
  const sums = new Map<Place, number>()
  for (const [id, count] of Object.entries(counts)) {
    const path = (places.get(Number(id))?.path ?? []).flatMap((above) => places.get(above) ?? [])
    const place =
      placeId === undefined
        ? path.find(({ level }) => level === 'Country')
        : path[path.findIndex((above) => above.id === placeId) + 1]
    if (place) sums.set(place, (sums.get(place) ?? 0) + count)
  }
  const items = [...sums].map(([{ alias, name }, count]) => ({ alias, name, count }))
  return items.sort((a, b) => b.count - a.count || a.name.localeCompare(b.name, locale))
}

/** Some hundred places. */
const placesIn: (db: Db, locale: Locale) => Promise<ReadonlyMap<number, Place>> = memo(
  'locations',
  async (db, locale) => {
    const { rows } = await sql<Place>`
    select l.id, l.alias, l.level, t.name, l.path from locations l join location_translations t on t.location_id = l.id and t.locale = ${locale}
  `.execute(db)
    return new Map(rows.map((place) => [place.id, place]))
  },
)
