import type pg from 'pg'
import { type Locale, locales } from '#platform/constants.ts'
import { copyRows } from '#platform/db/copy-rows.ts'
import { locations } from './geo/index.ts'
import type { LocationSeed } from './geo/types.ts'
import { loadSynonyms } from './load-synonyms.ts'
import { currencies, currencyRates, dialCodes, legalForms } from './system.ts'
import { texts } from './texts/index.ts'
import { units } from './units.ts'

/** Data that every deployment needs: locations, units, currencies with a dated rate, legal forms, dial codes, texts. */
export async function loadReference(client: pg.ClientBase) {
  await loadLocations(client)
  await copyRows(
    client,
    'unit_types',
    ['code', 'position', 'pieces'],
    units.map(({ code, pieces = 1 }, position) => [code, position, pieces]),
  )
  await copyRows(
    client,
    'unit_type_translations',
    ['unit_code', 'locale', 'name', 'short', 'plural'],
    units.flatMap(({ code, name, short, plural }) =>
      locales.map((locale) => [code, locale, name[locale], short[locale], plural[locale]]),
    ),
  )
  await copyRows(
    client,
    'currency_names',
    ['currency', 'locale', 'name'],
    currencies.flatMap(({ code, name }) => mapLocales((locale) => [code.toUpperCase(), locale, name[locale]])),
  )
  await copyRows(
    client,
    'currency_rates',
    ['currency', 'rate_date', 'per_euro', 'source'],
    Object.entries(currencyRates.rates).map(([code, rate]) => [
      code.toUpperCase(),
      currencyRates.date,
      rate,
      currencyRates.source,
    ]),
  )
  await copyRows(
    client,
    'legal_forms',
    ['code', 'country_code', 'names'],
    legalForms.map(({ code, country, name }) => [code, country, name]),
  )
  await copyRows(client, 'dial_codes', ['country_code', 'dial_code'], Object.entries(dialCodes))
  await copyRows(
    client,
    'texts',
    ['type', 'locale', 'title', 'body'],
    texts.flatMap(({ type, title, body }) => mapLocales((locale) => [type, locale, title[locale], body[locale]])),
  )
  await loadSynonyms(client)
}

type LocationRow = {
  id: number
  parentId: number | null
  seed: LocationSeed
  path: number[]
  position: number
  country: string | null
}

async function loadLocations(client: pg.ClientBase) {
  const rows: LocationRow[] = []
  const add = (seed: LocationSeed, parent: LocationRow | null, position: number) => {
    const id = rows.length + 1
    const row = {
      id,
      parentId: parent?.id ?? null,
      seed,
      path: [...(parent?.path ?? []), id],
      position,
      country: seed.country ?? parent?.country ?? null,
    }
    rows.push(row)
    seed.children?.forEach((child, index) => add(child, row, index))
  }
  add(locations, null, 0)
  await copyRows(
    client,
    'locations',
    ['id', 'parent_id', 'level', 'alias', 'country_code', 'path', 'position', 'population', 'latitude', 'longitude'],
    rows.map(({ id, parentId, seed, path, position, country }) => [
      id,
      parentId,
      seed.level,
      seed.key,
      country,
      path,
      position,
      seed.population,
      seed.lat,
      seed.lon,
    ]),
  )
  await copyRows(
    client,
    'location_translations',
    ['location_id', 'locale', 'name'],
    rows.flatMap(({ id, seed }) => mapLocales((locale) => [id, locale, seed.name[locale]])),
  )
  await client.query(`select setval(pg_get_serial_sequence('locations', 'id'), $1)`, [rows.length])
}

export const mapLocales = <LocationRow>(row: (locale: Locale) => LocationRow): LocationRow[] => locales.map(row)
