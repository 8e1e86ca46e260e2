import type pg from 'pg'
import { BurstyRateLimiter, RateLimiterMemory, RateLimiterPostgres } from 'rate-limiter-flexible'
import type { LimitClass } from '../contract.ts'
import { retryLater } from '../errors.ts'
import { sha256 } from '../values/secrets.ts'
import type { Caller } from './caller.ts'

type Budget = {
  /** Classes with the same budget name share it. */
  name?: string
  points: number
  seconds: number
  /** Counted in the database over all processes; other budgets per process. */
  shared?: boolean
  /** Makes it a token bucket: additional points for bursts, refilled within a minute. */
  burst?: number
  key: (caller: Caller) => string
  /** Points per request; default 1. */
  cost?: (caller: Caller) => number
}

const byNetwork = ({ ip }: Caller) => networkOf(ip)
const bySession = (caller: Caller) => caller.account?.id ?? caller.anonymousId ?? byNetwork(caller)
/** The session id is chosen by the client, so a network budget always applies as well. */
const byVisitor = (caller: Caller) =>
  caller.account?.id ?? `${byNetwork(caller)} ${caller.anonymousId ?? caller.sessionId ?? ''}`
/** A digest, because budgets are kept in the database. */
const byProgram = ({ apiToken, ip }: Caller) => (apiToken ? sha256(apiToken).toString('base64url') : networkOf(ip))
const anonymousOnly = ({ account }: Caller) => (account ? 0 : 1)

/** A joint budget of all anonymous visitors of a network, independent of their sessions. */
const anonymousNetwork = (budget: Pick<Budget, 'points' | 'seconds' | 'shared' | 'burst'>): Budget => ({
  ...budget,
  key: byNetwork,
  cost: anonymousOnly,
})

/** The joint hourly budget of a network's anonymous visitors for new chats. */
const newChatBudget = (chats: number): Budget => ({
  ...anonymousNetwork({ points: 30, seconds: 3_600, shared: true }),
  name: 'new-chats',
  cost: (caller) => chats * anonymousOnly(caller),
})

/** The budgets of each class of calls and of pages. A request draws on every budget of its class. */
export const limitRules: Record<Exclude<LimitClass, 'none'> | 'page', readonly Budget[]> = {
  // An office of two hundred people is one network.
  page: [
    anonymousNetwork({ points: 10, seconds: 1, burst: 600 }),
    { points: 3, seconds: 1, burst: 180, key: byVisitor },
  ],
  read: [
    anonymousNetwork({ points: 50, seconds: 1, burst: 1_500 }),
    { points: 10, seconds: 1, burst: 300, key: byVisitor },
  ],
  search: [
    anonymousNetwork({ points: 15, seconds: 1, burst: 450 }),
    { points: 2, seconds: 1, burst: 60, key: byVisitor },
  ],
  cartWrite: [anonymousNetwork({ points: 600, seconds: 60 }), { points: 60, seconds: 60, key: bySession }],
  write: [anonymousNetwork({ points: 600, seconds: 60 }), { points: 60, seconds: 60, key: bySession }],
  order: [{ points: 10, seconds: 60, shared: true, key: bySession }],
  signIn: [{ points: 20, seconds: 60, shared: true, key: byNetwork }],
  refresh: [{ points: 60, seconds: 60, shared: true, key: byNetwork }],
  codeSend: [{ points: 20, seconds: 86_400, shared: true, key: byNetwork }],
  confirm: [{ points: 10, seconds: 60, shared: true, key: byNetwork }],
  contact: [
    { points: 10, seconds: 3_600, shared: true, key: bySession },
    { points: 30, seconds: 86_400, shared: true, key: byNetwork },
  ],
  document: [{ points: 30, seconds: 60, key: bySession }],
  export: [{ points: 5, seconds: 3_600, shared: true, key: bySession }],
  // Thirty an hour, ten for an anonymous visitor.
  chatCreate: [
    { points: 30, seconds: 3_600, shared: true, key: bySession, cost: ({ account }) => (account ? 1 : 3) },
    newChatBudget(1),
  ],
  // Ten an hour, three for an anonymous visitor: each opens up to ten chats.
  inquiry: [
    { points: 30, seconds: 3_600, shared: true, key: bySession, cost: ({ account }) => (account ? 3 : 10) },
    newChatBudget(10),
  ],
  message: [
    { points: 20, seconds: 60, shared: true, key: bySession },
    anonymousNetwork({ points: 60, seconds: 600, shared: true }),
  ],
  // Thirty a minute, ten for an anonymous visitor, fifty a day for all anonymous visitors of a network.
  upload: [
    { points: 30, seconds: 60, shared: true, key: bySession, cost: ({ account }) => (account ? 1 : 3) },
    anonymousNetwork({ points: 50, seconds: 86_400, shared: true }),
  ],
  // Videos are a hundred times larger than pictures.
  videoUpload: [{ points: 30, seconds: 3_600, shared: true, key: bySession }],
  // A page sends what has happened once a second, and once more when it is left.
  metrics: [anonymousNetwork({ points: 200, seconds: 1 }), { points: 2, seconds: 1, key: byVisitor }],
  // A program is known by its key, wherever it runs.
  program: [{ points: 120, seconds: 60, shared: true, key: byProgram }],
  typing: [anonymousNetwork({ points: 600, seconds: 60 }), { points: 60, seconds: 60, key: bySession }],
}

export type Limits = { spend: (limit: LimitClass | 'page', caller: Caller) => Promise<void> }

export const noLimits: Limits = { spend: async () => {} }

export function createLimits(pool: pg.Pool): Limits {
  const spendersOf = (name: string, budgets: readonly Budget[]) =>
    budgets.map((budget, index) => limitSpender(budget.name ?? `${name}-${index}`, budget, pool))
  const spenders = new Map(Object.entries(limitRules).map(([name, budgets]) => [name, spendersOf(name, budgets)]))
  return {
    async spend(limit, caller) {
      if (limit === 'none') return
      for (const spendOne of spenders.get(limit)!) await spendOne(caller)
    },
  }
}

function limitSpender(keyPrefix: string, budget: Budget, pool: pg.Pool) {
  const limiter = limiterOf(keyPrefix, budget, pool)
  return async (caller: Caller) => {
    const cost = budget.cost?.(caller) ?? 1
    if (cost === 0) return
    try {
      await limiter.consume(budget.key(caller), cost)
    } catch (refusal) {
      if (refusal instanceof Error) throw refusal
      throw retryLater(
        'request.tooMany',
        Math.max(1, Math.ceil((refusal as { msBeforeNext: number }).msBeforeNext / 1000)),
      )
    }
  }
}

function limiterOf(keyPrefix: string, { points, seconds, shared, burst }: Budget, pool: pg.Pool) {
  const memory = new RateLimiterMemory({ keyPrefix, points, duration: seconds })
  if (burst)
    return new BurstyRateLimiter(
      memory,
      new RateLimiterMemory({ keyPrefix: `${keyPrefix}-burst`, points: burst, duration: 60 }),
    )
  if (!shared) return memory
  return new RateLimiterPostgres({
    keyPrefix,
    points,
    duration: seconds,
    storeClient: pool,
    tableName: 'rate_limits',
    tableCreated: true,
    insuranceLimiter: memory,
  })
}

/** The /64 network of an IPv6 address; an IPv4 address, also an IPv4-mapped one, as it is. */
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
