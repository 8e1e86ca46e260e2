import { createHash } from 'node:crypto'
import type { Config } from '../config.ts'
import type { Db } from '../db/database.ts'
import { FetchRefusedError, safeFetch } from '../http/outbound/safe-fetch.ts'
import { RecipientGoneError, PermanentDeliveryError, RetryLaterError } from '../outbox/delivery-errors.ts'
import { encrypt } from './encrypt.ts'
import { deleteSubscription, findSubscription, type Subscription } from './subscriptions.ts'
import { authorizationFor } from './vapid.ts'

export type Push = {
  /** Id of a subscription. */
  to: string
  text: string
  /** The push service keeps only the last undelivered message of a topic. */
  topic: string
  urgency: 'normal' | 'high'
  expiresAt: Date | null
}
type PushContext = { db: Db; config: Pick<Config, 'push' | 'pepper' | 'dataDir'>; now: Date }

const timeoutMs = 10_000
const maxTtlSeconds = 24 * 3600

/** Posts a message to the push service of the browser (RFC 8030). Deletes a subscription that is gone. */
export async function deliverPush(push: Push, context: PushContext) {
  const subscription = await findSubscription(context.db, push.to)
  if (!subscription) throw new RecipientGoneError('The browser is signed out')
  try {
    await post(subscription, push, context)
  } catch (error) {
    if (error instanceof RecipientGoneError) await deleteSubscription(context.db, subscription)
    throw error
  }
}

async function post(
  subscription: Subscription,
  { text, topic, urgency, expiresAt }: Push,
  { config, now }: PushContext,
) {
  const headers = {
    authorization: await authorizationFor(subscription.endpoint, config, now),
    'content-type': 'application/octet-stream',
    'content-encoding': 'aes128gcm',
    ttl: String(expiresAt ? Math.max(0, Math.floor((expiresAt.getTime() - now.getTime()) / 1000)) : maxTtlSeconds),
    topic: createHash('sha256').update(topic).digest('base64url').slice(0, 32),
    urgency,
  }
  const request = {
    protocols: ['https:'],
    maxBytes: 0,
    timeoutMs,
    post: { headers, body: encrypt(text, subscription) },
    ...config.push.transport,
  } as const
  const response = await safeFetch(subscription.endpoint, request).catch((error: unknown) => {
    throw isInvalidEndpoint(error) ? new RecipientGoneError(error.message) : error
  })
  assertAccepted(response.status, response.headers['retry-after'], now)
}

/** Whether the endpoint can never be a push service. A name that does not resolve may do so later. */
const isInvalidEndpoint = (error: unknown): error is FetchRefusedError =>
  error instanceof FetchRefusedError && ['address', 'protocol', 'port', 'internal'].includes(error.reason)

function assertAccepted(status: number, retryAfter: string | undefined, now: Date) {
  if (status >= 200 && status < 300) return
  const message = `The push service answered ${status}`
  if (status === 404 || status === 410) throw new RecipientGoneError(message)
  if (status === 429 || status >= 500) throw new RetryLaterError(message, parseRetryAfter(retryAfter, now))
  // Failed authentication (401, 403) is a configuration error on our side, so it is retried.
  throw status === 401 || status === 403 ? new Error(message) : new PermanentDeliveryError(message)
}

/** Seconds from a `retry-after` header, which holds seconds or a date; 0 when it is missing or invalid. */
function parseRetryAfter(header: string | undefined, now: Date) {
  const seconds = /^\d{1,6}$/.test(header ?? '') ? Number(header) : (Date.parse(header ?? '') - now.getTime()) / 1000
  return Number.isFinite(seconds) ? Math.min(Math.max(seconds, 0), maxTtlSeconds) : 0
}
