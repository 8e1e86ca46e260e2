/** Pages whose address holds a secret: no other site learns of it, and no copy of the page is kept. */
export const secretHeaders = () => ({ 'referrer-policy': 'no-referrer', 'cache-control': 'private, no-store' })
