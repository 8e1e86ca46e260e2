import { cookieNames, preferenceCookieSeconds } from '#platform/constants.ts'
import { record } from '#platform/audit.ts'
import { AppError, requestErrors } from '#platform/errors.ts'
import { type Context, type Handler, on } from '#platform/http/dispatch.ts'
import { attachAnonymous } from './attach.ts'
import * as contract from './contract.ts'
import { listDevices } from './devices.ts'
import { accountErrors } from './errors.ts'
import { clearSignIn, forgetAnonymousSession, setTokenCookies } from './identify.ts'
import * as queries from './queries.ts'
import { requestTokenByPassword } from './request-token.ts'
import { endSession, endSessions, refreshSession } from './sessions.ts'

export const accountHandlers: Handler[] = [
  on(contract.requestToken, (context) => requestTokenByPassword(context)),
  on(contract.refreshToken, async ({ db, input, caller, cookies, now }) => {
    const given = input.refreshToken || (caller.cookies[cookieNames.refreshToken] ?? '')
    try {
      const { token, refreshToken, expiresAt } = await refreshSession(db, given, {
        caller,
        now,
        accessToken: input.token,
      })
      setTokenCookies(cookies, { token, refreshToken, expiresAt })
      return { token, refreshToken, expiresAt }
    } catch (error) {
      if (error instanceof AppError) clearSignIn(cookies, caller.anonymousId)
      throw error
    }
  }),
  on(contract.signOut, async ({ db, caller: { account, anonymousId }, cookies, now }) => {
    if (account) await db.transaction().execute((tx) => endSession(tx, account.id, account.sessionId, now))
    clearSignIn(cookies, anonymousId)
    return done
  }),
  on(contract.listSessions, async ({ db, caller, now }) => ({ items: await listDevices(db, caller.account!, now) })),
  on(contract.revokeSession, async ({ db, input, caller, cookies, now }) => {
    const { id: accountId, sessionId } = caller.account!
    await db.transaction().execute(async (tx) => {
      if (input.id === 'others') await endSessions(tx, accountId, now, sessionId)
      else if (!(await endSession(tx, accountId, input.id, now))) throw accountErrors.deviceNotFound()
      await record(tx, caller, { action: 'account.sessionRevoked', entity: 'session', entityId: input.id })
    })
    if (input.id === sessionId) clearSignIn(cookies, caller.anonymousId)
    return done
  }),
  on(contract.setProfile, async ({ db, input, caller }) => {
    await queries.setName(db, caller.account!.id, input.name)
    return done
  }),
  on(contract.getAccountContext, (context) => ownContext(context)),
  on(contract.getAdminFeatures, async (context) => ({ items: (await ownContext(context)).features })),
  on(contract.listContexts, async (context) => {
    const { id, name, stores } = await ownContext(context)
    const organizations = await queries.organizationsOf(context.db, id)
    return {
      items: [
        { kind: 'Person' as const, id, name },
        ...stores.map((store) => ({ kind: 'Store' as const, id: String(store.id), name: store.name })),
        ...organizations.map((organization) => ({ kind: 'Organization' as const, ...organization })),
      ],
    }
  }),
  on(contract.setStoreContext, async ({ db, input, caller, cookies }) => {
    if (!(await queries.worksFor(db, caller.account!.id, input.storeId))) throw requestErrors.forbidden()
    cookies.set(cookieNames.store, String(input.storeId), { maxAge: preferenceCookieSeconds })
    return done
  }),
  on(contract.attachSession, async ({ db, caller, cookies }) => {
    if (!caller.anonymousId) throw requestErrors.forbidden()
    await db.transaction().execute((tx) => attachAnonymous(tx, caller.anonymousId!, caller.account!.id))
    forgetAnonymousSession(cookies)
    return done
  }),
  on(contract.setCulture, async ({ db, input, caller, cookies }) => {
    await queries.setCulture(db, caller.account!.id, input.culture)
    cookies.set(cookieNames.locale, input.culture, { maxAge: preferenceCookieSeconds })
    return done
  }),
]

const done = { ok: true as const }

async function ownContext({ db, caller, config }: Context) {
  const found = await queries.accountContext(db, caller.account!, caller.locale)
  if (!found) throw requestErrors.unauthenticated()
  const { hasSecondFactor, ...account } = found
  const wanted = Number(caller.storeHeader)
  return {
    ...account,
    activeStoreId: (account.stores.find(({ id }) => id === wanted) ?? account.stores[0])?.id ?? null,
    needsSecondFactor: config.adminSecondFactor && account.features.length > 0 && !hasSecondFactor,
  }
}
