// Unknown values of a file, each with its possible meanings.
import { sql } from 'kysely'
import type { Locale } from '#platform/constants.ts'
import type { OutputOf } from '#platform/contract.ts'
import type { Db } from '#platform/db/database.ts'
import { unitsByName } from '../../feeds/catalog.ts'
import { importErrors } from '../errors.ts'
import { findOwnImport } from '../import-record.ts'
import type { listRepairs } from '../repair-contract.ts'
import { findCharacteristics, findConstants, type Place, type Repair } from './asked-characteristics.ts'
import { findCurrencies } from './asked-currencies.ts'
import { unitChoices } from './choices.ts'
import { nearestName } from './nearest-name.ts'
import { asFiled, maxValues, rejectedValues } from './rejected-values.ts'

type Repairs = OutputOf<typeof listRepairs>

/** Of those with unknown values. */
const maxCharacteristics = 20

export async function findRepairs(db: Db, { storeId, id, locale }: Place): Promise<Repairs> {
  const record = await findOwnImport(db, storeId, id)
  if (!record) throw importErrors.notFound()
  const items = [
    await unitRepair(db, id, locale),
    ...(await findCurrencies(db, { storeId, id, locale }, record.statedRates)),
    ...(await optionRepairs(db, id, locale)),
    ...(await findConstants(db, { storeId, id, locale })),
    ...(await findCharacteristics(db, { storeId, id, locale })),
  ]
  return { items: items.filter(({ values }) => values.length > 0), ...(await findRetries(db, id)) }
}

async function unitRepair(db: Db, id: string, locale: Locale): Promise<Repair> {
  const values = await rejectedValues(db, id, 'unknownUnit')
  const names = Map.groupBy(await unitsByName(db), ([, code]) => code)
  const units = await unitChoices(db, locale)
  const named = units.map(({ key }) => ({ key, names: (names.get(key) ?? []).map(([name]) => name) }))
  return {
    kind: 'Unit',
    scope: '',
    name: null,
    choices: units,
    values: values.map((each) => ({ ...asFiled(each), guess: nearestName(each.value, named) })),
  }
}

type OptionRow = {
  id: number
  name: string
  options: { id: number; label: string; labels: string[] }[]
  values: { value: string; rowCount: number }[]
}

async function optionRepairs(db: Db, id: string, locale: Locale): Promise<Repair[]> {
  const { rows } = await sql<OptionRow>`
    with met as (
      select scope, sum(row_count) as row_count from import_values where import_id = ${id}::uuid and kind = 'Option'
      group by scope order by sum(row_count) desc, scope limit ${maxCharacteristics}
    )
    select c.id, coalesce(own.name, english.name, c.key) as name,
      (select json_agg(json_build_object('value', v.label, 'rowCount', v.row_count) order by v.row_count desc, v.value) from (
        select label, value, row_count from import_values v where v.import_id = ${id}::uuid and v.kind = 'Option' and v.scope = c.id
        order by row_count desc, value limit ${maxValues}
      ) v) as values,
      coalesce((
        select json_agg(json_build_object('id', o.id, 'label', coalesce(ot.label, oe.label, o.key), 'labels',
          array(select label from characteristic_option_translations t where t.option_id = o.id)) order by o.position)
        from characteristic_options o
        left join characteristic_option_translations ot on ot.option_id = o.id and ot.locale = ${locale}
        left join characteristic_option_translations oe on oe.option_id = o.id and oe.locale = 'en'
        where o.characteristic_id = c.id
      ), '[]') as options
    from met join characteristics c on c.id = met.scope
    left join characteristic_translations own on own.characteristic_id = c.id and own.locale = ${locale}
    left join characteristic_translations english on english.characteristic_id = c.id and english.locale = 'en'
    order by met.row_count desc, c.id
  `.execute(db)
  return rows.map(({ id: characteristicId, name, options, values }) => {
    const named = options.map((option) => ({ key: String(option.id), names: option.labels }))
    return {
      kind: 'Option',
      scope: String(characteristicId),
      name,
      choices: options.map((option) => ({ key: String(option.id), label: option.label })),
      values: values.map((each) => ({ ...asFiled(each), guess: nearestName(each.value, named) })),
    }
  })
}

async function findRetries(db: Db, id: string): Promise<Omit<Repairs, 'items'>> {
  const { rows } = await sql<Omit<Repairs, 'items'>>`
    select i.status in ('Done', 'Failed') and i.result is not null and exists (
        select from import_rejections j join import_rows r on r.import_id = j.import_id and r.number = j.number where j.import_id = i.id
      ) as "canRetry",
      coalesce((
        select json_agg(json_build_object('id', c.id, 'fileName', c.file_name, 'status', c.status, 'createdAt', c.created_at) order by c.created_at)
        from imports c where c.retries = i.id
      ), '[]') as retries,
      (select json_build_object('id', p.id, 'fileName', p.file_name) from imports p where p.id = i.retries) as "retryOf"
    from imports i where i.id = ${id}::uuid
  `.execute(db)
  const { canRetry, retries, retryOf } = rows[0]!
  return { canRetry: canRetry ?? false, retries, retryOf }
}
