import { sql } from 'kysely'
import { record } from '#platform/audit.ts'
import { invalidateTags } from '#platform/cache.ts'
import type { Tx } from '#platform/db/database.ts'
import { invalidInput } from '#platform/errors.ts'
import type { Caller } from '#platform/http/caller.ts'
import { lockStockedProducts, moveStock } from '../catalog/write-products/move-stock.ts'
import { updateAvailability } from '../catalog/write-products/stock-rows.ts'
import { transferReservations } from '../orders/reservations.ts'
import { deleteBranchRow, deleteWarehouseRow, lockPremises, lockWarehouses } from '../suppliers/delete-premises.ts'
import { deleteDeliveryPlaceRow } from '../suppliers/delivery-places.ts'
import { companyErrors } from './errors.ts'
import { findStock } from './queries.ts'

type Deletion = { caller: Caller; storeId: number; id: number }

/** Buyers of an open store can visit it or call it somewhere. */
export async function deleteBranch(tx: Tx, { caller, storeId, id }: Deletion) {
  const { status, branchIds } = await lockPremises(tx, storeId)
  if (!branchIds.includes(id)) throw companyErrors.branchNotFound()
  if (branchIds.length === 1 && status !== 'Draft') throw companyErrors.lastBranch()
  const before = await deleteBranchRow(tx, id)
  await finish(tx, { caller, storeId, id }, 'companybranch', { before })
}

export async function deleteDeliveryPlace(tx: Tx, { caller, storeId, id }: Deletion) {
  const before = await deleteDeliveryPlaceRow(tx, storeId, id)
  if (!before) throw companyErrors.deliveryPlaceNotFound()
  await finish(tx, { caller, storeId, id }, 'deliveryplace', { before })
  await invalidateTags(tx, ['stores', 'products'])
}

/** Locks products before warehouses, as everything that writes stock does. */
export async function deleteWarehouse(tx: Tx, { moveTo, ...deletion }: Deletion & { moveTo: number | undefined }) {
  const { storeId, id } = deletion
  const { warehouseIds } = await lockPremises(tx, storeId)
  if (!warehouseIds.includes(id)) throw companyErrors.warehouseNotFound()
  if (warehouseIds.length === 1) throw companyErrors.lastWarehouse()
  if (moveTo !== undefined && (moveTo === id || !warehouseIds.includes(moveTo)))
    throw invalidInput([{ path: 'moveTo', code: 'field.invalid' }])
  const productIds = await lockStockedProducts(tx, id)
  await lockWarehouses(tx, moveTo === undefined ? [id] : [id, moveTo])
  if (await hasStockOfOthers(tx, id, productIds)) throw companyErrors.stockChanged()
  const stock = await findStock(tx, id)
  const hasStock = stock.quantity > 0 || stock.reserved > 0
  if (hasStock && moveTo === undefined) throw companyErrors.warehouseHasStock({ ...stock })
  if (moveTo !== undefined) {
    await moveStock(tx, id, moveTo)
    await transferReservations(tx, id, moveTo)
    await updateAvailability(tx, productIds)
  }
  const before = await deleteWarehouseRow(tx, id)
  await finish(tx, deletion, 'warehouse', { before, ...(hasStock && { stock, movedTo: moveTo }) })
}

/** Stock that another transaction has added before this one could lock its product. */
async function hasStockOfOthers(tx: Tx, warehouseId: number, productIds: readonly number[]) {
  const { rows } = await sql`
    select from product_stock where warehouse_id = ${warehouseId} and product_id <> all(${productIds as number[]}::int[]) limit 1
  `.execute(tx)
  return rows.length > 0
}

async function finish(
  tx: Tx,
  { caller, storeId, id }: Deletion,
  entity: 'companybranch' | 'deliveryplace' | 'warehouse',
  details: Record<string, unknown>,
) {
  await record(tx, caller, { action: `${entity}.delete`, entity, entityId: id, details: { storeId, ...details } })
  await invalidateTags(tx, [`store:${storeId}`])
}
