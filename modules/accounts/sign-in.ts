import { record } from '#platform/audit.ts'
import type { Tx } from '#platform/db/database.ts'
import type { Context } from '#platform/http/dispatch.ts'
import { dropSubscriptionsOf } from '#platform/push/subscriptions.ts'
import { attachAnonymous } from './attach.ts'
import { isNewDevice } from './devices.ts'
import { forgetAnonymousSession, setTokenCookies } from './identify.ts'
import { notify } from './notify.ts'
import { openSession, type TokenPair } from './sessions.ts'

/**
 * What every way of signing in ends with: a session of its own, the visitor's cart brought along, the cookies set, no more pushes
 * for somebody else here, a word to the account's holder if the device is a new one.
 */
export async function signIn(
  tx: Tx,
  { caller, cookies, now }: Pick<Context, 'caller' | 'cookies' | 'now'>,
  accountId: string,
  hasSecondFactor = false,
): Promise<TokenPair> {
  if (caller.anonymousId) {
    await attachAnonymous(tx, caller.anonymousId, accountId)
    forgetAnonymousSession(cookies)
  }
  if (caller.account && caller.account.id !== accountId) await dropSubscriptionsOf(tx, [caller.account.sessionId])
  if (await isNewDevice(tx, accountId, caller.userAgent))
    await notify(tx, accountId, caller, { template: 'newDevice', now })
  const pair = await openSession(tx, accountId, caller, now, hasSecondFactor)
  await record(tx, caller, {
    action: 'account.signedIn',
    entity: 'account',
    entityId: accountId,
    actorId: accountId,
    details: { hasSecondFactor },
  })
  setTokenCookies(cookies, pair)
  return pair
}
