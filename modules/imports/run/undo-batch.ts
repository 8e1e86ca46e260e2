import { sql } from 'kysely'
import { recordAll } from '#platform/audit.ts'
import type { Tx } from '#platform/db/database.ts'
import { lockImport } from '../../feeds/lock-import.ts'
import { announceProducts } from '../../catalog/write-products/announce-products.ts'
import type { StockLevel } from '../../catalog/write-products/stock-policy.ts'
import { deleteProducts } from '../../catalog/write-products/delete-products.ts'
import { writeProducts } from '../../catalog/write-products/write-products.ts'
import type { ExistingProduct } from '../../feeds/publishing.ts'
import { lockById } from '../../feeds/save-products.ts'
import { type ProductSource, restoreSources } from '../../feeds/sources.ts'
import { endPromotionsOfProducts } from '../../promotions/end-promotions.ts'
import type { ImportRecord } from '../import-record.ts'
import { batchRows } from '../staged-rows.ts'
import { type Before, fingerprintOf } from './before.ts'
import { findStock, type Quantities } from './known-products.ts'
import { quantitiesOf, restorePictures, stockBefore } from './stock-and-pictures.ts'

type ImportedProduct = {
  id: number
  change: 'Created' | 'Updated' | 'Missing'
  before: Before | null
  fingerprint: string
  stock: Quantities | null
  imageIds: string[] | null
}
type Present = {
  current: ReadonlyMap<number, ExistingProduct>
  stock: ReadonlyMap<number, readonly StockLevel[]>
  now: Date
  gone: Gone
}
type Gone = { brands: ReadonlySet<number | null>; categories: ReadonlySet<number | null> }
type Outcome = { undone: number; kept: number }

/**
 * Makes the next products what they were before the import, but for a brand that is gone; new ones are deleted. Products that somebody has changed since,
 * whose category is gone, or that orders have reserved, are kept. Null: there are no more.
 */
export async function undoBatch(tx: Tx, record: ImportRecord, now: Date): Promise<Outcome | null> {
  const { id: importId, storeId } = record
  await lockImport(tx, storeId)
  const imported = await nextImported(tx, importId)
  if (imported.length === 0) return null
  const current = await lockById(
    tx,
    storeId,
    imported.map(({ id }) => id),
  )
  const stock = await findStock(
    tx,
    imported.map(({ id }) => id),
  )
  const gone = await findGone(tx, imported)
  const untouched = imported.filter(
    (each) =>
      isUntouched(each, current.get(each.id), stock.get(each.id) ?? []) &&
      !gone.categories.has(each.before?.record.categoryId ?? null),
  )
  const deleted = await deleteNew(tx, untouched, now)
  const restored = await restore(tx, record, untouched, { current, stock, now, gone })
  const done = [...deleted, ...restored]
  await sql`
    delete from import_products where import_id = ${importId}::uuid and product_id = any(${done}::int[])
  `.execute(tx)
  await sql`
    update import_products set change = 'Kept', before = null
    where import_id = ${importId}::uuid and product_id = any(${imported.map(({ id }) => id)}::int[])
  `.execute(tx)
  await recordUndone(tx, record, { deleted, restored })
  return { undone: done.length, kept: imported.length - done.length }
}

async function nextImported(tx: Tx, importId: string) {
  const { rows } = await sql<ImportedProduct>`
    select product_id as id, change, before, fingerprint, stock, image_ids as "imageIds" from import_products
    where import_id = ${importId}::uuid and change in ('Created', 'Updated', 'Missing') order by product_id limit ${batchRows}
  `.execute(tx)
  return rows
}

/** Brands and categories that products had, and that somebody has merged or deleted since. */
async function findGone(tx: Tx, imported: readonly ImportedProduct[]): Promise<Gone> {
  const records = imported.flatMap(({ before }) => before?.record ?? [])
  const { rows } = await sql<{ brandId: number | null; categoryId: number | null }>`
    select case when b.id is null then r."brandId" end as "brandId", case when c.id is null then r."categoryId" end as "categoryId"
    from jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as r ("brandId" int, "categoryId" int)
    left join brands b on b.id = r."brandId" left join categories c on c.id = r."categoryId"
    where (r."brandId" is not null and b.id is null) or c.id is null
  `.execute(tx)
  return {
    brands: new Set(rows.flatMap(({ brandId }) => brandId ?? [])),
    categories: new Set(rows.flatMap(({ categoryId }) => categoryId ?? [])),
  }
}

/** Sales since the import are no edit; added stock and pictures are. */
function isUntouched(
  { fingerprint, stock, imageIds, change }: ImportedProduct,
  product: ExistingProduct | undefined,
  levels: readonly StockLevel[],
) {
  if (product === undefined || fingerprintOf(product) !== fingerprint) return false
  const after = quantitiesOf(stock ?? levels)
  const isRestocked = levels.some(({ warehouseId, quantity }) => quantity > (after.get(warehouseId) ?? 0))
  const hasNewImages = product.hasOwnImages && (change === 'Created' || imageIds !== null)
  return !isRestocked && !hasNewImages
}

async function deleteNew(tx: Tx, products: readonly ImportedProduct[], now: Date): Promise<number[]> {
  const ids = products.filter(({ change }) => change === 'Created').map(({ id }) => id)
  if (ids.length === 0) return []
  const { rows } = await sql<{ id: number; categoryPath: number[]; imageIds: string[]; videoIds: string[] }>`
    select id, category_path as "categoryPath", image_ids as "imageIds", video_ids as "videoIds" from products p
    where id = any(${ids}::int[]) and not exists (select from product_stock s where s.product_id = p.id and s.reserved > 0)
  `.execute(tx)
  await endPromotionsOfProducts(
    tx,
    rows.map(({ id }) => id),
    now,
  )
  await deleteProducts(tx, rows, now)
  return rows.map(({ id }) => id)
}

async function restore(
  tx: Tx,
  { storeId }: ImportRecord,
  products: readonly ImportedProduct[],
  { current, stock, now, gone }: Present,
): Promise<number[]> {
  const changed = products.flatMap(({ before, ...each }) => (before ? [{ ...each, before }] : []))
  const pictures = await restorePictures(tx, storeId, changed, { current, now })
  const { written } = await writeProducts(
    tx,
    storeId,
    changed.map(({ id, before, stock: after }) => ({
      id,
      record: {
        ...before.record,
        ...(gone.brands.has(before.record.brandId ?? null) && { brandId: current.get(id)?.brandId ?? null }),
        ...(after && { stock: stockBefore(before.stock, after, stock.get(id) ?? []) }),
        ...(pictures.has(id) && { imageIds: pictures.get(id)! }),
      },
    })),
    { now },
  )
  await announceProducts(tx, storeId, written)
  const ids = new Set(written.map(({ id }) => id))
  const sources = changed.flatMap(({ id, before }): [number, ProductSource | null][] =>
    ids.has(id) && current.has(id) ? [[id, before.source]] : [],
  )
  await restoreSources(tx, new Map(sources))
  return [...ids]
}

async function recordUndone(
  tx: Tx,
  { storeId, requestedBy, network }: ImportRecord,
  { deleted, restored }: { deleted: readonly number[]; restored: readonly number[] },
) {
  const entry = (action: 'product.delete' | 'product.update') => (entityId: number) => ({
    action,
    entity: 'product' as const,
    entityId,
    details: { storeId, isImport: true, isUndo: true },
    ...(requestedBy && { actorId: requestedBy }),
  })
  const entries = [...deleted.map(entry('product.delete')), ...restored.map(entry('product.update'))]
  if (entries.length > 0) await recordAll(tx, { account: undefined, ip: network }, entries)
}
