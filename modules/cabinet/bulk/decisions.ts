// The vocabulary of bulk changes of products.
import type { ProductChange } from '../../catalog/write-products/tables.ts'
import type { productRejections } from '../bulk-contract.ts'
import type { StoredProduct } from './lock-products.ts'

export type ProductAction =
  | { kind: 'activate'; maySetPrices: boolean }
  | { kind: 'archive' | 'delete' }
  | { kind: 'price'; percent: number; roundTo: number }
  | { kind: 'move'; categoryId: number }
  | AdminAction
/** Bulk actions of administrators on products of all stores. */
export type AdminAction =
  | { kind: 'activate'; maySetPrices: true }
  | { kind: 'archive' | 'unblock' | 'erase' }
  | { kind: 'block'; reason: string }
export type Rejection = { id: number; code: (typeof productRejections)[number] }
export const notFound = (id: number): Rejection => ({ id, code: 'products.notFound' })
/** `before` undoes it. `reason`: why a product is blocked again, if not for that of the action. */
export type Write = { product: StoredProduct; record: ProductChange; before: ProductChange; reason?: string }
/** `lost`: the names of the characteristics whose values are lost, once for each product. */
export type Decisions = { writes: Write[]; rejected: Rejection[]; lost: string[] }
