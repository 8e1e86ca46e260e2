import { createHash } from 'node:crypto'
import type { Config } from '#platform/config.ts'
import type { Caller } from '#platform/http/caller.ts'
import { networkOf } from '#platform/http/limits.ts'
import { pepperedHash } from '#platform/pepper.ts'

export type Visit = { config: Pick<Config, 'pepper' | 'dataDir'>; caller: Pick<Caller, 'account' | 'ip' | 'userAgent'> }

/** A network has at most this many visitors without an account, whatever its programs call themselves. */
const maxBrowsersPerNetwork = 16
const robots = /bot|crawl|spider|slurp|lighthouse|headless/i

/**
 * An account, or a browser of a network, on one day. Nothing is stored on the device, so it needs no consent; the day is part of the hash,
 * so visitors are not recognised on another one. Undefined for programs that say what they are.
 */
export function visitorOn(day: string, { config, caller }: Visit): string | undefined {
  const { account, ip, userAgent } = caller
  if (robots.test(userAgent)) return undefined
  const name = account?.id ?? `${networkOf(ip)} ${browserOf(userAgent)}`
  return pepperedHash(config, 'visitor of metrics', `${day} ${name}`).readBigInt64BE().toString()
}

const browserOf = (userAgent: string) => createHash('sha256').update(userAgent).digest()[0]! % maxBrowsersPerNetwork
