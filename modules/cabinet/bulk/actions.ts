// Bulk actions on products: each decides for one product either the change, or the reason why it stays as it is.
import type { Locale } from '#platform/constants.ts'
import type { Db } from '#platform/db/database.ts'
import type { ProductStatus } from '../../catalog/write-products/tables.ts'
import type { Decisions, ProductAction, Rejection, Write } from './decisions.ts'
import type { StoredProduct } from './lock-products.ts'
import { decideMove } from './move-products.ts'
import { changedPrices } from './price-change.ts'

/** Products that are already as they should be are neither written nor rejected. */
export async function decide(
  db: Db,
  action: ProductAction,
  products: readonly StoredProduct[],
  locale: Locale,
): Promise<Decisions> {
  if (action.kind === 'move') return decideMove(db, products, action.categoryId, { locale })
  const decisions = products.map((product) => decideOne(action, product))
  return {
    writes: decisions.flatMap((decision) => (decision && 'record' in decision ? decision : [])),
    rejected: decisions.flatMap((decision) => (decision && 'code' in decision ? decision : [])),
    lost: [],
  }
}

type SimpleAction = Exclude<ProductAction, { kind: 'move' }>

function decideOne(action: SimpleAction, product: StoredProduct): Write | Rejection | null {
  switch (action.kind) {
    case 'activate':
      return decideActivation(product, action.maySetPrices)
    case 'archive':
      return product.status === 'Active' ? statusWrite(product, 'Archived') : null
    case 'delete':
      if (product.isReserved) return { id: product.id, code: 'products.reserved' }
      // Off sale and out of sight; deleted when that can no longer be undone. Blocked products stay blocked.
      return statusWrite(product, product.status === 'Blocked' ? 'Blocked' : 'Archived')
    case 'price':
      return decidePrice(product, action)
    case 'block':
      return product.status === 'Blocked' ? null : statusWrite(product, 'Blocked')
    case 'unblock':
      return product.status === 'Blocked' ? statusWrite(product, statusAfterBlock(product)) : null
    case 'erase':
      return product.isReserved ? { id: product.id, code: 'products.reserved' } : eraseWrite(product)
  }
}

function decideActivation(product: StoredProduct, maySetPrices: boolean): Write | Rejection | null {
  if (product.status === 'Active') return null
  if (product.status === 'Blocked') return { id: product.id, code: 'products.blocked' }
  // Publishing a draft approves its price.
  if (product.status === 'Draft' && !maySetPrices) return { id: product.id, code: 'products.notAllowed' }
  if (product.priceMinor === null) return { id: product.id, code: 'products.priceless' }
  if (product.isIncomplete) return { id: product.id, code: 'products.incomplete' }
  return statusWrite(product, 'Active')
}

/** Its seller may have changed it meanwhile. */
export const statusAfterBlock = ({ statusBefore, isIncomplete }: StoredProduct) =>
  statusBefore === 'Active' && isIncomplete ? 'Draft' : (statusBefore ?? 'Archived')

const eraseWrite = (product: StoredProduct): Write => ({
  product,
  record: {},
  before: { code: product.code, status: product.status },
})

export const statusWrite = (product: StoredProduct, status: ProductStatus): Write => ({
  product,
  record: { status },
  before: { status: product.status },
})

function decidePrice(product: StoredProduct, { percent, roundTo }: { percent: number; roundTo: number }) {
  const { id, priceMinor, tiers } = product
  const record = changedPrices(product, percent, roundTo)
  if (!record) return { id, code: 'products.priceConflict' as const }
  return record.priceMinor === priceMinor ? null : { product, record, before: { priceMinor, tiers } }
}
