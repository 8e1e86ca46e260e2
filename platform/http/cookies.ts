import { parseCookie, stringifySetCookie } from 'cookie'

export const readCookies = (header: string | undefined) => parseCookie(header ?? '')

type Options = { maxAge: number; httpOnly?: boolean }

/** Collects the cookies that an answer sets, for API answers and pages alike. */
export class CookieJar {
  readonly lines: string[] = []
  readonly #secure: boolean

  constructor(secure: boolean) {
    this.#secure = secure
  }

  get isSecure() {
    return this.#secure
  }

  set(name: string, value: string, { maxAge, httpOnly = false }: Options) {
    this.lines.push(
      stringifySetCookie({ name, value, path: '/', maxAge, httpOnly, secure: this.#secure, sameSite: 'lax' }),
    )
  }

  clear(name: string) {
    this.set(name, '', { maxAge: 0, httpOnly: true })
  }
}
