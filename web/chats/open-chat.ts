import type { Target } from './types.ts'

/** Sent on `window` with a target, or null for the list: the dock hears it. */
export const chatAsked = 'chatasked'

/** Opens a dialog over the page; on small screens, and before the shell hears, links to `addressOf` do. */
export const openChat = (target: Target | null) => window.dispatchEvent(new CustomEvent(chatAsked, { detail: target }))

/** The page that shows the same without script, for `<a data-chat>`. */
export const chatAddress = ({ storeId, productId, orderId }: Target) =>
  `/messages?store=${storeId}${productId ? `&product=${productId}` : ''}${orderId ? `&order=${orderId}` : ''}`

/** What such a link asks for. */
export function targetFrom(href: string): Target | null {
  const { searchParams } = new URL(href)
  const storeId = Number(searchParams.get('store'))
  if (!storeId) return null
  return { storeId, productId: Number(searchParams.get('product')) || undefined, orderId: searchParams.get('order') ?? undefined }
}
