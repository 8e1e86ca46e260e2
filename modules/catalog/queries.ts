import { type RawBuilder, sql } from 'kysely'
import type { Currency, Locale } from '#platform/constants.ts'
import type { Db } from '#platform/db/database.ts'
import { bestName, storeName } from '#platform/db/best-translation.ts'
import { escapeLike } from '#platform/db/like.ts'
import { cached } from '#platform/cache.ts'
import { hourOf } from '#platform/values/hour-of.ts'
import { isStoreNamed } from '../suppliers/former-stores.ts'
import { inLocation } from '../suppliers/location-filter.ts'
import { type Drafts, isHidden, isShown, wasLive } from './drafts.ts'
import type { Partition } from './partition.ts'
import { type CharacteristicValues, characteristicValues } from './specs.ts'
import { fieldList } from './write-products/columns.ts'
import type { Row } from './write-products/fields.ts'
import { productFields } from './write-products/tables.ts'
import { storedTiers } from './tiers.ts'

export type ProductRow = CharacteristicValues &
  Row<typeof productFields> & {
    id: number
    storeAlias: string
    categoryPath: number[]
    currency: Currency
    updatedAt: Date
    brand: { alias: string; name: string } | null
    names: Partial<Record<Locale, string>>
    sellerLocale: Locale
    description: string
    descriptionLocale: Locale
    tiers: { fromQuantity: number; priceMinor: number }[]
    properties: { name: string; value: string }[]
  }

/** Data of the product page that the card lacks. Undefined for a product that the viewer may not see. */
export async function findProduct(
  db: Db,
  id: number,
  locale: Locale,
  drafts?: Drafts,
): Promise<ProductRow | undefined> {
  const { rows } = await sql<ProductRow>`
    select p.id, ${fieldList(productFields, 'p')}, s.alias as "storeAlias", s.locale as "sellerLocale", p.category_path as "categoryPath",
      p.currency, p.updated_at as "updatedAt", case when b.id is not null then json_build_object('alias', b.alias, 'name', b.name) end as brand,
      (select json_object_agg(t.locale, t.name) from product_translations t where t.product_id = p.id) as names,
      d.description, d.locale as "descriptionLocale",
      v.ids as "valueIds", v.values,
      ${storedTiers} as tiers,
      coalesce((select json_agg(json_build_object('name', pp.name, 'value', pp.value) order by pp.position)
        from product_properties pp where pp.product_id = p.id), '[]') as properties
    from products p join stores s on s.id = p.store_id left join brands b on b.id = p.brand_id cross join lateral ${characteristicValues} v
    join lateral (
      select t.description, t.locale from product_translations t where t.product_id = p.id
      order by t.description <> '' desc, t.locale = ${locale} desc, t.locale = 'en' desc, t.locale = s.locale desc, t.locale limit 1
    ) d on true
    where p.id = ${id} and ${isShown(drafts)}
  `.execute(db)
  return rows[0]
}

type IndividualPrice = { fromQuantity: number; minor: number; currency: Currency; until: string }

/** Valid prices that the seller has offered to this buyer. */
export async function findIndividualPrices(db: Db, productId: number, buyerId: string) {
  const { rows } = await sql<IndividualPrice>`
    select i.from_quantity as "fromQuantity", i.price_minor as minor, i.currency, i.valid_until::text as until
    from individual_prices i join products p on p.id = i.product_id and p.currency = i.currency
    where i.product_id = ${productId} and i.buyer_id = ${buyerId}::uuid and i.valid_until >= current_date order by i.from_quantity
  `.execute(db)
  return rows
}

/** Ids of live products. `clauses` contains further conditions on the product `p`, the order and the limit. */
export async function liveIds(db: Db, clauses: RawBuilder<unknown>) {
  const { rows } = await sql<{ id: number }>`
    select p.id from products p join stores s on s.id = p.store_id and s.status = 'Active' where p.status = 'Active' ${clauses}
  `.execute(db)
  return rows.map(({ id }) => id)
}

/** Merges the given live products with the unpublished ones of the partition, in this order. */
async function withHidden(
  { db, drafts }: Partition,
  ids: readonly number[],
  { clauses, order, limit }: { clauses: RawBuilder<unknown>; order: RawBuilder<unknown>; limit: number },
) {
  if (!drafts) return ids
  const { rows } = await sql<{ id: number }>`
    select p.id from products p where p.id in (
      select unnest(${ids as number[]}::int[])
      union (select p.id from products p join stores s on s.id = p.store_id where ${isHidden(drafts)} ${clauses} order by ${order} limit ${limit})
    ) order by ${order} limit ${limit}
  `.execute(db)
  return rows.map(({ id }) => id)
}

/** Popular products of as many stores as possible; other stores and products each hour. */
export const randomIds = async (partition: Partition, location: string | undefined, hour: number, limit: number) =>
  withHidden(partition, await liveRandomIds(partition.db, location, hour, limit), {
    clauses: inLocation(location),
    order: sql`hashint8(p.id + ${hour}), p.id`,
    limit,
  })

async function liveRandomIds(db: Db, location: string | undefined, hour: number, limit: number) {
  const { rows } = await sql<{ id: number }>`
    select p.id from (
      select picked.*, ceil(${limit}::float8 / count(*) over ())::int as share from (
        select s.id, s.product_count, hashint8(s.id + ${hour}) as mixed from stores s
        where s.status = 'Active' and s.product_count > 0 ${inLocation(location)} order by mixed, s.id limit ${limit}
      ) picked
    ) s cross join lateral (
      select id from products where store_id = s.id and status = 'Active' order by popularity desc, id desc
      offset (s.mixed & 1023) % greatest(1, least(s.product_count, ${popularPoolSize}) - s.share + 1) limit s.share
    ) p limit ${limit}
  `.execute(db)
  return rows.map(({ id }) => id)
}

const popularPoolSize = 40

export const newestIds = async (partition: Partition, location: string | undefined, limit: number) =>
  withHidden(partition, await liveNewestIds(partition.db, location, limit), {
    clauses: inLocation(location),
    order: newestFirst,
    limit,
  })

const newestFirst = sql`p.created_at desc, p.id desc`

function liveNewestIds(db: Db, location: string | undefined, limit: number) {
  if (!location || location === 'all') return liveIds(db, sql`order by ${newestFirst} limit ${limit}`)
  return newestIdsIn(db, location, limit)
}

/** Looks only at the `limit` stores with the newest products: no other store can contribute to the result. */
async function newestIdsIn(db: Db, location: string, limit: number) {
  const { rows } = await sql<{ id: number }>`
    select p.id from (
      select s.id from stores s cross join lateral (
        select created_at from products where store_id = s.id and status = 'Active' order by created_at desc, id desc limit 1
      ) newest where s.status = 'Active' ${inLocation(location)} order by newest.created_at desc, s.id limit ${limit}
    ) s cross join lateral (
      select id, created_at from products where store_id = s.id and status = 'Active' order by created_at desc, id desc limit ${limit}
    ) p order by ${newestFirst} limit ${limit}
  `.execute(db)
  return rows.map(({ id }) => id)
}

/** Popular products of the same category, those with the most common options first. Empty for a product that was never live. */
export async function similarIds({ db, drafts }: Partition, id: number, limit: number) {
  const first = sql`order by popularity desc, p.id desc limit ${maxCompared}`
  const { rows } = await sql<{ id: number }>`
    with reference as materialized (
      select category_id, option_ids from products p join stores s on s.id = p.store_id where p.id = ${id} and (${wasLive} or ${isShown(drafts)})
    )
    select p.id from (
      (select id, store_id, option_ids, popularity, status from products p
      where category_id = (select category_id from reference) and status = 'Active' ${first})
      ${
        drafts
          ? sql`union (select p.id, store_id, option_ids, popularity, p.status from products p join stores s on s.id = p.store_id
      where category_id = (select category_id from reference) and ${isHidden(drafts)} ${first})`
          : sql``
      }
    ) p join stores s on s.id = p.store_id
    where p.id <> ${id} and ${isShown(drafts)}
    order by (select count(*) from unnest(p.option_ids) o where o = any((select option_ids from reference)::int[])) desc, p.popularity desc, p.id limit ${limit}
  `.execute(db)
  return rows.map(({ id: similar }) => similar)
}

export type FormerProduct = {
  id: number
  name: string
  nameLocale: Locale
  categoryPath: number[]
  storeId: number
  store: { alias: string; name: string } | null
}

/** What buyers have known of a product that was on sale; nothing of a suspended store. */
export async function findFormerProduct(db: Db, id: number, locale: Locale): Promise<FormerProduct | undefined> {
  const { rows } = await sql<FormerProduct>`
    select p.id, t.name, t.locale as "nameLocale", p.category_path as "categoryPath", s.id as "storeId",
      case when s.status = 'Active' then json_build_object('alias', s.alias, 'name', ${storeName(locale)}) end as store
    from products p join stores s on s.id = p.store_id
    join lateral ${bestName(sql`product_translations t where t.product_id = p.id`, locale)} t on true
    where p.id = ${id} and ${wasLive} and ${isStoreNamed}
  `.execute(db)
  return rows[0]
}

const maxCompared = 200

/** Number of live products created in the last 24 hours. `tenMinutes` is the number of the ten-minute interval, so that the count is cached for it. */
export const countOfDay = cached({ tag: 'categories' }, async (db, tenMinutes: number): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from products where status = 'Active' and created_at >= ${new Date(tenMinutes * 600_000)}::timestamptz - interval '1 day'
  `.execute(db)
  return rows[0]!.count
})

export type Placement = 'PromoOnMainPage' | 'PromoOnClassPage' | 'PromoOnGroupPage' | 'PromoOnCategoryPage'
type PromotionQuery = {
  placement: Placement
  categoryId?: number | undefined
  /** Alias; only products of suppliers in this location. */
  location?: string | undefined
  now: Date
  limit: number
}

/** Promoted products, other ones each hour. */
export async function promotedIds(
  { db, drafts }: Partition,
  { placement, categoryId, location, now, limit }: PromotionQuery,
) {
  const { rows } = await sql<{ id: number; total: number }>`
    select p.id, count(*) over ()::int as total
    from products p join stores s on s.id = p.store_id
    where p.id in (select product_id from promotions where placement = ${placement} and ${now}::timestamptz between starts_at and ends_at)
      and ${isShown(drafts)} ${inLocation(location)}
      ${categoryId ? sql`and p.category_path @> array[${categoryId}::int]` : sql``}
    order by hashint8(p.id + ${hourOf(now)}), p.id limit ${limit}
  `.execute(db)
  return { ids: rows.map(({ id }) => id), total: rows[0]?.total ?? 0 }
}

type Brand = { id: number; alias: string; name: string; productCount: number }

/** Brands whose name begins with the text, otherwise brands with a similar name. Without a text, the brands with the most products. */
export async function searchBrands(db: Db, text: string, limit: number): Promise<Brand[]> {
  const startingWithText = await readBrands(
    db,
    sql`${text} = '' or search_key(name) like search_key(${escapeLike(text)}) || '%'`,
    sql`product_count desc, name`,
    limit,
  )
  if (startingWithText.length > 0) return startingWithText
  return readBrands(
    db,
    sql`latin_key(name) % latin_key(${text})`,
    sql`similarity(latin_key(name), latin_key(${text})) desc, product_count desc, name`,
    limit,
  )
}

export const findBrand = async (db: Db, id: number) => (await readBrands(db, sql`id = ${id}`, sql`id`, 1)).at(0)

export async function findBrandByAlias(db: Db, alias: string) {
  const { rows } = await sql<Brand & { logoId: string | null; countryCode: string | null }>`
    select id, alias, name, product_count as "productCount", logo_file_id as "logoId", country_code as "countryCode" from brands where alias = ${alias}
  `.execute(db)
  return rows[0]
}

async function readBrands(db: Db, condition: RawBuilder<unknown>, order: RawBuilder<unknown>, limit: number) {
  const { rows } = await sql<Brand>`
    select id, alias, name, product_count as "productCount" from brands where ${condition} order by ${order} limit ${limit}
  `.execute(db)
  return rows
}
