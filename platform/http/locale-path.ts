import { defaultLocale, type Locale } from '../constants.ts'

/** '/ru/cart' is the cart in Russian, '/cart' in the default language. */
export function splitLocale(
  path: string,
  served: readonly Locale[],
): { locale: Locale; path: string; redirect?: string } {
  const [, head = '', rest] = /^\/([^/?]*)(.*)$/.exec(path) ?? []
  if (head === 'rs' && served.includes('sr')) return { locale: 'sr', path, redirect: `/sr${rest}` }
  if (head === defaultLocale && served.includes(defaultLocale))
    return { locale: defaultLocale, path, redirect: rest?.startsWith('/') ? rest : `/${rest}` }
  if (served.includes(head as Locale)) return { locale: head as Locale, path: rest || '/' }
  return { locale: served.includes(defaultLocale) ? defaultLocale : served[0]!, path }
}

export const localePrefix = (locale: Locale) => (locale === defaultLocale ? '' : `/${locale}`)

/** A same-site path that is safe to redirect to, or the given default. */
export function safePath(path: unknown, otherwise = '/'): string {
  if (typeof path !== 'string' || !/^\/(?![/\\])/.test(path) || /[\x00-\x1f\\]/.test(path)) return otherwise
  const url = new URL(path, 'http://here.invalid')
  return url.host === 'here.invalid' ? url.pathname + url.search : otherwise
}
