import { sql } from 'kysely'
import { authCookieSeconds, cookieNames, preferenceCookieSeconds } from '#platform/constants.ts'
import type { Db } from '#platform/db/database.ts'
import type { CookieJar } from '#platform/http/cookies.ts'
import type { TokenPair } from './sessions/sessions.ts'

export function setTokenCookies(cookies: CookieJar, { token, refreshToken }: TokenPair) {
  cookies.set(cookieNames.token, token, { maxAge: authCookieSeconds, httpOnly: true })
  cookies.set(cookieNames.refreshToken, refreshToken, { maxAge: authCookieSeconds, httpOnly: true })
}

/** Sets the cookie without which pages do not ask for the cart. */
export async function rememberCart(db: Db, accountId: string, cookies: CookieJar) {
  const { rows } = await sql`
    select from carts c where c.account_id = ${accountId}::uuid and exists (select from cart_items i where i.cart_id = c.id)
  `.execute(db)
  if (rows.length > 0) cookies.set(cookieNames.cartInteraction, '1', { maxAge: preferenceCookieSeconds })
}

/** Clears all cookies of the signed-in person; an anonymous session keeps its own cart. */
export function clearSignInCookies(cookies: CookieJar, anonymousId: string | undefined) {
  for (const name of ['token', 'refreshToken', 'store'] as const) cookies.clear(cookieNames[name])
  if (anonymousId) return
  cookies.clear(cookieNames.cartInteraction)
  cookies.clear(cookieNames.chatInteraction)
}
