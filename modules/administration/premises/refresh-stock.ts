import type { Tx } from '#platform/db/database.ts'
import { enqueue } from '#platform/jobs/queue.ts'
import { announceProducts } from '../../catalog/write-products/announce-products.ts'
import * as stock from '../../catalog/write-products/move-stock.ts'
import { refreshStock } from '../job-definitions.ts'

const batchSize = 500

/** One batch of the products of a warehouse; the next one is enqueued in the same transaction. */
export async function refreshBatch(tx: Tx, { warehouseId, after }: { warehouseId: number; after: number }) {
  const batch = await stock.refreshStock(tx, warehouseId, after, batchSize)
  if (!batch) return
  const { storeId, productIds } = batch
  await announceProducts(
    tx,
    storeId,
    productIds.map((id) => ({ id, change: 'updated' as const })),
  )
  await enqueue(tx, refreshStock, { warehouseId, after: productIds.at(-1)! })
}
