import { cookieNames, preferenceCookieSeconds } from '#platform/constants.ts'
import { requestErrors } from '#platform/errors.ts'
import { type Context, type Handler, on } from '#platform/http/dispatch.ts'
import { attachAnonymous } from './attach.ts'
import * as contract from './contract.ts'
import { accountErrors } from './errors.ts'
import { clearTokenCookies, forgetAnonymousSession, setTokenCookies } from './identify.ts'
import { checkPassword } from './passwords.ts'
import * as queries from './queries.ts'
import { endSession, openSession, refreshSession } from './sessions.ts'

export const accountHandlers: Handler[] = [
  on(contract.requestToken, async ({ db, input, caller, cookies, now }) => {
    const account = await queries.findByLogin(db, input.login)
    const matches = await checkPassword(input.password, account?.passwordHash)
    if (!account || !matches) throw accountErrors.wrongCredentials()
    const pair = await db.transaction().execute(async (tx) => {
      if (caller.anonymousId) await attachAnonymous(tx, caller.anonymousId, account.id)
      return openSession(tx, account.id, caller.userAgent, now)
    })
    setTokenCookies(cookies, pair)
    if (caller.anonymousId) forgetAnonymousSession(cookies)
    return pair
  }),
  on(contract.refreshToken, async ({ db, input, caller, cookies, now }) => {
    const given = input.refreshToken || (caller.cookies[cookieNames.refreshToken] ?? '')
    try {
      const { token, refreshToken, expiresAt } = await refreshSession(db, given, now)
      setTokenCookies(cookies, { token, refreshToken, expiresAt })
      return { token, refreshToken, expiresAt }
    } catch (error) {
      clearTokenCookies(cookies)
      throw error
    }
  }),
  on(contract.signOut, async ({ db, caller, cookies, now }) => {
    if (caller.account) await endSession(db, caller.account.sessionId, now)
    clearTokenCookies(cookies)
    return { ok: true as const }
  }),
  on(contract.getAccountContext, (context) => ownContext(context)),
  on(contract.getAdminFeatures, async (context) => ({ items: (await ownContext(context)).features })),
  on(contract.listContexts, async (context) => {
    const { id, name, stores } = await ownContext(context)
    return { items: [{ kind: 'Person' as const, id, name }, ...stores.map((store) => ({ kind: 'Store' as const, id: String(store.id), name: store.name }))] }
  }),
  on(contract.attachSession, async ({ db, caller, cookies }) => {
    if (!caller.anonymousId) throw requestErrors.forbidden()
    await db.transaction().execute((tx) => attachAnonymous(tx, caller.anonymousId!, caller.account!.id))
    forgetAnonymousSession(cookies)
    return { ok: true as const }
  }),
  on(contract.setCulture, async ({ db, input, caller, cookies }) => {
    await queries.setCulture(db, caller.account!.id, input.culture)
    cookies.set(cookieNames.locale, input.culture, { maxAge: preferenceCookieSeconds })
    return { ok: true as const }
  }),
]

async function ownContext({ db, caller }: Context) {
  const found = await queries.accountContext(db, caller.account!.id, caller.locale)
  if (!found) throw requestErrors.unauthenticated()
  return found
}
