// Accounts: sign-in, sessions and permissions. An anonymous visitor has a session too, proved by an HttpOnly cookie; the
// sessionId header only names it.
import { z } from 'zod'
import { adminFeatures, storeRoles } from '#platform/constants.ts'
import { LocationAlias } from '#modules/geo/contract.ts'
import { call, Culture, Currency, Empty, Locale, Name, Ok, PriceDisplay } from '#platform/contract.ts'

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
const maxPasswordLength = 128
/** Upper bound in UTF-16 code units: eight a character leave room for any composition. */
const maxCodeUnits = 8 * maxPasswordLength
/** Counts code points after NFC normalisation: an emoji is one character, and so is é in either form. */
const passwordSchema = (minLength: number) =>
  z
    .string()
    .max(maxCodeUnits, { abort: true })
    .superRefine((text, context) => {
      const characters = [...text.normalize('NFC')].length
      const bounds = { origin: 'string', input: text, inclusive: true } as const
      if (characters < minLength) context.addIssue({ ...bounds, code: 'too_small', minimum: minLength })
      if (characters > maxPasswordLength) context.addIssue({ ...bounds, code: 'too_big', maximum: maxPasswordLength })
    })
    .meta({ minLength, maxLength: maxPasswordLength })

/** 8 to 128 characters without composition rules; a common password fails with `accounts.commonPassword`. */
export const NewPassword = passwordSchema(8)
/** An existing password, which may be shorter than a new one may be. */
export const Password = passwordSchema(1)
/** An existing password; empty for an account that has none. */
export const OptionalPassword = passwordSchema(0)
export const PersonName = Name(120)

export const requestToken = call('POST token/request', {
  access: 'public',
  limit: 'signIn',
  summary:
    'Signs in with e-mail or phone and password and sets the cookies; returns a challenge if a second factor is due',
  input: z.strictObject({ login: z.string().trim().min(1).max(254), password: Password, captchaToken }),
  output: z.union([TokenPair, SecondFactorChallenge]),
  errors: ['accounts.wrongCredentials', 'accounts.suspended', 'accounts.captchaNeeded', 'accounts.tooManyMisses'],
})
export const refreshToken = call('POST token/refresh', {
  access: 'public',
  whileActing: 'allowed',
  limit: 'refresh',
  summary: 'Exchanges a refresh token, which is spent, for a new token pair',
  input: z.strictObject({ token: z.string().max(4000).default(''), refreshToken: z.string().max(200).default('') }),
  output: TokenPair,
  errors: ['accounts.sessionEnded', 'accounts.suspended'],
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
  summary: 'Lists the devices that are signed in',
  input: Empty,
  output: z.object({ items: z.array(Device) }),
})
export const revokeSession = call('POST account/session/revoke', {
  access: 'user',
  summary: 'Signs out one device, or all other devices',
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
export const storeRights = ['products', 'prices', 'store', 'balance', 'members', 'organization', 'closing'] as const
const AccountStore = z.object({
  id: z.int(),
  alias: z.string(),
  name: z.string(),
  logoId: z.string().nullable(),
  role: z.enum(storeRoles),
  can: z
    .array(z.enum(storeRights))
    .describe(
      'What the role allows besides orders, conversations and call-backs, which all people of a store handle; in a closed one only to read the balance',
    ),
  unreadMessages: z.int(),
  waitingChats: z.int().describe('Chats whose buyers wait for an answer'),
  newCallbacks: z.int(),
  isClosed: z.boolean().describe('Its people only read'),
})
export const AccountContext = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string().nullable(),
  emailConfirmed: z.boolean(),
  emailConfirmedAt: z.iso.datetime().nullable(),
  phone: z.string().nullable(),
  phoneConfirmed: z.boolean(),
  phoneConfirmedAt: z.iso.datetime().nullable(),
  hasPassword: z.boolean(),
  culture: Locale,
  priceDisplay: PriceDisplay.nullable().describe('Null until the holder chooses'),
  location: z.object({ alias: z.string(), name: z.string() }).nullable(),
  currency: Currency.describe('In which prices are shown'),
  stores: z.array(AccountStore),
  organizations: z.array(z.object({ id: z.int(), name: z.string() })).describe('Owned directly or through a store'),
  activeStoreId: z.int().nullable().describe('The store of the X-Store-Id header or its cookie, else the first store'),
  features: z.array(z.enum(adminFeatures)),
  unviewedOrders: z.int(),
  purchasing: z
    .object({
      id: z.int(),
      name: z.string(),
      role: z.enum(['Owner', 'Approver', 'Buyer']),
      waitingRequests: z.int().describe('Requests of colleagues that wait for this approver'),
    })
    .nullable()
    .describe('The purchasing team of the account'),
  hasChats: z.boolean().describe('As a buyer'),
  unreadMessages: z.int().describe('As a buyer; each store has its own count'),
  deletionAt: z.iso
    .datetime()
    .nullable()
    .describe('When the account will be deleted, if its holder has requested that'),
  needsSecondFactor: z.boolean().describe('True for an administrator who must add one before the panel opens'),
})
export const getAccountContext = call('GET account/get/context', {
  access: 'user',
  summary: 'Returns the signed-in account',
  input: Empty,
  output: AccountContext,
})
export const getAdminFeatures = call('GET account/get/adminFeatures', {
  access: 'user',
  summary: 'Lists the admin features of the account; empty for other accounts',
  input: Empty,
  output: z.object({ items: z.array(z.enum(adminFeatures)) }),
})
export const listContexts = call('GET account/context/list', {
  access: 'user',
  summary: 'Lists the contexts that the account may act in',
  input: Empty,
  output: z.object({
    items: z.array(z.object({ kind: z.enum(['Person', 'Store', 'Organization']), id: z.string(), name: z.string() })),
  }),
})
export const setStoreContext = call('POST account/context/store/set', {
  access: 'user',
  whileActing: 'allowed',
  summary: 'Selects the store that the account acts for and sets the cookie behind X-Store-Id',
  input: z.strictObject({ storeId: z.int().min(1).max(2_147_483_647) }),
  output: Ok,
})
export const attachSession = call('POST account/session/attach', {
  access: 'user',
  summary:
    "Moves the anonymous session's cart and recently viewed products to the account; the session's cookie is the proof",
  input: Empty,
  output: Ok,
})
export const listViewedProducts = call('GET account/viewed/list', {
  access: 'user',
  summary: 'Ids of the products that the account has viewed, the newest first',
  input: Empty,
  output: z.object({ ids: z.array(z.int()) }),
})
export const addViewedProduct = call('POST account/viewed/add', {
  access: 'user',
  summary: 'Adds a product to those that the account has viewed',
  input: z.strictObject({ productId: z.int().min(1).max(2_147_483_647) }),
  output: Ok,
})
export const setCulture = call('POST account/context/culture/set', {
  access: 'user',
  summary: 'Sets the language of the account',
  input: z.strictObject({ culture: Culture }),
  output: Ok,
})
export const setLocation = call('POST account/context/location/set', {
  access: 'session',
  summary: 'Stores the chosen location and its country in cookies, and the location in the account when signed in',
  input: z.object({ alias: LocationAlias }),
  output: Ok,
  errors: ['geo.unknownLocation'],
})
export const setPriceDisplay = call('POST account/context/price-display/set', {
  access: 'user',
  summary: 'Chooses whether pages show prices without or with VAT',
  input: z.strictObject({ priceDisplay: PriceDisplay }),
  output: Ok,
})
