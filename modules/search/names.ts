import { type RawBuilder, sql } from 'kysely'
import { cached, entityCache } from '#platform/cache.ts'
import type { Locale } from '#platform/constants.ts'
import { storeName } from '#platform/db/best-translation.ts'
import type { Db } from '#platform/db/database.ts'
import { escapeLike } from '#platform/db/like.ts'
import { type Drafts, isStoreShown } from '../catalog/drafts.ts'

/** A facet value with its alias in URLs and its label. */
export type Named = { id: number; alias: string; name: string }
/** `cityIds` are those of the place itself and of all places below it. */
export type Place = Named & { countryId: number; cityIds: number[] }

export const brandsById = entityCache<Named>({ entity: 'brand', tags: ['brands'], maxEntries: 5_000 }, (db, ids) =>
  read(db, sql`select b.id, b.alias, b.name from brands b where b.id = any(${ids as number[]}::int[])`),
)

/** Former aliases lead to what became of their brands. */
export const brandsByAlias = (db: Db, aliases: readonly string[]): Promise<Named[]> =>
  read(
    db,
    sql`select b.id, b.alias, b.name from brands b where b.alias = any(${aliases as string[]}::text[])
      or b.id in (
        select f.brand_id from former_brand_aliases f where f.alias = any(${aliases as string[]}::text[])
          and not exists (select from brands o where o.alias = f.alias)
      )`,
  )

export const storesByAlias = (db: Db, aliases: readonly string[], locale: Locale, drafts?: Drafts): Promise<Named[]> =>
  read(db, sql`${storesIn(locale, drafts)} and s.alias = any(${aliases as string[]}::text[])`)

/** Names of the brands with a word that starts with the prefix, by name. */
export const brandsByPrefix = (db: Db, ids: readonly number[], prefix: string, limit: number): Promise<Named[]> =>
  read(
    db,
    sql`select b.id, b.alias, b.name from brands b where b.id = any(${ids as number[]}::int[]) and ${startsWord(sql`b.name`, prefix)} order by b.name, b.id limit ${limit}`,
  )

export const storesByPrefix = (
  db: Db,
  ids: readonly number[],
  prefix: string,
  limit: number,
  locale: Locale,
  drafts?: Drafts,
): Promise<Named[]> =>
  read(
    db,
    sql`${storesIn(locale, drafts)} and s.id = any(${ids as number[]}::int[]) and ${startsWord(sql`t.name`, prefix)} order by t.name, s.id limit ${limit}`,
  )

const storesIn = (locale: Locale, drafts: Drafts) => sql`
  select s.id, s.alias, t.name from stores s
  join lateral ${storeName(locale)} t on true where ${isStoreShown(drafts)}`

/** All places by id, some thousand. */
export const placesIn = cached({}, async (db, locale: Locale): Promise<ReadonlyMap<number, Place>> => {
  const { rows } = await sql<Named & { countryId: number; path: number[] }>`
    select l.id, l.alias, t.name, l.path, coalesce((select c.id from locations c where c.id = any(l.path) and c.level = 'Country'), 0) as "countryId"
    from locations l join location_translations t on t.location_id = l.id and t.locale = ${locale}
  `.execute(db)
  const places = new Map(rows.map(({ path: _, ...place }) => [place.id, { ...place, cityIds: [] as number[] }]))
  for (const { id, path } of rows) for (const above of path) places.get(above)?.cityIds.push(id)
  return places
})

export async function placesByAlias(db: Db, aliases: readonly string[], locale: Locale): Promise<Place[]> {
  if (aliases.length === 0) return []
  return [...(await placesIn(db, locale)).values()].filter(({ alias }) => aliases.includes(alias))
}

/** The values with a word that starts with the prefix, by name. */
export async function filterByPrefix<Value extends Named>(
  db: Db,
  values: readonly Value[],
  prefix: string,
): Promise<Value[]> {
  const { rows } = await sql<{ position: number }>`
    select position::int from unnest(${values.map(({ name }) => name)}::text[]) with ordinality as named (name, position) where ${startsWord(sql`name`, prefix)} order by name
  `.execute(db)
  return rows.map(({ position }) => values[position - 1]!)
}

const startsWord = (name: RawBuilder<unknown>, prefix: string) =>
  sql`' ' || search_key(${name}) like '% ' || search_key(${escapeLike(prefix)}) || '%'`

async function read(db: Db, statement: RawBuilder<Named>): Promise<Named[]> {
  return (await statement.execute(db)).rows
}
