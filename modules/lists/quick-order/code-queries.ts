import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

type Product = { id: number; code: string }

/** Suppliers to choose among for one code. */
const maxMatches = 6
/** Of each unknown code, before and after it in the order of codes. */
const maxNeighbours = 6
/** The least that a near code has in common with the unknown one. */
const prefixLength = 3

/** Live products by code, without regard to case and separators; the most popular first. */
export async function findByCodes(db: Db, codes: readonly string[]) {
  if (codes.length === 0) return new Map<string, Product[]>()
  const { rows } = await sql<Product & { wanted: string }>`
    select w.code as wanted, p.id, p.code
    from unnest(${codes as string[]}::text[]) w (code) cross join lateral (
      select p.id, p.code, p.popularity from products p join stores s on s.id = p.store_id and s.status = 'Active'
      where p.status = 'Active' and code_key(p.code) = code_key(w.code) and code_key(w.code) <> ''
      order by p.popularity desc, p.id limit ${maxMatches}
    ) p order by p.popularity desc, p.id
  `.execute(db)
  return Map.groupBy(rows, ({ wanted }) => wanted)
}

/** Live products around codes that nobody has, in the order of codes: both directions read a few entries of the index. */
export async function findNearCodes(db: Db, codes: readonly string[]) {
  if (codes.length === 0) return new Map<string, Product[]>()
  const neighbours = (comparison: ReturnType<typeof sql>, order: ReturnType<typeof sql>) => sql`
    (select p.id, p.code, p.store_id from products p where p.status = 'Active' and code_key(p.code) ${comparison} code_key(w.code)
      order by code_key(p.code) using ${order} limit ${maxNeighbours})
  `
  const { rows } = await sql<Product & { wanted: string }>`
    select w.code as wanted, n.id, n.code from unnest(${codes as string[]}::text[]) w (code) cross join lateral (
      ${neighbours(sql`~>=~`, sql`~<~`)} union all ${neighbours(sql`~<~`, sql`~>~`)}
    ) n join stores s on s.id = n.store_id and s.status = 'Active'
    where left(code_key(n.code), ${prefixLength}) = left(code_key(w.code), ${prefixLength})
  `.execute(db)
  return Map.groupBy(rows, ({ wanted }) => wanted)
}
