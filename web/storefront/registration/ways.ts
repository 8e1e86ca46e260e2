/** What proves a new account: the address that its code is sent to. */
export const ways = ['email', 'phone'] as const
export type Way = (typeof ways)[number]

export const wayIn = (given: unknown): Way => (given === 'phone' ? 'phone' : 'email')

/** The first step of one way, which leads to `next` in the end. */
export function addressOf(way: Way, next: string) {
  const query = new URLSearchParams({ by: way, ...(next ? { next } : {}) })
  return `/registration?${query}`
}
