import { record } from '#platform/audit.ts'
import type { Tx } from '#platform/db/database.ts'
import type { Context } from '#platform/http/dispatch.ts'
import { deleteSubscriptionsOfSessions } from '#platform/push/subscriptions.ts'
import { mergeAnonymousSession } from '../merge-anonymous-session.ts'
import { isNewDevice } from '../sessions/devices.ts'
import { clearAnonymousCookie } from '../anonymous-sessions.ts'
import { rememberCart, setTokenCookies } from '../session-cookies.ts'
import { sendSecurityNotice } from '../security-notice.ts'
import { assertNotSuspended } from '../suspension.ts'
import { keepVariant } from '../save-account.ts'
import { openSession, type TokenPair } from '../sessions/sessions.ts'
import { mergeViewedProducts } from '../viewed-products.ts'

/**
 * The last step of every kind of sign-in: refuses a suspended account, merges the anonymous session and the viewed products,
 * drops the push subscriptions of the account that was signed in here before, notifies the holder of a new device, opens a
 * session and sets the cookies.
 */
export async function signIn(
  tx: Tx,
  { caller, config, cookies, now }: Pick<Context, 'caller' | 'config' | 'cookies' | 'now'>,
  accountId: string,
  hasSecondFactor = false,
): Promise<TokenPair> {
  await assertNotSuspended(tx, config, accountId)
  if (caller.anonymousId) {
    await mergeAnonymousSession(tx, caller.anonymousId, accountId)
    clearAnonymousCookie(cookies)
  }
  await mergeViewedProducts(tx, { caller, cookies }, accountId)
  if (caller.account && caller.account.id !== accountId)
    await deleteSubscriptionsOfSessions(tx, [caller.account.sessionId])
  if (await isNewDevice(tx, accountId, caller.userAgent))
    await sendSecurityNotice(tx, accountId, caller, { template: 'newDevice', now })
  const pair = await openSession(tx, accountId, caller, now, hasSecondFactor)
  await keepVariant(tx, accountId, caller.variant)
  await record(tx, caller, {
    action: 'account.signedIn',
    entity: 'account',
    entityId: accountId,
    actorId: accountId,
    details: { hasSecondFactor },
  })
  setTokenCookies(cookies, pair)
  await rememberCart(tx, accountId, cookies)
  return pair
}
