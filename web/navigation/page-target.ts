import { languageTags, type Locale, localePrefix } from '../lib/locale.ts'

/** Served by the server itself: files, the API, and pages outside React. */
const serverPath = /^\/(api|assets|media|dev)\/|\.\w+$/

/**
 * The path for the router, without the prefix of the locale. Undefined where the browser has to load a document: on another site,
 * in another language, or for a file.
 */
export function pageTarget(url: URL, { origin }: Pick<URL, 'origin'>, locale: Locale): string | undefined {
  const { pathname, search, hash } = url
  if (url.origin !== origin || !/^https?:$/.test(url.protocol) || serverPath.test(pathname)) return undefined
  const word = pathname.split('/')[1]!
  const prefix = localePrefix(locale)
  if ((word in languageTags ? `/${word}` : '') !== prefix) return undefined
  return (pathname.slice(prefix.length) || '/') + search + hash
}
