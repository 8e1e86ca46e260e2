import { sql } from 'kysely'
import type { Locale } from '#platform/constants.ts'
import type { OutputOf } from '#platform/contract.ts'
import type { Db } from '#platform/db/database.ts'
import { escapeLike } from '#platform/db/like.ts'
import { cached } from '#platform/cache.ts'
import type { Place } from '#platform/geoip/geoip.ts'
import type { getLocation } from './contract.ts'

export type LocationWithParents = OutputOf<typeof getLocation>
export type LocationShort = LocationWithParents['parents'][number]

/** Undefined for an unknown alias. */
export const findLocation = cached(
  { maxEntries: 4_000 },
  async (db, alias: string, locale: Locale): Promise<LocationWithParents | undefined> => {
    const { rows } = await sql<LocationShort & { path: number[] }>`
    select l.id, l.alias, l.level, t.name, l.path from locations l join location_translations t on t.location_id = l.id and t.locale = ${locale}
    where l.id in (select unnest(path) from locations where alias = ${alias}) order by array_length(l.path, 1)
  `.execute(db)
    const own = rows.pop()
    return own && { id: own.id, alias: own.alias, level: own.level, name: own.name, parents: fromCountryDown(rows) }
  },
)

export type Country = { id: number; alias: string; code: string; name: string }

/** The countries of the tree by their codes. */
export const countriesIn = cached({}, async (db, locale: Locale): Promise<ReadonlyMap<string, Country>> => {
  const { rows } = await sql<Country>`
    select l.id, l.alias, l.country_code as code, t.name
    from locations l join location_translations t on t.location_id = l.id and t.locale = ${locale} where l.level = 'Country' and l.country_code is not null
  `.execute(db)
  return new Map(rows.map((country) => [country.code, country]))
})

export type Visitor = {
  locale: Locale
  account?: { id: string } | undefined
  /** The country that the goods would go to, and the chosen location. */
  buyerCountry?: string | undefined
  location?: string | undefined
}

/** The alias of the country to which the visitor's last order went; without an order, of the country of the chosen location. */
export async function ownCountryOf(db: Db, { locale, buyerCountry, location }: Visitor): Promise<string | undefined> {
  if (buyerCountry) return (await countriesIn(db, locale)).get(buyerCountry)?.alias
  const chosen = location ? await findLocation(db, location, locale) : undefined
  return chosen && [chosen, ...chosen.parents].find(({ level }) => level === 'Country')?.alias
}

export type LocationRef = { id: number; path: number[] }

/** A location precise enough for a store or a warehouse: below the level of a country. */
export async function findStoreLocation(db: Db, alias: string): Promise<LocationRef | undefined> {
  const { rows } = await sql<LocationRef>`
    select id, path from locations where alias = ${alias} and level not in ('All', 'Union', 'Country')
  `.execute(db)
  return rows[0]
}

/** A location to which goods can be brought: a country or a part of one. */
export async function findDeliveryLocation(db: Db, alias: string): Promise<LocationRef | undefined> {
  const { rows } = await sql<LocationRef>`
    select id, path from locations where alias = ${alias} and level not in ('All', 'Union')
  `.execute(db)
  return rows[0]
}

/** A location as a visitor chooses it; only one below a union has a country. */
export async function findChosenLocation(db: Db, alias: string) {
  const { rows } = await sql<{ id: number; alias: string; isAll: boolean; countryCode: string | null }>`
    select l.id, l.alias, l.level = 'All' as "isAll",
      (select c.country_code from locations c where c.id = any(l.path) and c.level = 'Country') as "countryCode"
    from locations l where l.alias = ${alias}
  `.execute(db)
  return rows[0]
}

/** The smallest location of the place that we know: its city, a region or the country. */
export async function findPlace(db: Db, { countryCode, names }: Place, locale: Locale) {
  const { rows } = await sql<LocationShort>`
    select l.id, l.alias, l.level, t.name
    from (
      select c.id, ${names.length + 1} as place from locations c where c.country_code = ${countryCode} and c.level = 'Country'
      union all
      select l.id, n.place from unnest(${names as string[]}::text[]) with ordinality n (name, place)
      join location_translations e on search_key(e.name) = search_key(n.name) and e.locale = 'en'
      join locations l on l.id = e.location_id and l.level not in ('All', 'Union', 'Country')
      join locations c on c.id = any(l.path) and c.level = 'Country' and c.country_code = ${countryCode}
    ) found
    join locations l on l.id = found.id
    join location_translations t on t.location_id = l.id and t.locale = ${locale}
    order by found.place, array_length(l.path, 1) desc limit 1
  `.execute(db)
  return rows[0]
}

export async function findNewAlias(db: Db, alias: string) {
  const { rows } = await sql<{ alias: string }>`
    select l.alias from locations l where l.alias = ${alias}
    union all select l.alias from location_aliases a join locations l on l.id = a.location_id where a.old_alias = ${alias} limit 1
  `.execute(db)
  return rows[0]?.alias
}

/** Locations whose name in any language begins with the text, the largest first. Without a text, the countries. */
export async function searchLocations(
  db: Db,
  text: string,
  limit: number,
  locale: Locale,
): Promise<LocationWithParents[]> {
  const { rows } = await sql<LocationShort & { parents: LocationShort[] }>`
    with found as (
      select l.id, min(case when t.locale = ${locale} then 0 else 1 end) as distance from location_translations t join locations l on l.id = t.location_id
      where search_key(t.name) like search_key(${escapeLike(text)}) || '%' and (${text} <> '' or l.level in ('Country', 'All')) group by l.id
      order by 2, max(case l.level when 'All' then 10 when 'Country' then 9 when 'City' then 3 else 2 end) desc, max(coalesce(l.population, 0)) desc, l.id limit ${limit}
    )
    select l.id, l.alias, l.level, t.name, coalesce((
      select json_agg(json_build_object('id', p.id, 'alias', p.alias, 'level', p.level, 'name', pt.name) order by array_length(p.path, 1))
      from locations p join location_translations pt on pt.location_id = p.id and pt.locale = ${locale} where p.id = any(l.path) and p.id <> l.id
    ), '[]') as parents
    from found join locations l on l.id = found.id join location_translations t on t.location_id = l.id and t.locale = ${locale}
    order by found.distance, case l.level when 'All' then 0 when 'Country' then 1 when 'City' then 2 else 3 end, coalesce(l.population, 0) desc, t.name
  `.execute(db)
  return rows.map((row) => ({ ...row, parents: fromCountryDown(row.parents) }))
}

export async function childrenOf(db: Db, id: number, locale: Locale) {
  const { rows } = await sql<LocationShort & { childCount: number }>`
    select l.id, l.alias, l.level, t.name, (select count(*)::int from locations c where c.parent_id = l.id) as "childCount"
    from locations l join location_translations t on t.location_id = l.id and t.locale = ${locale}
    where l.parent_id = ${id} order by coalesce(l.population, 0) desc, l.position limit 300
  `.execute(db)
  return rows
}

export async function listDialCodes(db: Db, locale: Locale) {
  const { rows } = await sql<{ countryCode: string; dialCode: string; name: string }>`
    select d.country_code as "countryCode", d.dial_code as "dialCode", coalesce(t.name, d.country_code) as name
    from dial_codes d left join locations l on l.country_code = d.country_code and l.level = 'Country'
    left join location_translations t on t.location_id = l.id and t.locale = ${locale} order by name
  `.execute(db)
  return rows
}

const fromCountryDown = (parents: LocationShort[]) =>
  parents.filter(({ level }) => level !== 'All' && level !== 'Union')
