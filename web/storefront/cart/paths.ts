/** `target` is a store's id or 'all'. Paths are without the locale's prefix. */
export const orderPath = (target: number | string) => `/cart?order=${target}`
export const loginFirst = (target: number | string) => `/login?next=${encodeURIComponent(orderPath(target))}`
