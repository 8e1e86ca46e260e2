export const domainName = /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+([a-z]{2,63}|xn--[a-z0-9-]{2,59})$/i

/** Names without public DNS. */
const localHost = /\.(?:localhost|local|internal)$/
/** Characters that make a URL look like another one, or break out of markup. */
const misleadingCharacters = /[\s\p{C}\\"'`<>]/u

/**
 * The normalized URL of a page on the public web; undefined for anything else. Pages link to it, so credentials, which could disguise
 * the host, are refused.
 */
export function publicUrl(text: string): string | undefined {
  const url = URL.parse(text)
  if (!url || misleadingCharacters.test(text) || !/^https?:\/\/[^/]/i.test(text)) return undefined
  const { hostname, username, password, href } = url
  const isPublic = hostname.length <= 253 && domainName.test(hostname) && !localHost.test(hostname)
  return isPublic && username === '' && password === '' ? href : undefined
}
