import type { Context } from '#platform/http/dispatch.ts'
import { openAnonymousSession } from '../accounts/anonymous-sessions.ts'
import { registrationErrors } from './errors.ts'

/**
 * The requester of a code, who alone may use it: the account, the anonymous session of the cookie, or the visitor whom the session id
 * names, since programs keep no cookies. Without all of them an anonymous session is created.
 */
export async function ensureRequester({ db, caller, cookies }: Pick<Context, 'db' | 'caller' | 'cookies'>) {
  const [known] = requestersOf(caller)
  return known ?? `session:${await openAnonymousSession(db, cookies, { ip: caller.ip })}`
}

/** Whose codes the caller may use. Throws for somebody who cannot have requested one. */
export function requireRequesters(caller: Context['caller']) {
  const requesters = requestersOf(caller)
  if (requesters.length === 0) throw registrationErrors.codeEnded()
  return requesters
}

/** A browser may have received its cookie since it requested the code, so the session id counts beside it. */
function requestersOf({ account, anonymousId, sessionId }: Context['caller']) {
  if (account) return [`account:${account.id}`]
  return [...(anonymousId ? [`session:${anonymousId}`] : []), ...(sessionId ? [`visitor:${sessionId}`] : [])]
}
