import { sql } from 'kysely'
import type { Currency, Locale } from '#platform/constants.ts'
import type { Db } from '#platform/db/database.ts'
import { parameterOf } from '../catalog/characteristics.ts'
import { isInUse, isPresent } from '../suppliers/premises-status.ts'
import { unitWords } from './values/unit-words.ts'
import { fold } from './values/text.ts'

/** A characteristic that an import can fill. `names` and `labels` are folded and in all languages. */
export type Characteristic = {
  id: number
  /** The key without its class: `colour`, not `office-equipment.colour`. */
  key: string
  /** The name in the seller's language. */
  name: string
  type: 'Radio' | 'Check' | 'Interval' | 'Text' | 'TextList' | 'Select'
  names: ReadonlySet<string>
  units: readonly string[]
  options: ReadonlyMap<string, number>
  labels: ReadonlyMap<string, number>
}
export type Category = {
  id: number
  key: string
  /** The name in the seller's language. */
  name: string
  path: number[]
  names: ReadonlySet<string>
  characteristics: readonly Characteristic[]
  /** Characteristics required for publishing, without checkboxes: an unticked checkbox means no. */
  required: readonly Characteristic[]
}
/** By key. */
export type Catalog = ReadonlyMap<string, Category>

type CategoryRow = {
  id: number
  key: string
  name: string
  path: number[]
  names: string[]
  characteristicIds: number[]
  requiredIds: number[]
}
type CharacteristicRow = {
  id: number
  key: string
  name: string
  type: Characteristic['type']
  names: string[]
  units: string[]
  options: { id: number; key: string; labels: string[] | null }[]
}

/** Loads the categories with their characteristics for one import. `locale` is the seller's language. */
export async function loadCatalog(db: Db, locale: Locale): Promise<Catalog> {
  const characteristics = await readCharacteristics(db, locale)
  const { rows } = await sql<CategoryRow>`
    select c.id, c.key, coalesce(own.name, english.name, c.key) as name, c.path, array(select name from category_translations t where t.category_id = c.id) as names,
      array(
        select characteristic_id from category_characteristics cc where cc.category_id = c.id order by cc.position
      ) as "characteristicIds",
      array(select characteristic_id from category_characteristics cc where cc.category_id = c.id and cc.is_required) as "requiredIds"
    from categories c
    left join category_translations own on own.category_id = c.id and own.locale = ${locale}
    left join category_translations english on english.category_id = c.id and english.locale = 'en'
    where c.level = 'Category' and c.is_active
  `.execute(db)
  return new Map(
    rows.map(({ names, characteristicIds, requiredIds, ...category }) => {
      const own = characteristicIds.flatMap((id) => characteristics.get(id) ?? [])
      const required = own.filter(({ id, type }) => type !== 'Check' && requiredIds.includes(id))
      return [category.key, { ...category, names: new Set(names.map(fold)), characteristics: own, required }]
    }),
  )
}

async function readCharacteristics(db: Db, locale: Locale) {
  const { rows } = await sql<CharacteristicRow>`
    select c.id, c.key, c.type, coalesce(own.name, english.name, c.key) as name,
      array(select name from characteristic_translations t where t.characteristic_id = c.id) as names,
      array(select distinct unit from characteristic_translations t where t.characteristic_id = c.id and unit <> '') as units,
      coalesce((
        select json_agg(json_build_object('id', o.id, 'key', o.key, 'labels',
          (select json_agg(label) from characteristic_option_translations ot where ot.option_id = o.id)) order by o.position)
        from characteristic_options o where o.characteristic_id = c.id
      ), '[]') as options
    from characteristics c
    left join characteristic_translations own on own.characteristic_id = c.id and own.locale = ${locale}
    left join characteristic_translations english on english.characteristic_id = c.id and english.locale = 'en'
    where c.type in ('Radio', 'Check', 'Interval', 'Text', 'TextList', 'Select')
  `.execute(db)
  return new Map(
    rows.map(({ key, names, options, ...rest }): [number, Characteristic] => [
      rest.id,
      {
        ...rest,
        key: parameterOf(key),
        names: new Set(names.map(fold)),
        options: new Map(options.map((option) => [option.key, option.id])),
        labels: new Map(
          options.flatMap((option) => (option.labels ?? []).map((label) => [fold(label), option.id] as const)),
        ),
      },
    ]),
  )
}

export type ImportStore = {
  id: number
  currency: Currency
  locale: Locale
  countryCode: string | null
  warehouseId: number | null
}

/** By its alias or its id. */
export async function findImportStore(db: Db, store: string | number): Promise<ImportStore | undefined> {
  const condition = typeof store === 'number' ? sql`s.id = ${store}` : sql`s.alias = ${store}`
  const { rows } = await sql<ImportStore>`
    select id, currency, locale,
      (select country_code from locations l where l.id = s.location_id) as "countryCode",
      (select w.id from warehouses w where w.store_id = s.id and ${isPresent('w')} order by ${isInUse('w')} desc, w.id limit 1) as "warehouseId"
    from stores s where ${condition} and s.status <> 'Closed'
  `.execute(db)
  return rows[0]
}

/** The codes of units by their folded names, short names and abbreviations in all languages, and by the codes themselves. */
export async function unitsByName(db: Db): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ code: string; name: string }>`
    select unit_code as code, name from unit_type_translations union select unit_code, short from unit_type_translations
    union select code, code from unit_types
  `.execute(db)
  const known = new Set(rows.map(({ code }) => code))
  return new Map([
    ...unitWords.flatMap(([word, code]) => (known.has(code) ? [word, `${word}.`].map(withCode(code)) : [])),
    ...rows.flatMap(({ code, name }) => [fold(name), fold(name).replace(/\.$/, '')].map(withCode(code))),
  ])
}

const withCode =
  (code: string) =>
  (word: string): [string, string] => [word, code]
