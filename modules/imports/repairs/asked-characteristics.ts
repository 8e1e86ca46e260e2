// Characteristics that the rows of a group lack, and names of the file that are none, with the answers that the store gave before.
import { sql } from 'kysely'
import type { Locale } from '#platform/constants.ts'
import type { OutputOf } from '#platform/contract.ts'
import type { Db } from '#platform/db/database.ts'
import { bestName } from '#platform/db/best-translation.ts'
import { recall, scopedKey } from '../import-memory.ts'
import type { listRepairs } from '../repair-contract.ts'
import { nearestName } from './nearest-name.ts'

export type Repair = OutputOf<typeof listRepairs>['items'][number]
export type Place = { storeId: number; id: string; locale: Locale }

/** Nobody answers more questions than this. */
const maxScopes = 10
const maxValues = 12
/** Names of characteristics have many words in common that mean little. */
const minLikeness = 0.7

type QuestionRow = { scope: number; value: string; label: string; sample: string; rowCount: number }
type Named = { id: number; name: string; unit: string; names: string[]; options: { key: string; label: string }[] }

/** A value for all rows of a group that lack a characteristic. */
export async function findConstants(db: Db, { storeId, id, locale }: Place): Promise<Repair[]> {
  const { rows } = await sql<QuestionRow>`
    select v.scope, v.value, coalesce(g.label, v.label) as label, '' as sample, v.row_count as "rowCount"
    from (${largest(id, 'Constant')}) v left join import_groups g on g.import_id = ${id}::uuid and g.key = v.value
    order by v.total desc, v.scope, v.row_count desc, v.value
  `.execute(db)
  const characteristics = await findNamed(db, [...new Set(rows.map(({ scope }) => scope))], locale)
  const answers = await recall<string>(db, storeId, 'Constant', rows.map(keyOf))
  return [...Map.groupBy(rows, ({ scope }) => scope)].flatMap(([scope, of]): Repair[] => {
    const asked = characteristics.get(scope)
    if (!asked) return []
    const values = of.map(({ scope: _, ...each }) => ({
      ...each,
      guess: answers.get(scopedKey(scope, each.value)) ?? null,
    }))
    const name = asked.unit ? `${asked.name}, ${asked.unit}` : asked.name
    return [{ kind: 'Constant', scope: String(scope), name, choices: asked.options, values }]
  })
}

/** Parameters and columns that are no characteristic of their category. */
export async function findCharacteristics(db: Db, { storeId, id, locale }: Place): Promise<Repair[]> {
  const { rows } = await sql<QuestionRow & { category: string; characteristicIds: number[] }>`
    select v.scope, v.value, v.label, v.sample, v.row_count as "rowCount", n.name as category,
      array(select characteristic_id from category_characteristics cc where cc.category_id = v.scope order by cc.position) as "characteristicIds"
    from (${largest(id, 'Characteristic')}) v
    join imports i on i.id = ${id}::uuid join stores s on s.id = i.store_id
    left join lateral ${bestName(sql`category_translations t where t.category_id = v.scope`, locale)} n on true
    order by v.total desc, v.scope, v.row_count desc, v.value
  `.execute(db)
  const characteristics = await findNamed(
    db,
    [...new Set(rows.flatMap(({ characteristicIds }) => characteristicIds))],
    locale,
  )
  const answers = await recall<number>(db, storeId, 'Characteristic', rows.map(keyOf))
  return [...Map.groupBy(rows, ({ scope }) => scope)].map(([scope, of]): Repair => {
    const own = of[0]!.characteristicIds.flatMap((characteristicId) => characteristics.get(characteristicId) ?? [])
    const named = own.map((each) => ({ key: String(each.id), names: each.names }))
    return {
      kind: 'Characteristic',
      scope: String(scope),
      name: of[0]!.category,
      choices: own.map((each) => ({ key: String(each.id), label: each.name })),
      values: of.map(({ value, label, sample, rowCount }) => {
        const answer = answers.get(scopedKey(scope, value))
        return {
          value,
          label,
          sample,
          rowCount,
          guess: answer === undefined ? nearestName(value, named, minLikeness) : String(answer),
        }
      }),
    }
  })
}

const keyOf = ({ scope, value }: QuestionRow) => scopedKey(scope, value)

/** The most frequent values of the scopes that have most rows. */
const largest = (id: string, kind: 'Constant' | 'Characteristic') => sql`
  select * from (
    select *, dense_rank() over (order by total desc, scope) as place, row_number() over (partition by scope order by row_count desc, value) as rank
    from (
      select scope, value, label, sample, row_count, sum(row_count) over (partition by scope) as total from import_values
      where import_id = ${id}::uuid and kind = ${kind}
    ) counted
  ) ranked where place <= ${maxScopes} and rank <= ${maxValues}
`

export async function findNamed(db: Db, ids: readonly number[], locale: Locale): Promise<ReadonlyMap<number, Named>> {
  const { rows } = await sql<Named>`
    select c.id, coalesce(own.name, english.name, c.key) as name, coalesce(own.unit, english.unit, '') as unit,
      array(select name from characteristic_translations t where t.characteristic_id = c.id) as names,
      coalesce((
        select json_agg(json_build_object('key', o.id::text, 'label', coalesce(ot.label, oe.label, o.key)) order by o.position)
        from characteristic_options o
        left join characteristic_option_translations ot on ot.option_id = o.id and ot.locale = ${locale}
        left join characteristic_option_translations oe on oe.option_id = o.id and oe.locale = 'en'
        where o.characteristic_id = c.id
      ), '[]') as options
    from characteristics c
    left join characteristic_translations own on own.characteristic_id = c.id and own.locale = ${locale}
    left join characteristic_translations english on english.characteristic_id = c.id and english.locale = 'en'
    where c.id = any(${ids as number[]}::int[]) and c.type in ('Radio', 'Check', 'Interval', 'Text', 'TextList', 'Select')
  `.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}
