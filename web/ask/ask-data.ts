import type { findSuppliersToAsk, getInquiry, listInquiries } from '#modules/chats/inquiry-contract.ts'
import type { OutputOf } from '#platform/contract.ts'

export type Supplier = OutputOf<typeof findSuppliersToAsk>['items'][number]
export type Asked = OutputOf<typeof getInquiry>
export type AskedOne = Asked['items'][number]
export type Earlier = OutputOf<typeof listInquiries>

/** A supplier as `chosen.ts` names it. */
export const choiceOf = ({ store, product }: Supplier) => (product ? `${store.id}-${product.id}` : String(store.id))
