import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { findLocation, type Visitor } from './queries.ts'
import { type Candidate, narrowestPath } from './rules.ts'

type Address = { country: string; region?: string | undefined; city?: string | undefined }

/** For each address the ids of the locations that contain it, from the root down; empty for a country that the tree lacks. */
export async function findAddressPlaces(db: Db, addresses: readonly Address[]): Promise<number[][]> {
  const { rows } = await sql<Candidate & { index: number }>`
    select a.index, f.kind, f.path from jsonb_to_recordset(${JSON.stringify(addresses.map((each, index) => ({ ...each, index })))}::jsonb)
      as a (index int, country text, region text, city text)
    join locations c on c.country_code = a.country and c.level = 'Country'
    cross join lateral (
      select 'country' as kind, c.path
      union
      select n.kind, l.path from (values ('region', a.region), ('city', a.city)) n (kind, name)
      join location_translations t on n.name <> '' and search_key(t.name) = search_key(n.name)
      join locations l on l.id = t.location_id and c.id = any(l.path) and l.id <> c.id
    ) f
  `.execute(db)
  const byIndex = Map.groupBy(rows, ({ index }) => index)
  return addresses.map((_, index) => narrowestPath(byIndex.get(index) ?? []))
}

/** The place of the visitor's delivery address; without one the chosen country of delivery, else the chosen location. */
export async function findVisitorPlace(
  db: Db,
  { account, locale, buyerCountry, location }: Visitor,
): Promise<number[]> {
  const address = account && (await findFirstAddress(db, account.id, buyerCountry))
  if (address) return (await findAddressPlaces(db, [address]))[0]!
  const chosen = location ? await findLocation(db, location, locale) : undefined
  const path = chosen ? [...chosen.parents.map(({ id }) => id), chosen.id] : []
  if (!buyerCountry) return path
  const country = (await findAddressPlaces(db, [{ country: buyerCountry }]))[0]!
  return path.some((id) => id === country.at(-1)) ? path : country
}

/** The address that is offered first; in the country of delivery, if one is chosen. */
async function findFirstAddress(db: Db, accountId: string, country: string | undefined) {
  const { rows } = await sql<Address>`
    select country_code as country, region, city from delivery_addresses
    where account_id = ${accountId}::uuid and country_code = coalesce(${country ?? null}, country_code)
    order by is_default desc, id desc limit 1
  `.execute(db)
  return rows[0]
}
