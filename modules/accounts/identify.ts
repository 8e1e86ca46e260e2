import { cookieNames, tokenRefreshThresholdSeconds } from '#platform/constants.ts'
import { AppError } from '#platform/errors.ts'
import type { Identify } from '#platform/http/api.ts'
import { actAs } from './acting.ts'
import { readAnonymousId } from './anonymous-sessions.ts'
import { clearSignInCookies, setTokenCookies } from './session-cookies.ts'
import { findSuspension, findSuspensionBySession } from './suspension.ts'
import { isSessionActive, refreshSession } from './sessions/sessions.ts'
import { readAccessToken } from './sessions/tokens.ts'

/**
 * Identifies the caller by bearer token, token cookie or anonymous session cookie. With `renew` (pages), refreshes a token
 * that is about to expire and clears invalid cookies; those of a suspended account stay, since they prove who may hear of that.
 */
export const identify: Identify = async (db, caller, cookies, options) =>
  actAs(db, await identifyOwn(db, caller, cookies, options), cookies, options.now)

const identifyOwn: Identify = async (db, caller, cookies, { bearer, renew, config, now }) => {
  const token = bearer ?? caller.cookies[cookieNames.token]
  const refreshToken = caller.cookies[cookieNames.refreshToken]
  const verified = token ? await readAccessToken(db, token, now) : undefined
  // A signature stays valid after a sign-out or a ban; the session does not.
  const claims = verified && (await isSessionActive(db, verified, now)) ? verified : undefined
  const anonymousId = await readAnonymousId(db, caller, cookies)
  const secondsLeft = claims ? claims.expiresAt - now.getTime() / 1000 : 0
  if (claims && (!renew || bearer || secondsLeft > tokenRefreshThresholdSeconds))
    return {
      ...caller,
      anonymousId,
      account: { id: claims.accountId, sessionId: claims.sessionId, expiresAt: claims.expiresAt },
    }
  if (!renew) {
    const refusal = verified && (await findSuspension(db, config, verified.accountId))
    return { ...caller, anonymousId, refusal }
  }
  const pair = refreshToken ? await refreshSession(db, refreshToken, { caller, now }).catch(ignoreAppError) : undefined
  if (pair) {
    setTokenCookies(cookies, pair)
    return {
      ...caller,
      anonymousId,
      account: { id: pair.accountId, sessionId: pair.sessionId, expiresAt: pair.expiresAt },
    }
  }
  const refusal = refreshToken ? await findSuspensionBySession(db, config, refreshToken) : undefined
  if (refusal) return { ...caller, anonymousId, refusal }
  if (token || refreshToken) clearSignInCookies(cookies, anonymousId)
  return { ...caller, anonymousId }
}

/** A database failure must not sign anybody out. */
function ignoreAppError(error: unknown) {
  if (error instanceof AppError) return undefined
  throw error
}
