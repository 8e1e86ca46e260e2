import type { Tx } from '#platform/db/database.ts'
import { addBlocks, removeBlocks } from '../../catalog/blocks.ts'
import { deleteProducts } from '../../catalog/write-products/delete-products.ts'
import { notifyOfBlock } from '../../notifications/notify-of-block.ts'
import type { ProductAction, Write } from './decisions.ts'
import { type Author, recordChanges, writeChanges } from './write-changes.ts'

/** Writes what administrators have decided, store by store in the order of their numbers, so that changes at once do not deadlock; returns how many products have changed. */
export async function writeInAllStores(
  tx: Tx,
  author: Omit<Author, 'storeId'>,
  action: ProductAction,
  writes: readonly Write[],
): Promise<number> {
  const byStore = [...Map.groupBy(writes, ({ product }) => product.storeId)]
  for (const [storeId, own] of byStore.toSorted(([one], [other]) => one - other))
    await writeInStore(tx, { ...author, storeId }, action, own)
  return writes.length
}

async function writeInStore(tx: Tx, author: Author, action: ProductAction, writes: readonly Write[]) {
  const { storeId, now } = author
  const products = writes.map(({ product }) => product)
  if (action.kind === 'erase') {
    await deleteProducts(tx, products, now)
    const changes = writes.map(({ product: { id }, before }) => ({
      id,
      action: 'product.erase' as const,
      details: { before },
    }))
    return recordChanges(tx, author, changes)
  }
  await writeChanges(tx, author, action, writes)
  const productIds = products.map(({ id }) => id)
  if (action.kind === 'block') await addBlocks(tx, { products, reason: action.reason, now })
  if (action.kind === 'unblock') await removeBlocks(tx, productIds)
  if (action.kind === 'block' || action.kind === 'unblock')
    await notifyOfBlock(tx, { storeId, productIds, isBlocked: action.kind === 'block', now })
}
