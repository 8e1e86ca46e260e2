// Changes of many products of a store at once: what cannot be changed is left as it is and reported.
import { recordAll } from '#platform/audit.ts'
import type { Tx } from '#platform/db/database.ts'
import type { Caller } from '#platform/http/caller.ts'
import { enqueue } from '#platform/jobs/queue.ts'
import { recountStore } from '../catalog/job-definitions.ts'
import { announceProducts } from '../catalog/write-products/announce-products.ts'
import { deleteProducts as deleteStored } from '../catalog/write-products/delete-products.ts'
import { writeProducts } from '../catalog/write-products/write-products.ts'
import type { productRejections } from './contract.ts'
import { type LockedProduct, lockProducts } from './lock-products.ts'

type Rejection = { id: number; code: (typeof productRejections)[number] }
type Outcome = { count: number; rejected: Rejection[] }
type Change = { storeId: number; ids: readonly number[]; caller: Caller; now: Date }

/** Publishes products that have what their category requires, or archives published ones. Those that are already so are not counted. */
export async function activateProducts(
  tx: Tx,
  { storeId, ids, caller, now }: Change,
  isActive: boolean,
): Promise<Outcome> {
  const { found, missing } = await lockProducts(tx, storeId, ids)
  const differing = found.filter(({ status }) => (status === 'Active') !== isActive)
  const refusalOf = (product: LockedProduct): Rejection[] => {
    if (product.status === 'Blocked') return [{ id: product.id, code: 'products.blocked' }]
    return isActive && product.isIncomplete ? [{ id: product.id, code: 'products.incomplete' }] : []
  }
  const refused = differing.flatMap(refusalOf)
  const refusedIds = new Set(refused.map(({ id }) => id))
  const status = isActive ? 'Active' : 'Archived'
  const changing = differing.filter(
    (product) => !refusedIds.has(product.id) && (isActive || product.status === 'Active'),
  )
  const { written } = await writeProducts(
    tx,
    storeId,
    changing.map(({ id }) => ({ id, record: { status } as const })),
    { now },
  )
  await announceProducts(tx, storeId, written)
  await finish(tx, storeId, caller, changing, { action: 'product.update', after: { status } })
  return { count: changing.length, rejected: [...missing.map(notFound), ...refused] }
}

/** Deletes products unless open orders have reserved some of their stock. */
export async function deleteProducts(tx: Tx, { storeId, ids, caller, now }: Change): Promise<Outcome> {
  const { found, missing } = await lockProducts(tx, storeId, ids)
  const refused = found
    .filter(({ isReserved }) => isReserved)
    .map(({ id }): Rejection => ({ id, code: 'products.reserved' }))
  const deleting = found.filter(({ isReserved }) => !isReserved)
  await deleteStored(tx, deleting, now)
  await finish(tx, storeId, caller, deleting, { action: 'product.delete' })
  return { count: deleting.length, rejected: [...missing.map(notFound), ...refused] }
}

const notFound = (id: number): Rejection => ({ id, code: 'products.notFound' })

type AuditEntry = { action: string; after?: Readonly<Record<string, unknown>> }

async function finish(
  tx: Tx,
  storeId: number,
  caller: Caller,
  products: readonly LockedProduct[],
  { action, after }: AuditEntry,
) {
  if (products.length === 0) return
  await recordAll(
    tx,
    caller,
    products.map(({ id, status }) => ({
      action,
      entity: 'product',
      entityId: id,
      details: { storeId, before: { status }, ...(after && { after }) },
    })),
  )
  await enqueue(tx, recountStore, { storeId }, { key: `recount-store:${storeId}` })
}
