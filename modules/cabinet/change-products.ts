// Changes of many products of a store at once: what cannot be changed is left as it is and reported.
import { recordAll } from '#platform/audit.ts'
import type { Tx } from '#platform/db/database.ts'
import type { Caller } from '#platform/http/caller.ts'
import { enqueue } from '#platform/jobs/queue.ts'
import { recountStore } from '../catalog/job-definitions.ts'
import { announceProducts } from '../catalog/write-products/announce-products.ts'
import type { ProductChange } from '../catalog/write-products/tables.ts'
import { writeProducts } from '../catalog/write-products/write-products.ts'
import type { productRejections } from './bulk-contract.ts'
import { type LockedProduct, lockProducts } from './lock-products.ts'
import { changedPrices } from './price-change.ts'
import { keepForUndo } from './undo.ts'

export type Rejection = { id: number; code: (typeof productRejections)[number] }
export type Outcome = { count: number; rejected: Rejection[]; undoId: string | null }
export type Change = { storeId: number; ids: readonly number[]; caller: Caller; now: Date }
export type Write = { product: LockedProduct; record: ProductChange; before: ProductChange }

/** Publishes products that have what their category requires, or archives published ones. Those that are already so are not counted. */
export async function activateProducts(tx: Tx, change: Change, isActive: boolean): Promise<Outcome> {
  const { found, missing } = await lockProducts(tx, change.storeId, change.ids)
  const differing = found.filter(({ status }) => (status === 'Active') !== isActive)
  const refusalOf = (product: LockedProduct): Rejection[] => {
    if (product.status === 'Blocked') return [{ id: product.id, code: 'products.blocked' }]
    return isActive && product.isIncomplete ? [{ id: product.id, code: 'products.incomplete' }] : []
  }
  const refused = differing.flatMap(refusalOf)
  const refusedIds = new Set(refused.map(({ id }) => id))
  const status = isActive ? 'Active' : 'Archived'
  const writes = differing
    .filter((product) => !refusedIds.has(product.id) && (isActive || product.status === 'Active'))
    .map((product): Write => ({ product, record: { status }, before: { status: product.status } }))
  const undoId = await writeAndKeep(tx, change, writes)
  return { count: writes.length, rejected: [...missing.map(notFound), ...refused], undoId }
}

/** Raises or lowers prices by a percentage. */
export async function changePrices(tx: Tx, change: Change, percent: number, roundTo: number): Promise<Outcome> {
  const { found, missing } = await lockProducts(tx, change.storeId, change.ids)
  const priced = found.map((product) => ({ product, record: changedPrices(product, percent, roundTo) }))
  const writes = priced.flatMap(({ product, record }): Write[] => {
    const { priceMinor, tiers } = product
    return record && record.priceMinor !== priceMinor ? [{ product, record, before: { priceMinor, tiers } }] : []
  })
  const refused = priced.flatMap(({ product: { id }, record }): Rejection[] =>
    record ? [] : [{ id, code: 'products.priceConflict' }],
  )
  const undoId = await writeAndKeep(tx, change, writes)
  return { count: writes.length, rejected: [...missing.map(notFound), ...refused], undoId }
}

/** Takes products off sale and out of sight, and deletes them when that can no longer be undone; not those that open orders have reserved. */
export async function deleteProducts(tx: Tx, change: Change): Promise<Outcome> {
  const { found, missing } = await lockProducts(tx, change.storeId, change.ids)
  const refused = found
    .filter(({ isReserved }) => isReserved)
    .map(({ id }): Rejection => ({ id, code: 'products.reserved' }))
  const writes = found
    .filter(({ isReserved }) => !isReserved)
    .map((product): Write => ({ product, record: { status: 'Archived' }, before: { status: product.status } }))
  const undoId = await writeAndKeep(tx, change, writes, true)
  return { count: writes.length, rejected: [...missing.map(notFound), ...refused], undoId }
}

export const notFound = (id: number): Rejection => ({ id, code: 'products.notFound' })

/** Returns the id by which it can be undone. */
export async function writeAndKeep(
  tx: Tx,
  { storeId, caller, now }: Change,
  writes: readonly Write[],
  isDeletion = false,
): Promise<string | null> {
  if (writes.length === 0) return null
  const { written } = await writeProducts(
    tx,
    storeId,
    writes.map(({ product: { id }, record }) => ({ id, record })),
    { now },
  )
  await announceProducts(tx, storeId, written)
  const changed = new Set(written.filter(({ change }) => change === 'updated').map(({ id }) => id))
  await recordAll(
    tx,
    caller,
    writes.map(({ product: { id }, record, before }) => ({
      action: isDeletion ? 'product.delete' : 'product.update',
      entity: 'product',
      entityId: id,
      details: { storeId, before, ...(!isDeletion && { after: record }) },
    })),
  )
  await enqueue(tx, recountStore, { storeId }, { key: `recount-store:${storeId}` })
  return keepForUndo(tx, {
    storeId,
    isDeletion,
    now,
    before: writes.map(({ product: { id, version }, before }) => ({
      id,
      version: changed.has(id) ? version + 1 : version,
      record: before,
    })),
  })
}
