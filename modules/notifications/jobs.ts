import { sql } from 'kysely'
import { z } from 'zod'
import { job } from '#platform/jobs/jobs.ts'
import { lives } from '../accounts/sessions.ts'
import { deliverNotifications } from './deliver.ts'
import { keptDays } from './rules.ts'

export const forgetNotifications = job('notifications:forget', {
  input: z.object({}),
  schedule: '47 3 * * *',
  async run(_payload, { db, now }) {
    await sql`delete from notifications where created_at < ${now}::timestamptz - ${keptDays} * interval '1 day'`.execute(
      db,
    )
  },
})

/** Sessions that are ended take theirs along at once; those that run out, here. */
export const forgetBrowsers = job('notifications:forget-browsers', {
  input: z.object({}),
  schedule: '29 * * * *',
  async run(_payload, { db, now }) {
    await sql`delete from push_subscriptions p using account_sessions s where s.id = p.session_id and not ${lives(now)}`.execute(
      db,
    )
  },
})

export const notificationJobs = [deliverNotifications, forgetNotifications, forgetBrowsers]
