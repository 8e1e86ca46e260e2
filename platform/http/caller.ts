import { type AdminFeature } from '../contract.ts'
import {
  cookieNames,
  currencies,
  type Currency,
  currencyAliases,
  defaultCurrencyByLocale,
  defaultLocale,
  type Locale,
  locales,
  type Variant,
} from '../constants.ts'

/** Who asks, in which language and currency. Everything but `account`, `anonymousId` and `member` is the visitor's own word. */
export type Caller = {
  account: { id: string; sessionId: string; expiresAt: number } | undefined
  /** The anonymous session that the HttpOnly cookie proves. */
  anonymousId: string | undefined
  /** What the browser calls its session: an identifier, never a permission. */
  sessionId: string | undefined
  storeHeader: string | undefined
  locale: Locale
  currency: Currency
  variant: Variant
  /** Alias of the location that the visitor chose; undefined: all. */
  location: string | undefined
  countryCode: string | undefined
  pageUrl: string | undefined
  ip: string
  userAgent: string
  requestId: string
  cookies: Record<string, string | undefined>
}

export type Features = readonly AdminFeature[]
type Headers = Record<string, string | string[] | undefined>

const first = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value)
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i
const printable = (text: string | undefined, longest: number) =>
  text?.replace(/[^\x20-\x7e]/g, '').slice(0, longest) || undefined

/** Reads every header of the specification. Nothing here can fail: what is not understood is the default. */
export function readCaller(
  headers: Headers,
  cookies: Record<string, string | undefined>,
  given: { variant: Variant; locales: readonly Locale[]; ip: string; requestId: string; locale?: Locale },
): Caller {
  const locale =
    given.locale ?? readLocale(first(headers['accept-language']) ?? cookies[cookieNames.locale], given.locales)
  const session = first(headers.sessionid) ?? cookies[cookieNames.sessionId]
  return {
    account: undefined,
    anonymousId: undefined,
    sessionId: session && uuid.test(session) ? session.toLowerCase() : undefined,
    storeHeader: readStoreId(first(headers['x-store-id']) ?? cookies[cookieNames.store]),
    locale,
    currency: readCurrency(first(headers.currency) ?? cookies[cookieNames.currency], locale),
    variant: given.variant,
    location: readLocation(cookies),
    countryCode: readCountry(headers, cookies),
    pageUrl: printable(first(headers.url), 2_000),
    ip: given.ip,
    userAgent: printable(first(headers['user-agent']), 300) ?? '',
    requestId: given.requestId,
    cookies,
  }
}

/** The alias of the place that the visitor chose. */
export const readLocation = (cookies: Record<string, string | undefined>) =>
  /^[a-z0-9-]{1,80}$/.exec(cookies[cookieNames.location] ?? '')?.[0]

export const readCountry = (headers: Headers, cookies: Record<string, string | undefined>) =>
  /^[A-Z]{2}$/.exec(first(headers['x-country-code']) ?? cookies[cookieNames.country] ?? '')?.[0]

const largestId = 2_147_483_647

/** Written as we write it; anything else names no store. */
const readStoreId = (text: string | undefined) =>
  text && /^[1-9]\d{0,9}$/.test(text) && Number(text) <= largestId ? text : undefined

/** The first language of the list that is served; `rs` is read as `sr`. */
export function readLocale(list: string | undefined, served: readonly Locale[] = locales): Locale {
  for (const part of (list ?? '').slice(0, 200).split(',')) {
    const tag = part.split(';')[0]!.trim().toLowerCase().split('-')[0]!
    const locale = (tag === 'rs' ? 'sr' : tag) as Locale
    if (served.includes(locale)) return locale
  }
  return served.includes(defaultLocale) ? defaultLocale : served[0]!
}

export function readCurrency(code: string | undefined, locale: Locale): Currency {
  const upper = (code ?? '').slice(0, 10).toUpperCase()
  const known = currencyAliases[upper] ?? (upper as Currency)
  return currencies.includes(known) ? known : defaultCurrencyByLocale[locale]
}
