import { sql } from 'kysely'
import type { Config } from '#platform/config.ts'
import type { Variant } from '#platform/constants.ts'
import type { InputOf } from '#platform/contract.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import { invalidInput } from '#platform/errors.ts'
import { isRefused } from '#platform/http/safe-fetch.ts'
import { isPublicKey, type Receiver } from '#platform/push/encrypt.ts'
import { nameDevice } from '../accounts/device-names.ts'
import { lives } from '../accounts/sessions.ts'
import { type addBrowser as addBrowserCall, mostBrowsers } from './contract.ts'
import { notificationErrors } from './errors.ts'
import { kindsOnlyBy } from './settings.ts'

type Account = { id: string; sessionId: string }
type Given = Receiver & { endpoint: string }

/** What a browser says of itself is anybody's word: an address that is never fetched and a key that opens nothing are refused at once. */
export function readBrowser({ endpoint, keys }: InputOf<typeof addBrowserCall>, config: Pick<Config, 'push'>): Given {
  const [publicKey, authSecret] = [Buffer.from(keys.p256dh, 'base64url'), Buffer.from(keys.auth, 'base64url')]
  if (isRefused(endpoint, config.push.reach?.protocols ?? ['https:']))
    throw invalidInput([{ path: 'endpoint', code: 'field.invalid' }])
  if (!isPublicKey(publicKey)) throw invalidInput([{ path: 'keys.p256dh', code: 'field.invalid' }])
  return { endpoint, publicKey, authSecret }
}

/**
 * An endpoint goes over from one account to another with the browser, which shows that it is the same one by its keys. What still
 * waits for the former account does not go along.
 */
export async function addBrowser(
  tx: Tx,
  { endpoint, publicKey, authSecret, variant }: Given & { variant: Variant },
  { id, sessionId }: Account,
  now: Date,
) {
  // One after another, so that the limit holds.
  await sql`select from accounts where id = ${id}::uuid for no key update`.execute(tx)
  await sql`delete from push_subscriptions where session_id = ${sessionId}::uuid and endpoint <> ${endpoint}`.execute(
    tx,
  )
  const {
    rows: [counted],
  } = await sql<{ others: number }>`
    select count(*)::int as others from push_subscriptions where account_id = ${id}::uuid and endpoint <> ${endpoint}
  `.execute(tx)
  if (counted!.others >= mostBrowsers) throw notificationErrors.tooManyBrowsers({ most: mostBrowsers })
  const { rows } = await sql`
    insert into push_subscriptions as p (account_id, session_id, endpoint, public_key, auth_secret, variant, created_at)
    values (${id}::uuid, ${sessionId}::uuid, ${endpoint}, ${publicKey}, ${authSecret}, ${variant}, ${now})
    on conflict (endpoint) do update set
      id = case when p.account_id = excluded.account_id then p.id else gen_random_uuid() end,
      account_id = excluded.account_id, session_id = excluded.session_id, variant = excluded.variant, created_at = excluded.created_at
      where p.public_key = excluded.public_key and p.auth_secret = excluded.auth_secret
    returning id
  `.execute(tx)
  if (rows.length === 0) throw notificationErrors.foreignBrowser()
}

/** The last browser of somebody whom nothing else tells of something goes only when they are sure. */
export async function removeBrowser(
  tx: Tx,
  accountId: string,
  { id, isSure }: { id: string; isSure: boolean },
  now: Date,
) {
  // One after another, so that two last browsers do not go at once.
  await sql`select from accounts where id = ${accountId}::uuid for no key update`.execute(tx)
  const needed = isSure ? [] : await kindsOnlyBy(tx, accountId, 'Push')
  const { numAffectedRows } =
    await sql`delete from push_subscriptions where id = ${id}::uuid and account_id = ${accountId}::uuid`.execute(tx)
  if (Number(numAffectedRows) === 0) throw notificationErrors.browserNotFound()
  if (needed.length > 0 && (await findBrowsers(tx, accountId, now)).length === 0) throw notificationErrors.lastBrowser()
}

/** This one first, then the newest. */
export async function listBrowsers(db: Db, { id, sessionId }: Account, now: Date) {
  const { rows } = await sql<{ id: string; userAgent: string; isCurrent: boolean; createdAt: Date }>`
    select p.id, s.user_agent as "userAgent", s.id = ${sessionId}::uuid as "isCurrent", p.created_at as "createdAt"
    ${ofAccount(id, now)} order by "isCurrent" desc, p.created_at desc, p.id
  `.execute(db)
  return rows.map(({ userAgent, createdAt, ...row }) => ({
    ...row,
    ...nameDevice(userAgent),
    createdAt: createdAt.toISOString(),
  }))
}

/** A session that has run out hears nothing, even before it is swept. */
export async function findBrowsers(db: Db, accountId: string, now: Date) {
  const { rows } = await sql<{
    id: string
    variant: Variant
  }>`select p.id, p.variant ${ofAccount(accountId, now)}`.execute(db)
  return rows
}

const ofAccount = (accountId: string, now: Date) => sql`
  from push_subscriptions p join account_sessions s on s.id = p.session_id where p.account_id = ${accountId}::uuid and ${lives(now)}
`
