import type pg from 'pg'
import { locales } from '#platform/constants.ts'
import { slugify } from '#platform/i18n/slug.ts'
import { copyRows } from '#platform/db/copy-rows.ts'
import type { DrawnFiles } from '#seed/drawn-files.ts'
import { loadCatalogue, type LoadedCatalogue, type LoadedCategory } from '#seed/load-catalogue.ts'
import { t, type Text } from '#seed/types.ts'

/** `share` is the category's fraction of all products. */
export type SizedCategory = LoadedCategory & { share: number }

type Derived = LoadedCategory & { origin: number; name: Text }

/** Variants of the demonstration categories, to reach four hundred. */
const variants: readonly { key: string; name: Text }[] = [
  {
    key: 'to-order',
    name: t('made to order', 'под заказ', 'po narudžbini', 'auf Bestellung', 'su ordinazione', 'sipariş üzerine'),
  },
  {
    key: 'small-packs',
    name: t(
      'in small packs',
      'в мелкой упаковке',
      'u malim pakovanjima',
      'in Kleinpackungen',
      'in piccole confezioni',
      'küçük ambalajda',
    ),
  },
]

/** The classes of the demonstration with `count` categories, each with its share of the products. */
export async function loadSizedCatalogue(client: pg.ClientBase, files: DrawnFiles, count: number) {
  const { categories, characteristics } = await loadCatalogue(client, files)
  const derived = await deriveCategories(client, categories, count - categories.length)
  return { categories: sized([...categories, ...derived]), characteristics } satisfies LoadedCatalogue
}

async function deriveCategories(client: pg.ClientBase, origins: readonly LoadedCategory[], missing: number) {
  const { rows } = await client.query<{ last: number }>('select max(id) as last from categories')
  const derived = spread(origins)
    .slice(0, Math.max(0, missing))
    .map(({ origin, shelf: variant }, index): Derived => {
      const id = rows[0]!.last + 1 + index
      const { name } = origin.seed
      return {
        id,
        origin: origin.id,
        path: [...origin.path.slice(0, -1), id],
        classKey: origin.classKey,
        seed: { ...origin.seed, key: `${origin.seed.key}-${variant.key}` },
        name: Object.fromEntries(locales.map((locale) => [locale, `${name[locale]}, ${variant.name[locale]}`])) as Text,
      }
    })
  await copyRows(
    client,
    'categories',
    ['id', 'parent_id', 'level', 'key', 'position', 'view', 'path'],
    derived.map(({ id, path, seed }, index) => [id, path.at(-2), 'Category', seed.key, 100 + index, seed.view, path]),
  )
  await copyRows(
    client,
    'category_translations',
    ['category_id', 'parent_id', 'locale', 'name', 'about', 'alias'],
    derived.flatMap(({ id, path, seed, name }) =>
      locales.map((locale) => [
        id,
        path.at(-2),
        locale,
        name[locale],
        seed.about[locale],
        slugify(name[locale], locale),
      ]),
    ),
  )
  await client.query(
    `insert into category_characteristics (category_id, characteristic_id, position, is_filter, is_promoted)
     select d.id, c.characteristic_id, c.position, c.is_filter, c.is_promoted
     from unnest($1::int[], $2::int[]) as d (id, origin) join category_characteristics c on c.category_id = d.origin`,
    [derived.map(({ id }) => id), derived.map(({ origin }) => origin)],
  )
  await client.query(`select setval(pg_get_serial_sequence('categories', 'id'), (select max(id) from categories))`)
  return derived
}

/** Each origin once per variant, alternating between classes, so that all classes grow alike. */
function spread(origins: readonly LoadedCategory[]) {
  const classes = Object.values(Object.groupBy(origins, ({ classKey }) => classKey)).map((found) => found ?? [])
  const maxLength = Math.max(0, ...classes.map(({ length }) => length))
  return variants.flatMap((variant) =>
    Array.from({ length: maxLength }, (_, place) => classes.flatMap((inClass) => inClass[place] ?? []))
      .flat()
      .map((origin) => ({ origin, shelf: variant })),
  )
}

/** Zipf-like at both levels: of a million products the first class has about 220,000 and its first category about 25,000. */
function sized(categories: readonly LoadedCategory[]): SizedCategory[] {
  const classKeys = [...new Set(categories.map(({ classKey }) => classKey))]
  const classShares = shares(classKeys.length, 1)
  return classKeys.flatMap((key, place) => {
    const own = categories.filter(({ classKey }) => classKey === key)
    const ownShares = shares(own.length, 3)
    return own.map((category, index) => ({ ...category, share: classShares[place]! * ownShares[index]! }))
  })
}

function shares(count: number, flatness: number) {
  const weights = Array.from({ length: count }, (_, index) => 1 / (index + 1 + flatness))
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  return weights.map((weight) => weight / total)
}
