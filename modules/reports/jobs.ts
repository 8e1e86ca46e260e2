import { handle } from '#platform/jobs/handlers.ts'
import { defineJob } from '#platform/jobs/queue.ts'
import { countDays } from './count-days.ts'

export const countFigures = handle(defineJob('reports:count-days'), {
  schedule: '*/10 * * * *',
  run: async (_payload, { db, now }) => void (await countDays(db, now)),
})

export const reportJobs = [countFigures]
