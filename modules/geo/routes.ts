import { type Handler, on } from '#platform/http/dispatch.ts'
import { findAddressPlaces, findVisitorPlace } from './address-places.ts'
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
  on(contract.placeAddress, async ({ replica, input, caller }) => ({
    locationIds: input.country
      ? (await findAddressPlaces(replica, [input]))[0]!
      : await findVisitorPlace(replica, caller),
  })),
  on(contract.locateAddress, async ({ replica, caller, locateAddress }) => {
    const place = locateAddress(caller.ip)
    if (!place) return { countryCode: null, location: null }
    return {
      countryCode: place.countryCode,
      location: (await queries.findPlace(replica, place, caller.locale)) ?? null,
    }
  }),
  on(contract.locateCountry, async ({ caller, locateAddress }) => ({
    countryCode: locateAddress(caller.ip)?.countryCode ?? null,
  })),
  on(contract.listDialCodes, async ({ replica, caller }) => ({
    items: await queries.listDialCodes(replica, caller.locale),
  })),
]
