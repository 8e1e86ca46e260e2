import { parseCookie, stringifySetCookie } from 'cookie'
import type { Config } from '../config.ts'

export const readCookies = (header: string | undefined) => parseCookie(header ?? '')

type Options = { maxAge: number; httpOnly?: boolean }

/** Collects the Set-Cookie headers of a response, for API calls and pages. */
export class CookieJar {
  readonly lines: string[] = []
  readonly #secure: boolean

  constructor(secure: boolean) {
    this.#secure = secure
  }

  /** Secure where the site is served over HTTPS. */
  static for({ publicOrigin }: Pick<Config, 'publicOrigin'>) {
    return new CookieJar(publicOrigin.startsWith('https:'))
  }

  get isSecure() {
    return this.#secure
  }

  set(name: string, value: string, { maxAge, httpOnly = false }: Options) {
    this.lines.push(
      stringifySetCookie({ name, value, path: '/', maxAge, httpOnly, secure: this.#secure, sameSite: 'lax' }),
    )
  }

  add({ lines }: CookieJar) {
    this.lines.push(...lines)
  }

  clear(name: string) {
    this.set(name, '', { maxAge: 0, httpOnly: true })
  }
}
