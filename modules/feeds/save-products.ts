import { sql } from 'kysely'
import type { Locale } from '#platform/constants.ts'
import type { Tx } from '#platform/db/database.ts'
import { brandAliasOf, saveBrands } from '../catalog/brands.ts'
import { replaceProperties, replaceValues } from '../catalog/product-parts.ts'
import type { ImportStore } from './catalog.ts'
import type { MergedProduct, ExistingProduct, Status } from './publishing.ts'
import type { ImportedProduct } from './imported-product.ts'

export type ImportTarget = { store: ImportStore; warehouseId: number; locale: Locale; now: Date }
export type ProductToSave = MergedProduct & { status: Status; isHeld: boolean; imageIds: readonly string[] }

/** Values for data that the feed does not contain. */
const defaults = { stock: 10, leadDays: 14 }

/** Serializes imports of a store. */
const lockImport = (tx: Tx, storeId: number) =>
  sql`select pg_advisory_xact_lock(hashtext('feeds.import'), ${storeId})`.execute(tx)

/** Serializes imports of a store and locks the products in the order of ids, as orders do. */
export async function lockExisting(
  tx: Tx,
  storeId: number,
  products: readonly ImportedProduct[],
): Promise<ExistingProduct[]> {
  const externalIds = products.map(({ externalId }) => externalId)
  await lockImport(tx, storeId)
  const { rows } = await sql<ExistingProduct>`
    select p.external_id as "externalId", ps.content_hash as hash, p.status, ps.missing_since is not null as "isMissing", coalesce(ps.is_held, false) as "isHeld",
      p.category_id as "categoryId", p.option_ids as "optionIds", coalesce((
        select json_agg(json_strip_nulls(json_build_object('characteristicId', v.characteristic_id, 'number', v.number, 'words', v.words)))
        from product_values v where v.product_id = p.id
      ), '[]') as values
    from products p left join product_sources ps on ps.product_id = p.id
    where p.store_id = ${storeId} and p.external_id = any(${externalIds}::text[])
    order by p.id for update of p
  `.execute(tx)
  return rows
}

/** Codes that other products of the store have, with their owner: the offer's id, or the product's id if it is not imported. */
export async function takenCodes(tx: Tx, storeId: number, products: readonly ImportedProduct[]) {
  const [codes, ids] = [products.map(({ code }) => code), products.map(({ externalId }) => externalId)]
  const { rows } = await sql<{ code: string; owner: string }>`
    select p.code, coalesce(p.external_id, p.id::text) as owner
    from unnest(${codes}::text[], ${ids}::text[]) as requested (code, external_id)
    join products p on p.store_id = ${storeId} and p.code = requested.code and p.external_id is distinct from requested.external_id
  `.execute(tx)
  return new Map(rows.map(({ code, owner }) => [code, owner]))
}

/** Writes new and changed products with their related rows. Returns product ids by offer id. */
export async function saveProducts(
  tx: Tx,
  toSave: readonly ProductToSave[],
  target: ImportTarget,
): Promise<Map<string, number>> {
  const brandIds = await saveBrands(
    tx,
    toSave.flatMap(({ product }) => product.brand ?? []),
  )
  const ids = await upsertProducts(tx, toSave, brandIds, target)
  const products = toSave.map((each) => ({ ...each, productId: ids.get(each.product.externalId)! }))
  const productIds = products.map(({ productId }) => productId)
  await saveTexts(tx, products, target)
  await replaceValues(
    tx,
    productIds,
    products.flatMap((written) => valuesOf(written, target.locale)),
  )
  await replaceProperties(tx, productIds, products.flatMap(propertiesOf))
  await saveStock(tx, products, productIds, target.warehouseId)
  await saveSources(tx, products)
  return ids
}

async function upsertProducts(
  tx: Tx,
  toSave: readonly ProductToSave[],
  brandIds: ReadonlyMap<string, number>,
  { store, now }: ImportTarget,
) {
  const rows = toSave.map(({ product, status, imageIds }) => ({
    status,
    external_id: product.externalId,
    code: product.code,
    category_id: product.category.id,
    category_path: product.category.path,
    brand_id: product.brand === null ? null : brandIds.get(brandAliasOf(product.brand)),
    currency: product.currency,
    price_minor: product.priceMinor,
    old_price_minor: product.oldPriceMinor,
    lead_days: product.isAvailable ? null : defaults.leadDays,
    country_code: product.countryCode,
    option_ids: product.optionIds,
    image_ids: imageIds,
  }))
  const { rows: written } = await sql<{ id: number; externalId: string }>`
    insert into products as p (store_id, location_path, unit_code, created_at, updated_at, status, external_id, code, category_id,
      category_path, brand_id, currency, price_minor, old_price_minor, lead_days, country_code,
      option_ids, image_ids)
    select ${store.id}, ${store.locationPath}::int[], 'piece', ${now}::timestamptz, ${now}::timestamptz, r.*
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (status text, external_id text, code text, category_id int,
      category_path int[], brand_id int, currency text, price_minor bigint, old_price_minor bigint,
      lead_days int, country_code text, option_ids int[], image_ids uuid[])
    on conflict (store_id, external_id) do update set
      code = excluded.code, category_id = excluded.category_id, category_path = excluded.category_path,
      location_path = excluded.location_path, brand_id = excluded.brand_id, currency = excluded.currency,
      price_minor = excluded.price_minor, old_price_minor = excluded.old_price_minor,
      lead_days = excluded.lead_days, country_code = excluded.country_code,
      option_ids = excluded.option_ids,
      image_ids = case when p.image_ids = '{}' or p.category_id <> excluded.category_id and not exists (
        select from files f where f.id = any(p.image_ids) and f.charged_to is not null
      ) then excluded.image_ids else p.image_ids end,
      status = excluded.status, updated_at = excluded.updated_at, version = p.version + 1
    returning p.id, p.external_id as "externalId"
  `.execute(tx)
  const ids = written.map(({ id }) => id)
  // A quantity price must be lower than the price.
  await sql`
    delete from product_tiers t using products p
    where p.id = t.product_id and t.price_minor >= p.price_minor and p.id = any(${ids}::int[])
  `.execute(tx)
  return new Map(written.map(({ id, externalId }) => [externalId, id]))
}

type SavedProduct = ProductToSave & { productId: number }

async function saveTexts(tx: Tx, products: readonly SavedProduct[], { locale }: ImportTarget) {
  const rows = products.map(({ productId, product }) => ({
    product_id: productId,
    name: product.name,
    description: product.description,
  }))
  await sql`
    insert into product_translations (product_id, locale, name, description)
    select product_id, ${locale}, name, description
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (product_id int, name text, description text)
    on conflict (product_id, locale) do update set name = excluded.name, description = excluded.description
  `.execute(tx)
}

const valuesOf = ({ productId, product, retainedValues }: SavedProduct, locale: Locale) => [
  ...retainedValues.map((value) => ({ ...value, productId })),
  ...product.numbers.map(([characteristicId, number]) => ({ productId, characteristicId, number })),
  ...product.words.map(([characteristicId, text]) => ({ productId, characteristicId, words: { [locale]: text } })),
]

const propertiesOf = ({ productId, product }: SavedProduct) =>
  product.properties.map(([name, value], position) => ({ productId, position, name, value }))

/**
 * Reserved stock stays reserved. If the feed gives no quantity, remaining stock is left as it is and exhausted stock is
 * refilled by the default; a given quantity is the total stock of the store.
 */
async function saveStock(tx: Tx, products: readonly SavedProduct[], productIds: number[], warehouseId: number) {
  const quantities = products.map(({ product }) => (product.isAvailable ? product.count : 0))
  await sql`
    insert into product_stock (product_id, warehouse_id, quantity)
    select id, ${warehouseId}, 0 from unnest(${productIds}::int[]) as t (id) on conflict do nothing
  `.execute(tx)
  await sql`
    update product_stock s set quantity = case
      when g.quantity is null then case when s.quantity > s.reserved then s.quantity else s.reserved + ${defaults.stock} end
      when s.warehouse_id = ${warehouseId} then greatest(g.quantity, s.reserved)
      else s.reserved end
    from unnest(${productIds}::int[], ${quantities}::int[]) as g (id, quantity)
    where s.product_id = g.id and (g.quantity is not null or s.warehouse_id = ${warehouseId})
  `.execute(tx)
  await sql`
    update products p set available = (select sum(s.quantity - s.reserved) from product_stock s where s.product_id = p.id)
    where p.id = any(${productIds}::int[])
  `.execute(tx)
}

async function saveSources(tx: Tx, products: readonly SavedProduct[]) {
  const rows = products.map(({ productId, product, isHeld }) => ({
    product_id: productId,
    content_hash: product.hash,
    urls: product.urls,
    is_held: isHeld,
  }))
  await sql`
    insert into product_sources (product_id, content_hash, urls, is_held)
    select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (product_id int, content_hash text, urls text[], is_held boolean)
    on conflict (product_id) do update set content_hash = excluded.content_hash, urls = excluded.urls, is_held = excluded.is_held, missing_since = null
  `.execute(tx)
}

/** Archives imported products whose offers are no longer in the feed and returns their ids. */
export async function archiveMissing(
  tx: Tx,
  storeId: number,
  present: readonly string[],
  now: Date,
): Promise<number[]> {
  await sql`set local statement_timeout = 0`.execute(tx)
  await lockImport(tx, storeId)
  const { rows } = await sql<{ id: number }>`
    with gone as (
      select p.id from products p join product_sources ps on ps.product_id = p.id
      where p.store_id = ${storeId} and p.status = 'Active'
        and not exists (select from unnest(${present as string[]}::text[]) as t (id) where t.id = p.external_id)
      order by p.id for update of p
    ), marked as (update product_sources ps set missing_since = ${now}::timestamptz from gone where ps.product_id = gone.id)
    update products p set status = 'Archived', updated_at = ${now}::timestamptz, version = version + 1
    from gone where p.id = gone.id returning p.id
  `.execute(tx)
  return rows.map(({ id }) => id).sort((one, other) => one - other)
}
