import { type RawBuilder, sql } from 'kysely'
import type { Locale } from '#platform/constants.ts'
import type { Db } from '#platform/db/database.ts'
import { cached } from '#platform/cache.ts'

/** A condition on the store `s`: within the location with this alias. */
export const inLocation = (alias: string | undefined): RawBuilder<unknown> =>
  alias && alias !== 'all' ? sql`and s.location_path && array(select id from locations where alias = ${alias})` : sql``

type LocationRow = { id: number; alias: string; level: string; name: string; path: number[] }
type LocationCount = { alias: string; name: string; count: number }

/**
 * Sums the counts up to the next level below the parent, or up to the countries, in descending order. Levels may be missing
 * between two others, so that the child of a region is either a district or a city.
 */
export async function countLocationsBelow(
  db: Db,
  counts: Readonly<Record<number, number>>,
  parentId: number | undefined,
  locale: Locale,
): Promise<LocationCount[]> {
  const locations = await locationsIn(db, locale)
  const sums = new Map<LocationRow, number>()
  for (const [id, count] of Object.entries(counts)) {
    const path = (locations.get(Number(id))?.path ?? []).flatMap((above) => locations.get(above) ?? [])
    const location =
      parentId === undefined
        ? path.find(({ level }) => level === 'Country')
        : path[path.findIndex((above) => above.id === parentId) + 1]
    if (location) sums.set(location, (sums.get(location) ?? 0) + count)
  }
  const items = [...sums].map(([{ alias, name }, count]) => ({ alias, name, count }))
  return items.sort((a, b) => b.count - a.count || a.name.localeCompare(b.name, locale))
}

/** All locations by id: a few hundred. */
const locationsIn = cached({}, async (db, locale: Locale): Promise<ReadonlyMap<number, LocationRow>> => {
  const { rows } = await sql<LocationRow>`
    select l.id, l.alias, l.level, t.name, l.path from locations l join location_translations t on t.location_id = l.id and t.locale = ${locale}
  `.execute(db)
  return new Map(rows.map((location) => [location.id, location]))
})
