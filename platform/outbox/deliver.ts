import { sql } from 'kysely'
import { z } from 'zod'
import { enqueue, job, type JobContext } from '../jobs/jobs.ts'
import { Gone, Postponed, Refused } from './refused.ts'
import { type Addressed, hasTransport, transmit } from './transports.ts'

const minuteMs = 60_000
/** After the first try, the second and so on; later ones follow hourly. */
const pausesMinutes = [1, 5, 15, 60]
const longestMs = 24 * 60 * minuteMs
/** Longer than a try can last. Whoever has claimed a message and is silent for so long is taken to be dead. */
const claimMs = 2 * minuteMs
/** The clock of the database may be set back by this, as when another machine takes over. */
const leewayMs = 30_000

type Claimed = Addressed & { expiresAt: Date | null; attempts: number; createdAt: Date }

/**
 * Sends one message of the outbox at least once: it is claimed, sent and marked in three steps, so that a slow server holds
 * no lock. A process that dies in between leaves an overdue message, which goes out again under the same Message-ID.
 */
export const deliverMessage = job('outbox:deliver', {
  input: z.object({ id: z.uuid() }),
  async run({ id }, given) {
    const context = await byDatabaseClock(given)
    const message = await claim(id, context)
    if (!message) return
    if (message.expiresAt && message.expiresAt <= context.now) return end(message, 'Expired', context)
    if (!hasTransport(message.channel, context.config)) return keep(message, context)
    try {
      await transmit(message, context)
    } catch (error) {
      if (error instanceof Gone) return end(message, 'Expired', context, error.message)
      return afterFailure(message, error as Error, context)
    }
    await end(message, 'Sent', context)
  },
})

/** Messages are stamped by the database, so it decides what is due: the clock of a process may be wrong. */
async function byDatabaseClock(context: JobContext): Promise<JobContext> {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(context.db)
  return { ...context, now: rows[0]!.now }
}

async function claim(id: string, { db, now }: JobContext): Promise<Claimed | undefined> {
  const { rows } = await sql<Claimed>`
    update outgoing_messages set attempts = attempts + 1, due_at = ${later(now, claimMs)}
    where id = (
      select id from outgoing_messages where id = ${id}::uuid and status = 'Waiting' and due_at <= ${later(now, leewayMs)} for update skip locked
    )
    returning id, channel, recipient, template, locale, variant, values, sections, attempts, created_at as "createdAt", expires_at as "expiresAt"
  `.execute(db)
  return rows[0]
}

/** Codes, links and what people wrote do not outlast their use. */
async function end({ id }: Claimed, status: 'Sent' | 'Expired' | 'Failed', { db, now }: JobContext, error?: string) {
  await sql`
    update outgoing_messages set status = ${status}, values = '{}', sections = '[]', sent_at = ${status === 'Sent' ? now : null}, last_error = ${error ?? null}
    where id = ${id}::uuid
  `.execute(db)
}

async function keep({ id, channel, template }: Claimed, { db, log }: JobContext) {
  await sql`update outgoing_messages set status = 'Kept' where id = ${id}::uuid`.execute(db)
  log.warn({ id, channel, template }, 'no transport is configured, so the message is kept')
}

async function afterFailure(message: Claimed, error: Error, context: JobContext) {
  const { id, channel, template, attempts, createdAt, expiresAt } = message
  const pauseMs = (pausesMinutes[attempts - 1] ?? 60) * minuteMs
  const dueAt = later(context.now, error instanceof Postponed ? Math.max(pauseMs, error.seconds * 1000) : pauseMs)
  const isLast = error instanceof Refused || dueAt > later(createdAt, longestMs)
  const reason = error.message.slice(0, 300)
  // The server's words may name the recipient: they stay in the table.
  const kind = (error as { code?: string }).code ?? error.name
  context.log[isLast ? 'error' : 'warn']({ id, channel, template, attempts, isLast, kind }, 'a message was not sent')
  if (isLast) return end(message, 'Failed', context, reason)
  if (expiresAt && expiresAt <= dueAt) return end(message, 'Expired', context, reason)
  await context.db.transaction().execute(async (tx) => {
    await sql`update outgoing_messages set due_at = ${dueAt}, last_error = ${reason} where id = ${id}::uuid`.execute(tx)
    await enqueue(tx, deliverMessage, { id }, { runAt: dueAt, key: keyOf(id) })
  })
}

/** Takes up what a process that died has left behind. */
export const rescueMessages = job('outbox:rescue', {
  input: z.object({}),
  schedule: '* * * * *',
  async run(_payload, { db }) {
    await db.transaction().execute(async (tx) => {
      const { rows } = await sql<{ id: string }>`
        select id from outgoing_messages where status = 'Waiting' and due_at < now() - interval '1 minute' order by due_at limit 100
      `.execute(tx)
      for (const { id } of rows) await enqueue(tx, deliverMessage, { id }, { key: keyOf(id) })
    })
  },
})

export const forgetMessages = job('outbox:forget', {
  input: z.object({}),
  schedule: '17 3 * * *',
  async run(_payload, { db }) {
    await sql`
      delete from outgoing_messages
      where created_at < now() - case status when 'Kept' then interval '7 days' else interval '30 days' end
    `.execute(db)
  },
})

export const outboxJobs = [deliverMessage, rescueMessages, forgetMessages]

const later = (moment: Date, ms: number) => new Date(moment.getTime() + ms)
export const keyOf = (id: string) => `outbox ${id}`
