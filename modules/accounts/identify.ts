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
import { isOpen, refreshSession, type TokenPair } from './sessions.ts'
import { newSecret, readAccessToken, sha256 } from './tokens.ts'

/**
 * Recognises the caller by bearer token, token cookie or the anonymous session's cookie. On pages a token that is about
 * to end is renewed, and cookies that no longer open anything are cleared.
 */
export const identify: Identify = async (db, caller, cookies, { bearer, renew, now }) => {
  const token = bearer ?? caller.cookies[cookieNames.token]
  const refreshToken = caller.cookies[cookieNames.refreshToken]
  const read = token ? await readAccessToken(db, token, now) : undefined
  // A signature outlives a sign-out and a ban; the session does not.
  const claims = read && (await isOpen(db, read, now)) ? read : undefined
  const anonymousId = await anonymousFrom(db, caller.cookies[anonymousCookieName(cookies)])
  const secondsLeft = claims ? claims.expiresAt - now.getTime() / 1000 : 0
  if (claims && (!renew || bearer || secondsLeft > tokenRefreshThresholdSeconds))
    return {
      ...caller,
      anonymousId,
      account: { id: claims.accountId, sessionId: claims.sessionId, expiresAt: claims.expiresAt },
    }
  if (!renew) return { ...caller, anonymousId }
  const pair = refreshToken ? await refreshSession(db, refreshToken, { caller, now }).catch(unlessOurs) : undefined
  if (pair) {
    setTokenCookies(cookies, pair)
    return {
      ...caller,
      anonymousId,
      account: { id: pair.accountId, sessionId: pair.sessionId, expiresAt: pair.expiresAt },
    }
  }
  if (token || refreshToken) clearSignIn(cookies, anonymousId)
  return { ...caller, anonymousId }
}

/** A database that is away for a moment signs nobody out. */
function unlessOurs(error: unknown) {
  if (error instanceof AppError) return undefined
  throw error
}

export function setTokenCookies(cookies: CookieJar, { token, refreshToken }: TokenPair) {
  cookies.set(cookieNames.token, token, { maxAge: authCookieSeconds, httpOnly: true })
  cookies.set(cookieNames.refreshToken, refreshToken, { maxAge: authCookieSeconds, httpOnly: true })
}

/** Whoever uses this browser next finds nothing of the one who was signed in; a cart of their own they keep. */
export function clearSignIn(cookies: CookieJar, anonymousId: string | undefined) {
  for (const name of ['token', 'refreshToken', 'store'] as const) cookies.clear(cookieNames[name])
  if (anonymousId) return
  cookies.clear(cookieNames.cartInteraction)
  cookies.clear(cookieNames.chatInteraction)
}

/** `__Host-` binds the cookie to this host; browsers take it over HTTPS only. */
const anonymousCookieName = (cookies: CookieJar) =>
  cookies.isSecure ? `__Host-${cookieNames.anonymous}` : cookieNames.anonymous

/** Makes the anonymous session of a visitor who has none; its cookie is the only proof of it. */
export async function openAnonymousSession(db: Db, cookies: CookieJar, wanted: string | undefined): Promise<string> {
  const secret = newSecret(16)
  const insert = (id: string | null) =>
    sql<{ id: string }>`
    insert into anonymous_sessions (id, secret_hash) values (coalesce(${id}::uuid, gen_random_uuid()), ${sha256(secret)}) on conflict do nothing returning id
  `.execute(db)
  const id = ((await insert(wanted ?? null)).rows[0] ?? (await insert(null)).rows[0])!.id
  cookies.set(anonymousCookieName(cookies), `${id}.${secret}`, { maxAge: anonymousCookieSeconds, httpOnly: true })
  return id
}

async function anonymousFrom(db: Db, cookie: string | undefined) {
  const [, id, secret] = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{22})$/.exec(cookie ?? '') ?? []
  if (!id || !secret) return undefined
  const { rows } = await sql<{
    hash: Buffer
  }>`select secret_hash as hash from anonymous_sessions where id = ${id}::uuid and attached_to is null`.execute(db)
  return rows[0] && timingSafeEqual(rows[0].hash, sha256(secret)) ? id : undefined
}

export const forgetAnonymousSession = (cookies: CookieJar) => cookies.clear(anonymousCookieName(cookies))
