import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { retryLater } from '#platform/errors.ts'
import { networkOf } from '#platform/http/limits.ts'
import { sha256 } from '#platform/values/secrets.ts'

const minuteSeconds = 60
const maxAttemptsPerMinute = 5
/** Applies while the captcha provider is unavailable. */
const maxUnverifiedPerMinute = 1
const captchaThreshold = 3
const captchaWindowSeconds = 15 * minuteSeconds

export type SignInAttempt = {
  keys: { loginAndNetwork: string; account: string; network: string }
  needsCaptcha: boolean
}

/**
 * Counts an attempt before it is checked, so that concurrent attempts cannot exceed the limit. Only the pair of login and
 * network is blocked: the owner can sign in from another network. Unknown logins count like known ones.
 */
export async function countAttempt(db: Db, login: string, ip: string, now: Date): Promise<SignInAttempt> {
  const loginHash = sha256(login.normalize('NFC').toLowerCase()).toString('base64url')
  const network = networkOf(ip)
  const keys = {
    loginAndNetwork: `pair ${loginHash} ${network}`,
    account: `account ${loginHash}`,
    network: `network ${network}`,
  }
  const counts = await increment(
    db,
    {
      [keys.loginAndNetwork]: minuteSeconds,
      [keys.account]: captchaWindowSeconds,
      [keys.network]: captchaWindowSeconds,
    },
    now,
  )
  assertAtMost(maxAttemptsPerMinute, counts.get(keys.loginAndNetwork)!, now)
  const needsCaptcha = [keys.account, keys.network].some((key) => counts.get(key)!.attempts > captchaThreshold)
  return { keys, needsCaptcha }
}

/** Counts an attempt whose captcha could not be verified. */
export async function countUnverifiedAttempt(db: Db, { keys }: SignInAttempt, now: Date) {
  const key = `unproved ${keys.loginAndNetwork}`
  assertAtMost(maxUnverifiedPerMinute, (await increment(db, { [key]: minuteSeconds }, now)).get(key)!, now)
}

/** For an attempt that was not checked. */
export const refundAttempt = (db: Db, { keys }: SignInAttempt) => decrement(db, Object.values(keys))

const decrement = (db: Db, keys: readonly string[]) =>
  sql`update sign_in_misses set misses = greatest(misses - 1, 0) where key = any(${keys as string[]})`.execute(db)

/** After a correct password. Failed attempts of the network with other logins stay counted. */
export async function clearFailedAttempts(db: Db, { keys }: SignInAttempt) {
  await sql`delete from sign_in_misses where key = any(${[keys.loginAndNetwork, keys.account, `unproved ${keys.loginAndNetwork}`]})`.execute(
    db,
  )
  await decrement(db, [keys.network])
}

export const deleteExpiredAttempts = (db: Db, now: Date) =>
  sql`delete from sign_in_misses where window_ends_at < ${now}`.execute(db)

type AttemptCount = { key: string; attempts: number; endsAt: Date }

/** One statement in key order: concurrent counts are neither lost nor deadlocked. */
async function increment(
  db: Db,
  windows: Record<string, number>,
  now: Date,
): Promise<ReadonlyMap<string, AttemptCount>> {
  const { rows } = await sql<AttemptCount>`
    insert into sign_in_misses as counter (key, misses, window_ends_at)
    select key, 1, ${now}::timestamptz + seconds * interval '1 second'
    from unnest(${Object.keys(windows)}::text[], ${Object.values(windows)}::int[]) as new_counter (key, seconds) order by key
    on conflict (key) do update set
      misses = case when counter.window_ends_at <= ${now} then 1 else counter.misses + 1 end,
      window_ends_at = case when counter.window_ends_at <= ${now} then excluded.window_ends_at else counter.window_ends_at end
    returning key, misses as attempts, window_ends_at as "endsAt"
  `.execute(db)
  return new Map(rows.map((row) => [row.key, row]))
}

function assertAtMost(max: number, { attempts, endsAt }: AttemptCount, now: Date) {
  if (attempts <= max) return
  const seconds = Math.max(1, Math.ceil((endsAt.getTime() - now.getTime()) / 1000))
  throw retryLater('accounts.tooManyMisses', seconds)
}
