/** `target` is a store id or 'all'. Paths have no locale prefix. */
export const orderPath = (target: number | string) => `/cart?order=${target}`
/** Of the link that opens the order form, to which the focus returns when it is closed. */
export const orderLinkId = (target: number | string) => `order-${target}`
export const closedOrderPath = (target: number | string) => `/cart#${orderLinkId(target)}`
export const orderLoginPath = (target: number | string) => `/login?next=${encodeURIComponent(orderPath(target))}`
