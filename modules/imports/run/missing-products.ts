// Products of earlier imports from the same source that are not in the file. Products of another source stay.
import { sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'
import { lockImport } from '../../feeds/lock-import.ts'
import { announceProducts } from '../../catalog/write-products/announce-products.ts'
import { writeProducts } from '../../catalog/write-products/write-products.ts'
import { archiveById } from '../../feeds/archive.ts'
import { lockById } from '../../feeds/save-products.ts'
import { findSources, removeOrigin } from '../../feeds/sources.ts'
import { batchRows } from '../staged-rows.ts'
import { beforeOf, fingerprintOf, replaceableImages } from './before.ts'
import { findQuantities } from './known-products.ts'
import type { RunContext } from './run-context.ts'
import { saveImported } from './save-outcome.ts'

type Place = Pick<RunContext, 'record' | 'target' | 'origin'>

const isMissing = ({ record, target, origin }: Place) => sql`
  p.store_id = ${target.store.id} and p.status = 'Active'
  and exists (select from product_sources s where s.product_id = p.id and s.origins = array[${origin}::text])
  and not exists (select from import_products i where i.import_id = ${record.id}::uuid and i.product_id = p.id)
`

export async function countMissing(tx: Tx, place: Place): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from products p where ${isMissing(place)}
  `.execute(tx)
  return rows[0]!.count
}

/** Takes the next missing products off sale, or out of stock. Returns their number; 0: there are no more. */
export async function changeMissing(tx: Tx, place: Place): Promise<number> {
  const { record, target, origin } = place
  const { id: importId, settings } = record
  const { store } = target
  await lockImport(tx, store.id)
  const { rows } = await sql<{ id: number }>`
    select p.id from products p where ${isMissing(place)} order by p.id limit ${batchRows}
  `.execute(tx)
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) {
    await forgetMissing(tx, store.id, importId, origin)
    return 0
  }
  await changeAbsent(tx, place, ids, settings.missing === 'archive' ? 'archive' : 'zero')
  return ids.length
}

/** Takes products off sale, or out of stock, so that it can be undone. */
export async function changeAbsent(
  tx: Tx,
  { record: { id: importId }, target }: Place,
  ids: readonly number[],
  policy: 'archive' | 'zero',
) {
  const { store, now, warehouseId } = target
  const before = await lockById(tx, store.id, ids)
  const [quantities, sources] = [await findQuantities(tx, ids), await findSources(tx, ids)]
  if (policy === 'archive') await archiveById(tx, store.id, ids, now)
  else {
    const record = {
      isStockCounted: true,
      leadDays: null,
      stock: { policy: 'total', warehouseId, quantity: 0 },
    } as const
    const { written } = await writeProducts(
      tx,
      store.id,
      ids.map((id) => ({ id, record })),
      { now },
    )
    await announceProducts(tx, store.id, written)
  }
  const after = await lockById(tx, store.id, ids)
  const stock = await findQuantities(tx, ids)
  await saveImported(
    tx,
    importId,
    [...before].map(([productId, product]) => ({
      productId,
      change: 'Missing',
      before: beforeOf(product, {
        quantities: quantities.get(productId) ?? [],
        source: sources.get(productId) ?? null,
      }),
      fingerprint: fingerprintOf(after.get(productId)!),
      stock: stock.get(productId) ?? [],
      imageIds: replaceableImages(product),
    })),
  )
}

/** Products that another source names, too, are its own from now on. */
async function forgetMissing(tx: Tx, storeId: number, importId: string, origin: string) {
  const { rows } = await sql<{ id: number }>`
    select product_id as id from product_sources s where store_id = ${storeId} and origins @> array[${origin}::text] and cardinality(origins) > 1
      and not exists (select from import_products i where i.import_id = ${importId}::uuid and i.product_id = s.product_id)
  `.execute(tx)
  await removeOrigin(
    tx,
    rows.map(({ id }) => id),
    origin,
  )
}
