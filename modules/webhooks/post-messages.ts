import { sql } from 'kysely'
import type { Config } from '#platform/config.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import { FetchRefusedError, type FetchTransport, safeFetch } from '#platform/http/outbound/safe-fetch.ts'
import { retryDelayMs } from '#platform/outbox/retry-schedule.ts'
import { enqueuePosts } from './announce.ts'
import type { deliveryProblems } from './contract.ts'
import { type FailingWebhook, notifyOfFailures } from './notify-of-failures.ts'
import { messageBody } from './message-body.ts'
import { maxResponseBytes, responseText } from './response-text.ts'
import { secretOf, signatureHeaders } from './sign.ts'

export const protocols = ['https:'] as const
const timeoutMs = 10_000
/** The number of messages that a run posts; the next run continues. */
const maxMessages = 50
/** Exceeds an attempt. A worker that has not renewed its claim by then counts as dead. */
const claimSeconds = 60
/** An address that is not available has had more than an hour by then. */
const failuresUntilNotice = 5

type Webhook = { id: string; address: string; secretVersion: number; failures: number }
type Message = { id: string; event: string; data: object; createdAt: Date; attempts: number }
type Problem = (typeof deliveryProblems)[number]
type Outcome = { responseStatus: number | null; responseText: string | null; problem: Problem | null }
type PostContext = { db: Db; config: Config }

/**
 * Posts the due messages of a webhook in their order, at least once each. A message that is refused is tried again while the others go on;
 * an address that is not available holds up all of its messages, so that it costs one attempt at a time.
 */
export async function postDueMessages(id: string, { db, config }: PostContext, transport: FetchTransport = {}) {
  const webhook = await claim(db, id)
  if (!webhook) return postpone(db, id)
  let outcome: Outcome | undefined
  for (const message of await findDue(db, id)) {
    outcome = await post(config, webhook, message, transport)
    await saveOutcome(db, webhook, message, outcome)
    if (!canTakeMore(outcome)) break
  }
  await release(db, webhook, outcome)
}

async function claim(db: Db, id: string): Promise<Webhook | undefined> {
  const { rows } = await sql<Webhook>`
    update webhooks w set claimed_until = now() + make_interval(secs => ${claimSeconds}) from stores s
    where w.id = ${id}::uuid and s.id = w.store_id and s.status <> 'Closed' and coalesce(w.claimed_until < now(), true)
    returning w.id, w.address, w.secret_version as "secretVersion", w.failures
  `.execute(db)
  return rows[0]
}

/** Another worker posts to the webhook; what it does not see any more is posted afterwards. */
async function postpone(db: Db, id: string) {
  const { rows } = await sql<{ delayMs: number }>`
    select extract(epoch from claimed_until - now())::float8 * 1000 as "delayMs" from webhooks where id = ${id}::uuid and claimed_until > now()
  `.execute(db)
  await db.transaction().execute((tx) =>
    enqueuePosts(
      tx,
      rows.map(({ delayMs }) => ({ id, delayMs })),
    ),
  )
}

async function findDue(db: Db, id: string) {
  const { rows } = await sql<Message>`
    select id, event, data, created_at as "createdAt", attempts from webhook_deliveries
    where webhook_id = ${id}::uuid and status = 'Waiting' and due_at <= now() order by created_at, id limit ${maxMessages}
  `.execute(db)
  return rows
}

async function post(config: Config, webhook: Webhook, message: Message, transport: FetchTransport): Promise<Outcome> {
  const body = messageBody(message)
  const secret = secretOf(config, webhook)
  const seconds = Math.floor(Date.now() / 1000)
  const headers = {
    'content-type': 'application/json',
    ...signatureHeaders(secret, { id: message.id, seconds, body }),
  }
  try {
    const post = { headers, body: Buffer.from(body) }
    const limits = { protocols, maxBytes: maxResponseBytes, timeoutMs }
    const response = await safeFetch(webhook.address, { post, ...limits, ...transport })
    return { responseStatus: response.status, responseText: responseText(response, secret), problem: null }
  } catch (error) {
    return { responseStatus: null, responseText: null, problem: problemOf(error as Error) }
  }
}

function problemOf(error: Error): Problem {
  if (error instanceof FetchRefusedError && error.reason !== 'unknownHost') return 'Refused'
  return error.name === 'TimeoutError' || error.name === 'AbortError' ? 'Timeout' : 'Unreachable'
}

const isAccepted = ({ responseStatus }: Outcome) =>
  responseStatus !== null && responseStatus >= 200 && responseStatus < 300

const canTakeMore = ({ responseStatus }: Outcome) =>
  responseStatus !== null && responseStatus < 500 && responseStatus !== 429

/** Renews the claim as well: the time between two messages is at most one attempt. */
async function saveOutcome(db: Db, { id: webhookId }: Webhook, { id, attempts }: Message, outcome: Outcome) {
  const delaySeconds = retryDelayMs(attempts + 1) / 1000
  const isDone = isAccepted(outcome)
  await sql`
    with claimed as (
      update webhooks set claimed_until = now() + make_interval(secs => ${claimSeconds}) where id = ${webhookId}::uuid
    ), next as (
      select now() + make_interval(secs => ${delaySeconds}) as due_at
    )
    update webhook_deliveries d set attempts = attempts + 1, response_status = ${outcome.responseStatus}, response_text = ${outcome.responseText},
      problem = ${outcome.problem}, due_at = next.due_at,
      status = case when ${isDone} then 'Delivered' when next.due_at > d.expires_at then 'Failed' else 'Waiting' end,
      delivered_at = case when ${isDone} then now() end
    from next where d.id = ${id}::uuid
  `.execute(db)
}

/** `last`: what became of the last message; undefined if none was due. */
async function release(db: Db, { id, failures }: Webhook, last: Outcome | undefined) {
  const inARow = failuresAfter(last, failures)
  await db.transaction().execute(async (tx) => {
    const { rows } = await sql<FailingWebhook>`
      update webhooks set claimed_until = null, failures = ${inARow},
        failing_since = case when ${inARow > 0} then coalesce(failing_since, now()) end
      where id = ${id}::uuid returning id, store_id as "storeId", address, failing_since as "failingSince"
    `.execute(tx)
    if (rows[0] && inARow > failures && inARow === failuresUntilNotice) await notifyOfFailures(tx, rows[0])
    await enqueueNext(tx, { id, failures }, !last || canTakeMore(last))
  })
}

/** The last messages in a row that were not accepted. */
function failuresAfter(last: Outcome | undefined, failures: number) {
  if (!last) return failures
  return isAccepted(last) ? 0 : failures + 1
}

/** The next due message; at an address that is not available, the next attempt. */
async function enqueueNext(tx: Tx, { id, failures }: Pick<Webhook, 'id' | 'failures'>, isAvailable: boolean) {
  const { rows } = await sql<{ delayMs: number }>`
    select greatest(extract(epoch from due_at - now())::float8 * 1000, 0) as "delayMs" from webhook_deliveries
    where webhook_id = ${id}::uuid and status = 'Waiting' order by due_at limit 1
  `.execute(tx)
  if (!rows[0]) return
  await enqueuePosts(tx, [{ id, delayMs: isAvailable ? rows[0].delayMs : retryDelayMs(failures + 1) }])
}
