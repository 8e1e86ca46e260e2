import { sql } from 'kysely'
import { handle } from '#platform/jobs/handlers.ts'
import { defineJob } from '#platform/jobs/queue.ts'

const deleteExpiredPasskeyChallenges = handle(defineJob('factors:forget-passkey-challenges'), {
  schedule: '17 * * * *',
  run: async (_payload, { db, now }) => {
    await sql`delete from passkey_challenges where expires_at < ${now}`.execute(db)
  },
})

export const mfaJobs = [deleteExpiredPasskeyChallenges]
