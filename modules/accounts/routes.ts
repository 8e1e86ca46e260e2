import { cookieNames, preferenceCookieSeconds } from '#platform/constants.ts'
import { record } from '#platform/audit.ts'
import { AppError, requestErrors } from '#platform/errors.ts'
import { type Context, type Handler, on } from '#platform/http/dispatch.ts'
import { geoErrors } from '../geo/errors.ts'
import { findChosenLocation } from '../geo/queries.ts'
import { mergeAnonymousSession } from './merge-anonymous-session.ts'
import * as contract from './contract.ts'
import { listDevices } from './sessions/devices.ts'
import { accountErrors } from './errors.ts'
import { clearAnonymousCookie } from './anonymous-sessions.ts'
import { clearSignInCookies, rememberCart, setTokenCookies } from './session-cookies.ts'
import * as queries from './queries.ts'
import { rightsIn } from './rules.ts'
import { requestTokenByPassword } from './sign-in/request-token.ts'
import { findSuspensionBySession } from './suspension.ts'
import { endSession, endSessions, refreshSession } from './sessions/sessions.ts'
import { addViewedProduct, findViewedProducts, mergeViewedProducts } from './viewed-products.ts'

export const accountHandlers: Handler[] = [
  on(contract.requestToken, (context) => requestTokenByPassword(context)),
  on(contract.refreshToken, async ({ db, input, caller, config, cookies, now }) => {
    const presentedToken = input.refreshToken || (caller.cookies[cookieNames.refreshToken] ?? '')
    try {
      const { token, refreshToken, expiresAt } = await refreshSession(db, presentedToken, {
        caller,
        now,
        accessToken: input.token,
      })
      setTokenCookies(cookies, { token, refreshToken, expiresAt })
      return { token, refreshToken, expiresAt }
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      const suspension = await findSuspensionBySession(db, config, presentedToken)
      if (!suspension) clearSignInCookies(cookies, caller.anonymousId)
      throw suspension ?? error
    }
  }),
  on(contract.signOut, async ({ db, caller: { account, anonymousId }, cookies, now }) => {
    if (account) await db.transaction().execute((tx) => endSession(tx, account.id, account.sessionId, now))
    clearSignInCookies(cookies, anonymousId)
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
    if (input.id === sessionId) clearSignInCookies(cookies, caller.anonymousId)
    return done
  }),
  on(contract.setProfile, async ({ db, input, caller }) => {
    await queries.setName(db, caller.account!.id, input.name)
    return done
  }),
  on(contract.getAccountContext, (context) => getOwnContext(context)),
  on(contract.getAdminFeatures, async (context) => ({ items: (await getOwnContext(context)).features })),
  on(contract.listContexts, async (context) => {
    const { id, name, stores, organizations } = await getOwnContext(context)
    return {
      items: [
        { kind: 'Person' as const, id, name },
        ...stores.map((store) => ({ kind: 'Store' as const, id: String(store.id), name: store.name })),
        ...organizations.map((each) => ({ kind: 'Organization' as const, id: String(each.id), name: each.name })),
      ],
    }
  }),
  on(contract.setStoreContext, async ({ db, input, caller, cookies }) => {
    if (!(await queries.isStoreMember(db, caller.account!.id, input.storeId))) throw requestErrors.forbidden()
    cookies.set(cookieNames.store, String(input.storeId), { maxAge: preferenceCookieSeconds })
    return done
  }),
  on(contract.attachSession, async ({ db, caller, cookies }) => {
    if (!caller.anonymousId) throw requestErrors.forbidden()
    await db.transaction().execute(async (tx) => {
      await mergeAnonymousSession(tx, caller.anonymousId!, caller.account!.id)
      await mergeViewedProducts(tx, { caller, cookies }, caller.account!.id)
    })
    await rememberCart(db, caller.account!.id, cookies)
    clearAnonymousCookie(cookies)
    return done
  }),
  on(contract.listViewedProducts, async ({ db, caller }) => ({
    ids: await findViewedProducts(db, caller.account!.id),
  })),
  on(contract.addViewedProduct, async ({ db, caller, input }) => {
    await addViewedProduct(db, caller.account!.id, input.productId)
    return done
  }),
  on(contract.setPriceDisplay, async ({ db, input, caller, cookies }) => {
    await queries.setPriceDisplay(db, caller.account!.id, input.priceDisplay)
    cookies.set(cookieNames.priceDisplay, input.priceDisplay, { maxAge: preferenceCookieSeconds })
    return done
  }),
  on(contract.setCulture, async ({ db, input, caller, cookies }) => {
    await queries.setCulture(db, caller.account!.id, input.culture)
    cookies.set(cookieNames.locale, input.culture, { maxAge: preferenceCookieSeconds })
    return done
  }),
  on(contract.setLocation, async ({ db, input, caller, cookies }) => {
    const location = await findChosenLocation(db, input.alias)
    if (!location) throw geoErrors.unknownLocation()
    if (caller.account) await queries.setLocation(db, caller.account.id, location.isAll ? null : location.id)
    cookies.set(cookieNames.location, location.alias, { maxAge: preferenceCookieSeconds })
    if (location.countryCode)
      cookies.set(cookieNames.country, location.countryCode, { maxAge: preferenceCookieSeconds })
    return done
  }),
]

const done = { ok: true as const }

async function getOwnContext({ db, caller, config }: Context) {
  const row = await queries.findAccountContext(db, caller.account!, caller.locale)
  if (!row) throw requestErrors.unauthenticated()
  const { hasSecondFactor, ...account } = row
  const requestedStoreId = Number(caller.storeHeader)
  return {
    ...account,
    stores: account.stores.map((store) => ({ ...store, can: [...rightsIn(store)] })),
    currency: caller.currency,
    activeStoreId: (account.stores.find(({ id }) => id === requestedStoreId) ?? account.stores[0])?.id ?? null,
    needsSecondFactor: config.adminSecondFactor && account.features.length > 0 && !hasSecondFactor,
  }
}
