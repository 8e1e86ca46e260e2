import { defaultLocale, type Locale } from '../../constants.ts'
import { localPath, singleSlashes } from '../../values/local-path.ts'

type LocalizedPath = {
  locale: Locale
  /** Path and query without the locale's prefix. */
  path: string
  /** The canonical URL, when the requested one differs. */
  redirect?: string
}

/** Splits the locale prefix from a path: '/ru/cart' is the cart in Russian, '/cart' in the default language. Undefined for an invalid path. */
export function splitLocale(url: string, served: readonly Locale[]): LocalizedPath | undefined {
  const [, requested = '', query = ''] = /^([^?]*)(.*)$/s.exec(url) ?? []
  const pathname = localPath(singleSlashes(requested), '')
  if (!pathname) return undefined
  const [, first = '', rest = ''] = /^\/([^/]*)(.*)$/.exec(pathname) ?? []
  const prefix = first === 'rs' ? 'sr' : (first as Locale)
  const isPrefixed = served.includes(prefix)
  const locale = isPrefixed ? prefix : served.includes(defaultLocale) ? defaultLocale : served[0]!
  const path = isPrefixed ? rest || '/' : pathname
  const canonical = isPrefixed ? localePrefix(locale) + rest || '/' : pathname
  return { locale, path: path + query, ...(canonical === requested ? {} : { redirect: canonical + query }) }
}

export const localePrefix = (locale: Locale) => (locale === defaultLocale ? '' : `/${locale}`)
