import { sql } from 'kysely'
import type { Locale } from '#platform/constants.ts'
import type { Db } from '#platform/db/database.ts'
import { type JudgedProduct, type JudgedQuery, nDCG, readQueries } from './judge.ts'

export type MeasuredQuery = { query: JudgedQuery; nDCG: number; resultCount: number }
export type RelevanceFigures = { queries: number; nDCG: number; zeroRate: number }

/** Runs every judged query that has a relevant product; `find` returns the ids of the first results. */
export async function measure(
  db: Db,
  find: (text: string, locale: Locale) => Promise<number[]>,
): Promise<MeasuredQuery[]> {
  const products = await readProducts(db)
  const byId = new Map(products.map((product) => [product.id, product]))
  const measured: MeasuredQuery[] = []
  for (const query of readQueries()) {
    const all = products.map(query.gainOf)
    const minGain =
      query.kind === 'size' || query.kind === 'code' ? all.reduce((best, gain) => Math.max(best, gain), 0) : 1
    const possible = all.filter((gain) => gain >= minGain)
    if (minGain === 0 || possible.length === 0) continue
    const ids = await find(query.text, query.locale)
    const gains = ids.map((id) => query.gainOf(byId.get(id)!)).map((gain) => (gain >= minGain ? gain : 0))
    measured.push({ query, resultCount: ids.length, nDCG: nDCG(gains, possible)! })
  }
  return measured
}

export function summarize(measured: readonly MeasuredQuery[]): RelevanceFigures {
  const mean = (values: readonly number[]) =>
    Math.round((values.reduce((sum, value) => sum + value, 0) / values.length) * 10_000) / 10_000
  return {
    queries: measured.length,
    nDCG: mean(measured.map((each) => each.nDCG)),
    zeroRate: mean(measured.map(({ resultCount }) => (resultCount === 0 ? 1 : 0))),
  }
}

async function readProducts(db: Db): Promise<JudgedProduct[]> {
  const { rows } = await sql<JudgedProduct>`
    select p.id, p.code, c.key as category, split_part(g.key, '/', 2) as group, b.name as brand, s.alias as store,
      (select string_agg(t.name, E'\n') from product_translations t where t.product_id = p.id) as names,
      (select coalesce(array_agg(o.key), '{}') from characteristic_options o where o.id = any(p.option_ids)) as options
    from products p join stores s on s.id = p.store_id and s.status = 'Active' join categories c on c.id = p.category_id join categories g on g.id = c.parent_id
    left join brands b on b.id = p.brand_id where p.status = 'Active'
  `.execute(db)
  return rows
}
