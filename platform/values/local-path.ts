// Shared with the pages, so it imports nothing.

const site = 'http://site.invalid'

/**
 * Prevents open redirects: the path, query and fragment of a URL on this site, resolved as a browser resolves it; the fallback for
 * anything that leads to another site. Every Location header goes through here.
 */
export function localPath(address: unknown, fallback = '/'): string {
  if (
    typeof address !== 'string' ||
    !address.startsWith('/') ||
    /[\x00-\x1f\x7f\\]/.test(address) ||
    !URL.canParse(address, site)
  )
    return fallback
  const { origin, pathname, search, hash } = new URL(address, site)
  return origin === site ? singleSlashes(pathname) + search + hash : fallback
}

/** Dot segments may leave two leading slashes, after which a browser reads a host name. */
export const singleSlashes = (path: string) => path.replace(/\/{2,}/g, '/')
