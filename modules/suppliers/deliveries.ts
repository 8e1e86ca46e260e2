import { sql } from 'kysely'
import { cached } from '#platform/cache.ts'
import type { Locale } from '#platform/constants.ts'
import type { Db } from '#platform/db/database.ts'
import { countriesIn, ownCountryOf, type Visitor } from '../geo/queries.ts'
import { deliveredCountries } from './terms.ts'

/** By the code of a country, the stores that state that they deliver there, whatever their status. */
export const storesByDelivery = cached(
  { tag: 'stores' },
  async (db): Promise<ReadonlyMap<string, readonly number[]>> => {
    const { rows } = await sql<{ code: string; storeIds: number[] }>`
    select code, array_agg(s.id) as "storeIds" from stores s cross join unnest(${deliveredCountries}) as code group by code
  `.execute(db)
    return new Map(rows.map(({ code, storeIds }) => [code, storeIds]))
  },
)

/** The countries with these aliases, and the aliases that are not those of a country. */
export async function countriesByAlias(db: Db, aliases: readonly string[], locale: Locale) {
  const byAlias = new Map([...(await countriesIn(db, locale)).values()].map((country) => [country.alias, country]))
  return {
    countries: aliases.flatMap((alias) => byAlias.get(alias) ?? []),
    unknown: aliases.filter((alias) => !byAlias.has(alias)),
  }
}

/** Counts by the codes of countries as values of a filter, the largest first, before them that of the visitor's own country. */
export async function deliveryValues(
  db: Db,
  counts: Readonly<Record<string, number>>,
  chosenCodes: readonly string[],
  visitor: Visitor,
) {
  const [countries, own] = await Promise.all([countriesIn(db, visitor.locale), ownCountryOf(db, visitor)])
  return [...countries.values()]
    .map(({ code, alias, name }) => ({
      value: alias,
      label: name,
      count: counts[code] ?? 0,
      isChosen: chosenCodes.includes(code),
    }))
    .filter(({ count, isChosen }) => count > 0 || isChosen)
    .sort(
      (a, b) =>
        Number(b.value === own) - Number(a.value === own) ||
        b.count - a.count ||
        a.label.localeCompare(b.label, visitor.locale),
    )
}
