import { sql } from 'kysely'
import type { Locale } from '#platform/constants.ts'
import type { Tx } from '#platform/db/database.ts'
import { saveBrands } from '../catalog/brands.ts'
import { announceProducts } from '../catalog/write-products/announce-products.ts'
import {
  type Conflict,
  maxWrites,
  type ProductWrite,
  type WrittenProduct,
  writeProducts,
} from '../catalog/write-products/write-products.ts'
import type { ImportStore } from './catalog.ts'
import type { ImportedProduct } from './imported-product.ts'
import { type ProductToSave, toWrite } from './product-record.ts'
import type { ExistingProduct } from './publishing.ts'

export type ImportTarget = { store: ImportStore; warehouseId: number; locale: Locale; now: Date }

/** Serializes imports of a store. */
const lockImport = (tx: Tx, storeId: number) =>
  sql`select pg_advisory_xact_lock(hashtext('feeds.import'), ${storeId})`.execute(tx)

/** Serializes imports of a store and locks the products in the order of ids, as orders do. Returns products by offer id. */
export async function lockExisting(
  tx: Tx,
  storeId: number,
  products: readonly ImportedProduct[],
): Promise<Map<string, ExistingProduct>> {
  const externalIds = products.map(({ externalId }) => externalId)
  await lockImport(tx, storeId)
  const { rows } = await sql<ExistingProduct>`
    select p.id, p.external_id as "externalId", ps.content_hash as hash, p.status, ps.missing_since is not null as "isMissing", coalesce(ps.is_held, false) as "isHeld",
      p.category_id as "categoryId", p.option_ids as "optionIds", p.image_ids as "imageIds",
      exists (select from files f where f.id = any(p.image_ids) and f.charged_to is not null) as "hasOwnImages",
      coalesce((
        select json_agg(json_build_object('locale', t.locale, 'name', t.name, 'description', t.description)) from product_translations t where t.product_id = p.id
      ), '[]') as texts,
      coalesce((
        select json_agg(json_build_object('fromQuantity', t.from_quantity, 'priceMinor', t.price_minor)) from product_tiers t where t.product_id = p.id
      ), '[]') as tiers,
      coalesce((
        select json_agg(json_strip_nulls(json_build_object('characteristicId', v.characteristic_id, 'number', v.number, 'words', v.words)))
        from product_values v where v.product_id = p.id
      ), '[]') as values
    from products p left join product_sources ps on ps.product_id = p.id
    where p.store_id = ${storeId} and p.external_id = any(${externalIds}::text[])
    order by p.id for update of p
  `.execute(tx)
  return new Map(rows.map((row) => [row.externalId, row]))
}

type ImportWrite = ProductWrite & { source: ProductToSave }
export type ImportConflict = Conflict<ImportWrite>
type ImportResult = { written: WrittenProduct<ImportWrite>[]; conflicts: ImportConflict[] }

/** Writes new and changed products with their sources and announces them. */
export async function saveProducts(
  tx: Tx,
  toSave: readonly ProductToSave[],
  { store, warehouseId, locale, now }: ImportTarget,
): Promise<ImportResult> {
  if (toSave.length === 0) return { written: [], conflicts: [] }
  const brandIds = await saveBrands(
    tx,
    toSave.flatMap(({ product }) => product.brand ?? []),
  )
  const writes = toSave.map((source) => ({ ...toWrite(source, { warehouseId, locale, brandIds }), source }))
  const result = await writeProducts(tx, store.id, writes, { now })
  await saveSources(tx, result.written)
  await announceProducts(tx, store.id, result.written)
  return result
}

async function saveSources(tx: Tx, written: ImportResult['written']) {
  const rows = written.map(({ id, write: { source } }) => ({
    product_id: id,
    content_hash: source.product.hash,
    urls: source.product.urls,
    is_held: source.isHeld,
  }))
  await sql`
    insert into product_sources (product_id, content_hash, urls, is_held)
    select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (product_id int, content_hash text, urls text[], is_held boolean)
    on conflict (product_id) do update set content_hash = excluded.content_hash, urls = excluded.urls, is_held = excluded.is_held, missing_since = null
  `.execute(tx)
}

/** Archives imported products whose offers are no longer in the feed and returns their number. */
export async function archiveMissing(tx: Tx, storeId: number, present: readonly string[], now: Date): Promise<number> {
  await sql`set local statement_timeout = 0`.execute(tx)
  await lockImport(tx, storeId)
  const { rows } = await sql<{ id: number }>`
    with gone as (
      select p.id from products p join product_sources ps on ps.product_id = p.id
      where p.store_id = ${storeId} and p.status = 'Active'
        and not exists (select from unnest(${present as string[]}::text[]) as t (id) where t.id = p.external_id)
      order by p.id for update of p
    ), marked as (update product_sources ps set missing_since = ${now}::timestamptz from gone where ps.product_id = gone.id)
    select id from gone order by id
  `.execute(tx)
  const writes = rows.map(({ id }) => ({ id, record: { status: 'Archived' as const } }))
  for (let start = 0; start < writes.length; start += maxWrites) {
    const { written } = await writeProducts(tx, storeId, writes.slice(start, start + maxWrites), { now })
    await announceProducts(tx, storeId, written)
  }
  return rows.length
}
