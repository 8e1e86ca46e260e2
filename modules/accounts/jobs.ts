import { sql } from 'kysely'
import { handle } from '#platform/jobs/handlers.ts'
import { defineJob } from '#platform/jobs/queue.ts'
import { deleteExpiredChallenges } from './sign-in/challenges.ts'
import { deleteExpiredAttempts } from './sign-in/failed-attempts.ts'

/** Deletes rows that signing in leaves behind. */
const deleteExpired = handle(defineJob('accounts:clean-up'), {
  schedule: '17 * * * *',
  async run(_payload, { db, now }) {
    await deleteExpiredAttempts(db, now)
    await deleteExpiredChallenges(db, now)
    await sql`delete from signing_keys where retired_at < ${now}::timestamptz - interval '1 day'`.execute(db)
  },
})

export const accountJobs = [deleteExpired]
