export const domainName = /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+([a-z]{2,63}|xn--[a-z0-9-]{2,59})$/i

/** Names that no public name server answers for. */
const localName = /\.(?:localhost|local|internal)$/
/** With these an address can be read as another one than it is, or end the markup around it. */
const misleading = /[\s\p{C}\\"'`<>]/u

/**
 * The address of a page on the public web as it is kept; undefined for any other. A page links to it, so what a reader sees
 * is the host that it leads to: with nobody's name or password before it.
 */
export function webAddress(text: string): string | undefined {
  const url = URL.parse(text)
  if (!url || misleading.test(text) || !/^https?:\/\/[^/]/i.test(text)) return undefined
  const { hostname, username, password, href } = url
  const isPublic = hostname.length <= 253 && domainName.test(hostname) && !localName.test(hostname)
  return isPublic && username === '' && password === '' ? href : undefined
}
