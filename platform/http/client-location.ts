import type { IncomingHttpHeaders } from 'node:http'
import { cookieNames, preferenceCookieSeconds } from '../constants.ts'
import type { GeoIp } from '../geoip/geoip.ts'
import { type CookieJar, readCookies } from './cookies.ts'

type Visitor = { headers: IncomingHttpHeaders; ip: string }

/** Remembers the country of the visitor's address, unless one is remembered already: the visitor may have chosen it. */
export function rememberCountry({ headers, ip }: Visitor, { locate }: Pick<GeoIp, 'locate'>, cookies: CookieJar) {
  if (readCookies(headers.cookie)[cookieNames.country] !== undefined) return
  const place = locate(ip)
  if (place) cookies.set(cookieNames.country, place.countryCode, { maxAge: preferenceCookieSeconds })
}
