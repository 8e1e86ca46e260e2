import { sql } from 'kysely'
import type { Locale } from '#platform/constants.ts'
import type { Db } from '#platform/db/database.ts'
import { slugOf } from './slug.ts'
import { characteristicsOf } from './characteristics.ts'
import type { ShownName } from './shown-name.ts'
import { assembledName, type CharacteristicValues, characteristicValues } from './specs.ts'
import { treeIn } from './tree.ts'

/** A row of a product with the best of the seller's names, as `bestName` finds it; null where the row has no product. */
type Named = { productId: number | null; name: string | null; nameLocale: Locale | null }
type ShownProduct = ShownName & { id: number; slug: string }

/** The products of the rows as readers of `locale` see their names; see `shownName`. Slugs have the seller's names. */
export async function shownProducts(
  db: Db,
  rows: readonly Named[],
  locale: Locale,
): Promise<ReadonlyMap<number, ShownProduct>> {
  const products = rows.flatMap(({ productId: id, name, nameLocale }) =>
    id === null || name === null ? [] : [{ id, name, nameLocale: nameLocale! }],
  )
  const foreign = products.filter(({ nameLocale }) => nameLocale !== locale)
  const assembled = await assembledNames(
    db,
    foreign.map(({ id }) => id),
    locale,
  )
  return new Map<number, ShownProduct>(
    products.map((product) => {
      const slug = slugOf(product)
      const { id, name: own, nameLocale } = product
      const name = assembled.get(id)
      return name === undefined
        ? [id, { ...product, slug, originalName: null }]
        : [id, { id, slug, name, nameLocale: locale, originalName: { name: own, locale: nameLocale } }]
    }),
  )
}

/** For lines that keep a name in another language: the present names of their products in `locale`, given by the seller or assembled. */
export async function namesInLocale(
  db: Db,
  lines: readonly { productId: number | null; nameLocale: Locale }[],
  locale: Locale,
): Promise<ReadonlyMap<number, string>> {
  const ids = lines.flatMap(({ productId, nameLocale }) => (nameLocale === locale ? [] : (productId ?? [])))
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: number; name: string }>`
    select product_id as id, name from product_translations where product_id = any(${ids}::int[]) and locale = ${locale}
  `.execute(db)
  const given = new Map(rows.map(({ id, name }) => [id, name]))
  const assembled = await assembledNames(
    db,
    ids.filter((id) => !given.has(id)),
    locale,
  )
  return new Map([...given, ...assembled])
}

/** Names made of category and characteristics, for those of the products that have one name only. */
export async function assembledNames(
  db: Db,
  ids: readonly number[],
  locale: Locale,
): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<CharacteristicValues & { id: number }>`
    select p.id, p.category_id as "categoryId", p.option_ids as "optionIds", v.ids as "valueIds", v.values
    from products p cross join lateral ${characteristicValues} v
    where p.id = any(${[...new Set(ids)]}::int[]) and (select count(*) from product_translations t where t.product_id = p.id) = 1
  `.execute(db)
  if (rows.length === 0) return new Map()
  const { byId: categories } = await treeIn(db, locale)
  const names = new Map<number, string>()
  for (const row of rows) {
    const characteristics = await characteristicsOf(db, row.categoryId, locale)
    const name = assembledName(categories.get(row.categoryId), characteristics, row, locale)
    if (name !== undefined) names.set(row.id, name)
  }
  return names
}
