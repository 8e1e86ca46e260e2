import { z } from 'zod'
import { job } from '#platform/jobs/jobs.ts'
import { deleteEnded } from './invitation-queries.ts'

const keptDays = 30

export const forgetInvitations = job('members:forget-invitations', {
  schedule: '40 3 * * *',
  input: z.object({}),
  run: async (_, { db, now }) => {
    await deleteEnded(db, new Date(now.getTime() - keptDays * 86_400_000))
  },
})

export const memberJobs = [forgetInvitations]
