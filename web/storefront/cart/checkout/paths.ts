/** `target` is a store id or 'all'. Paths have no locale prefix. */
export const orderPath = (target: number | string) => `/cart?order=${target}`
export const orderLoginPath = (target: number | string) => `/login?next=${encodeURIComponent(orderPath(target))}`
