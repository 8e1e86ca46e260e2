import { createHash, randomBytes } from 'node:crypto'
import { SignJWT, jwtVerify } from 'jose'
import { sql } from 'kysely'
import { accessTokenSeconds } from '#platform/constants.ts'
import type { Db } from '#platform/db/database.ts'
import { memo } from '#platform/memo.ts'

const issuer = 'tradeyard'
const audience = 'tradeyard'

export type AccessClaims = { accountId: string; sessionId: string; expiresAt: number }

export const newSecret = (bytes = 32) => randomBytes(bytes).toString('base64url')
export const sha256 = (text: string) => createHash('sha256').update(text).digest()

/** The key that signs access tokens: made once, kept in the database, so that every process accepts every token. */
const signingKey = memo('signing-key', async (db) => {
  await sql`insert into app_config (key, value) values ('signingKey', to_jsonb(${newSecret()}::text)) on conflict do nothing`.execute(db)
  const { rows } = await sql<{ key: string }>`select value #>> '{}' as key from app_config where key = 'signingKey'`.execute(db)
  return Buffer.from(rows[0]!.key, 'base64url')
})

export async function signAccessToken(db: Db, claims: Omit<AccessClaims, 'expiresAt'>, now: Date) {
  const issuedAt = Math.floor(now.getTime() / 1000)
  const expiresAt = issuedAt + accessTokenSeconds
  const token = await new SignJWT({ sid: claims.sessionId })
    .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
    .setSubject(claims.accountId).setIssuer(issuer).setAudience(audience).setIssuedAt(issuedAt).setExpirationTime(expiresAt)
    .sign(await signingKey(db))
  return { token, expiresAt }
}

/** Undefined for anything but a living token of ours. */
export async function readAccessToken(db: Db, token: string, now: Date): Promise<AccessClaims | undefined> {
  if (token.length > 2_000) return undefined
  try {
    const { payload } = await jwtVerify(token, await signingKey(db), {
      algorithms: ['HS256'], typ: 'at+jwt', issuer, audience, currentDate: now, requiredClaims: ['sub', 'sid', 'exp'],
    })
    return { accountId: payload.sub!, sessionId: payload.sid as string, expiresAt: payload.exp! }
  } catch {
    return undefined
  }
}
