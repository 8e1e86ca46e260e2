import { timingSafeEqual } from 'node:crypto'
import { sql } from 'kysely'
import { anonymousCookieSeconds, cookieNames } from '#platform/constants.ts'
import type { Db } from '#platform/db/database.ts'
import type { Caller } from '#platform/http/caller.ts'
import type { CookieJar } from '#platform/http/cookies.ts'
import { networkOf } from '#platform/http/limits.ts'
import { newSecret, sha256 } from '#platform/values/secrets.ts'

/** `__Host-` binds the cookie to this host; browsers accept it over HTTPS only. */
const anonymousCookieName = (cookies: CookieJar) =>
  cookies.isSecure ? `__Host-${cookieNames.anonymous}` : cookieNames.anonymous

/** Creates an anonymous session, with the session id of the client if that is free; its cookie is the only proof of it. */
export async function openAnonymousSession(
  db: Db,
  cookies: CookieJar,
  { sessionId, ip }: Partial<Pick<Caller, 'sessionId' | 'ip'>>,
): Promise<string> {
  const secret = newSecret(16)
  const insert = (id: string | null) =>
    sql<{ id: string }>`
    insert into anonymous_sessions (id, secret_hash, network) values (coalesce(${id}::uuid, gen_random_uuid()), ${sha256(secret)}, ${ip ? networkOf(ip) : null})
    on conflict do nothing returning id
  `.execute(db)
  const id = ((await insert(sessionId ?? null)).rows[0] ?? (await insert(null)).rows[0])!.id
  cookies.set(anonymousCookieName(cookies), `${id}.${secret}`, { maxAge: anonymousCookieSeconds, httpOnly: true })
  return id
}

/** Undefined without a cookie whose secret is right; a session that was merged into an account has ended. */
export async function readAnonymousId(db: Db, { cookies: sent }: Pick<Caller, 'cookies'>, cookies: CookieJar) {
  const cookie = sent[anonymousCookieName(cookies)] ?? ''
  const [, id, secret] = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{22})$/.exec(cookie) ?? []
  if (!id || !secret) return undefined
  const { rows } = await sql<{
    hash: Buffer
  }>`select secret_hash as hash from anonymous_sessions where id = ${id}::uuid and attached_to is null`.execute(db)
  return rows[0] && timingSafeEqual(rows[0].hash, sha256(secret)) ? id : undefined
}

export const clearAnonymousCookie = (cookies: CookieJar) => cookies.clear(anonymousCookieName(cookies))
