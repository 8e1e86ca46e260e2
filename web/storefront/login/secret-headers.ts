/** For pages with a secret in their URL: no referrer is sent and nothing is cached. */
export const secretHeaders = () => ({ 'referrer-policy': 'no-referrer', 'cache-control': 'private, no-store' })
