/** The channel by which a new account is confirmed. */
export const signUpMethods = ['email', 'phone'] as const
export type SignUpMethod = (typeof signUpMethods)[number]

export const parseMethod = (value: unknown): SignUpMethod => (value === 'phone' ? 'phone' : 'email')

/** Step one of a sign-up method; `next` is the path to continue at afterwards. */
export function registrationPath(method: SignUpMethod, next: string) {
  const query = new URLSearchParams({ by: method, ...(next ? { next } : {}) })
  return `/registration?${query}`
}
