import { createHash, randomBytes } from 'node:crypto'
import { decodeJwt, SignJWT, jwtVerify } from 'jose'
import { accessTokenSeconds } from '#platform/constants.ts'
import type { Db } from '#platform/db/database.ts'
import { currentKey, findKey } from './signing-keys.ts'

const issuer = 'tradeyard'
const audience = 'tradeyard'
/** Clocks of several servers differ, and one may be stepped. */
const leewaySeconds = 30
const longest = 2_000

export type AccessClaims = { accountId: string; sessionId: string; expiresAt: number }

export const newSecret = (bytes = 32) => randomBytes(bytes).toString('base64url')
export const sha256 = (text: string) => createHash('sha256').update(text).digest()

export async function signAccessToken(db: Db, claims: Omit<AccessClaims, 'expiresAt'>, now: Date) {
  const issuedAt = Math.floor(now.getTime() / 1000)
  const expiresAt = issuedAt + accessTokenSeconds
  const { id, secret } = await currentKey(db)
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

/** Undefined for anything but a living token of ours. A database that is away is no verdict: that is thrown. */
export async function readAccessToken(db: Db, token: string, now: Date): Promise<AccessClaims | undefined> {
  if (token.length > longest) return undefined
  let failure: unknown
  const keyOf = async ({ kid }: { kid?: string }) => {
    const key = await findKey(db, kid, now).catch((error: unknown) => void (failure = error))
    if (!key) throw new Error('no such key')
    return key
  }
  try {
    const { payload } = await jwtVerify(token, keyOf, {
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

/** The session that a token names, be it ended or forged: good for telling two apart, proof of nothing. */
export function sessionNamedBy(token: string): unknown {
  if (token.length > longest) return undefined
  try {
    return decodeJwt(token).sid
  } catch {
    return undefined
  }
}
