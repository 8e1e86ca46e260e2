import { type RawBuilder, sql } from 'kysely'
import type { Locale } from '#platform/constants.ts'
import { storeName } from '#platform/db/best-translation.ts'
import type { Db } from '#platform/db/database.ts'
import { likeable } from '#platform/db/like.ts'
import { keptRows } from '#platform/kept.ts'
import { memo } from '#platform/memo.ts'
import { type Drafts, isStoreShown } from '../catalog/drafts.ts'

/** What a value of a filter is called, in addresses and on the page. */
export type Named = { id: number; alias: string; name: string }
/** `cityIds`: of the place itself and of all below it. */
export type Place = Named & { countryId: number; cityIds: number[] }

export const brandsById = async (db: Db, ids: readonly number[]): Promise<Named[]> => [
  ...(await keptBrands(db, ids)).values(),
]

const keptBrands = keptRows<Named>({ tag: 'brand', with: ['brands'], most: 5_000 }, (db, ids) =>
  read(db, sql`select b.id, b.alias, b.name from brands b where b.id = any(${ids as number[]}::int[])`),
)

export const brandsByAlias = (db: Db, aliases: readonly string[]): Promise<Named[]> =>
  read(db, sql`select b.id, b.alias, b.name from brands b where b.alias = any(${aliases as string[]}::text[])`)

export const storesByAlias = (db: Db, aliases: readonly string[], locale: Locale, drafts?: Drafts): Promise<Named[]> =>
  read(db, sql`${storesIn(locale, drafts)} and s.alias = any(${aliases as string[]}::text[])`)

/** Of those with these ids, the ones with a word that begins with the text, by name. */
export const brandsBeginning = (db: Db, ids: readonly number[], text: string, limit: number): Promise<Named[]> =>
  read(
    db,
    sql`select b.id, b.alias, b.name from brands b where b.id = any(${ids as number[]}::int[]) and ${startsWord(sql`b.name`, text)} order by b.name, b.id limit ${limit}`,
  )

export const storesBeginning = (
  db: Db,
  ids: readonly number[],
  text: string,
  limit: number,
  locale: Locale,
  drafts?: Drafts,
): Promise<Named[]> =>
  read(
    db,
    sql`${storesIn(locale, drafts)} and s.id = any(${ids as number[]}::int[]) and ${startsWord(sql`t.name`, text)} order by t.name, s.id limit ${limit}`,
  )

const storesIn = (locale: Locale, drafts: Drafts) => sql`
  select s.id, s.alias, t.name from stores s
  join lateral ${storeName(locale)} t on true where ${isStoreShown(drafts)}`

/** Every place by its id: some thousand, so that counts of cities can be summed up to countries without a query. */
export const placesIn: (db: Db, locale: Locale) => Promise<ReadonlyMap<number, Place>> = memo(
  'locations',
  async (db, locale) => {
    const { rows } = await sql<Named & { countryId: number; path: number[] }>`
    select l.id, l.alias, t.name, l.path, coalesce((select c.id from locations c where c.id = any(l.path) and c.level = 'Country'), 0) as "countryId"
    from locations l join location_translations t on t.location_id = l.id and t.locale = ${locale}
  `.execute(db)
    const places = new Map(rows.map(({ path: _, ...place }) => [place.id, { ...place, cityIds: [] as number[] }]))
    for (const { id, path } of rows) for (const above of path) places.get(above)?.cityIds.push(id)
    return places
  },
)

export async function placesByAlias(db: Db, aliases: readonly string[], locale: Locale): Promise<Place[]> {
  if (aliases.length === 0) return []
  return [...(await placesIn(db, locale)).values()].filter(({ alias }) => aliases.includes(alias))
}

/** Those with a word that begins with the text, by name. */
export async function beginning<Value extends Named>(db: Db, values: readonly Value[], text: string): Promise<Value[]> {
  const { rows } = await sql<{ place: number }>`
    select place::int from unnest(${values.map(({ name }) => name)}::text[]) with ordinality as given (name, place) where ${startsWord(sql`name`, text)} order by name
  `.execute(db)
  return rows.map(({ place }) => values[place - 1]!)
}

const startsWord = (name: RawBuilder<unknown>, text: string) =>
  sql`' ' || search_key(${name}) like '% ' || search_key(${likeable(text)}) || '%'`

async function read(db: Db, statement: RawBuilder<Named>): Promise<Named[]> {
  return (await statement.execute(db)).rows
}
