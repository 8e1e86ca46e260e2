import { type RawBuilder, sql } from 'kysely'
import type { Locale } from '#platform/constants.ts'
import type { Tx } from '#platform/db/database.ts'
import { saveBrands } from '../catalog/brands.ts'
import { announceProducts } from '../catalog/write-products/announce-products.ts'
import { fieldList } from '../catalog/write-products/columns.ts'
import { type Conflict, type WrittenProduct, writeProducts } from '../catalog/write-products/write-products.ts'
import { productFields } from '../catalog/write-products/tables.ts'
import type { ImportStore } from './catalog.ts'
import { type ImportWrite, type ProductToSave, toWrite } from './product-record.ts'
import { isOwnImage } from './pictures/picture-queue.ts'
import { recordChanges } from './record-changes.ts'
import type { ExistingProduct } from './publishing.ts'
import { storedTiers } from '../catalog/tiers.ts'

export type ImportTarget = {
  store: ImportStore
  warehouseId: number
  locale: Locale
  now: Date
  /**
   * Whether somebody has reviewed what the import will do. It then also takes over products without an offer id by their code, and
   * publishes products that lack characteristics.
   */
  isReviewed: boolean
  /** Whether who imports may publish; otherwise products that are not published stay drafts. */
  mayPublish: boolean
  /** All offers, or those that have changed since the last import, so that changes by people since then stay. */
  writes: 'all' | 'news'
}

/** Hashes that tell changed offers from unchanged ones, by offer id. */
export type ImportState = { hash: string | null; isMissing: boolean; isHeldDraft: boolean }

export async function findImportStates(
  tx: Tx,
  storeId: number,
  externalIds: readonly string[],
): Promise<ReadonlyMap<string, ImportState>> {
  const { rows } = await sql<ImportState & { externalId: string }>`
    select p.external_id as "externalId", ps.content_hash as hash, ps.missing_since is not null as "isMissing",
      p.status = 'Draft' and coalesce(ps.is_held, false) as "isHeldDraft"
    from products p left join product_sources ps on ps.product_id = p.id
    where p.store_id = ${storeId} and p.external_id = any(${externalIds as string[]}::text[])
  `.execute(tx)
  return new Map(rows.map(({ externalId, ...state }) => [externalId, state]))
}

/** `codes`: offer ids of products that have none, by their code. */
type OfferKeys = { externalIds: readonly string[]; codes: ReadonlyMap<string, string> }

/** Locks the products of offers. Returns them by offer id. */
export async function lockExisting(
  tx: Tx,
  storeId: number,
  { externalIds, codes }: OfferKeys,
): Promise<ReadonlyMap<string, ExistingProduct>> {
  if (externalIds.length === 0 && codes.size === 0) return new Map()
  const products = await lockWhere(
    tx,
    sql`p.id in (
      select id from products where store_id = ${storeId} and external_id = any(${externalIds as string[]}::text[])
      union all
      select id from products where store_id = ${storeId} and code = any(${[...codes.keys()]}::text[]) and external_id is null
    )`,
  )
  return new Map(products.map((product) => [product.externalId ?? codes.get(product.code)!, product]))
}

/** Locks products of the store. Returns them by id. */
export async function lockById(
  tx: Tx,
  storeId: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, ExistingProduct>> {
  const products = await lockWhere(tx, sql`p.store_id = ${storeId} and p.id = any(${ids as number[]}::int[])`)
  return new Map(products.map((product) => [product.id, product]))
}

/** Locks in the order of ids, as orders do. */
async function lockWhere(tx: Tx, condition: RawBuilder<unknown>): Promise<ExistingProduct[]> {
  const { rows } = await sql<ExistingProduct>`
    select p.id, ${fieldList(productFields, 'p')}, ps.content_hash as hash, ps.missing_since is not null as "isMissing", coalesce(ps.is_held, false) as "isHeld",
      p.is_stock_counted and not exists (select from product_stock s where s.product_id = p.id and s.quantity > 0) as "isSoldOut",
      (select b.name from brands b where b.id = p.brand_id) as brand,
      exists (select from files f where f.id = any(p.image_ids) and ${isOwnImage}) as "hasOwnImages",
      coalesce((
        select json_agg(json_build_object('locale', t.locale, 'name', t.name, 'description', t.description) order by t.locale)
        from product_translations t where t.product_id = p.id
      ), '[]') as texts,
      ${storedTiers} as tiers,
      coalesce((
        select json_agg(json_strip_nulls(json_build_object('characteristicId', v.characteristic_id, 'number', v.number, 'words', v.words)) order by v.characteristic_id)
        from product_values v where v.product_id = p.id
      ), '[]') as values,
      coalesce((
        select json_agg(json_build_object('position', r.position, 'name', r.name, 'value', r.value) order by r.position)
        from product_properties r where r.product_id = p.id
      ), '[]') as properties
    from products p left join product_sources ps on ps.product_id = p.id
    where ${condition}
    order by p.id for update of p
  `.execute(tx)
  return rows
}

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
  await saveSources(tx, { storeId: store.id, now }, result.written)
  await announceProducts(tx, store.id, result.written)
  await recordChanges(tx, { storeId: store.id, locale }, result.written)
  return result
}

/** New addresses of pictures are to be fetched. */
async function saveSources(tx: Tx, { storeId, now }: { storeId: number; now: Date }, written: ImportResult['written']) {
  const rows = written.map(({ id, write: { source } }) => ({
    product_id: id,
    content_hash: source.product.hash,
    urls: source.product.urls,
    is_held: source.isHeld,
  }))
  await sql`
    insert into product_sources as own (store_id, product_id, content_hash, urls, is_held, pictures_due_at)
    select ${storeId}::int, *, case when urls <> '{}' then ${now}::timestamptz end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (product_id int, content_hash text, urls text[], is_held boolean)
    on conflict (product_id) do update set content_hash = excluded.content_hash, urls = excluded.urls, is_held = excluded.is_held, missing_since = null,
      pictures_due_at = case when own.urls = excluded.urls then own.pictures_due_at else excluded.pictures_due_at end,
      picture_tries = case when own.urls = excluded.urls then own.picture_tries else 0 end,
      picture_failures = case when own.urls = excluded.urls then own.picture_failures else '[]' end
  `.execute(tx)
}
