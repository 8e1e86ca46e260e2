import { unwatchFile, watchFile } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { isIPv4, isIPv6 } from 'node:net'
import { type CityResponse, Reader } from 'mmdb-lib'
import type { Log } from '../log.ts'

export type Place = {
  countryCode: string
  /** English names of the city and its regions, the smallest first; empty in a database of countries. */
  names: readonly string[]
}
export type GeoIp = {
  /** Undefined for an unknown address, and without a database. */
  locate: (ip: string) => Place | undefined
  close: () => void
}

const checkMs = 60_000

/** Opens a database of addresses in MMDB format and reads it again when the file changes. Throws for an unreadable file. */
export async function openGeoIp(path: string | undefined, log: Log, intervalMs = checkMs): Promise<GeoIp> {
  if (path === undefined) return { locate: () => undefined, close: () => {} }
  let reader = await readDatabase(path).catch((error: Error) => {
    throw new Error(`GEOIP_FILE: ${path} cannot be read: ${error.message}`)
  })
  const reread = () =>
    readDatabase(path).then(
      (fresh) => void (reader = fresh),
      (error: unknown) =>
        log.error({ err: error, path }, 'GEOIP_FILE cannot be read: the earlier contents stay in use'),
    )
  watchFile(path, { interval: intervalMs, persistent: false }, reread)
  return {
    locate(ip) {
      try {
        return placeOf(reader, ip)
      } catch (error) {
        log.error({ err: error, path }, 'GEOIP_FILE is damaged')
        return undefined
      }
    },
    close: () => unwatchFile(path, reread),
  }
}

/** A damaged file fails here, not at a visitor's request: its tree is walked, and the first records are decoded. */
async function readDatabase(path: string) {
  const reader = new Reader<CityResponse>(await readFile(path))
  const { nodeCount, searchTreeSize, ipVersion } = reader.metadata
  if (!(nodeCount > 0 && searchTreeSize > 0) || ![4, 6].includes(ipVersion)) throw new Error('not an MMDB database')
  for (const sample of ['1.1.1.1', '8.8.8.8', '193.0.0.1']) reader.get(sample)
  return reader
}

function placeOf(reader: Reader<CityResponse>, address: string): Place | undefined {
  const ip = address.replace(/^::ffff:(?=\d+\.)/i, '')
  // A tree of IPv4 addresses would take the beginning of a longer address for the whole.
  if (!isIPv4(ip) && !(isIPv6(ip) && reader.metadata.ipVersion === 6)) return undefined
  const found = reader.get(ip)
  const country = found?.country ?? found?.registered_country
  if (!country?.iso_code) return undefined
  const places = [found?.city, ...(found?.subdivisions ?? []).toReversed()]
  return { countryCode: country.iso_code, names: places.flatMap((place) => place?.names?.en ?? []) }
}
