import { handle } from '#platform/jobs/handlers.ts'
import { defineJob } from '#platform/jobs/queue.ts'
import { dayMs } from '#platform/values/days.ts'
import { deleteExpiredBefore } from './invitation-queries.ts'

const retentionDays = 30

export const deleteExpiredInvitations = handle(defineJob('purchasing:forget-invitations'), {
  schedule: '42 3 * * *',
  run: async (_, { db, now }) => {
    await deleteExpiredBefore(db, new Date(now.getTime() - retentionDays * dayMs))
  },
})

export const purchasingJobs = [deleteExpiredInvitations]
