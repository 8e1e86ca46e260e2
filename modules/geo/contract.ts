// Geo: one tree of locations, All > Union > Country > FederalDistrict > Region > District > Area > City. A level may be
// missing between two others. URLs contain the alias of a location, which is the same in every language.
import { z } from 'zod'
import { call, Empty, Locale } from '#platform/contract.ts'

export const LocationLevel = z.enum([
  'All',
  'Union',
  'Country',
  'FederalDistrict',
  'Region',
  'District',
  'Area',
  'City',
])
export const LocationShort = z.object({ id: z.int(), alias: z.string(), level: LocationLevel, name: z.string() })
export const LocationWithParents = LocationShort.extend({
  parents: z.array(LocationShort).describe('From the country down'),
})
export const LocationAlias = z.string().trim().min(1).max(80)

export const searchLocations = call('GET geo/location/search', {
  access: 'public',
  limit: 'search',
  summary: 'Locations by the beginning of their name in any of the six languages',
  input: z.object({
    text: z.string().trim().max(80).default(''),
    limit: z.coerce.number().int().min(1).max(20).catch(10).default(10),
  }),
  output: z.object({ items: z.array(LocationWithParents) }),
})
export const getDefaultLocale = call('GET geo/country/defaultlocale', {
  access: 'public',
  summary: 'Default locale of a country',
  input: z.object({ country: z.string().max(2) }),
  output: z.object({ locale: Locale }),
})
export const getLocationTree = call('GET geo/location/tree', {
  access: 'public',
  summary: 'A location with its children, one level at a time',
  input: z.object({ parent: LocationAlias.default('all') }),
  output: LocationShort.extend({
    parents: z.array(LocationShort),
    children: z.array(LocationShort.extend({ childCount: z.int() })),
  }),
})
export const getLocation = call('GET geo/location', {
  access: 'public',
  summary: 'One location with its parents',
  input: z.object({ alias: LocationAlias }),
  output: LocationWithParents,
  errors: ['geo.unknownLocation'],
})
export const redirectLocation = call('GET geo/location-redirect', {
  access: 'public',
  summary: 'The new alias of a location that was renamed',
  input: z.object({ alias: LocationAlias }),
  output: z.object({ alias: z.string() }),
  errors: ['geo.unknownLocation'],
})
export const placeAddress = call('GET geo/address/place', {
  access: 'public',
  limit: 'search',
  summary:
    'The locations that contain an address, as far as its names are known; without a country, those of the visitor',
  input: z.object({
    country: z.string().max(2).default(''),
    region: z.string().trim().max(80).default(''),
    city: z.string().trim().max(80).default(''),
  }),
  output: z.object({ locationIds: z.array(z.int()).describe('From the root of the tree down') }),
})
const ByAddress = z.object({ countryCode: z.string().nullable(), location: LocationShort.nullable() })
export const locateAddress = call('GET geo/ip', {
  access: 'public',
  summary: "The country and the location of the caller's IP address, as far as the database of addresses knows them",
  input: Empty,
  output: ByAddress,
})
export const locateCountry = call('GET system/geoip', {
  access: 'public',
  summary: "The country of the caller's IP address, if the database of addresses knows it",
  input: Empty,
  output: z.object({ countryCode: z.string().nullable() }),
})
export const listDialCodes = call('GET system/get/code/list', {
  access: 'public',
  summary: 'Telephone dial codes by country',
  input: Empty,
  output: z.object({ items: z.array(z.object({ countryCode: z.string(), dialCode: z.string(), name: z.string() })) }),
})
