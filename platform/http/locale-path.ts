import { defaultLocale, type Locale } from '../constants.ts'
import { localPath, singleSlashes } from '../local-path.ts'

type LocalizedPath = {
  locale: Locale
  /** Path and query without the locale's prefix. */
  path: string
  /** The one address of the page, when it was asked for at another. */
  redirect?: string
}

/** '/ru/cart' is the cart in Russian, '/cart' in the default language. Undefined for what no page can have as its address. */
export function splitLocale(url: string, served: readonly Locale[]): LocalizedPath | undefined {
  const [, requested = '', query = ''] = /^([^?]*)(.*)$/s.exec(url) ?? []
  const pathname = localPath(singleSlashes(requested), '')
  if (!pathname) return undefined
  const [, head = '', rest = ''] = /^\/([^/]*)(.*)$/.exec(pathname) ?? []
  const named = head === 'rs' ? 'sr' : (head as Locale)
  const isPrefixed = served.includes(named)
  const locale = isPrefixed ? named : served.includes(defaultLocale) ? defaultLocale : served[0]!
  const path = isPrefixed ? rest || '/' : pathname
  const canonical = isPrefixed ? localePrefix(locale) + rest || '/' : pathname
  return { locale, path: path + query, ...(canonical === requested ? {} : { redirect: canonical + query }) }
}

export const localePrefix = (locale: Locale) => (locale === defaultLocale ? '' : `/${locale}`)
