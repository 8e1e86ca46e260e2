import { handle } from '#platform/jobs/handlers.ts'
import { defineJob } from '#platform/jobs/queue.ts'
import { markRequestNotificationsRead, notifyOfRequestStep } from '../../notifications/notify-of-requests.ts'
import { expireRequests } from './queries.ts'

const batchSize = 200

/** Ends requests whose prices are not held any more, and tells their buyers. */
export const expirePurchaseRequests = handle(defineJob('approvals:expire'), {
  schedule: '*/10 * * * *',
  async run(_payload, { db, now }) {
    for (let count = batchSize; count === batchSize;)
      count = await db.transaction().execute(async (tx) => {
        const requestIds = await expireRequests(tx, now, batchSize)
        await markRequestNotificationsRead(tx, { requestIds, now })
        await notifyOfRequestStep(tx, { requestIds, now })
        return requestIds.length
      })
  },
})

export const approvalJobs = [expirePurchaseRequests]
