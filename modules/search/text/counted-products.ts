import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { Count } from '../analysis/parse-query.ts'

/** How many of the parts each of these products has, as far as its characteristics tell. */
export async function countsOf(
  db: Db,
  products: readonly { id: number }[],
  { characteristicIds }: Count,
): Promise<ReadonlyMap<number, number>> {
  const ids = products.map(({ id }) => id)
  const { rows } = await sql<{ id: number; count: number }>`
    with options as (
      select distinct o.id, t.label::int as count from characteristic_options o join characteristic_option_translations t on t.option_id = o.id
      where o.characteristic_id = any(${characteristicIds as number[]}::int[]) and t.label ~ '^\\d{1,2}$'
    )
    select p.id, o.count from products p join options o on p.option_ids @> array[o.id] where p.id = any(${ids}::int[])
    union all
    select product_id, number::float8 from product_values
    where product_id = any(${ids}::int[]) and characteristic_id = any(${characteristicIds as number[]}::int[]) and number is not null
  `.execute(db)
  return new Map(rows.map(({ id, count }) => [id, count]))
}
