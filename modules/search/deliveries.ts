import type { Locale } from '#platform/constants.ts'
import type { Db } from '#platform/db/database.ts'
import { sum } from '#platform/values/money.ts'
import { countriesIn, type Country } from '../geo/queries.ts'
import { countriesByAlias, storesByDelivery } from '../suppliers/deliveries.ts'
import { maxShownLength, parseList, type UnknownFilter } from './parse-filters.ts'

type DeliveryFilter = {
  /** Undefined if the text names no country. */
  countries: Country[] | undefined
  /** The stores that deliver to one of the countries. */
  storeIds: number[] | undefined
  unknown: UnknownFilter[]
}

/** The filter on countries that stores deliver to. */
export async function resolveDelivery(db: Db, text: string | undefined, locale: Locale): Promise<DeliveryFilter> {
  const { countries, unknown } = await countriesByAlias(db, parseList(text), locale)
  const rejected = unknown.map((value) => ({ filter: 'deliversTo', value: value.slice(0, maxShownLength) }))
  if (countries.length === 0) return { countries: undefined, storeIds: undefined, unknown: rejected }
  const storesByCode = await storesByDelivery(db)
  const storeIds = new Set(countries.flatMap(({ code }) => storesByCode.get(code) ?? []))
  return { countries, storeIds: [...storeIds], unknown: rejected }
}

/** The countries that the stores deliver to, with the sums of the counts. */
export async function countDeliveries(db: Db, countByStore: ReadonlyMap<number, number>, locale: Locale) {
  const [countries, storesByCode] = await Promise.all([countriesIn(db, locale), storesByDelivery(db)])
  return [...countries.values()].map((country) => ({
    ...country,
    count: sum((storesByCode.get(country.code) ?? []).map((id) => countByStore.get(id) ?? 0)),
  }))
}
