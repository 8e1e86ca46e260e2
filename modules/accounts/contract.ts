// Accounts: who is signed in, on which device, and what they may do. An anonymous visitor is a session of their own,
// proved by an HttpOnly cookie; the sessionId header only names it.
import { z } from 'zod'
import { adminFeatures, call, Empty, Locale, Name, Ok } from '#platform/contract.ts'

export const TokenPair = z.object({
  token: z.string(),
  refreshToken: z.string(),
  expiresAt: z.int().describe('Unix seconds'),
})
/** The password was right; `POST token/second-factor` finishes the sign-in. */
export const SecondFactorChallenge = z.object({
  challenge: z.string(),
  methods: z.array(z.enum(['Totp', 'Passkey', 'RecoveryCode'])),
  expiresAt: z.int().describe('Unix seconds'),
})
export const captchaToken = z.string().max(4000).optional()
const longestPassword = 128
/** More than any such password takes, however its characters are composed. */
const maxUnits = 8 * longestPassword
/** Characters are what a person counts as such: an emoji is one, é is one however it was typed. */
const passwordOf = (least: number) =>
  z
    .string()
    .max(maxUnits, { abort: true })
    .superRefine((text, context) => {
      const characters = [...text.normalize('NFC')].length
      const bounds = { origin: 'string', input: text, inclusive: true } as const
      if (characters < least) context.addIssue({ ...bounds, code: 'too_small', minimum: least })
      if (characters > longestPassword) context.addIssue({ ...bounds, code: 'too_big', maximum: longestPassword })
    })
    .meta({ minLength: least, maxLength: longestPassword })

/** 8 to 128 characters, no rules of composition; a common one is refused with `accounts.commonPassword`. */
export const NewPassword = passwordOf(8)
/** A password as it may have been set. */
export const Password = passwordOf(1)
/** The same, where an account may have none. */
export const AnyPassword = passwordOf(0)
export const PersonName = Name(120)

export const requestToken = call('POST token/request', {
  access: 'public',
  limit: 'signIn',
  summary: 'Signs in with e-mail or phone and password; sets the cookies too. With a second factor: a challenge',
  input: z.strictObject({ login: z.string().trim().min(1).max(254), password: Password, captchaToken }),
  output: z.union([TokenPair, SecondFactorChallenge]),
  errors: ['accounts.wrongCredentials', 'accounts.captchaNeeded', 'accounts.tooManyMisses'],
})
export const refreshToken = call('POST token/refresh', {
  access: 'public',
  limit: 'refresh',
  summary: 'A new pair for a refresh token, which is spent',
  input: z.strictObject({ token: z.string().max(4000).default(''), refreshToken: z.string().max(200).default('') }),
  output: TokenPair,
  errors: ['accounts.sessionEnded'],
})
export const signOut = call('POST account/session/end', {
  access: 'session',
  summary: 'Ends the session of this device and clears its cookies',
  input: Empty,
  output: Ok,
})
export const Device = z.object({
  id: z.uuid(),
  browser: z.string().describe('Such as Firefox'),
  system: z.string().describe('Such as Windows'),
  network: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime(),
  isCurrent: z.boolean(),
})
export const listSessions = call('GET account/session/list', {
  access: 'user',
  summary: 'The devices that are signed in',
  input: Empty,
  output: z.object({ items: z.array(Device) }),
})
export const revokeSession = call('POST account/session/revoke', {
  access: 'user',
  summary: 'Signs out one device, or all but this one',
  input: z.strictObject({ id: z.union([z.uuid(), z.literal('others')]) }),
  output: Ok,
  errors: ['accounts.deviceNotFound'],
})
export const setProfile = call('POST account/profile/set', {
  access: 'user',
  summary: 'Changes the name',
  input: z.strictObject({ name: PersonName }),
  output: Ok,
})
const StoreOfAccount = z.object({
  id: z.int(),
  alias: z.string(),
  name: z.string(),
  role: z.enum(['Owner', 'Manager', 'Operator']),
  unreadMessages: z.int(),
  waitingChats: z.int().describe('Whose buyers wait for an answer'),
  newCallbacks: z.int(),
})
export const AccountContext = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string().nullable(),
  emailConfirmed: z.boolean(),
  phone: z.string().nullable(),
  phoneConfirmed: z.boolean(),
  hasPassword: z.boolean(),
  culture: Locale,
  location: z.object({ alias: z.string(), name: z.string() }).nullable(),
  stores: z.array(StoreOfAccount),
  activeStoreId: z.int().nullable().describe('The store of X-Store-Id or its cookie, else the first'),
  features: z.array(z.enum(adminFeatures)),
  unviewedOrders: z.int(),
  hasChats: z.boolean().describe('As a buyer'),
  unreadMessages: z.int().describe('As a buyer; those of a store stand with it'),
  deletionAt: z.iso.datetime().nullable().describe('When the account will be deleted, as its holder asked'),
  needsSecondFactor: z.boolean().describe('An administrator who must add one before the panel opens'),
})
export const getAccountContext = call('GET account/get/context', {
  access: 'user',
  summary: 'Who is signed in',
  input: Empty,
  output: AccountContext,
})
export const getAdminFeatures = call('GET account/get/adminFeatures', {
  access: 'user',
  summary: 'Admin features of the account; empty for everyone else',
  input: Empty,
  output: z.object({ items: z.array(z.enum(adminFeatures)) }),
})
export const listContexts = call('GET account/context/list', {
  access: 'user',
  summary: 'The contexts that the account may act in',
  input: Empty,
  output: z.object({
    items: z.array(z.object({ kind: z.enum(['Person', 'Store', 'Organization']), id: z.string(), name: z.string() })),
  }),
})
export const setStoreContext = call('POST account/context/store/set', {
  access: 'user',
  summary: 'Chooses the store that the account acts for; sets the cookie that X-Store-Id is read from',
  input: z.strictObject({ storeId: z.int().min(1).max(2_147_483_647) }),
  output: Ok,
})
export const attachSession = call('POST account/session/attach', {
  access: 'user',
  summary: "Moves the anonymous session's cart to the account; the session's own cookie proves it",
  input: Empty,
  output: Ok,
})
export const setCulture = call('POST account/context/culture/set', {
  access: 'user',
  summary: 'Remembers the language of the account',
  input: z.strictObject({ culture: Locale }),
  output: Ok,
})
