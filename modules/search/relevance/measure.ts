import { sql } from 'kysely'
import type { Locale } from '#platform/constants.ts'
import type { Db } from '#platform/db/database.ts'
import { figuresOf, type MeasuredQuery } from './figures.ts'
import { gainOf, type JudgedProduct, type JudgedQuery } from './judge.ts'

/** Runs judged queries; `find` returns the ids of the first results. */
export async function measure(
  db: Db,
  queries: readonly JudgedQuery[],
  find: (text: string, locale: Locale) => Promise<number[]>,
): Promise<MeasuredQuery[]> {
  const products = await readProducts(db)
  const positions = new Map(products.map(({ id }, position) => [id, position]))
  const measured: MeasuredQuery[] = []
  for (const query of queries) {
    const possible = products.map((product) => gainOf(query, product))
    const ids = await find(query.text, query.locale)
    const gains = ids.map((id) => possible[positions.get(id)!]!)
    measured.push({ query, figures: figuresOf(gains, possible) })
  }
  return measured
}

export async function readProducts(db: Db): Promise<JudgedProduct[]> {
  const { rows } = await sql<JudgedProduct>`
    select p.id, p.code, c.key as category, split_part(g.key, '/', 2) as group, b.name as brand, s.alias as store,
      (select string_agg(t.name, E'\n') from product_translations t where t.product_id = p.id) as names,
      (select coalesce(jsonb_object_agg(split_part(v.key, '.', 2), v.values), '{}') from (
        select h.key, jsonb_agg(v.value) as values
        from (
          select o.characteristic_id, to_jsonb(o.key) as value from characteristic_options o where o.id = any(p.option_ids)
          union all
          select n.characteristic_id, to_jsonb(n.number) from product_values n where n.product_id = p.id and n.number is not null
        ) v join characteristics h on h.id = v.characteristic_id group by h.key
      ) v) as values
    from products p join stores s on s.id = p.store_id and s.status = 'Active' join categories c on c.id = p.category_id join categories g on g.id = c.parent_id
    left join brands b on b.id = p.brand_id where p.status = 'Active'
  `.execute(db)
  return rows
}
