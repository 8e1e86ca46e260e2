import type pg from 'pg'
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterPostgres } from 'rate-limiter-flexible'
import type { LimitClass } from '../contract.ts'
import { AppError } from '../errors.ts'
import type { Caller } from './caller.ts'

/** `cost`: points of one request, 1 unless said. */
type Budget = {
  points: number
  seconds: number
  shared?: boolean
  key: (caller: Caller) => string
  cost?: (caller: Caller) => number
}
/** `beside`: a second budget that the same request draws on. */
type Rule = Budget & { beside?: Budget }

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
  contact: {
    points: 10,
    seconds: 3600,
    shared: true,
    key: bySession,
    beside: { points: 30, seconds: 86_400, shared: true, key: byAddress },
  },
  export: { points: 5, seconds: 3600, shared: true, key: bySession },
  // Thirty an hour, ten for whoever is not signed in.
  chatCreate: { points: 30, seconds: 3600, shared: true, key: bySession, cost: ({ account }) => (account ? 1 : 3) },
  // Ten an hour, three for whoever is not signed in: each opens up to ten chats.
  inquiry: { points: 30, seconds: 3600, shared: true, key: bySession, cost: ({ account }) => (account ? 3 : 10) },
  message: { points: 20, seconds: 60, shared: true, key: bySession },
  // Thirty a minute, ten for whoever is not signed in; those also fifty a day from one network, however many sessions they open.
  upload: {
    points: 30,
    seconds: 60,
    shared: true,
    key: bySession,
    cost: ({ account }) => (account ? 1 : 3),
    beside: { points: 50, seconds: 86_400, shared: true, key: byAddress, cost: ({ account }) => (account ? 0 : 1) },
  },
  typing: { points: 60, seconds: 60, key: bySession },
}

export type Limits = { spend: (limit: LimitClass, caller: Caller) => Promise<void> }

export const noLimits: Limits = { spend: async () => {} }

export function createLimits(pool: pg.Pool): Limits {
  const limiters = new Map(
    Object.entries(limitRules).map(([name, { beside, ...budget }]) => [
      name,
      [counted(name, budget), ...(beside ? [counted(`${name}-beside`, beside)] : [])],
    ]),
  )
  return { spend }

  function counted(keyPrefix: string, { points, seconds, shared, key, cost }: Budget) {
    const options = { keyPrefix, points, duration: seconds }
    const memory = new RateLimiterMemory(options)
    const limiter: RateLimiterAbstract = shared
      ? new RateLimiterPostgres({
          ...options,
          storeClient: pool,
          tableName: 'rate_limits',
          tableCreated: true,
          insuranceLimiter: memory,
        })
      : memory
    return (caller: Caller) => limiter.consume(key(caller), cost?.(caller))
  }

  async function spend(limit: LimitClass, caller: Caller) {
    if (limit === 'none') return
    try {
      for (const consume of limiters.get(limit)!) await consume(caller)
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
