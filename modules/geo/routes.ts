import { cookieNames, preferenceCookieSeconds } from '#platform/constants.ts'
import { type Handler, on } from '#platform/http/dispatch.ts'
import * as contract from './contract.ts'
import { geoErrors } from './errors.ts'
import * as queries from './queries.ts'
import { localeOfCountry } from './rules.ts'

export const geoHandlers: Handler[] = [
  on(contract.searchLocations, async ({ replica, input, caller }) => ({
    items: await queries.searchLocations(replica, input.text, input.limit, caller.locale),
  })),
  on(contract.getDefaultLocale, async ({ input }) => ({ locale: localeOfCountry(input.country) })),
  on(contract.getLocationTree, async ({ replica, input, caller }) => {
    const location = await queries.findLocation(replica, input.parent, caller.locale)
    if (!location) throw geoErrors.unknownLocation()
    return { ...location, children: await queries.childrenOf(replica, location.id, caller.locale) }
  }),
  on(contract.getLocation, async ({ replica, input, caller }) => {
    const location = await queries.findLocation(replica, input.alias, caller.locale)
    if (!location) throw geoErrors.unknownLocation()
    return location
  }),
  on(contract.redirectLocation, async ({ replica, input }) => {
    const alias = await queries.findNewAlias(replica, input.alias)
    if (!alias) throw geoErrors.unknownLocation()
    return { alias }
  }),
  // IP addresses are located by an optional table of the deployment. Without it only the visitor's choice is known.
  on(contract.locateAddress, async ({ caller }) => ({ countryCode: caller.countryCode ?? null, location: null })),
  on(contract.locateCountry, async ({ caller }) => ({ countryCode: caller.countryCode ?? null })),
  on(contract.listDialCodes, async ({ replica, caller }) => ({
    items: await queries.listDialCodes(replica, caller.locale),
  })),
  on(contract.setLocation, async ({ db, input, caller, cookies }) => {
    const location = await queries.findLocation(db, input.alias, caller.locale)
    if (!location) throw geoErrors.unknownLocation()
    cookies.set(cookieNames.location, location.alias, { maxAge: preferenceCookieSeconds })
    return { ok: true as const }
  }),
]
