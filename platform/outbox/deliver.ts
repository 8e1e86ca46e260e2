import { sql } from 'kysely'
import { handle, type JobContext } from '../jobs/handlers.ts'
import { defineJob, enqueue } from '../jobs/queue.ts'
import { deliverMessage, jobKey } from './job-definitions.ts'
import { RecipientGoneError, RetryLaterError, PermanentDeliveryError } from './delivery-errors.ts'
import { maxRetryMs, retryDelayMs } from './retry-schedule.ts'
import { type AddressedMessage, hasTransport, transmit } from './transports.ts'

const minuteMs = 60_000
/** Exceeds the longest attempt. A worker that has not finished a message by then counts as dead. */
const claimTimeoutMs = 2 * minuteMs
/** Tolerated backward step of the database clock, as after a failover. */
const clockSkewMs = 30_000

type ClaimedMessage = AddressedMessage & { expiresAt: Date | null; attempts: number; createdAt: Date }

/**
 * Sends one message of the outbox at least once. Claiming, sending and marking are separate transactions, so a slow server holds no
 * lock. When a process dies in between, the message becomes overdue and is sent again with the same Message-ID.
 */
export const deliverMessageHandler = handle(deliverMessage, {
  async run({ id }, jobContext) {
    const context = await withDatabaseClock(jobContext)
    const message = await claim(id, context)
    if (!message) return
    if (message.expiresAt && message.expiresAt <= context.now) return finish(message, 'Expired', context)
    if (!hasTransport(message.channel, context.config)) return keepUnsent(message, context)
    try {
      await transmit(message, context)
    } catch (error) {
      if (error instanceof RecipientGoneError) return finish(message, 'Expired', context, error.message)
      return handleFailure(message, error as Error, context)
    }
    await finish(message, 'Sent', context)
  },
})

/** Replaces `now` by the database time, since due times are stored in it and the process clock may be wrong. */
async function withDatabaseClock(context: JobContext): Promise<JobContext> {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(context.db)
  return { ...context, now: rows[0]!.now }
}

async function claim(id: string, { db, now }: JobContext): Promise<ClaimedMessage | undefined> {
  const { rows } = await sql<ClaimedMessage>`
    update outgoing_messages set attempts = attempts + 1, due_at = ${addMs(now, claimTimeoutMs)}
    where id = (
      select id from outgoing_messages where id = ${id}::uuid and status = 'Waiting' and due_at <= ${addMs(now, clockSkewMs)} for update skip locked
    )
    returning id, channel, recipient, template, locale, variant, values, sections, attempts, created_at as "createdAt", expires_at as "expiresAt"
  `.execute(db)
  return rows[0]
}

/** A message that is given up keeps its content for some days, so that it can be sent again; not with a code or a link that signs in. */
const keepsContent = sql`(expires_at is null and not jsonb_exists(values, 'code') and values::text not like '%token=%')`

/** Marks the message and deletes its values: codes, links and user-written text. */
async function finish(
  { id }: ClaimedMessage,
  status: 'Sent' | 'Expired' | 'Failed',
  { db, now }: JobContext,
  error?: string,
) {
  const isKept = status === 'Failed' ? keepsContent : sql`false`
  await sql`
    update outgoing_messages set status = ${status}, sent_at = ${status === 'Sent' ? now : null}, last_error = ${error ?? null}, is_resendable = ${isKept},
      values = case when ${isKept} then values else '{}' end, sections = case when ${isKept} then sections else '[]' end
    where id = ${id}::uuid
  `.execute(db)
}

async function keepUnsent({ id, channel, template }: ClaimedMessage, { db, log }: JobContext) {
  await sql`update outgoing_messages set status = 'Kept' where id = ${id}::uuid`.execute(db)
  log.warn({ id, channel, template }, 'no transport is configured; the message stays in the mailbox')
}

async function handleFailure(message: ClaimedMessage, error: Error, context: JobContext) {
  const { id, channel, template, attempts, createdAt, expiresAt } = message
  const delayMs = retryDelayMs(attempts)
  const dueAt = addMs(
    context.now,
    error instanceof RetryLaterError ? Math.max(delayMs, error.delaySeconds * 1000) : delayMs,
  )
  const isLast = error instanceof PermanentDeliveryError || dueAt > addMs(createdAt, maxRetryMs)
  const reason = error.message.slice(0, 300)
  // The server's message may contain the recipient, so it goes to the table and not to the log.
  const kind = (error as { code?: string }).code ?? error.name
  context.log[isLast ? 'error' : 'warn']({ id, channel, template, attempts, isLast, kind }, 'sending a message failed')
  if (isLast) return finish(message, 'Failed', context, reason)
  if (expiresAt && expiresAt <= dueAt) return finish(message, 'Expired', context, reason)
  await context.db.transaction().execute(async (tx) => {
    await sql`update outgoing_messages set due_at = ${dueAt}, last_error = ${reason} where id = ${id}::uuid`.execute(tx)
    await enqueue(tx, deliverMessage, { id }, { runAt: dueAt, key: jobKey(id) })
  })
}

/** Queues messages again whose worker has died. */
export const requeueOverdueMessages = handle(defineJob('outbox:rescue'), {
  schedule: '* * * * *',
  async run(_payload, { db }) {
    await db.transaction().execute(async (tx) => {
      const { rows } = await sql<{ id: string }>`
        select id from outgoing_messages where status = 'Waiting' and due_at < now() - interval '1 minute' order by due_at limit 100
      `.execute(tx)
      for (const { id } of rows) await enqueue(tx, deliverMessage, { id }, { key: jobKey(id) })
    })
  },
})

export const deleteOldMessages = handle(defineJob('outbox:forget'), {
  schedule: '17 3 * * *',
  async run(_payload, { db }) {
    await sql`
      update outgoing_messages set values = '{}', sections = '[]', is_resendable = false
      where status = 'Failed' and is_resendable and created_at < now() - interval '7 days'
    `.execute(db)
    await sql`
      delete from outgoing_messages
      where created_at < now() - case status when 'Kept' then interval '7 days' else interval '30 days' end
    `.execute(db)
  },
})

export const outboxJobs = [deliverMessageHandler, requeueOverdueMessages, deleteOldMessages]

const addMs = (moment: Date, ms: number) => new Date(moment.getTime() + ms)
