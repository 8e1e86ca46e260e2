import { recordAll } from '#platform/audit.ts'
import type { Tx } from '#platform/db/database.ts'
import { enqueue } from '#platform/jobs/queue.ts'
import { recountStore } from '../../catalog/job-definitions.ts'
import { announceProducts } from '../../catalog/write-products/announce-products.ts'
import type { ProductChange } from '../../catalog/write-products/tables.ts'
import { writeProducts } from '../../catalog/write-products/write-products.ts'
import type { PromotionChange } from '../../promotions/promotions.ts'
import type { ProductAction, Write } from './decisions.ts'

/** The store whose products are changed, and the author of the change. */
export type Author = { storeId: number; accountId: string | null; ip: string; now: Date; isUndo?: true }
/** An author of a store, or null: an administrator. */
export type AnyAuthor = Omit<Author, 'storeId'> & { storeId: number | null }
/** How administrators write; only their changes are taken back by it. */
export type WriteInAllStores = (
  tx: Tx,
  author: Omit<Author, 'storeId'>,
  action: ProductAction,
  writes: readonly Write[],
) => Promise<readonly Before[]>
/**
 * The version of a product after a change, and what undoing writes. `reason`: why it was blocked; `promotion`: of a product that was promoted;
 * `ended`: its promotions that a block has ended.
 */
export type Before = {
  id: number
  version: number
  record: ProductChange
  reason?: string
  promotion?: PromotionChange
  ended?: readonly PromotionChange[]
}

/** Writes, announces and records the changes; returns what undoes them. */
export async function writeChanges(
  tx: Tx,
  author: Author,
  action: ProductAction,
  writes: readonly Write[],
): Promise<Before[]> {
  if (writes.length === 0) return []
  const { storeId, now } = author
  const { written } = await writeProducts(
    tx,
    storeId,
    writes.map(({ product: { id }, record }) => ({ id, record })),
    { now },
  )
  await announceProducts(tx, storeId, written)
  await recordChanges(
    tx,
    author,
    writes.map(({ product: { id }, record, before, reason }) => ({
      id,
      action: auditAction(action),
      details: {
        before,
        ...(action.kind !== 'delete' && { after: record }),
        ...(action.kind === 'block' && { reason: reason ?? action.reason }),
        ...(author.isUndo && { isUndo: true }),
      },
    })),
  )
  const changed = new Set(written.filter(({ change }) => change === 'updated').map(({ id }) => id))
  return writes.map(({ product: { id, version }, before }) => ({
    id,
    version: changed.has(id) ? version + 1 : version,
    record: before,
  }))
}

function auditAction({ kind }: ProductAction): RecordedChange['action'] {
  return kind === 'delete' || kind === 'block' || kind === 'unblock' ? `product.${kind}` : 'product.update'
}

type RecordedChange = {
  id: number
  action: `product.${'update' | 'delete' | 'block' | 'unblock' | 'erase'}`
  details: Record<string, unknown>
}

/** Adds the changes to the audit log, and counts what the store shows. */
export async function recordChanges(tx: Tx, { storeId, accountId, ip }: Author, changes: readonly RecordedChange[]) {
  await recordAll(
    tx,
    { account: undefined, ip },
    changes.map(({ id, action, details }) => ({
      action,
      entity: 'product',
      entityId: id,
      details: { storeId, ...details },
      ...(accountId && { actorId: accountId }),
    })),
  )
  await enqueue(tx, recountStore, { storeId }, { key: `recount-store:${storeId}` })
}
