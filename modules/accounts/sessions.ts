import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/database.ts'
import { accountErrors } from './errors.ts'
import { newSecret, sha256, signAccessToken } from './tokens.ts'

export type TokenPair = { token: string; refreshToken: string; expiresAt: number }

const graceSeconds = 10
const idleDays = 60
const longestDays = 400

/** A new device: a session with the first refresh token of its family. */
export async function openSession(tx: Tx, accountId: string, userAgent: string, now: Date): Promise<TokenPair> {
  const { rows } = await sql<{ id: string }>`
    insert into account_sessions (account_id, user_agent, created_at, last_used_at) values (${accountId}::uuid, ${userAgent}, ${now}, ${now}) returning id
  `.execute(tx)
  const sessionId = rows[0]!.id
  return { ...(await signAccessToken(tx, { accountId, sessionId }, now)), refreshToken: await issueRefreshToken(tx, sessionId, now) }
}

/**
 * Spends a refresh token for a new pair. Within ten seconds a spent one yields the same successor, so that several tabs
 * agree; later it has been stolen or replayed, and the whole family ends.
 */
export async function refreshSession(db: Db, refreshToken: string, now: Date): Promise<TokenPair & { accountId: string; sessionId: string }> {
  const outcome = await db.transaction().execute(async (tx) => {
    const found = await lockRefreshToken(tx, refreshToken)
    if (!found || found.endedAt || !isAlive(found, now)) return undefined
    let successor: string
    if (!found.spentAt) {
      successor = await issueRefreshToken(tx, found.sessionId, now)
      await sql`update refresh_tokens set spent_at = ${now}, successor = ${seal(successor, refreshToken)} where token_hash = ${sha256(refreshToken)}`.execute(tx)
      await sql`update account_sessions set last_used_at = ${now} where id = ${found.sessionId}::uuid`.execute(tx)
    } else if (now.getTime() - found.spentAt.getTime() <= graceSeconds * 1000) {
      successor = unseal(found.successor!, refreshToken)
    } else {
      await endSession(tx, found.sessionId, now)
      return undefined
    }
    const access = await signAccessToken(tx, found, now)
    return { ...access, refreshToken: successor, accountId: found.accountId, sessionId: found.sessionId }
  })
  if (!outcome) throw accountErrors.sessionEnded()
  return outcome
}

export async function isOpen(db: Db, { accountId, sessionId }: { accountId: string; sessionId: string }) {
  const { rows } = await sql`
    select 1 from account_sessions s join accounts a on a.id = s.account_id and a.status = 'Active'
    where s.id = ${sessionId}::uuid and s.account_id = ${accountId}::uuid and s.ended_at is null
  `.execute(db)
  return rows.length > 0
}

export const endSession = (db: Db, sessionId: string, now: Date) =>
  sql`update account_sessions set ended_at = ${now} where id = ${sessionId}::uuid and ended_at is null`.execute(db)

type Held = { sessionId: string; accountId: string; spentAt: Date | null; successor: string | null; createdAt: Date; openedAt: Date; endedAt: Date | null }

async function lockRefreshToken(tx: Tx, refreshToken: string) {
  const { rows } = await sql<Held>`
    select t.session_id as "sessionId", s.account_id as "accountId", t.spent_at as "spentAt", t.successor, t.created_at as "createdAt",
      s.created_at as "openedAt", s.ended_at as "endedAt"
    from refresh_tokens t join account_sessions s on s.id = t.session_id join accounts a on a.id = s.account_id and a.status = 'Active'
    where t.token_hash = ${sha256(refreshToken)} for update of t
  `.execute(tx)
  return rows[0]
}

const isAlive = ({ createdAt, openedAt }: Held, now: Date) =>
  now.getTime() - createdAt.getTime() < idleDays * 86_400_000 && now.getTime() - openedAt.getTime() < longestDays * 86_400_000

async function issueRefreshToken(tx: Tx, sessionId: string, now: Date) {
  const token = newSecret()
  await sql`insert into refresh_tokens (token_hash, session_id, created_at) values (${sha256(token)}, ${sessionId}::uuid, ${now})`.execute(tx)
  return token
}

/** Only who holds the spent token can read its successor: the database alone cannot. */
function seal(text: string, key: string) {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', sha256(`successor ${key}`), nonce)
  const sealed = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
  return sealed.toString('base64url')
}

function unseal(sealed: string, key: string) {
  const bytes = Buffer.from(sealed, 'base64url')
  const decipher = createDecipheriv('aes-256-gcm', sha256(`successor ${key}`), bytes.subarray(0, 12))
  decipher.setAuthTag(bytes.subarray(-16))
  return Buffer.concat([decipher.update(bytes.subarray(12, -16)), decipher.final()]).toString('utf8')
}
