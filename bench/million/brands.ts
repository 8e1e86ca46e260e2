import type pg from 'pg'
import { brandAliasOf } from '#modules/catalog/brands.ts'
import { loadBrands } from '#seed/load-brands.ts'
import type { LoadedCategory } from '#seed/load-catalogue.ts'

export type Brand = { id: number; name: string }

/** Brands by class: those of the demonstration, and combinations of their names until there are `count`. */
export async function loadManyBrands(
  client: pg.ClientBase,
  categories: readonly LoadedCategory[],
  count: number,
): Promise<Map<string, Brand[]>> {
  const known = [...new Set(categories.flatMap(({ seed }) => seed.brands))]
  const names = distinct([...known, ...crossed(known)]).slice(0, count)
  const ids = await loadBrands(client, names)
  const brands = names.map((name) => ({ id: ids.get(name)!, name }))
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

const distinct = (names: readonly string[]) => [...new Map(names.map((name) => [brandAliasOf(name), name])).values()]
