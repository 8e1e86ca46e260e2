import { createHash } from 'node:crypto'
import type { Config } from '../config.ts'
import type { Db } from '../db/database.ts'
import { FetchRefused, safeFetch } from '../http/safe-fetch.ts'
import { Gone, Refused, Postponed } from '../outbox/refused.ts'
import { encrypt } from './encrypt.ts'
import { dropSubscription, findSubscription, type Subscription } from './subscriptions.ts'
import { authorizationFor } from './vapid.ts'

export type Push = {
  /** Id of a subscription. */
  to: string
  text: string
  /** Of several that a browser has not fetched yet, the last of a topic is kept. */
  topic: string
  urgency: 'normal' | 'high'
  expiresAt: Date | null
}
type Context = { db: Db; config: Pick<Config, 'push' | 'pepper' | 'dataDir'>; now: Date }

const timeoutMs = 10_000
const longestSeconds = 24 * 3600

/** Hands a message to the push service that the browser has named (RFC 8030). A subscription that is over is forgotten. */
export async function deliverPush(push: Push, context: Context) {
  const subscription = await findSubscription(context.db, push.to)
  if (!subscription) throw new Gone('The browser is signed out')
  try {
    await post(subscription, push, context)
  } catch (error) {
    if (error instanceof Gone) await dropSubscription(context.db, subscription)
    throw error
  }
}

async function post(subscription: Subscription, { text, topic, urgency, expiresAt }: Push, { config, now }: Context) {
  const headers = {
    authorization: await authorizationFor(subscription.endpoint, config, now),
    'content-type': 'application/octet-stream',
    'content-encoding': 'aes128gcm',
    ttl: String(expiresAt ? Math.max(0, Math.floor((expiresAt.getTime() - now.getTime()) / 1000)) : longestSeconds),
    topic: createHash('sha256').update(topic).digest('base64url').slice(0, 32),
    urgency,
  }
  const sent = {
    protocols: ['https:'],
    mostBytes: 0,
    timeoutMs,
    post: { headers, body: encrypt(text, subscription) },
    ...config.push.reach,
  } as const
  const answer = await safeFetch(subscription.endpoint, sent).catch((error: unknown) => {
    throw isNoService(error) ? new Gone(error.message) : error
  })
  judge(answer.status, answer.headers['retry-after'], now)
}

/** The address cannot be that of a push service. A name that is unknown may be known again. */
const isNoService = (error: unknown): error is FetchRefused =>
  error instanceof FetchRefused && ['address', 'protocol', 'port', 'internal'].includes(error.reason)

function judge(status: number, retryAfter: string | undefined, now: Date) {
  if (status >= 200 && status < 300) return
  const outcome = `The push service answered ${status}`
  if (status === 404 || status === 410) throw new Gone(outcome)
  if (status === 429 || status >= 500) throw new Postponed(outcome, secondsFrom(retryAfter, now))
  // That we are not known there (401, 403) is ours to mend.
  throw status === 401 || status === 403 ? new Error(outcome) : new Refused(outcome)
}

/** `retry-after` holds seconds or a date. */
function secondsFrom(header: string | undefined, now: Date) {
  const seconds = /^\d{1,6}$/.test(header ?? '') ? Number(header) : (Date.parse(header ?? '') - now.getTime()) / 1000
  return Number.isFinite(seconds) ? Math.min(Math.max(seconds, 0), longestSeconds) : 0
}
