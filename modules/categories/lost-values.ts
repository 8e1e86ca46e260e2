import { sql } from 'kysely'
import type { Locale } from '#platform/constants.ts'
import type { Db } from '#platform/db/database.ts'
import { type Characteristic, characteristicsOf } from '../catalog/characteristics.ts'

/** The characteristics of which products lose their value in another category, and how many products do. */
export async function findLostValues(db: Db, fromId: number, toId: number, locale: Locale) {
  const [from, to] = await Promise.all([characteristicsOf(db, fromId, locale), characteristicsOf(db, toId, locale)])
  const lost = from.flatMap((characteristic) => lostOf(characteristic, to))
  if (lost.length === 0) return []
  const { rows } = await sql<{ name: string; count: number }>`
    select l.name, count(*)::int as count
    from json_to_recordset(${JSON.stringify(lost)}::json) as l (id int, name text, "isWhole" boolean, "optionIds" int[])
    join products p on p.category_id = ${fromId} and (
      p.option_ids && l."optionIds"
      or l."isWhole" and exists (select from product_values v where v.product_id = p.id and v.characteristic_id = l.id)
    ) group by l.id, l.name order by count desc, l.name
  `.execute(db)
  return rows
}

/** As products keep values in `movedValues`: by the key of the characteristic and of the option. */
function lostOf({ id, name, parameter, type, options }: Characteristic, to: readonly Characteristic[]) {
  const target = to.find((each) => each.parameter === parameter && each.type === type)
  const optionIds = options
    .filter((option) => !target?.options.some((each) => each.id === option.id || each.key === option.key))
    .map((option) => option.id)
  return target && optionIds.length === 0 ? [] : [{ id, name, isWhole: !target, optionIds }]
}
