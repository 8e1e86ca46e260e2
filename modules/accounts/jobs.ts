import { sql } from 'kysely'
import { z } from 'zod'
import { job } from '#platform/jobs/jobs.ts'
import { deleteOldMisses } from './misses.ts'

const nothing = z.object({})

/** What signing in leaves behind and nobody asks for again. */
const cleanUp = job('accounts:clean-up', {
  schedule: '17 * * * *',
  input: nothing,
  async run(_, { db, now }) {
    await deleteOldMisses(db, now)
    await sql`delete from sign_in_challenges where expires_at < ${now}`.execute(db)
    await sql`delete from signing_keys where retired_at < ${now}::timestamptz - interval '1 day'`.execute(db)
  },
})

export const accountJobs = [cleanUp]
