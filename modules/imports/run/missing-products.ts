// Products of earlier imports that are not in the file.
import { sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'
import { lockImport } from '../../feeds/lock-import.ts'
import { announceProducts } from '../../catalog/write-products/announce-products.ts'
import { writeProducts } from '../../catalog/write-products/write-products.ts'
import { archiveById } from '../../feeds/archive.ts'
import { lockById } from '../../feeds/save-products.ts'
import { findSources } from '../../feeds/sources.ts'
import { batchRows } from '../staged-rows.ts'
import { beforeOf, fingerprintOf } from './before.ts'
import { findQuantities } from './known-products.ts'
import type { RunContext } from './run-context.ts'
import { saveImported } from './save-outcome.ts'

const isMissing = (importId: string, storeId: number) => sql`
  p.store_id = ${storeId} and p.status = 'Active' and exists (select from product_sources s where s.product_id = p.id)
  and not exists (select from import_products i where i.import_id = ${importId}::uuid and i.product_id = p.id)
`

export async function countMissing(tx: Tx, { record, target }: RunContext): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from products p where ${isMissing(record.id, target.store.id)}
  `.execute(tx)
  return rows[0]!.count
}

/** Takes the next missing products off sale, or out of stock. Returns their number; 0: there are no more. */
export async function changeMissing(tx: Tx, { record, target }: RunContext): Promise<number> {
  const { id: importId, settings } = record
  const { store, now, warehouseId } = target
  await lockImport(tx, store.id)
  const { rows } = await sql<{ id: number }>`
    select p.id from products p where ${isMissing(importId, store.id)} order by p.id limit ${batchRows}
  `.execute(tx)
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return 0
  const before = await lockById(tx, store.id, ids)
  const [quantities, sources] = [await findQuantities(tx, ids), await findSources(tx, ids)]
  if (settings.missing === 'archive') await archiveById(tx, store.id, ids, now)
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
    })),
  )
  return ids.length
}
