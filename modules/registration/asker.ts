import type { Context } from '#platform/http/dispatch.ts'
import { openAnonymousSession } from '../accounts/identify.ts'
import { registrationErrors } from './errors.ts'

/** Who asks for a code and alone may use it: the account, else the anonymous session, which is opened where there is none. */
export async function askerOf({ db, caller, cookies }: Pick<Context, 'db' | 'caller' | 'cookies'>) {
  if (caller.account) return `account:${caller.account.id}`
  return `session:${caller.anonymousId ?? (await openAnonymousSession(db, cookies, caller.sessionId))}`
}

/** Nobody in particular has asked for no code. */
export function knownAsker({ account, anonymousId }: Context['caller']) {
  if (account) return `account:${account.id}`
  if (!anonymousId) throw registrationErrors.codeEnded()
  return `session:${anonymousId}`
}
