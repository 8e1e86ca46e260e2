import type pg from 'pg'
import { slugify } from '#platform/i18n/slug.ts'
import { copyRows } from '#seed/copy-rows.ts'
import type { LoadedCategory } from '#seed/load-catalogue.ts'

export type Brand = { id: number; name: string }

/** Brands by class: those of the demonstration, and combinations of their names until there are `count`. */
export async function loadManyBrands(
  client: pg.ClientBase,
  categories: readonly LoadedCategory[],
  count: number,
): Promise<Map<string, Brand[]>> {
  const known = [...new Set(categories.flatMap(({ seed }) => seed.brands))]
  const brands = distinct([...known, ...crossed(known)])
    .slice(0, count)
    .map((brand, index) => ({ id: index + 1, ...brand }))
  await copyRows(
    client,
    'brands',
    ['id', 'alias', 'name'],
    brands.map(({ id, alias, name }) => [id, alias, name]),
  )
  await client.query(`select setval(pg_get_serial_sequence('brands', 'id'), $1)`, [brands.length])
  const classKeys = [...new Set(categories.map(({ classKey }) => classKey))]
  return new Map(
    classKeys.map((key, place) => {
      const own = new Set(categories.filter(({ classKey }) => classKey === key).flatMap(({ seed }) => seed.brands))
      return [
        key,
        brands.filter(({ id, name }) => own.has(name) || (id > known.length && id % classKeys.length === place)),
      ]
    }),
  )
}

/** Combines the first half of one name with the second half of another: Torvik and Boltane give Torane. */
function* crossed(names: readonly string[]) {
  for (let distance = 1; distance < names.length; distance++)
    for (const [index, name] of names.entries()) {
      const other = names[(index + distance * 7) % names.length]!
      yield name.slice(0, Math.ceil(name.length / 2)) + other.slice(Math.floor(other.length / 2)).toLowerCase()
    }
}

function distinct(names: readonly string[]) {
  const byAlias = new Map(names.map((name) => [slugify(name), name]))
  return [...byAlias].map(([alias, name]) => ({ alias, name }))
}
