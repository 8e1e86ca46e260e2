import { sql } from 'kysely'
import { type Locale, formatTags } from '#platform/constants.ts'
import type { Db } from '#platform/db/database.ts'
import { listLegalForms } from '../../content/queries.ts'
import { unitsIn } from '../../content/units.ts'
import { isPresent } from '../../suppliers/premises-status.ts'
import type { ChoiceSource, StoreContext } from '../fields.ts'

export type Choice = { value: string; label: string }

/** Possible values of a field with labels in the language. */
export async function choicesOf(
  db: Db,
  source: ChoiceSource,
  store: StoreContext | undefined,
  locale: Locale,
): Promise<Choice[]> {
  if (source === 'country') return countriesIn(locale)
  if (source === 'saleCountry') return saleCountriesIn(db, locale)
  if (source === 'unit')
    return [...(await unitsIn(db, locale)).values()].map(({ code, name }) => ({ value: code, label: name }))
  if (!store) return []
  if (source === 'warehouse') return warehousesOf(db, store, locale)
  const forms = await listLegalForms(db, locale)
  return forms
    .filter(({ countryCode }) => countryCode === store.country)
    .map(({ code, name }) => ({ value: code, label: name }))
}

/** The countries that buyers can choose as their location. */
async function saleCountriesIn(db: Db, locale: Locale) {
  const { rows } = await sql<{ code: string }>`
    select distinct country_code as code from locations where level = 'Country' and country_code is not null
  `.execute(db)
  const codes = new Set(rows.map(({ code }) => code))
  return countriesIn(locale).filter(({ value }) => codes.has(value))
}

const maxWarehouses = 500

async function warehousesOf(db: Db, { id, locale: storeLocale }: StoreContext, locale: Locale) {
  const { rows } = await sql<Choice>`
    select id::text as value, coalesce(names ->> ${locale}, names ->> 'en', names ->> ${storeLocale}, '') as label from warehouses w where store_id = ${id} and ${isPresent('w')} order by id limit ${maxWarehouses}
  `.execute(db)
  return rows
}

const countries = new Map<Locale, Choice[]>()
/** Region codes of CLDR that are not countries. */
const nonCountries = new Set(['AC', 'EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ'])
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

function countriesIn(locale: Locale): Choice[] {
  const cached = countries.get(locale)
  if (cached) return cached
  const names = new Intl.DisplayNames(formatTags[locale], { type: 'region', fallback: 'none' })
  const codes = letters.flatMap((first) => letters.map((second) => first + second))
  const found = codes.flatMap((code) => {
    const label = names.of(code)
    // Obsolete codes resolve to their successor: SU is now RU.
    const isCurrent = new Intl.Locale(`und-${code}`).region === code && !nonCountries.has(code)
    return label && isCurrent ? [{ value: code, label }] : []
  })
  const sorted = found.toSorted((one, other) => one.label.localeCompare(other.label, formatTags[locale]))
  countries.set(locale, sorted)
  return sorted
}
