import type { IncomingHttpHeaders } from 'node:http'
import type { Config } from '../config.ts'
import { cookieNames, type Currency, type Locale, type PriceDisplay, type Variant } from '../constants.ts'
import { isWrite } from '../contract.ts'
import { type Caller, readBuyerCountry, readCurrency, readLocation, readPriceDisplay } from './caller.ts'
import { readCookies } from './cookies.ts'
import { knownVariant } from './hosts.ts'
import { splitLocale } from './pages/locale-path.ts'

/**
 * All that a page may be made from which is shown to others too. The key of the page cache is this whole object, and the page's
 * calls are made for a caller that is made of nothing else, so that no cookie or header of one visitor can reach the next.
 */
export type AnonymousContext = Readonly<{
  url: string
  locale: Locale
  variant: Variant
  currency: Currency
  priceDisplay: PriceDisplay
  buyerCountry: string | undefined
  location: string | undefined
}>

type PageRequest = { method: string; url: string; host: string; headers: IncomingHttpHeaders }

const personalCookies = [
  cookieNames.token,
  cookieNames.refreshToken,
  cookieNames.cartInteraction,
  cookieNames.chatInteraction,
  cookieNames.anonymous,
  `__Host-${cookieNames.anonymous}`,
]
/** Headers of the API that would be obeyed on a page too. */
const personalHeaders = ['authorization', 'currency', 'x-store-id', 'sessionid'] as const
const maxUrlLength = 500

/** Undefined when the page is the visitor's own, or no page at all. */
export function readAnonymousContext(
  request: PageRequest,
  config: Pick<Config, 'hosts' | 'variant' | 'locales'>,
): AnonymousContext | undefined {
  const { url, host, headers } = request
  if (isWrite(request) || url.length > maxUrlLength) return undefined
  if (personalHeaders.some((name) => headers[name] !== undefined)) return undefined
  const cookies = readCookies(headers.cookie)
  if (personalCookies.some((name) => cookies[name] !== undefined)) return undefined
  // Product pages show what the visitor has viewed before.
  if (cookies[cookieNames.viewed] && url.includes('/product/')) return undefined
  const variant = knownVariant(host, config)
  const localized = splitLocale(url, config.locales)
  if (!variant || !localized || localized.redirect) return undefined
  const { locale } = localized
  return {
    url,
    locale,
    variant,
    currency: readCurrency(cookies[cookieNames.currency], locale),
    priceDisplay: readPriceDisplay(cookies),
    buyerCountry: readBuyerCountry(cookies),
    location: readLocation(cookies),
  }
}

export const pageCacheKey = (context: AnonymousContext) => JSON.stringify(context)

/** An anonymous caller. */
export const anonymousCaller = (
  { locale, variant, currency, priceDisplay, buyerCountry, location }: AnonymousContext,
  requestId: string,
): Caller => ({
  account: undefined,
  anonymousId: undefined,
  sessionId: undefined,
  storeHeader: undefined,
  apiToken: undefined,
  locale,
  currency,
  priceDisplay,
  variant,
  location,
  countryCode: undefined,
  buyerCountry,
  pageUrl: undefined,
  ip: '',
  userAgent: '',
  requestId,
  cookies: {},
})
