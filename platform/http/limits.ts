import type pg from 'pg'
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterPostgres } from 'rate-limiter-flexible'
import type { LimitClass } from '../contract.ts'
import { AppError } from '../errors.ts'
import type { Caller } from './caller.ts'

type Rule = { points: number; seconds: number; shared?: boolean; key: (caller: Caller) => string }

const byAddress = (caller: Caller) => networkOf(caller.ip)
const bySession = (caller: Caller) => caller.account?.id ?? caller.anonymousId ?? networkOf(caller.ip)

/** Requests per time for each class of calls. Shared ones are counted in the database, over all processes. */
export const limitRules: Record<Exclude<LimitClass, 'none'>, Rule> = {
  read: { points: 600, seconds: 60, key: byAddress },
  search: { points: 120, seconds: 60, key: byAddress },
  cartWrite: { points: 60, seconds: 60, key: bySession },
  write: { points: 60, seconds: 60, key: bySession },
  order: { points: 10, seconds: 60, shared: true, key: bySession },
  signIn: { points: 20, seconds: 60, shared: true, key: byAddress },
  refresh: { points: 60, seconds: 60, shared: true, key: byAddress },
  codeSend: { points: 20, seconds: 86_400, shared: true, key: byAddress },
  confirm: { points: 10, seconds: 60, shared: true, key: byAddress },
  export: { points: 5, seconds: 3600, shared: true, key: bySession },
}

export type Limits = { spend: (limit: LimitClass, caller: Caller) => Promise<void> }

export const noLimits: Limits = { spend: async () => {} }

export function createLimits(pool: pg.Pool): Limits {
  const limiters = new Map<LimitClass, RateLimiterAbstract>()
  for (const [name, { points, seconds, shared }] of Object.entries(limitRules)) {
    const options = { keyPrefix: name, points, duration: seconds }
    const memory = new RateLimiterMemory(options)
    limiters.set(
      name as LimitClass,
      shared
        ? new RateLimiterPostgres({ ...options, storeClient: pool, tableName: 'rate_limits', tableCreated: true, insuranceLimiter: memory })
        : memory,
    )
  }
  return { spend }

  async function spend(limit: LimitClass, caller: Caller) {
    if (limit === 'none') return
    try {
      await limiters.get(limit)!.consume(limitRules[limit].key(caller))
    } catch (refusal) {
      if (refusal instanceof Error) throw refusal
      const seconds = Math.ceil((refusal as { msBeforeNext: number }).msBeforeNext / 1000)
      throw new AppError('request.tooMany', 429, { values: { seconds }, headers: { 'retry-after': String(seconds) } })
    }
  }
}

/** An IPv6 visitor owns a whole /64; an IPv4 address written as IPv6 is one visitor. */
export function networkOf(ip: string) {
  if (!ip.includes(':')) return ip
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)
  if (mapped) return mapped[1]!
  const [head = '', tail] = ip.split('%')[0]!.split('::')
  const before = head.split(':').filter(Boolean)
  const after = (tail ?? '').split(':').filter(Boolean)
  const zeros = tail === undefined ? [] : Array.from({ length: 8 - before.length - after.length }, () => '0')
  return [...before, ...zeros, ...after].slice(0, 4).join(':')
}
