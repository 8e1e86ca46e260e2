import { sql } from 'kysely'
import type { Config } from '#platform/config.ts'
import type { Variant } from '#platform/constants.ts'
import type { InputOf } from '#platform/contract.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import { invalidInput } from '#platform/errors.ts'
import { isBlockedUrl } from '#platform/http/outbound/safe-fetch.ts'
import { isPublicKey, type PushRecipient } from '#platform/push/encrypt.ts'
import { deleteFormerSubscriptions, deleteSubscriptionOf, saveSubscription } from '#platform/push/subscriptions.ts'
import { parseUserAgent } from '../accounts/sessions/user-agent.ts'
import { activeCondition } from '../accounts/sessions/sessions.ts'
import { type addBrowser as addBrowserCall, maxBrowsers } from './contract.ts'
import { notificationErrors } from './errors.ts'
import { kindsOnlyDeliveredBy } from './settings.ts'

type Account = { id: string; sessionId: string }
type BrowserSubscription = PushRecipient & { endpoint: string }

/** Validates a subscription: refuses endpoints that the SSRF-safe fetch would refuse, and invalid keys. */
export function parseBrowser(
  { endpoint, keys }: InputOf<typeof addBrowserCall>,
  config: Pick<Config, 'push'>,
): BrowserSubscription {
  const [publicKey, authSecret] = [Buffer.from(keys.p256dh, 'base64url'), Buffer.from(keys.auth, 'base64url')]
  if (isBlockedUrl(endpoint, config.push.transport?.protocols ?? ['https:']))
    throw invalidInput([{ path: 'endpoint', code: 'field.invalid' }])
  if (!isPublicKey(publicKey)) throw invalidInput([{ path: 'keys.p256dh', code: 'field.invalid' }])
  return { endpoint, publicKey, authSecret }
}

/** Subscribes a browser. An endpoint of another account moves to this one if the keys match. */
export async function addBrowser(
  tx: Tx,
  subscription: BrowserSubscription & { variant: Variant },
  { id, sessionId }: Account,
  now: Date,
) {
  // Serializes changes of one account, so that the limit holds.
  await sql`select from accounts where id = ${id}::uuid for no key update`.execute(tx)
  const { endpoint } = subscription
  await deleteFormerSubscriptions(tx, sessionId, endpoint)
  const {
    rows: [count],
  } = await sql<{ others: number }>`
    select count(*)::int as others from push_subscriptions where account_id = ${id}::uuid and endpoint <> ${endpoint}
  `.execute(tx)
  if (count!.others >= maxBrowsers) throw notificationErrors.tooManyBrowsers({ most: maxBrowsers })
  if (!(await saveSubscription(tx, { ...subscription, accountId: id, sessionId }, now)))
    throw notificationErrors.foreignBrowser()
}

/** Throws `notifications.lastBrowser` if a kind would lose its last working channel, unless `isSure`. */
export async function removeBrowser(
  tx: Tx,
  accountId: string,
  { id, isSure }: { id: string; isSure: boolean },
  now: Date,
) {
  // Serializes changes of one account, so that two concurrent ones do not remove the last two browsers.
  await sql`select from accounts where id = ${accountId}::uuid for no key update`.execute(tx)
  const requiredKinds = isSure ? [] : await kindsOnlyDeliveredBy(tx, accountId, 'Push')
  if (!(await deleteSubscriptionOf(tx, accountId, id))) throw notificationErrors.browserNotFound()
  if (requiredKinds.length > 0 && (await findBrowsers(tx, accountId, now)).length === 0)
    throw notificationErrors.lastBrowser()
}

/** The current browser first, then the newest. */
export async function listBrowsers(db: Db, { id, sessionId }: Account, now: Date) {
  const { rows } = await sql<{ id: string; userAgent: string; isCurrent: boolean; createdAt: Date }>`
    select p.id, s.user_agent as "userAgent", s.id = ${sessionId}::uuid as "isCurrent", p.created_at as "createdAt"
    ${fromActiveSessions(id, now)} order by "isCurrent" desc, p.created_at desc, p.id
  `.execute(db)
  return rows.map(({ userAgent, createdAt, ...row }) => ({
    ...row,
    ...parseUserAgent(userAgent),
    createdAt: createdAt.toISOString(),
  }))
}

/** Browsers whose session has not expired. */
export async function findBrowsers(db: Db, accountId: string, now: Date) {
  const { rows } = await sql<{
    id: string
    variant: Variant
  }>`select p.id, p.variant ${fromActiveSessions(accountId, now)}`.execute(db)
  return rows
}

const fromActiveSessions = (accountId: string, now: Date) => sql`
  from push_subscriptions p join account_sessions s on s.id = p.session_id where p.account_id = ${accountId}::uuid and ${activeCondition(now)}
`
