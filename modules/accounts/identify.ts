import { timingSafeEqual } from 'node:crypto'
import { sql } from 'kysely'
import {
  anonymousCookieSeconds,
  authCookieSeconds,
  cookieNames,
  tokenRefreshThresholdSeconds,
} from '#platform/constants.ts'
import type { Db } from '#platform/db/database.ts'
import { AppError } from '#platform/errors.ts'
import type { Identify } from '#platform/http/api.ts'
import type { CookieJar } from '#platform/http/cookies.ts'
import { isSessionActive, refreshSession, type TokenPair } from './sessions/sessions.ts'
import { newSecret, readAccessToken, sha256 } from './sessions/tokens.ts'

/**
 * Identifies the caller by bearer token, token cookie or anonymous session cookie. With `renew` (pages), refreshes a token
 * that is about to expire and clears invalid cookies.
 */
export const identify: Identify = async (db, caller, cookies, { bearer, renew, now }) => {
  const token = bearer ?? caller.cookies[cookieNames.token]
  const refreshToken = caller.cookies[cookieNames.refreshToken]
  const verified = token ? await readAccessToken(db, token, now) : undefined
  // A signature stays valid after a sign-out or a ban; the session does not.
  const claims = verified && (await isSessionActive(db, verified, now)) ? verified : undefined
  const anonymousId = await readAnonymousCookie(db, caller.cookies[anonymousCookieName(cookies)])
  const secondsLeft = claims ? claims.expiresAt - now.getTime() / 1000 : 0
  if (claims && (!renew || bearer || secondsLeft > tokenRefreshThresholdSeconds))
    return {
      ...caller,
      anonymousId,
      account: { id: claims.accountId, sessionId: claims.sessionId, expiresAt: claims.expiresAt },
    }
  if (!renew) return { ...caller, anonymousId }
  const pair = refreshToken ? await refreshSession(db, refreshToken, { caller, now }).catch(ignoreAppError) : undefined
  if (pair) {
    setTokenCookies(cookies, pair)
    return {
      ...caller,
      anonymousId,
      account: { id: pair.accountId, sessionId: pair.sessionId, expiresAt: pair.expiresAt },
    }
  }
  if (token || refreshToken) clearSignInCookies(cookies, anonymousId)
  return { ...caller, anonymousId }
}

/** A database failure must not sign anybody out. */
function ignoreAppError(error: unknown) {
  if (error instanceof AppError) return undefined
  throw error
}

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

/** `__Host-` binds the cookie to this host; browsers accept it over HTTPS only. */
const anonymousCookieName = (cookies: CookieJar) =>
  cookies.isSecure ? `__Host-${cookieNames.anonymous}` : cookieNames.anonymous

/** Creates an anonymous session, with `preferredId` if that is free; its cookie is the only proof of it. */
export async function openAnonymousSession(
  db: Db,
  cookies: CookieJar,
  preferredId: string | undefined,
): Promise<string> {
  const secret = newSecret(16)
  const insert = (id: string | null) =>
    sql<{ id: string }>`
    insert into anonymous_sessions (id, secret_hash) values (coalesce(${id}::uuid, gen_random_uuid()), ${sha256(secret)}) on conflict do nothing returning id
  `.execute(db)
  const id = ((await insert(preferredId ?? null)).rows[0] ?? (await insert(null)).rows[0])!.id
  cookies.set(anonymousCookieName(cookies), `${id}.${secret}`, { maxAge: anonymousCookieSeconds, httpOnly: true })
  return id
}

async function readAnonymousCookie(db: Db, cookie: string | undefined) {
  const [, id, secret] = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{22})$/.exec(cookie ?? '') ?? []
  if (!id || !secret) return undefined
  const { rows } = await sql<{
    hash: Buffer
  }>`select secret_hash as hash from anonymous_sessions where id = ${id}::uuid and attached_to is null`.execute(db)
  return rows[0] && timingSafeEqual(rows[0].hash, sha256(secret)) ? id : undefined
}

export const clearAnonymousCookie = (cookies: CookieJar) => cookies.clear(anonymousCookieName(cookies))
