// Accounts: who is signed in, on which device, and what they may do. An anonymous visitor is a session of their own,
// proved by an HttpOnly cookie; the sessionId header only names it.
import { z } from 'zod'
import { adminFeatures, call, Empty, Locale, Ok } from '#platform/contract.ts'

const TokenPair = z.object({ token: z.string(), refreshToken: z.string(), expiresAt: z.int().describe('Unix seconds') })

export const requestToken = call('POST token/request', {
  access: 'public', limit: 'signIn', summary: 'Signs in with e-mail or phone and password; sets the cookies too',
  input: z.strictObject({
    login: z.string().trim().min(1).max(254),
    password: z.string().min(1).max(128),
    captchaToken: z.string().max(4000).optional(),
  }),
  output: TokenPair, errors: ['accounts.wrongCredentials'],
})
export const refreshToken = call('POST token/refresh', {
  access: 'public', limit: 'signIn', summary: 'A new pair for a refresh token, which is spent',
  input: z.strictObject({ token: z.string().max(4000).default(''), refreshToken: z.string().max(200).default('') }),
  output: TokenPair, errors: ['accounts.sessionEnded'],
})
export const signOut = call('POST account/session/end', {
  access: 'session', summary: 'Ends the session of this device and clears its cookies', input: Empty, output: Ok,
})
const StoreOfAccount = z.object({ id: z.int(), alias: z.string(), name: z.string(), role: z.enum(['Owner', 'Manager', 'Operator']) })
export const AccountContext = z.object({
  id: z.string(), name: z.string(), email: z.string().nullable(), phone: z.string().nullable(), culture: Locale,
  location: z.object({ alias: z.string(), name: z.string() }).nullable(),
  stores: z.array(StoreOfAccount), features: z.array(z.enum(adminFeatures)), unviewedOrders: z.int(),
})
export const getAccountContext = call('GET account/get/context', {
  access: 'user', summary: 'Who is signed in', input: Empty, output: AccountContext,
})
export const getAdminFeatures = call('GET account/get/adminFeatures', {
  access: 'user', summary: 'Admin features of the account; empty for everyone else', input: Empty,
  output: z.object({ items: z.array(z.enum(adminFeatures)) }),
})
export const listContexts = call('GET account/context/list', {
  access: 'user', summary: 'The contexts that the account may act in', input: Empty,
  output: z.object({ items: z.array(z.object({ kind: z.enum(['Person', 'Store']), id: z.string(), name: z.string() })) }),
})
export const attachSession = call('POST account/session/attach', {
  access: 'user', summary: "Moves the anonymous session's cart to the account; the session's own cookie proves it",
  input: Empty, output: Ok,
})
export const setCulture = call('POST account/context/culture/set', {
  access: 'user', summary: 'Remembers the language of the account', input: z.strictObject({ culture: Locale }), output: Ok,
})
