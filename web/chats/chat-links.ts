import { withQuery } from '../lib/client/call-url.ts'
import type { ChatTarget } from './client/types.ts'

/** Query that names a chat by store, product and order, on every page that shows chats. */
export const chatQuery = ({ storeId, productId, orderId, text }: ChatTarget) =>
  withQuery('', { store: storeId, product: productId, order: orderId, text })

/** Path of the chats page, for `<a data-chat>`, which opens the dock instead where there is room and script. */
export const chatPath = (target: ChatTarget) => `/messages${chatQuery(target)}`

/** Parses such a link; null if it names no store. */
export function parseChatTarget(href: string): ChatTarget | null {
  const { searchParams } = new URL(href)
  const storeId = Number(searchParams.get('store'))
  if (!storeId) return null
  return {
    storeId,
    productId: Number(searchParams.get('product')) || undefined,
    orderId: searchParams.get('order') ?? undefined,
    text: searchParams.get('text') ?? undefined,
  }
}
