import type { Context } from '#platform/http/dispatch.ts'
import { openAnonymousSession } from '../accounts/anonymous-sessions.ts'
import { registrationErrors } from './errors.ts'

/** The requester of a code, who alone may use it: the account or the anonymous session, which is created if there is none. */
export async function ensureRequester({ db, caller, cookies }: Pick<Context, 'db' | 'caller' | 'cookies'>) {
  if (caller.account) return `account:${caller.account.id}`
  return `session:${caller.anonymousId ?? (await openAnonymousSession(db, cookies, caller.sessionId))}`
}

/** Throws for a caller without account and session, who cannot have requested a code. */
export function requireRequester({ account, anonymousId }: Context['caller']) {
  if (account) return `account:${account.id}`
  if (!anonymousId) throw registrationErrors.codeEnded()
  return `session:${anonymousId}`
}
