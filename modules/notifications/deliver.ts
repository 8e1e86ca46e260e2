import { sql } from 'kysely'
import { z } from 'zod'
import type { Locale } from '#platform/constants.ts'
import type { Tx } from '#platform/db/database.ts'
import { enqueue, job, type JobContext } from '#platform/jobs/jobs.ts'
import { Channel, Kind } from './contract.ts'
import { readNews } from './news.ts'
import { type Cell, isOnByDefault, later, pauseSeconds, quietUntil } from './rules.ts'
import { tellBy } from './tell.ts'
import { findQuietHours } from './settings.ts'

type Target = Cell & { accountId: string }
export type Recipient = { accountId: string; locale: Locale; email: string | null; phone: string | null }

/**
 * Tells an account over one channel what is still unread of one kind, all of it in one message. What leaves is handed to the outbox
 * in the transaction that takes it from the waiting: a crash before the commit tells nothing, none tells twice.
 */
export const deliverNotifications = job('notifications:deliver', {
  input: z.object({ accountId: z.uuid(), kind: Kind, channel: Channel }),
  run: (target, context) => context.db.transaction().execute((tx) => deliver(tx, target, context)),
})

export const keyOf = ({ accountId, kind, channel }: Target) => `notifications ${kind} ${channel} ${accountId}`

async function deliver(tx: Tx, target: Target, context: JobContext): Promise<void> {
  const { now } = context
  const { isOn, lastSentAt } = await lockSetting(tx, target)
  const recipient = await findRecipient(tx, target)
  if (!isOn || !recipient) return void (await takeWaits(tx, target))
  const dueAt = await dueTime(tx, target, lastSentAt, now)
  if (dueAt > now) return enqueue(tx, deliverNotifications, target, { runAt: dueAt, key: keyOf(target) })
  const news = await readNews(tx, await takeWaits(tx, target), recipient.locale)
  if (news.length === 0) return
  await tellBy[target.channel](tx, { ...target, recipient, news, context })
  await sql`
    update notification_settings set last_sent_at = ${now} where account_id = ${target.accountId}::uuid and kind = ${target.kind} and channel = ${target.channel}
  `.execute(tx)
}

/** Two workers with one account's kind and channel go one after the other. */
async function lockSetting(tx: Tx, { accountId, kind, channel }: Target) {
  const { rows } = await sql<{ isOn: boolean | null; lastSentAt: Date | null }>`
    insert into notification_settings (account_id, kind, channel) values (${accountId}::uuid, ${kind}, ${channel})
    on conflict (account_id, kind, channel) do update set kind = excluded.kind returning is_on as "isOn", last_sent_at as "lastSentAt"
  `.execute(tx)
  const { isOn, lastSentAt } = rows[0]!
  return { isOn: isOn ?? isOnByDefault({ kind, channel }), lastSentAt }
}

/** Addresses only as far as they are proved. */
async function findRecipient(tx: Tx, { accountId }: Target) {
  const { rows } = await sql<Recipient>`
    select id as "accountId", locale, case when email_confirmed_at is not null then email end as email, case when phone_confirmed_at is not null then phone end as phone
    from accounts where id = ${accountId}::uuid and status = 'Active'
  `.execute(tx)
  return rows[0]
}

async function dueTime(tx: Tx, { accountId, channel }: Target, lastSentAt: Date | null, now: Date) {
  const rested = lastSentAt ? later(lastSentAt, pauseSeconds[channel]) : now
  const due = rested > now ? rested : now
  const hours = await findQuietHours(tx, accountId)
  return (hours && quietUntil(hours, due)) ?? due
}

export type Wait = { notificationId: number; fromSeq: number | null }

async function takeWaits(tx: Tx, { accountId, kind, channel }: Target) {
  const { rows } = await sql<Wait>`
    delete from notification_waits where account_id = ${accountId}::uuid and kind = ${kind} and channel = ${channel}
    returning notification_id as "notificationId", from_seq as "fromSeq"
  `.execute(tx)
  return rows
}
