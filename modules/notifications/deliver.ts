import { sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'
import { handle, type JobContext } from '#platform/jobs/handlers.ts'
import { enqueue } from '#platform/jobs/queue.ts'
import { findDigest, type PendingDelivery } from './digest.ts'
import { type KindChannel, isOnByDefault, addSeconds, minIntervalSeconds, quietUntil } from './rules.ts'
import { channelSenders, type Recipient } from './channel-senders.ts'
import { deliverNotifications, jobKey } from './job-definitions.ts'
import { findQuietHours } from './settings.ts'

type Target = KindChannel & { accountId: string }

/**
 * Delivers the unread notifications of one kind to an account over one channel, as one digest. The digest enters the outbox in the
 * transaction that deletes the pending deliveries, so that a crash neither loses nor repeats it.
 */
export const deliverNotificationsHandler = handle(deliverNotifications, {
  run: (target, context) => context.db.transaction().execute((tx) => deliver(tx, target, context)),
})

async function deliver(tx: Tx, target: Target, context: JobContext): Promise<void> {
  const { now } = context
  const { isOn, lastSentAt } = await lockSetting(tx, target)
  const recipient = await findRecipient(tx, target)
  if (!isOn || !recipient) return void (await takePendingDeliveries(tx, target))
  const dueAt = await dueTime(tx, target, lastSentAt, now)
  if (dueAt > now) return enqueue(tx, deliverNotifications, target, { runAt: dueAt, key: jobKey(target) })
  const digest = await findDigest(tx, await takePendingDeliveries(tx, target), recipient.locale)
  if (digest.length === 0) return
  await channelSenders[target.channel](tx, { ...target, recipient, digest, context })
  await sql`
    update notification_settings set last_sent_at = ${now} where account_id = ${target.accountId}::uuid and kind = ${target.kind} and channel = ${target.channel}
  `.execute(tx)
}

/** Serializes workers with the same account, kind and channel. */
async function lockSetting(tx: Tx, { accountId, kind, channel }: Target) {
  const { rows } = await sql<{ isOn: boolean | null; lastSentAt: Date | null }>`
    insert into notification_settings (account_id, kind, channel) values (${accountId}::uuid, ${kind}, ${channel})
    on conflict (account_id, kind, channel) do update set kind = excluded.kind returning is_on as "isOn", last_sent_at as "lastSentAt"
  `.execute(tx)
  const { isOn, lastSentAt } = rows[0]!
  return { isOn: isOn ?? isOnByDefault({ kind, channel }), lastSentAt }
}

/** Contains confirmed addresses only. */
async function findRecipient(tx: Tx, { accountId }: Target) {
  const { rows } = await sql<Recipient>`
    select id as "accountId", locale, variant, case when email_confirmed_at is not null then email end as email, case when phone_confirmed_at is not null then phone end as phone
    from accounts where id = ${accountId}::uuid and status = 'Active'
  `.execute(tx)
  return rows[0]
}

async function dueTime(tx: Tx, { accountId, channel }: Target, lastSentAt: Date | null, now: Date) {
  const earliest = lastSentAt ? addSeconds(lastSentAt, minIntervalSeconds[channel]) : now
  const due = earliest > now ? earliest : now
  const hours = await findQuietHours(tx, accountId)
  return (hours && quietUntil(hours, due)) ?? due
}

async function takePendingDeliveries(tx: Tx, { accountId, kind, channel }: Target) {
  const { rows } = await sql<PendingDelivery>`
    delete from notification_waits where account_id = ${accountId}::uuid and kind = ${kind} and channel = ${channel}
    returning notification_id as "notificationId", from_seq as "fromSeq"
  `.execute(tx)
  return rows
}
