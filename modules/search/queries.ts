import { type RawBuilder, sql } from 'kysely'
import type { Locale } from '#platform/constants.ts'
import type { Db } from '#platform/db/database.ts'
import type { ProductQuery, Range } from './query.ts'
import { codesOf, configurations, tsquery, wordsOf } from './text.ts'

export type FoundCounts = {
  total: number
  storeCount: number
  stock: Record<string, number>
  verified: number
  brands: { alias: string; name: string; count: number }[]
  units: Record<string, number>
  options: Record<string, number>
  numbers: Record<string, Range>
  price: Range | undefined
  minOrder: Range | undefined
  categories: Record<string, number>
}
export type Page = { sort: 'relevance' | 'priceUp' | 'priceDown' | 'new' | 'minOrder'; page: number; pageSize: number }

type Condition = { group: string; holds: RawBuilder<unknown> }
const mostBrands = 100

/** The ids of one page of a list, and the counts of its filters, each without the filter's own choice. One statement, one scan. */
export async function findProducts(db: Db, query: ProductQuery, page: Page, words = wordsOf(query.words)) {
  const conditions = conditionsOf(query)
  const shown = sql`fails = 0`
  const without = (group: string) => (conditions.some((condition) => condition.group === group) ? sql`(fails = 0 or (fails = 1 and failed = ${group}))` : shown)
  const { rows } = await sql<FoundCounts & { ids: number[] | null }>`
    with ${base(query, conditions, words)}
    select
      (select count(*)::int from base where ${shown}) as total,
      (select count(distinct store_id)::int from base where ${shown}) as "storeCount",
      (select array_agg(id order by place) from (
        select id, row_number() over () as place from (
          select id from base where ${shown} order by ${orderOf(page.sort, words.length > 0)} limit ${page.pageSize} offset ${(page.page - 1) * page.pageSize}
        ) ordered
      ) numbered) as ids,
      (select jsonb_build_object('InStock', count(*) filter (where in_stock), 'ToOrder', count(*) filter (where not in_stock)) from base where ${without('stock')}) as stock,
      (select count(*)::int from base where is_verified and ${without('verified')}) as verified,
      (select coalesce(jsonb_agg(jsonb_build_object('alias', b.alias, 'name', b.name, 'count', c.count) order by c.count desc, b.name), '[]') from (
        select brand_id, count(*)::int as count from base where brand_id is not null and ${without('brand')} group by brand_id order by 2 desc limit ${mostBrands}
      ) c join brands b on b.id = c.brand_id) as brands,
      (select coalesce(jsonb_object_agg(unit_code, count), '{}') from (select unit_code, count(*)::int as count from base where ${without('unit')} group by unit_code) u) as units,
      (select jsonb_build_object('from', min(price_euro_micros), 'to', max(price_euro_micros)) from base where ${without('price')}) as price,
      (select jsonb_build_object('from', min(minimum_order), 'to', max(minimum_order)) from base where ${without('minOrder')}) as "minOrder",
      ${query.node?.level === 'Category' ? optionCounts(query, without) : sql`'{}'::jsonb as options, '{}'::jsonb as numbers,`}
      (select coalesce(jsonb_object_agg(node, count), '{}') from (
        select category_path[${sql.lit(depthBelow(query))}] as node, count(*)::int as count from base where ${shown} group by 1 order by 2 desc limit 60
      ) n) as categories
  `.execute(db)
  const { ids, ...counts } = rows[0]!
  return { ids: ids ?? [], counts }
}

export async function countProducts(db: Db, query: ProductQuery, words = wordsOf(query.words)) {
  const { rows } = await sql<{ total: number }>`
    with ${base(query, conditionsOf(query), words)} select count(*)::int as total from base where fails = 0
  `.execute(db)
  return rows[0]!.total
}

/** The words without those that say nothing in the language ('for', 'для'), unless nothing else was typed. */
export async function meaningful(db: Db, words: string[], locale: Locale) {
  if (words.length < 2) return words
  const { rows } = await sql<{ word: string }>`
    select word from unnest(${words}::text[]) with ordinality as given (word, place)
    where numnode(plainto_tsquery(${sql.lit(configurations[locale])}, search_key(word))) > 0 order by place
  `.execute(db)
  return rows.length > 0 ? rows.map(({ word }) => word) : words
}

/** The level whose nodes are counted beside the list: the one below the node, for text the categories of the matches. */
function depthBelow({ node, words }: ProductQuery) {
  if (!node) return words ? 3 : 1
  return node.level === 'Class' ? 2 : 3
}

/** The live goods that the fixed part of the query means, each with how many filters it fails and which one. */
function base(query: ProductQuery, conditions: readonly Condition[], words: readonly string[]) {
  const fails = conditions.length === 0 ? sql`0` : sql.join(conditions.map(({ holds }) => sql`(not (${holds}))::int`), sql` + `)
  const failed = conditions.length === 0
    ? sql`null::text`
    : sql`case ${sql.join(conditions.map(({ group, holds }) => sql`when not (${holds}) then ${group}`), sql` `)} end`
  const codes = codesOf(words)
  const isText = words.length > 0
  return sql`base as materialized (
    select p.id, p.store_id, p.brand_id, p.option_ids, p.price_euro_micros, p.minimum_order, p.unit_code, p.popularity, p.created_at, p.category_path,
      p.available >= p.minimum_order as in_stock, coalesce(s.verified_until > current_date, false) as is_verified,
      ${isText ? sql`ts_rank(ps.document, ${tsquery(words, query.locale)}) + case when ps.codes && ${codes}::text[] then 10 else 0 end` : sql`0::real`} as rank,
      ${fails} as fails, ${failed} as failed
    from products p
    join stores s on s.id = p.store_id and s.status = 'Active'
    ${isText ? sql`join product_search ps on ps.product_id = p.id and (ps.document @@ ${tsquery(words, query.locale)} or ps.codes && ${codes}::text[])` : sql``}
    where p.status = 'Active'
      ${query.node?.level === 'Category' ? sql`and p.category_id = ${query.node.id}` : sql``}
      ${query.node && query.node.level !== 'Category' ? sql`and p.category_path @> array[${query.node.id}::int]` : sql``}
      ${query.locationId ? sql`and p.location_path @> array[${query.locationId}::int]` : sql``}
      ${query.storeId ? sql`and p.store_id = ${query.storeId}` : sql``}
  )`
}

function conditionsOf(query: ProductQuery): Condition[] {
  const conditions: Condition[] = []
  const { brands, price, minOrder, units, stock, verified, chosen } = query
  if (brands.length > 0) conditions.push({ group: 'brand', holds: sql`coalesce(p.brand_id in (select id from brands where alias = any(${brands}::text[])), false)` })
  if (price) conditions.push({ group: 'price', holds: within(sql`p.price_euro_micros`, price) })
  if (minOrder) conditions.push({ group: 'minOrder', holds: within(sql`p.minimum_order`, minOrder) })
  if (units.length > 0) conditions.push({ group: 'unit', holds: sql`p.unit_code = any(${units}::text[])` })
  if (stock.length === 1) conditions.push({ group: 'stock', holds: sql`(p.available >= p.minimum_order) = ${stock[0] === 'InStock'}` })
  if (verified) conditions.push({ group: 'verified', holds: sql`coalesce(s.verified_until > current_date, false)` })
  for (const { characteristic, optionIds, range } of chosen) {
    const group = `f.${characteristic.id}`
    if (range) conditions.push({
      group,
      holds: sql`exists (select 1 from product_values v where v.product_id = p.id and v.characteristic_id = ${characteristic.id} and ${within(sql`v.number`, range)})`,
    })
    else conditions.push({ group, holds: sql`p.option_ids && ${optionIds}::int[]` })
  }
  return conditions
}

function within(value: RawBuilder<unknown>, { from, to }: Range) {
  const least = from === null ? sql`true` : sql`${value} >= ${from}::numeric`
  return to === null ? least : sql`(${least} and ${value} <= ${to}::numeric)`
}

/** Options and numbers of a category's own characteristics. Characteristics without a choice share one pass. */
function optionCounts(query: ProductQuery, without: (group: string) => RawBuilder<unknown>) {
  const chosenIds = query.chosen.map(({ characteristic }) => characteristic.id)
  const options = (rows: RawBuilder<unknown>, which: RawBuilder<unknown>) => sql`
    select o.id, count(*)::int as count from base, unnest(option_ids) as option_id join characteristic_options o on o.id = option_id
    where ${rows} and ${which} group by o.id`
  const numbers = (rows: RawBuilder<unknown>, which: RawBuilder<unknown>) => sql`
    select v.characteristic_id as id, jsonb_build_object('from', min(v.number), 'to', max(v.number)) as bounds
    from base join product_values v on v.product_id = base.id and v.number is not null where ${rows} and ${which} group by v.characteristic_id`
  const others = { o: sql`o.characteristic_id <> all(${chosenIds}::int[])`, v: sql`v.characteristic_id <> all(${chosenIds}::int[])` }
  const optionParts = [options(sql`fails = 0`, others.o), ...chosenIds.map((id) => options(without(`f.${id}`), sql`o.characteristic_id = ${id}`))]
  const numberParts = [numbers(sql`fails = 0`, others.v), ...chosenIds.map((id) => numbers(without(`f.${id}`), sql`v.characteristic_id = ${id}`))]
  return sql`
    (select coalesce(jsonb_object_agg(id, count), '{}') from (${sql.join(optionParts, sql` union all `)}) parts) as options,
    (select coalesce(jsonb_object_agg(id, bounds), '{}') from (${sql.join(numberParts, sql` union all `)}) parts) as numbers,`
}

function orderOf(sort: Page['sort'], isText: boolean): RawBuilder<unknown> {
  if (sort === 'priceUp') return sql`price_euro_micros, id`
  if (sort === 'priceDown') return sql`price_euro_micros desc, id desc`
  if (sort === 'new') return sql`created_at desc, id desc`
  if (sort === 'minOrder') return sql`minimum_order, popularity desc, id desc`
  return isText ? sql`rank desc, in_stock desc, popularity desc, id desc` : sql`in_stock desc, popularity desc, id desc`
}
