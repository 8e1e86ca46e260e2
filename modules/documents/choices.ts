import { sql } from 'kysely'
import { type Locale, languageTags } from '#platform/constants.ts'
import type { Db } from '#platform/db/database.ts'
import { listLegalForms } from '../content/queries.ts'
import { unitsIn } from '../content/units.ts'
import type { ChoiceSource, OwnStore } from './fields.ts'

export type Choice = { value: string; label: string }

/** What a field can be set to, named in the language. */
export async function choicesOf(
  db: Db,
  source: ChoiceSource,
  store: OwnStore | undefined,
  locale: Locale,
): Promise<Choice[]> {
  if (source === 'country') return countriesIn(locale)
  if (source === 'unit')
    return [...(await unitsIn(db, locale)).values()].map(({ code, name }) => ({ value: code, label: name }))
  if (!store) return []
  if (source === 'warehouse') return warehousesOf(db, store, locale)
  const forms = await listLegalForms(db, locale)
  return forms
    .filter(({ countryCode }) => countryCode === store.country)
    .map(({ code, name }) => ({ value: code, label: name }))
}

const mostWarehouses = 500

async function warehousesOf(db: Db, { id, locale: own }: OwnStore, locale: Locale) {
  const { rows } = await sql<Choice>`
    select id::text as value, coalesce(names ->> ${locale}, names ->> 'en', names ->> ${own}, '') as label from warehouses where store_id = ${id} order by id limit ${mostWarehouses}
  `.execute(db)
  return rows
}

const countries = new Map<Locale, Choice[]>()
/** Regions that are no countries. */
const groups = new Set(['AC', 'EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ'])
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

function countriesIn(locale: Locale): Choice[] {
  const known = countries.get(locale)
  if (known) return known
  const names = new Intl.DisplayNames(languageTags[locale], { type: 'region', fallback: 'none' })
  const codes = letters.flatMap((first) => letters.map((second) => first + second))
  const found = codes.flatMap((code) => {
    const label = names.of(code)
    // Codes outlive their countries: SU is now RU.
    const isCurrent = new Intl.Locale(`und-${code}`).region === code && !groups.has(code)
    return label && isCurrent ? [{ value: code, label }] : []
  })
  const sorted = found.toSorted((one, other) => one.label.localeCompare(other.label, languageTags[locale]))
  countries.set(locale, sorted)
  return sorted
}
