import type { Target } from './types.ts'

/** A dialog by whom and what it is with, on whichever page shows dialogs. */
export const chatQuery = ({ storeId, productId, orderId }: Target) =>
  `?store=${storeId}${productId ? `&product=${productId}` : ''}${orderId ? `&order=${orderId}` : ''}`

/** The page that shows a dialog: for `<a data-chat>`, which opens it over the page where there is room and script. */
export const chatAddress = (target: Target) => `/messages${chatQuery(target)}`

/** What such a link asks for. */
export function targetFrom(href: string): Target | null {
  const { searchParams } = new URL(href)
  const storeId = Number(searchParams.get('store'))
  if (!storeId) return null
  return {
    storeId,
    productId: Number(searchParams.get('product')) || undefined,
    orderId: searchParams.get('order') ?? undefined,
  }
}
