import { decodeJwt, SignJWT, jwtVerify } from 'jose'
import { accessTokenSeconds } from '#platform/constants.ts'
import type { Db } from '#platform/db/database.ts'
import { getCurrentKey, findKey } from './signing-keys.ts'

const issuer = 'tradeyard'
const audience = 'tradeyard'
/** Tolerates clock differences between servers. */
const leewaySeconds = 30
const maxTokenLength = 2_000

export type AccessClaims = { accountId: string; sessionId: string; expiresAt: number }

export async function signAccessToken(db: Db, claims: Omit<AccessClaims, 'expiresAt'>, now: Date) {
  const issuedAt = Math.floor(now.getTime() / 1000)
  const expiresAt = issuedAt + accessTokenSeconds
  const { id, secret } = await getCurrentKey(db)
  const token = await new SignJWT({ sid: claims.sessionId })
    .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', kid: id })
    .setSubject(claims.accountId)
    .setIssuer(issuer)
    .setAudience(audience)
    .setIssuedAt(issuedAt)
    .setExpirationTime(expiresAt)
    .sign(secret)
  return { token, expiresAt }
}

/** Undefined for anything but a valid token of this site. Throws if the database fails. */
export async function readAccessToken(db: Db, token: string, now: Date): Promise<AccessClaims | undefined> {
  if (token.length > maxTokenLength) return undefined
  let failure: unknown
  const getKey = async ({ kid }: { kid?: string }) => {
    const key = await findKey(db, kid, now).catch((error: unknown) => void (failure = error))
    if (!key) throw new Error('unknown signing key')
    return key
  }
  try {
    const { payload } = await jwtVerify(token, getKey, {
      algorithms: ['HS256'],
      typ: 'at+jwt',
      issuer,
      audience,
      currentDate: now,
      clockTolerance: leewaySeconds,
      requiredClaims: ['sub', 'sid', 'exp'],
    })
    return { accountId: payload.sub!, sessionId: payload.sid as string, expiresAt: payload.exp! }
  } catch {
    if (failure) throw failure
    return undefined
  }
}

/** The session id in a token, without verification of the signature or expiry: for comparison only. */
export function readUnverifiedSessionId(token: string): unknown {
  if (token.length > maxTokenLength) return undefined
  try {
    return decodeJwt(token).sid
  } catch {
    return undefined
  }
}
