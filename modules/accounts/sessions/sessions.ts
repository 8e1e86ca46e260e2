import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/database.ts'
import type { Caller } from '#platform/http/caller.ts'
import { networkOf } from '#platform/http/limits.ts'
import { deleteSubscriptionsOfSessions } from '#platform/push/subscriptions.ts'
import { publish, sessionsTopic } from '#platform/realtime/publish.ts'
import { record } from '#platform/audit.ts'
import { accountErrors } from '../errors.ts'
import { sendSecurityNotice } from '../security-notice.ts'
import { encrypt, decrypt } from '../encryption.ts'
import { deleteChallengesOf } from '../sign-in/challenges.ts'
import { newSecret, sha256 } from '#platform/values/secrets.ts'
import { readUnverifiedSessionId, signAccessToken } from './tokens.ts'

export type TokenPair = { token: string; refreshToken: string; expiresAt: number }

const reuseGraceSeconds = 10

type Device = { userAgent: string; ip: string }

/** Creates a session with the first refresh token of its family. */
export async function openSession(
  tx: Tx,
  accountId: string,
  { userAgent, ip }: Device,
  now: Date,
  hasSecondFactor = false,
): Promise<TokenPair> {
  const { rows } = await sql<{ id: string }>`
    insert into account_sessions (account_id, user_agent, network, has_second_factor, created_at, last_used_at)
    values (${accountId}::uuid, ${userAgent}, ${networkOf(ip)}, ${hasSecondFactor}, ${now}, ${now}) returning id
  `.execute(tx)
  const sessionId = rows[0]!.id
  return {
    ...(await signAccessToken(tx, { accountId, sessionId }, now)),
    refreshToken: await issueRefreshToken(tx, sessionId, now),
  }
}

type RefreshOptions = {
  caller: Pick<Caller, 'account' | 'ip' | 'userAgent' | 'variant'>
  now: Date
  /** If given, it must belong to the same session. */
  accessToken?: string
}

/**
 * Refresh token rotation with reuse detection. Within ten seconds a spent token yields the same successor, so that several
 * tabs agree; after that a reuse counts as a replay and ends the whole family.
 */
export async function refreshSession(
  db: Db,
  refreshToken: string,
  { caller, now, accessToken }: RefreshOptions,
): Promise<TokenPair & { accountId: string; sessionId: string }> {
  const outcome = await db.transaction().execute(async (tx) => {
    const stored = await lockRefreshToken(tx, refreshToken, now)
    if (!stored?.isAlive || (accessToken && readUnverifiedSessionId(accessToken) !== stored.sessionId)) return undefined
    let successor: string
    if (!stored.spentAt) {
      successor = await issueRefreshToken(tx, stored.sessionId, now)
      await sql`update refresh_tokens set spent_at = ${now}, successor = ${encrypt(successor, refreshToken)} where token_hash = ${sha256(refreshToken)}`.execute(
        tx,
      )
      await sql`update account_sessions set last_used_at = ${now} where id = ${stored.sessionId}::uuid`.execute(tx)
    } else if (Math.abs(now.getTime() - stored.spentAt.getTime()) <= reuseGraceSeconds * 1000) {
      successor = decrypt(stored.successor!, refreshToken)
    } else {
      await endReplayedSession(tx, stored, { caller, now })
      return undefined
    }
    const access = await signAccessToken(tx, stored, now)
    return { ...access, refreshToken: successor, accountId: stored.accountId, sessionId: stored.sessionId }
  })
  if (!outcome) throw accountErrors.sessionEnded()
  return outcome
}

/**
 * SQL condition: session `s` is neither ended nor expired. Sessions expire after 60 idle days and after 400 days in total;
 * those of administrators after 30 idle minutes and after 12 hours.
 */
export const activeCondition = (now: Date) => sql<boolean>`(
  s.ended_at is null and exists (
    select from (select exists (select from account_features f where f.account_id = s.account_id) as "isAdmin") account
    where s.last_used_at > ${now}::timestamptz - case when account."isAdmin" then interval '30 minutes' else interval '60 days' end
      and s.created_at > ${now}::timestamptz - case when account."isAdmin" then interval '12 hours' else interval '400 days' end
  )
)`

export async function isSessionActive(
  db: Db,
  { accountId, sessionId }: { accountId: string; sessionId: string },
  now: Date,
) {
  const { rows } = await sql`
    select 1 from account_sessions s join accounts a on a.id = s.account_id and a.status = 'Active'
    where s.id = ${sessionId}::uuid and s.account_id = ${accountId}::uuid and ${activeCondition(now)}
  `.execute(db)
  return rows.length > 0
}

/** Marks the session that added the first factor as proved by a second factor. */
export const markSessionProved = (tx: Tx, sessionId: string) =>
  sql`update account_sessions set has_second_factor = true where id = ${sessionId}::uuid and ended_at is null`.execute(
    tx,
  )

/** 0 if the session had already ended. */
export const endSession = (tx: Tx, accountId: string, sessionId: string, now: Date) =>
  endWhere(tx, accountId, now, sql`id = ${sessionId}::uuid`)

/** Ends all sessions of the account except `exceptSessionId`, and its sign-ins that wait for a second factor. Returns their number. */
export async function endSessions(tx: Tx, accountId: string, now: Date, exceptSessionId?: string) {
  await deleteChallengesOf(tx, accountId)
  return endWhere(tx, accountId, now, sql`id is distinct from ${exceptSessionId ?? null}::uuid`)
}

async function endWhere(tx: Tx, accountId: string, now: Date, condition: ReturnType<typeof sql>) {
  const { rows } = await sql<{ id: string }>`
    update account_sessions set ended_at = ${now} where account_id = ${accountId}::uuid and ended_at is null and ${condition} returning id
  `.execute(tx)
  if (rows.length === 0) return 0
  await deleteSubscriptionsOfSessions(
    tx,
    rows.map(({ id }) => id),
  )
  await publish(tx, sessionsTopic(accountId), {})
  return rows.length
}

type RefreshTokenRow = {
  sessionId: string
  accountId: string
  spentAt: Date | null
  successor: string | null
  isAlive: boolean
}

/** Serializes concurrent refreshes and sign-outs of a session. */
async function lockRefreshToken(tx: Tx, refreshToken: string, now: Date) {
  const { rows } = await sql<RefreshTokenRow>`
    select t.session_id as "sessionId", s.account_id as "accountId", t.spent_at as "spentAt", t.successor, ${activeCondition(now)} as "isAlive"
    from refresh_tokens t join account_sessions s on s.id = t.session_id join accounts a on a.id = s.account_id and a.status = 'Active'
    where t.token_hash = ${sha256(refreshToken)} for update of t, s
  `.execute(tx)
  return rows[0]
}

async function endReplayedSession(tx: Tx, { accountId, sessionId }: RefreshTokenRow, { caller, now }: RefreshOptions) {
  await endSession(tx, accountId, sessionId, now)
  await sendSecurityNotice(tx, accountId, caller, { template: 'sessionsEnded', now })
  await record(tx, caller, {
    action: 'account.tokenReplayed',
    entity: 'session',
    entityId: sessionId,
    actorId: accountId,
  })
}

async function issueRefreshToken(tx: Tx, sessionId: string, now: Date) {
  const token = newSecret()
  await sql`insert into refresh_tokens (token_hash, session_id, created_at) values (${sha256(token)}, ${sessionId}::uuid, ${now})`.execute(
    tx,
  )
  return token
}
