import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { retryLater } from '#platform/errors.ts'
import { networkOf } from '#platform/http/limits.ts'
import { sha256 } from './tokens.ts'

const minute = 60
const mostAMinute = 5
/** A provider of captchas that is down leaves this much. */
const mostUnprovedAMinute = 1
const captchaAfter = 3
const captchaWindow = 15 * minute

export type Tries = { keys: { pair: string; account: string; network: string }; needsCaptcha: boolean }

/**
 * Counts a try before it is judged, so that a thousand at once are no more than five. Only the login from this very network is
 * refused: its owner gets in from any other. Unknown logins are counted as known ones are.
 */
export async function countTry(db: Db, login: string, ip: string, now: Date): Promise<Tries> {
  const name = sha256(login.normalize('NFC').toLowerCase()).toString('base64url')
  const network = networkOf(ip)
  const keys = { pair: `pair ${name} ${network}`, account: `account ${name}`, network: `network ${network}` }
  const counted = await count(
    db,
    { [keys.pair]: minute, [keys.account]: captchaWindow, [keys.network]: captchaWindow },
    now,
  )
  refuseAbove(mostAMinute, counted.get(keys.pair)!, now)
  const needsCaptcha = [keys.account, keys.network].some((key) => counted.get(key)!.misses > captchaAfter)
  return { keys, needsCaptcha }
}

/** A try whose captcha nobody could judge. */
export async function countUnproved(db: Db, { keys }: Tries, now: Date) {
  const key = `unproved ${keys.pair}`
  refuseAbove(mostUnprovedAMinute, (await count(db, { [key]: minute }, now)).get(key)!, now)
}

/** The try was not judged: it was no miss. */
export const takeBack = (db: Db, keys: readonly string[]) =>
  sql`update sign_in_misses set misses = greatest(misses - 1, 0) where key = any(${keys as string[]})`.execute(db)

/** The password was right. What the network has missed with other logins stays. */
export async function forgetMisses(db: Db, { keys }: Tries) {
  await sql`delete from sign_in_misses where key = any(${[keys.pair, keys.account, `unproved ${keys.pair}`]})`.execute(
    db,
  )
  await takeBack(db, [keys.network])
}

export const deleteOldMisses = (db: Db, now: Date) =>
  sql`delete from sign_in_misses where window_ends_at < ${now}`.execute(db)

type Counted = { key: string; misses: number; endsAt: Date }

/** One statement, in the order of keys: processes that count at once neither lose one nor wait for each other in a circle. */
async function count(db: Db, windows: Record<string, number>, now: Date): Promise<ReadonlyMap<string, Counted>> {
  const { rows } = await sql<Counted>`
    insert into sign_in_misses as held (key, misses, window_ends_at)
    select key, 1, ${now}::timestamptz + seconds * interval '1 second'
    from unnest(${Object.keys(windows)}::text[], ${Object.values(windows)}::int[]) as given (key, seconds) order by key
    on conflict (key) do update set
      misses = case when held.window_ends_at <= ${now} then 1 else held.misses + 1 end,
      window_ends_at = case when held.window_ends_at <= ${now} then excluded.window_ends_at else held.window_ends_at end
    returning key, misses, window_ends_at as "endsAt"
  `.execute(db)
  return new Map(rows.map((row) => [row.key, row]))
}

function refuseAbove(most: number, { misses, endsAt }: Counted, now: Date) {
  if (misses <= most) return
  const seconds = Math.max(1, Math.ceil((endsAt.getTime() - now.getTime()) / 1000))
  throw retryLater('accounts.tooManyMisses', seconds)
}
