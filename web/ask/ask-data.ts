import type { findSuppliersToAsk, getInquiry, listInquiries } from '#modules/chats/inquiry-contract.ts'
import type { OutputOf } from '#platform/contract.ts'

export type Supplier = OutputOf<typeof findSuppliersToAsk>['items'][number]
export type Inquiry = OutputOf<typeof getInquiry>
export type InquiryItem = Inquiry['items'][number]
export type InquiryList = OutputOf<typeof listInquiries>

/** The `Choice` of a supplier, see `selection.ts`. */
export const choiceOfSupplier = ({ store, product }: Supplier) =>
  product ? `${store.id}-${product.id}` : String(store.id)
