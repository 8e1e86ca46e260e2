import { setImmediate as nextTurn } from 'node:timers/promises'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { mapInTurns } from '#platform/turns.ts'
import { isLive } from '../../catalog/drafts.ts'
import type { Analyzer, TextField } from '../analysis/analyzer.ts'
import {
  categoryNameText,
  documentOf,
  type DocumentSource,
  localizedFields,
  type SharedTerms,
  sharedText,
  type Texts,
  universalField,
} from './documents.ts'

type Row = {
  id: number
  isLive: boolean
  popularity: number
  storeId: number
  categoryId: number
  categoryPath: number[]
  locationPath: number[]
  optionIds: number[]
  code: string
  externalId: string | null
  brand: string | null
  names: Texts | null
  descriptions: Texts | null
  properties: string | null
  values: (Texts | number)[] | null
}
export type ProductSource = DocumentSource & { popularity: number; isLive: boolean }

/** The texts of products; `selection` is the conditions, order and limit, where `p` is the product and `s` its store. */
export async function readSources(db: Db, selection: RawBuilder<unknown>): Promise<ProductSource[]> {
  const { rows } = await sql<Row>`
    select p.id, ${isLive} as "isLive", p.popularity, p.store_id as "storeId", p.category_id as "categoryId", p.category_path as "categoryPath", p.location_path as "locationPath",
      p.option_ids as "optionIds", p.code, p.external_id as "externalId", b.name as brand, t.names, t.descriptions,
      (select string_agg(pp.name || ' ' || pp.value, ' | ') from product_properties pp where pp.product_id = p.id) as properties,
      (select json_agg(coalesce(to_jsonb(v.number), v.words)) from product_values v where v.product_id = p.id) as values
    from products p join stores s on s.id = p.store_id left join brands b on b.id = p.brand_id
    cross join lateral (
      select json_object_agg(locale, name) as names, json_object_agg(locale, left(description, 2000)) as descriptions from product_translations where product_id = p.id
    ) t
    where ${selection}
  `.execute(db)
  return mapInTurns(rows, ({ code, externalId, brand, names, descriptions, properties, values, ...row }) => ({
    ...row,
    codes: [code, externalId],
    numbers: (values ?? []).filter((value) => typeof value === 'number'),
    names: [...localizedFields(names), ...universalField(brand)],
    details: [
      ...universalField(properties),
      ...(values ?? []).flatMap((value) => (typeof value === 'number' ? [] : localizedFields(value))),
    ],
    descriptions: localizedFields(descriptions),
  }))
}

type SharedTermCache = SharedTerms & {
  categories: Map<number, string>
  options: Map<number, string>
  stores: Map<number, string>
}
export const emptySharedTerms = (): SharedTermCache => ({
  categories: new Map(),
  options: new Map(),
  stores: new Map(),
})

/** Between so many products the process answers others. */
const maxPerTurn = 50

/** The documents of these products, in their order. */
export async function documentsOf(
  db: Db,
  sources: readonly ProductSource[],
  shared: SharedTermCache,
  analyzer: Analyzer,
): Promise<string[]> {
  const documents: string[] = []
  for (let start = 0; start < sources.length; start += maxPerTurn) {
    const some = sources.slice(start, start + maxPerTurn)
    await loadSharedTerms(db, some, shared, analyzer)
    documents.push(...some.map((source) => documentOf(source, shared, analyzer)))
    await nextTurn()
  }
  return documents
}

/**
 * Loads what `documentOf` needs for these products: the parts they share, and the stems of their words. The stems are certain to be
 * there until others are awaited.
 */
async function loadSharedTerms(db: Db, sources: readonly ProductSource[], shared: SharedTermCache, analyzer: Analyzer) {
  const categories = await readCategories(
    db,
    missing(
      shared.categories,
      sources.map(({ categoryId }) => categoryId),
    ),
  )
  const options = await readOptions(
    db,
    missing(
      shared.options,
      sources.flatMap(({ optionIds }) => optionIds),
    ),
  )
  const stores = await readStores(
    db,
    missing(
      shared.stores,
      sources.map(({ storeId }) => storeId),
    ),
  )
  await analyzer.warm(db, [
    ...categories.flatMap(({ own, above }) => [...own, ...above]),
    ...options.flatMap(({ labels }) => labels),
    ...stores.flatMap(({ names }) => names),
    ...sources.flatMap(({ names, details, descriptions }) => [...names, ...details, ...descriptions]),
  ])
  for (const { id, own, above } of categories)
    shared.categories.set(
      id,
      [categoryNameText(own, analyzer), sharedText('~', [...own, ...above], analyzer)].join(' '),
    )
  for (const { id, labels } of options) shared.options.set(id, sharedText('~', labels, analyzer))
  for (const { id, names } of stores) shared.stores.set(id, sharedText('~', names, analyzer))
}

const missing = (known: ReadonlyMap<number, string>, ids: readonly number[]) =>
  [...new Set(ids)].filter((id) => !known.has(id))

async function readCategories(
  db: Db,
  ids: readonly number[],
): Promise<{ id: number; own: TextField[]; above: TextField[] }[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<{ id: number; own: Texts; above: Texts[] | null }>`
    select c.id, (select json_object_agg(t.locale, t.name) from category_translations t where t.category_id = c.id) as own,
      (select json_agg(json_build_object(t.locale, t.name)) from category_translations t where t.category_id = any(c.path[2:]) and t.category_id <> c.id) as above
    from categories c where c.id = any(${ids as number[]}::int[])
  `.execute(db)
  return rows.map(({ id, own, above }) => ({
    id,
    own: localizedFields(own),
    above: (above ?? []).flatMap(localizedFields),
  }))
}

/** Of a characteristic that is only ticked, its own name: the option is just 'yes'. */
async function readOptions(db: Db, ids: readonly number[]): Promise<{ id: number; labels: TextField[] }[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<{ id: number; labels: Texts }>`
    select o.id, json_object_agg(t.locale, case when c.type = 'Check' then n.name else t.label end) as labels
    from characteristic_options o join characteristics c on c.id = o.characteristic_id
    join characteristic_option_translations t on t.option_id = o.id
    left join characteristic_translations n on n.characteristic_id = c.id and n.locale = t.locale
    where o.id = any(${ids as number[]}::int[]) group by o.id
  `.execute(db)
  return rows.map(({ id, labels }) => ({ id, labels: localizedFields(labels) }))
}

async function readStores(db: Db, ids: readonly number[]): Promise<{ id: number; names: TextField[] }[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<{ id: number; names: string }>`
    select store_id as id, string_agg(distinct name, ' | ') as names from store_translations where store_id = any(${ids as number[]}::int[]) group by store_id
  `.execute(db)
  return rows.map(({ id, names }) => ({ id, names: universalField(names) }))
}
