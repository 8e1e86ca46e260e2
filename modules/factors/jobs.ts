import { sql } from 'kysely'
import { z } from 'zod'
import { job } from '#platform/jobs/jobs.ts'

/** What no browser has signed in time. */
const forgetPasskeyChallenges = job('factors:forget-passkey-challenges', {
  schedule: '17 * * * *',
  input: z.object({}),
  run: async (_payload, { db, now }) => {
    await sql`delete from passkey_challenges where expires_at < ${now}`.execute(db)
  },
})

export const factorJobs = [forgetPasskeyChallenges]
