/** Where to go next on this site, without the locale's prefix; whatever could lead elsewhere gives the fallback. */
export function safePath(path: unknown, fallback = '/'): string {
  if (typeof path !== 'string' || !/^\/(?![/\\])/.test(path) || /[\x00-\x1f\\]/.test(path)) return fallback
  const url = new URL(path, 'http://here.invalid')
  return url.host === 'here.invalid' ? url.pathname + url.search + url.hash : fallback
}
