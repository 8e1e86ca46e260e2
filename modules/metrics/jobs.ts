import { handle } from '#platform/jobs/handlers.ts'
import { defineJob } from '#platform/jobs/queue.ts'
import { countMetrics } from './count-metrics.ts'

export const countHandler = handle(defineJob('metrics:count'), {
  // Shortly before the reports count the day.
  schedule: '8,18,28,38,48,58 * * * *',
  run: async (_payload, { db, now }) => await countMetrics(db, now),
})

export const metricJobs = [countHandler]
