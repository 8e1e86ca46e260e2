import { sql } from 'kysely'
import { z } from 'zod'
import { job } from '#platform/jobs/jobs.ts'
import { deliverNotifications } from './deliver.ts'
import { keptDays } from './rules.ts'

export const forgetNotifications = job('notifications:forget', {
  input: z.object({}),
  schedule: '47 3 * * *',
  async run(_payload, { db, now }) {
    await sql`delete from notifications where created_at < ${now}::timestamptz - ${keptDays} * interval '1 day'`.execute(db)
  },
})

export const notificationJobs = [deliverNotifications, forgetNotifications]
