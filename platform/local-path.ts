// Pages use this file too, so it imports nothing.

const site = 'http://site.invalid'

/**
 * The path, query and fragment of an address on this site, resolved as a browser resolves it. Every address that is sent as
 * a location goes through here: whatever would lead to another site gives the fallback.
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

/** Dot segments may leave two slashes at the beginning, which a browser reads as the name of a host. */
export const singleSlashes = (path: string) => path.replace(/\/{2,}/g, '/')
