import { sql } from 'kysely'
import { deleteSubscriptionsOfSessions } from '#platform/push/subscriptions.ts'
import { handle } from '#platform/jobs/handlers.ts'
import { defineJob } from '#platform/jobs/queue.ts'
import { activeCondition } from '../accounts/sessions/sessions.ts'
import { deliverNotificationsHandler } from './deliver.ts'
import { retentionDays } from './rules.ts'

export const deleteOldNotifications = handle(defineJob('notifications:forget'), {
  schedule: '47 3 * * *',
  async run(_payload, { db, now }) {
    await sql`delete from notifications where created_at < ${now}::timestamptz - ${retentionDays} * interval '1 day'`.execute(
      db,
    )
  },
})

/** Deletes subscriptions of expired sessions; those of ended sessions are deleted by cascade. */
export const deleteExpiredBrowsers = handle(defineJob('notifications:forget-browsers'), {
  schedule: '29 * * * *',
  async run(_payload, { db, now }) {
    const { rows } = await sql<{ id: string }>`
      select s.id from account_sessions s
      where exists (select from push_subscriptions p where p.session_id = s.id) and not ${activeCondition(now)}
    `.execute(db)
    await deleteSubscriptionsOfSessions(
      db,
      rows.map(({ id }) => id),
    )
  },
})

export const notificationJobs = [deliverNotificationsHandler, deleteOldNotifications, deleteExpiredBrowsers]
