// The home page of administrators: pending work, the figures of today, and the health of all parts.
import { z } from 'zod'
import { call, Currency, Empty } from '#platform/contract.ts'

export const waitingKinds = [
  'chatReports',
  'helpRequests',
  'verifications',
  'failedJobs',
  'failedMessages',
  'brokenFeeds',
  'heldImports',
  'suspendedStores',
  'erasures',
  'heldPayments',
] as const
export const WaitingKind = z.enum(waitingKinds)
/** Larger numbers are not counted. */
export const maxWaiting = 1_000

const Figure = z.object({ current: z.int(), previous: z.int() })
const State = z.enum(['Good', 'Warning', 'Bad'])
const Time = z.iso.datetime().nullable()
const Health = z.object({
  database: z.object({
    state: State,
    milliseconds: z.int(),
    bytes: z.int(),
    connections: z.int(),
    maxConnections: z.int(),
  }),
  jobs: z.object({ state: State, due: z.int(), dueSince: Time }),
  outbox: z.object({ state: State, waiting: z.int(), dueSince: Time }),
  search: z.object({
    state: State,
    servedBy: z.enum(['process', 'cluster', 'PostgreSQL']),
    behindSince: Time.describe('The oldest change that the search does not show yet'),
  }),
  disk: z.object({ state: State, freeBytes: z.int(), totalBytes: z.int() }).nullable().describe('Of DATA_DIR'),
})

export const getOverview = call('GET x/admin-panel/overview', {
  access: 'admin',
  summary: 'What waits, today against the same weekday, and the health of all parts, as far as the features admit',
  input: Empty,
  output: z.object({
    waiting: z.array(
      z.object({
        kind: WaitingKind,
        count: z.int().max(maxWaiting).describe(`${maxWaiting} stands for as many or more`),
        since: z.iso.datetime().describe('Of the oldest'),
      }),
    ),
    today: z
      .object({
        day: z.iso.date().describe('In UTC'),
        until: z.iso.datetime(),
        currency: Currency,
        orders: Figure,
        amount: Figure.describe('The value of the orders in minor units of the currency'),
        accounts: Figure,
        chats: Figure,
        products: Figure.describe('Those on sale now'),
      })
      .nullable()
      .describe('Beside the same weekday of last week until the same time; null without `statistics`'),
    health: Health.nullable().describe('Null without `appConfig`'),
  }),
})
