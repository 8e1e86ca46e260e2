import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/database.ts'
import type { Caller } from '#platform/http/caller.ts'
import { networkOf } from '#platform/http/limits.ts'
import { dropSubscriptionsOf } from '#platform/push/subscriptions.ts'
import { publish, sessionsTopic } from '#platform/realtime/publish.ts'
import { record } from '#platform/audit.ts'
import { accountErrors } from './errors.ts'
import { notify } from './notify.ts'
import { seal, unseal } from './seal.ts'
import { newSecret, sessionNamedBy, sha256, signAccessToken } from './tokens.ts'

export type TokenPair = { token: string; refreshToken: string; expiresAt: number }

const graceSeconds = 10

type Device = { userAgent: string; ip: string }

/** A new device: a session with the first refresh token of its family. */
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

type Refresh = {
  caller: Pick<Caller, 'account' | 'ip' | 'userAgent' | 'variant'>
  now: Date
  /** When it is shown too, it must be of the same session. */
  accessToken?: string
}

/**
 * Spends a refresh token for a new pair. Within ten seconds a spent one yields the same successor, so that several tabs
 * agree; later it has been stolen or replayed, and the whole family ends.
 */
export async function refreshSession(
  db: Db,
  refreshToken: string,
  { caller, now, accessToken }: Refresh,
): Promise<TokenPair & { accountId: string; sessionId: string }> {
  const outcome = await db.transaction().execute(async (tx) => {
    const found = await lockRefreshToken(tx, refreshToken, now)
    if (!found?.isAlive || (accessToken && sessionNamedBy(accessToken) !== found.sessionId)) return undefined
    let successor: string
    if (!found.spentAt) {
      successor = await issueRefreshToken(tx, found.sessionId, now)
      await sql`update refresh_tokens set spent_at = ${now}, successor = ${seal(successor, refreshToken)} where token_hash = ${sha256(refreshToken)}`.execute(
        tx,
      )
      await sql`update account_sessions set last_used_at = ${now} where id = ${found.sessionId}::uuid`.execute(tx)
    } else if (Math.abs(now.getTime() - found.spentAt.getTime()) <= graceSeconds * 1000) {
      successor = unseal(found.successor!, refreshToken)
    } else {
      await endReplayed(tx, found, { caller, now })
      return undefined
    }
    const access = await signAccessToken(tx, found, now)
    return { ...access, refreshToken: successor, accountId: found.accountId, sessionId: found.sessionId }
  })
  if (!outcome) throw accountErrors.sessionEnded()
  return outcome
}

/**
 * A session `s` that has neither been ended nor run out: sixty days idle or four hundred in all; thirty minutes and twelve
 * hours for whoever has admin features.
 */
export const lives = (now: Date) => sql<boolean>`(
  s.ended_at is null and exists (
    select from (select exists (select from account_features f where f.account_id = s.account_id) as "isAdmin") held
    where s.last_used_at > ${now}::timestamptz - case when held."isAdmin" then interval '30 minutes' else interval '60 days' end
      and s.created_at > ${now}::timestamptz - case when held."isAdmin" then interval '12 hours' else interval '400 days' end
  )
)`

export async function isOpen(db: Db, { accountId, sessionId }: { accountId: string; sessionId: string }, now: Date) {
  const { rows } = await sql`
    select 1 from account_sessions s join accounts a on a.id = s.account_id and a.status = 'Active'
    where s.id = ${sessionId}::uuid and s.account_id = ${accountId}::uuid and ${lives(now)}
  `.execute(db)
  return rows.length > 0
}

/** Answers whether there was anything to end. */
export const endSession = (tx: Tx, accountId: string, sessionId: string, now: Date) =>
  end(tx, accountId, now, sql`id = ${sessionId}::uuid`)

/** Signs out every device of the account, but for one where it is named; sign-ins that wait for a second factor end too. */
export async function endSessions(tx: Tx, accountId: string, now: Date, except?: string) {
  await sql`delete from sign_in_challenges where account_id = ${accountId}::uuid`.execute(tx)
  return end(tx, accountId, now, sql`id is distinct from ${except ?? null}::uuid`)
}

async function end(tx: Tx, accountId: string, now: Date, which: ReturnType<typeof sql>) {
  const { rows } = await sql<{ id: string }>`
    update account_sessions set ended_at = ${now} where account_id = ${accountId}::uuid and ended_at is null and ${which} returning id
  `.execute(tx)
  if (rows.length === 0) return false
  await dropSubscriptionsOf(
    tx,
    rows.map(({ id }) => id),
  )
  await publish(tx, sessionsTopic(accountId), {})
  return true
}

type Held = { sessionId: string; accountId: string; spentAt: Date | null; successor: string | null; isAlive: boolean }

/** Of many who refresh at once, or sign out meanwhile, one goes first. */
async function lockRefreshToken(tx: Tx, refreshToken: string, now: Date) {
  const { rows } = await sql<Held>`
    select t.session_id as "sessionId", s.account_id as "accountId", t.spent_at as "spentAt", t.successor, ${lives(now)} as "isAlive"
    from refresh_tokens t join account_sessions s on s.id = t.session_id join accounts a on a.id = s.account_id and a.status = 'Active'
    where t.token_hash = ${sha256(refreshToken)} for update of t, s
  `.execute(tx)
  return rows[0]
}

async function endReplayed(tx: Tx, { accountId, sessionId }: Held, { caller, now }: Refresh) {
  await endSession(tx, accountId, sessionId, now)
  await notify(tx, accountId, caller, { template: 'sessionsEnded', now })
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
