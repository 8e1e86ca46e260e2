import type { Currency, Locale, PriceDisplay, Variant } from '../../constants.ts'
import type { CallOptions } from '../../contract.ts'

/** The server's side of a page render: plain values and functions, since the pages are a separate module graph. */
export type PageContext = {
  call: (id: string, input: unknown, options?: CallOptions) => Promise<unknown>
  /** The name of the form's next file, which the next call with a file receives; null when there are no more. */
  nextFile: () => Promise<string | null>
  /** The name of that file's field. */
  fileField: () => string | undefined
  /** The fields after the form's first file; all of them once there are no more files. */
  laterFields: () => URLSearchParams
  page: PageInfo
  /** Logs a defect. */
  reportError: (error: unknown) => void
  nonce: string
  /** The rendered page; the returned Response then has no body. */
  html?: string
}

/** Facts about the request that every page has without an API call. */
export type PageInfo = {
  locale: Locale
  locales: readonly Locale[]
  currency: Currency
  priceDisplay: PriceDisplay
  variant: Variant
  origin: string
  host: string
  /** Followed by spaces where the page is cached. */
  clientIp: string
  /** Path and query without the locale's prefix. */
  path: string
  isAuth: boolean
  /** The account as which an administrator acts; `isAuth` is about that account. */
  acting: { name: string; until: string } | null
  tokenExpiresAt: number | null
  /** Server time in Unix seconds: the browser's own clock may be wrong. */
  servedAt: number
  location: string | null
  hasCart: boolean
  /** Whether an anonymous visitor has chats. */
  hasChats: boolean
  /** Products that an anonymous visitor has viewed, the newest first; those of an account are stored with it. */
  viewed: readonly number[]
  envPublic: PublicSettings
}

/** The settings of the deployment that everybody may know. */
export type PublicSettings = {
  env: 'production' | 'development'
  demo: boolean
  /** Whether mail and SMS that no transport delivers can be read on the site (development). */
  hasMailbox: boolean
  phone: string
  /** Link to the variant's chat in an external messenger. */
  messengerUrl: string | null
  /** Further links of the Russian menu: paths of this site or web addresses. */
  menuLinks: Readonly<Partial<Record<'blog' | 'promotion' | 'verification', string>>>
  captcha: { provider: 'recaptcha' | 'smartcaptcha'; siteKey: string; scriptUrl: string } | null
}
