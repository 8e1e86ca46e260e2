import type { Tx } from '#platform/db/database.ts'
import { addBlocks, removeBlocks } from '../../catalog/blocks.ts'
import { deleteProducts } from '../../catalog/write-products/delete-products.ts'
import { notifyOfBlock } from '../../notifications/notify-of-block.ts'
import { notifyOfPromotionStops } from '../../notifications/notify-of-promotion-ends.ts'
import { endPromotionsOfProducts } from '../../promotions/end-promotions.ts'
import { publishEnds } from '../../promotions/publish-ends.ts'
import type { ProductAction, Write } from './decisions.ts'
import { type Author, type Before, recordChanges, writeChanges } from './write-changes.ts'

/**
 * Writes what administrators have decided, store by store in the order of their numbers, so that changes at once do not deadlock;
 * returns what undoes the changes, nothing for products that are gone.
 */
export async function writeInAllStores(
  tx: Tx,
  author: Omit<Author, 'storeId'>,
  action: ProductAction,
  writes: readonly Write[],
): Promise<Before[]> {
  const ended = action.kind === 'block' || action.kind === 'erase' ? await endPromotionsOf(tx, author, writes) : []
  const endedByProduct = Map.groupBy(ended, ({ productId }) => productId)
  const byStore = [...Map.groupBy(writes, ({ product }) => product.storeId)]
  const before: Before[] = []
  for (const [storeId, own] of byStore.toSorted(([one], [other]) => one - other))
    before.push(...(await writeInStore(tx, { ...author, storeId }, action, own)))
  return before.map((each) => ({ ...each, ended: endedByProduct.get(each.id) ?? [] }))
}

/** What can no longer be shown is not promoted either: unused days come back, and the stores are told. */
async function endPromotionsOf(tx: Tx, { accountId, ip, now }: Omit<Author, 'storeId'>, writes: readonly Write[]) {
  const productIds = writes.map(({ product: { id } }) => id)
  const ended = await endPromotionsOfProducts(tx, productIds, now)
  await publishEnds(tx, ended, { account: undefined, ip, actorId: accountId })
  await notifyOfPromotionStops(tx, ended, now)
  return ended
}

async function writeInStore(
  tx: Tx,
  author: Author,
  action: ProductAction,
  writes: readonly Write[],
): Promise<readonly Before[]> {
  const { storeId, now } = author
  const products = writes.map(({ product }) => product)
  if (action.kind === 'erase') {
    await deleteProducts(tx, products, now)
    const changes = writes.map(({ product: { id }, before }) => ({
      id,
      action: 'product.erase' as const,
      details: { before },
    }))
    await recordChanges(tx, author, changes)
    return []
  }
  const before = await writeChanges(tx, author, action, writes)
  const productIds = products.map(({ id }) => id)
  if (action.kind !== 'block' && action.kind !== 'unblock') return before
  const reasons = action.kind === 'unblock' && (await removeBlocks(tx, productIds))
  if (action.kind === 'block') await addBlocks(tx, { products: writes.map((write) => blocked(write, action)), now })
  await notifyOfBlock(tx, { storeId, productIds, isBlocked: action.kind === 'block', now })
  return reasons ? before.map((each) => ({ ...each, reason: reasons.get(each.id) ?? '' })) : before
}

const blocked = ({ product: { id, status }, reason }: Write, action: { reason: string }) => ({
  id,
  status,
  reason: reason ?? action.reason,
})
