import { authCookieSeconds, cookieNames } from '#platform/constants.ts'
import type { CookieJar } from '#platform/http/cookies.ts'
import type { TokenPair } from './sessions/sessions.ts'

export function setTokenCookies(cookies: CookieJar, { token, refreshToken }: TokenPair) {
  cookies.set(cookieNames.token, token, { maxAge: authCookieSeconds, httpOnly: true })
  cookies.set(cookieNames.refreshToken, refreshToken, { maxAge: authCookieSeconds, httpOnly: true })
}

/** Clears all cookies of the signed-in person; an anonymous session keeps its own cart. */
export function clearSignInCookies(cookies: CookieJar, anonymousId: string | undefined) {
  for (const name of ['token', 'refreshToken', 'store'] as const) cookies.clear(cookieNames[name])
  if (anonymousId) return
  cookies.clear(cookieNames.cartInteraction)
  cookies.clear(cookieNames.chatInteraction)
}
