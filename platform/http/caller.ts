import { type AdminFeature } from '../contract.ts'
import {
  apiTokenPrefix,
  cookieNames,
  currencies,
  type Currency,
  currencyAliases,
  defaultCurrencyByLocale,
  defaultLocale,
  type Locale,
  locales,
  maxViewedProducts,
  type PriceDisplay,
  type Variant,
} from '../constants.ts'
import type { AppError } from '../errors.ts'

/** `name`: of the account. */
export type Acting = { id: string; administratorId: string; name: string; until: Date }

/** The identity and the preferences of a request. Everything but `account` and `anonymousId` is unverified input of the client. */
export type Caller = {
  account: { id: string; sessionId: string; expiresAt: number } | undefined
  /** The administrator who acts as `account`. */
  acting?: Acting | undefined
  /** Why the proved sign-in is not accepted; calls for accounts answer with it. */
  refusal?: AppError | undefined
  /** The anonymous session, proved by the HttpOnly cookie. */
  anonymousId: string | undefined
  /** The session id that the browser chose: an identifier, never a permission. */
  sessionId: string | undefined
  storeHeader: string | undefined
  /** The key of a program, from `Authorization: Bearer`. */
  apiToken: string | undefined
  locale: Locale
  currency: Currency
  priceDisplay: PriceDisplay
  variant: Variant
  /** Alias of the selected location; undefined: all. */
  location: string | undefined
  /** Where the visitor is, or looks for suppliers. */
  countryCode: string | undefined
  /** Where the goods of the last order went, which decides on VAT. */
  buyerCountry: string | undefined
  pageUrl: string | undefined
  ip: string
  userAgent: string
  requestId: string
  cookies: Record<string, string | undefined>
}

export type Features = readonly AdminFeature[]
type Headers = Record<string, string | string[] | undefined>

const firstValue = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value)
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i
const printable = (text: string | undefined, maxLength: number) =>
  text?.replace(/[^\x20-\x7e]/g, '').slice(0, maxLength) || undefined

/** Reads the headers of the specification. Never fails: invalid values become defaults. */
export function readCaller(
  headers: Headers,
  cookies: Record<string, string | undefined>,
  request: { variant: Variant; locales: readonly Locale[]; ip: string; requestId: string; locale?: Locale },
): Caller {
  const locale =
    request.locale ?? readLocale(firstValue(headers['accept-language']) ?? cookies[cookieNames.locale], request.locales)
  const session = firstValue(headers.sessionid) ?? cookies[cookieNames.sessionId]
  return {
    account: undefined,
    anonymousId: undefined,
    sessionId: session && uuid.test(session) ? session.toLowerCase() : undefined,
    apiToken: readApiToken(firstValue(headers.authorization)),
    storeHeader: readStoreId(firstValue(headers['x-store-id']) ?? cookies[cookieNames.store]),
    locale,
    currency: readCurrency(firstValue(headers.currency) ?? cookies[cookieNames.currency], locale),
    priceDisplay: readPriceDisplay(cookies),
    variant: request.variant,
    location: readLocation(cookies),
    countryCode: readCountry(headers, cookies),
    buyerCountry: readBuyerCountry(cookies),
    pageUrl: printable(firstValue(headers.url), 2_000),
    ip: request.ip,
    userAgent: printable(firstValue(headers['user-agent']), 300) ?? '',
    requestId: request.requestId,
    cookies,
  }
}

/** Ids of the products that this browser has viewed, the newest first. */
export const readViewed = (cookies: Record<string, string | undefined>) =>
  (cookies[cookieNames.viewed] ?? '')
    .slice(0, 200)
    .split('.')
    .map(Number)
    .filter((id) => Number.isInteger(id) && id > 0 && id <= maxId)
    .slice(0, maxViewedProducts)

/** The alias of the selected location. */
export const readLocation = (cookies: Record<string, string | undefined>) =>
  /^[a-z0-9-]{1,80}$/.exec(cookies[cookieNames.location] ?? '')?.[0]

/** Prices are stored and, by default, shown without VAT. */
export const readPriceDisplay = (cookies: Record<string, string | undefined>): PriceDisplay =>
  cookies[cookieNames.priceDisplay] === 'gross' ? 'gross' : 'net'

export const readCountry = (headers: Headers, cookies: Record<string, string | undefined>) =>
  /^[A-Z]{2}$/.exec(firstValue(headers['x-country-code']) ?? cookies[cookieNames.country] ?? '')?.[0]

export function readBuyerCountry(cookies: Record<string, string | undefined>) {
  const country = cookies[cookieNames.buyerCountry] ?? ''
  return isCountryCode(country) ? country : undefined
}

/** The form of an ISO 3166-1 alpha-2 code. */
export const isCountryCode = (text: string) => /^[A-Z]{2}$/.test(text)

const maxId = 2_147_483_647

/** Accepts only the canonical decimal form of an id. */
const readStoreId = (text: string | undefined) =>
  text && /^[1-9]\d{0,9}$/.test(text) && Number(text) <= maxId ? text : undefined

const readApiToken = (header: string | undefined) => {
  const token = /^Bearer ([\w-]{1,100})$/.exec(header ?? '')?.[1]
  return token?.startsWith(apiTokenPrefix) ? token : undefined
}

/** The first supported language of the list; `rs` is read as `sr`. */
export function readLocale(list: string | undefined, served: readonly Locale[] = locales): Locale {
  for (const part of (list ?? '').slice(0, 200).split(',')) {
    const tag = part.split(';')[0]!.trim().toLowerCase().split('-')[0]!
    const locale = (tag === 'rs' ? 'sr' : tag) as Locale
    if (served.includes(locale)) return locale
  }
  return served.includes(defaultLocale) ? defaultLocale : served[0]!
}

export function readCurrency(code: string | undefined, locale: Locale): Currency {
  const text = (code ?? '').slice(0, 10)
  return findCurrency(text) ?? findCurrency(utf8(text)) ?? defaultCurrencyByLocale[locale]
}

function findCurrency(text: string) {
  const upper = text.toUpperCase()
  const known = currencyAliases[upper] ?? (upper as Currency)
  return currencies.includes(known) ? known : undefined
}

/** Node reads the bytes of a header as Latin-1; a symbol such as ₸ is sent in UTF-8. */
const utf8 = (text: string) => Buffer.from(text, 'latin1').toString()
