import { sql } from 'kysely'
import type { Locale } from '#platform/constants.ts'
import type { Db } from '#platform/db/database.ts'
import { type JudgedGood, type JudgedQuery, nDCG, readQueries } from './judge.ts'

export type Measured = { query: JudgedQuery; nDCG: number; found: number }
export type Figures = { queries: number; nDCG: number; zeroRate: number }

/** Asks every judged query that has an answer among these goods; `find` gives the ids of the first answers. */
export async function measure(db: Db, find: (text: string, locale: Locale) => Promise<number[]>): Promise<Measured[]> {
  const goods = await readGoods(db)
  const byId = new Map(goods.map((good) => [good.id, good]))
  const measured: Measured[] = []
  for (const query of readQueries()) {
    const all = goods.map(query.gainOf)
    const least =
      query.kind === 'size' || query.kind === 'code' ? all.reduce((best, gain) => Math.max(best, gain), 0) : 1
    const possible = all.filter((gain) => gain >= least)
    if (least === 0 || possible.length === 0) continue
    const ids = await find(query.text, query.locale)
    const gains = ids.map((id) => query.gainOf(byId.get(id)!)).map((gain) => (gain >= least ? gain : 0))
    measured.push({ query, found: ids.length, nDCG: nDCG(gains, possible)! })
  }
  return measured
}

export function figuresOf(measured: readonly Measured[]): Figures {
  const mean = (values: readonly number[]) =>
    Math.round((values.reduce((sum, value) => sum + value, 0) / values.length) * 10_000) / 10_000
  return {
    queries: measured.length,
    nDCG: mean(measured.map((each) => each.nDCG)),
    zeroRate: mean(measured.map(({ found }) => (found === 0 ? 1 : 0))),
  }
}

async function readGoods(db: Db): Promise<JudgedGood[]> {
  const { rows } = await sql<JudgedGood>`
    select p.id, p.code, c.key as category, split_part(g.key, '/', 2) as group, b.name as brand, s.alias as store,
      (select string_agg(t.name, E'\n') from product_translations t where t.product_id = p.id) as names,
      (select coalesce(array_agg(o.key), '{}') from characteristic_options o where o.id = any(p.option_ids)) as options
    from products p join stores s on s.id = p.store_id and s.status = 'Active' join categories c on c.id = p.category_id join categories g on g.id = c.parent_id
    left join brands b on b.id = p.brand_id where p.status = 'Active'
  `.execute(db)
  return rows
}
